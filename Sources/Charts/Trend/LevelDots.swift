internal import Text

/// Dots that show where values lie between the smallest and the largest of them, for values far from zero: bars from
/// zero would all look alike.
struct LevelDots {
  private let width: Int
  private let ends: ClosedRange<Double>
  /// The texts of both ends; nil if they are shown alike.
  private let figures: (low: String, high: String)?
  private let canvas: Canvas

  /// Creates rows of `width` cells for values that are shown as `figure` says; nil if there are no values.
  init?(_ values: [Double], width: Int, on canvas: Canvas, figure: (Double) -> String) {
    guard let low = values.min(), let high = values.max() else { return nil }
    self.width = max(1, width)
    self.canvas = canvas
    ends = low...high
    figures = figure(low) == figure(high) ? nil : (figure(low), figure(high))
  }

  /// A row with the dot of a value; values that are shown alike have theirs in the middle.
  func dot(_ value: Double) -> StyledLine {
    let size = ends.upperBound - ends.lowerBound
    let place = figures != nil && size > 0 ? (value - ends.lowerBound) / size : 0.5
    var row = CellRow(width: width)
    row.set(Glyphs.on(canvas).dot, at: Int((place * Double(width - 1)).rounded()), .cyan)
    return row.line
  }

  /// The smallest value at the left and the largest at the right; empty if there is no room for both, or if they are
  /// shown alike.
  var labels: String {
    guard let (low, high) = figures, low.cells + high.cells + 2 <= width else { return "" }
    return low.padded(to: width - high.cells) + high
  }
}

internal import Figures
internal import Text

/// A strip below the two lines that shows how each day differs from the same day of the previous period.
///
/// Two lines that share a cell on many days cannot be compared by eye; the strip shows the sign and the size of each
/// difference.
struct TrendDifferences {
  /// Each day's difference between the two values, both rounded as they are shown; nil if either day has no value.
  private let values: [Double?]
  private let chart: TrendChart
  /// The size of the largest difference, above 0.
  private let largest: Double

  /// The names of the two rows.
  private static let (moreName, lessName) = ("more", "less")
  /// The height of a row in dots.
  private static let dots = 4

  /// Creates the differences of a chart; nil if the chart does not compare periods, or if no day differs.
  init?(_ chart: TrendChart) {
    guard let before = chart.before, before.isCompared else { return nil }
    values = zip(chart.points, before.values).map { point, past in
      guard let now = point.value, let past else { return nil }
      return Figure.shown(now, decimals: chart.decimals) - Figure.shown(past, decimals: chart.decimals)
    }
    guard let largest = values.compactMap({ $0?.magnitude }).max(), largest > 0 else { return nil }
    self.largest = largest
    self.chart = chart
  }

  /// Returns the two rows of the strip: increases above, decreases below.
  ///
  /// Blocks start at the line between the two rows. `gutter` is the number of cells before the plot; `columnWidth` is
  /// the number of cells for a day.
  func lines(gutter: Int, columnWidth: Int, on canvas: Canvas) -> [StyledLine] {
    [(Self.moreName, false), (Self.lessName, true)].map { name, isLess in
      var cells = CellRow(width: columnWidth * values.count)
      for (day, value) in values.enumerated() {
        guard let value, value != 0, (value < 0) == isLess else { continue }
        cells.set(block(value.magnitude, isLess: isLess, on: canvas), at: day * columnWidth, .cyan)
      }
      return (StyledLine(name.padded(to: gutter + 1)) + cells.line).trimmed
    }
  }

  /// A block with a height of one to four dots; in ASCII, a plus or minus sign, or `#` for at least half of the
  /// largest difference.
  private func block(_ size: Double, isLess: Bool, on canvas: Canvas) -> Unicode.Scalar {
    let part = size / largest
    if canvas.isASCII { return part >= 0.5 ? Glyphs.on(canvas).full : isLess ? "-" : "+" }
    let height = max(1, Int((part * Double(Self.dots)).rounded()))
    return BrailleGrid.block(height: height, isHanging: isLess)
  }

  /// The largest difference in each direction, with the day's name processed by `show`, which makes it safe to display:
  /// `most above last month: +820 (Tue 3 Nov)`.
  func extremes(naming show: (String) -> String) -> [String] {
    func day(_ word: String, _ isFurther: (Double, Double) -> Bool) -> String? {
      let days = values.indices.compactMap { index in values[index].map { (day: index, value: $0) } }
      guard let furthest = days.max(by: { isFurther($1.value, $0.value) }), isFurther(furthest.value, 0),
        let now = chart.points[furthest.day].value, let past = chart.before?.values[furthest.day]
      else { return nil }
      let change = Figure.change(from: past, to: now, decimals: chart.decimals)
      return "\(word): \(change) (\(show(chart.points[furthest.day].name)))"
    }
    let name = chart.before?.name ?? ""
    return [day("most above \(name)", >), day("most below \(name)", <)].compactMap(\.self)
  }
}

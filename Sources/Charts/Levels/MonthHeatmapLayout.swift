/// The widths of the parts of a row in a calendar: label, seven days and mean.
struct MonthHeatmapLayout {
  /// How the level of a day is drawn.
  enum Body {
    /// The glyph of the day's level, repeated in this number of cells.
    case level(Int)
    /// The day's value as a number, in this number of cells.
    case figure(Int)

    var width: Int {
      switch self {
      case .level(let width), .figure(let width): width
      }
    }
  }

  let body: Body
  /// Whether each day shows its number in the month; if false, only the number of the first day of each row is shown,
  /// at the start of the row.
  let hasNumbers: Bool
  let hasMeans: Bool
  /// The number of cells before each day (`gap`), and between the day's number and its level (`space`).
  let gap: Int
  let space: Int
  let labelWidth: Int
  let meanWidth: Int

  /// The width of a day in cells: gap, number, space, level and sign.
  var dayWidth: Int { gap + (hasNumbers ? 2 : 0) + space + body.width + 1 }
  /// The number of cells before the first day.
  var startWidth: Int { labelWidth + (hasNumbers ? 1 : 3) }
  /// The number of cells between the days and the mean.
  var meanGap: Int { hasNumbers ? gap * 2 + 1 : 1 }

  private var width: Int { startWidth + 7 * dayWidth + (hasMeans ? meanGap + meanWidth : 0) }

  /// Returns the widest layout that fits into `width` cells.
  ///
  /// Narrower layouts have less space, or leave out the numbers of the days or the means of the weeks.
  ///
  /// `figureWidth` is the width of the numbers in ASCII, or nil if levels are drawn with glyphs.
  static func fitting(width: Int, labelWidth: Int, meanWidth: Int, figureWidth: Int?) -> MonthHeatmapLayout {
    func layout(_ body: Body, hasNumbers: Bool, hasMeans: Bool = true, isWide: Bool) -> MonthHeatmapLayout {
      MonthHeatmapLayout(
        body: body, hasNumbers: hasNumbers, hasMeans: hasMeans, gap: isWide || !hasNumbers ? 1 : 0,
        space: isWide ? 1 : 0, labelWidth: labelWidth, meanWidth: meanWidth)
    }
    let last = layout(.level(1), hasNumbers: figureWidth == nil, hasMeans: false, isWide: false)
    var choices: [MonthHeatmapLayout] = []
    if let figureWidth {
      choices = [
        layout(.figure(figureWidth), hasNumbers: true, isWide: true),
        layout(.figure(figureWidth), hasNumbers: false, isWide: false),
        layout(.figure(figureWidth), hasNumbers: false, hasMeans: false, isWide: false),
        layout(.level(1), hasNumbers: true, isWide: true), layout(.level(1), hasNumbers: false, isWide: false),
      ]
    } else {
      choices = [
        layout(.level(2), hasNumbers: true, isWide: true),
        layout(.level(2), hasNumbers: true, hasMeans: false, isWide: true),
        layout(.level(1), hasNumbers: true, isWide: false),
      ]
    }
    return choices.first { $0.width <= width } ?? last
  }
}

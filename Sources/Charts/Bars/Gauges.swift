internal import Figures
package import Text

/// Bars that show how far values are from their goals, or from limits that they should stay below.
package struct Gauges: Chart {
  /// What the limit of a value means.
  package enum Kind: Sendable {
    /// A goal to be reached but not exceeded by much: `14 g to go`, `met`, `40 g over`.
    case goal
    /// A limit; less is better: `158 kcal left`, `116 mg OVER`.
    case limit
    /// An amount to be used up; a small excess still meets the goal.
    ///
    /// `158 kcal left`, `95 kcal over, at goal`, `400 kcal OVER`.
    case budget
    /// An amount that is available; it is not a limit, because more may come from elsewhere.
    ///
    /// `158 kcal left` or, once the value exceeds the amount, `116 kcal more than that`.
    case supply
    /// The part of a day's goal that one serving provides.
    ///
    /// There is no remark about what is left, because people eat more than one serving a day.
    case part
  }

  /// A value and its goal or limit.
  package struct Row: Sendable {
    /// What is measured: `protein`; cut in drawings if it is longer than 14 cells.
    package let name: String
    /// The value so far, in `unit`.
    package let value: Double
    /// The goal or the limit, in `unit`, above 0; if nil, no gauge is drawn.
    package let limit: Double?
    /// The unit of the value and the limit: `kcal`, `g` or `mg`.
    package let unit: String
    /// The number of digits after the decimal point.
    package let decimals: Int
    /// What `limit` means: a goal to reach, a limit to stay below, and so on.
    package let kind: Kind
    /// The number of items whose value is unknown; `value` is the sum of the other items.
    package let unknown: Int
    /// The ratio of a value to its goal above which the goal counts as exceeded instead of met: 1.1 is 110 %.
    package let overBeyond: Double

    /// Creates a row with these values; a `limit` that is 0, negative or not finite counts as no limit.
    package init(
      name: String, value: Double, limit: Double?, unit: String, decimals: Int = 0, kind: Kind, unknown: Int = 0,
      overBeyond: Double = 1.1
    ) {
      self.name = name
      self.value = value
      self.limit = limit.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      self.unit = unit
      self.decimals = decimals
      self.kind = kind
      self.unknown = unknown
      self.overBeyond = overBeyond
    }
  }

  let rows: [Row]

  /// Creates gauges for `rows`; the caller provides the heading line.
  package init(rows: [Row]) { self.rows = rows }

  /// A line for each row, or several lines on a narrow canvas; on an accessible canvas, sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : GaugesDrawing(self, on: canvas).lines
  }

  private func sentences(on canvas: Canvas) -> [StyledLine] {
    Sentences.lines(rows.map(sentence), on: canvas)
  }

  /// A row as a sentence: `Sodium 2,416 of 2,300 mg, 105 %, 116 mg OVER`.
  func sentence(_ row: Row) -> String {
    let reading = GaugeReading(row)
    let limit = reading.limit.map { " of \($0)" } ?? ""
    let rest = [reading.percent.map { "\($0) %" }, reading.status, reading.unknown].compactMap { $0 }.map {
      ", " + $0
    }.joined()
    return "\(row.name.capitalizedFirst) \(reading.value)\(limit) \(row.unit)\(rest)."
  }
}

/// The figures and words of a gauge.
///
/// Differences are calculated from the rounded figures, so that they agree with the figures that are shown.
struct GaugeReading {
  let value: String
  let limit: String?
  /// The value as a whole percentage of the limit; nil if there is no limit.
  let percent: String?
  let status: String?
  let unknown: String?
  let ink: Ink
  /// The color of the gauge in images: `met`, `over`, or `series` for neither.
  let role: VectorImage.Role
  /// The filled part of the bar, 0 to 1.
  let filled: Double
  /// The ratio of the value to the limit; nil if there is no limit.
  let share: Double?
  let isBeyond: Bool

  init(_ row: Gauges.Row) { self.init(row, unit: row.unit) }

  /// Creates the figures and words of a row; `unit` is the unit as the canvas shows it.
  init(_ row: Gauges.Row, unit: String) {
    let shown = Figure.shown(row.value, decimals: row.decimals)
    value = Figure.text(row.value, decimals: row.decimals)
    unknown = row.unknown > 0 ? "+ \(row.unknown) unknown" : nil
    guard let limit = row.limit, shown.isFinite, Figure.shown(limit, decimals: row.decimals) > 0 else {
      (self.limit, percent, status, filled, share, isBeyond) = (nil, nil, nil, 0, nil, false)
      (ink, role) = (.plain, .series)
      return
    }
    let bound = Figure.shown(limit, decimals: row.decimals)
    let rest = Figure.text((bound - shown).magnitude, decimals: row.decimals)
    self.limit = Figure.text(limit, decimals: bound == bound.rounded() ? 0 : row.decimals)
    percent = Figure.percent(of: shown, bound)
    filled = min(1, max(0, shown / bound))
    share = shown / bound
    isBeyond = shown > bound
    switch row.kind {
    case .goal where shown > bound * row.overBeyond: (status, ink, role) = ("\(rest) \(unit) over", .yellow, .over)
    case .goal where shown >= bound: (status, ink, role) = ("met", .green, .met)
    case .goal: (status, ink, role) = ("\(rest) \(unit) to go", .plain, .series)
    case .budget where isBeyond && shown <= bound * row.overBeyond:
      (status, ink, role) = ("\(rest) \(unit) over, at goal", .green, .met)
    case .limit where isBeyond, .budget where isBeyond: (status, ink, role) = ("\(rest) \(unit) OVER", .red, .over)
    case .supply where isBeyond: (status, ink, role) = ("\(rest) \(unit) more than that", .plain, .series)
    case .part where isBeyond: (status, ink, role) = ("\(rest) \(unit) more than that", .yellow, .over)
    case .part: (status, ink, role) = (nil, .plain, .series)
    case .limit, .budget, .supply: (status, ink, role) = ("\(rest) \(unit) left", .plain, .series)
    }
  }
}

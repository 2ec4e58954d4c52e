package import Text

/// How far values are on the way to their goals, or to limits that they should stay under.
package struct Gauges: Chart {
  /// What the number beside a value is.
  package enum Kind: Sendable {
    /// To be reached and not much exceeded: `14 g to go`, `met`, `40 g over`.
    case goal
    /// Less is better: `158 kcal left`, `116 mg OVER`.
    case limit
    /// To be used up, and not exceeded by more than what still meets it: `158 kcal left`, `95 kcal over, at goal`, `400 kcal OVER`.
    case budget
    /// What there is to use, of which more may come from elsewhere: `158 kcal left`, `116 kcal more than that`.
    case supply
  }

  /// A value and its goal or limit.
  package struct Row: Sendable {
    /// What is measured: `protein`; longer than 14 cells it is cut in drawings.
    package let name: String
    /// What it has come to, in `unit`.
    package let value: Double
    /// The goal or the limit, in `unit`, above 0; nil for none, and then no gauge is drawn.
    package let limit: Double?
    /// `kcal`, `g` or `mg`.
    package let unit: String
    /// Digits behind the point that the figures are shown with.
    package let decimals: Int
    /// Whether `limit` is to be reached or to be stayed under.
    package let kind: Kind
    /// Items whose value is not known; the value is the sum of the others.
    package let unknown: Int
    /// The share of a goal (1.1 is 110 %) beyond which it is over, not met.
    package let overBeyond: Double

    /// A gauge's row; a `limit` that is not above 0 and finite counts as none.
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

  /// Gauges of `rows`; the heading line is the caller's.
  package init(rows: [Row]) { self.rows = rows }

  /// A line each, two on a narrow canvas, or sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : GaugesDrawing(self, on: canvas).lines
  }

  private func sentences(on canvas: Canvas) -> [StyledLine] {
    Sentences.lines(rows.map(sentence), on: canvas)
  }

  /// A row in words: `Sodium 2,416 of 2,300 mg, 105 %, 116 mg OVER`.
  func sentence(_ row: Row) -> String {
    let reading = GaugeReading(row)
    let limit = reading.limit.map { " of \($0)" } ?? ""
    let rest = [reading.percent.map { "\($0) %" }, reading.status, reading.unknown].compactMap { $0 }.map {
      ", " + $0
    }.joined()
    return "\(row.name.capitalizedFirst) \(reading.value)\(limit) \(row.unit)\(rest)."
  }
}

/// What a gauge says in figures and words.
///
/// Differences are taken between the figures as shown, so that they agree.
struct GaugeReading {
  let value: String
  let limit: String?
  /// Of the limit, in whole per cent.
  let percent: String?
  let status: String?
  let unknown: String?
  let ink: Ink
  /// What it stands for in images: met, over, or neither.
  let role: VectorImage.Role
  /// The filled part of the bar, 0 to 1.
  let filled: Double
  /// The value's share of the limit; nil where there is no limit.
  let share: Double?
  let isBeyond: Bool

  init(_ row: Gauges.Row) { self.init(row, unit: row.unit) }

  /// The reading of a row; `unit` is its unit as it is to be shown.
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
    case .limit, .budget, .supply: (status, ink, role) = ("\(rest) \(unit) left", .plain, .series)
    }
  }
}

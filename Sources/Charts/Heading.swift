internal import Text

/// The heading above a chart: what it measures, in which unit, for whom, for which days, and how many of the days are
/// known.
package struct Heading: Sendable {
  /// The measure: `Energy`.
  package let title: String
  /// The unit of the values: `kcal`.
  package let unit: String
  /// The time that each value covers: `day` in `kcal per day`; nil if the unit needs no period.
  package let per: String?
  /// The person whose values are shown: `Dad`.
  package let subject: String
  /// The days shown: `14 Sep – 8 Nov 2026`.
  package let period: String
  /// How many of the days are known: `47 of 56 days logged`; nil to leave this part out.
  package let coverage: String?

  /// Creates a heading from strings such as `Energy`, `kcal`, `day`, `Dad`, `14 Sep – 8 Nov 2026`, `8 weeks, 47 of 56
  /// days logged`.
  package init(
    title: String, unit: String, per: String? = nil, subject: String, period: String, coverage: String? = nil
  ) {
    self.title = title
    self.unit = unit
    self.per = per
    self.subject = subject
    self.period = period
    self.coverage = coverage
  }

  /// The heading as `Energy, kcal per day · Dad · 14 Sep – 8 Nov 2026 (47 of 56 days logged)`, broken at the dots if it
  /// is too wide.
  func lines(on canvas: Canvas) -> [StyledLine] {
    let shown = shown(on: canvas)
    let days = shown.coverage.map { "\(shown.period) (\($0))" } ?? shown.period
    return Parts([shown.measure, shown.subject, days], ink: .bold).lines(on: canvas)
  }

  /// The heading on two lines, for a canvas of fewer than 60 cells.
  ///
  /// `rows` says what a row of the chart shows (`mean of each week`) and may be empty. If `withCoverage` is true, a
  /// third line says how many days are known, for charts whose rows do not show this.
  func narrowLines(of rows: String, withCoverage: Bool = false, on canvas: Canvas) -> [StyledLine] {
    let shown = shown(on: canvas)
    let rate = shown.per.map { "\(shown.unit)/\($0)" } ?? shown.unit
    let measure = [shown.title, rate, rows].filter { !$0.isEmpty }.joined(separator: ", ")
    let texts = [measure, "\(shown.subject), \(shown.period)"] + (withCoverage ? [shown.coverage ?? ""] : [])
    return texts.filter { !$0.isEmpty }.flatMap { canvas.show($0).wrapped(to: canvas.width) }.map {
      StyledLine($0, .bold)
    }
  }

  /// The first sentence of the text form: `Energy, Dad, 2 to 8 November 2026, kcal per day`.
  var sentence: String {
    let coverage = coverage.map { " \($0.capitalizedFirst)." } ?? ""
    return "\(title), \(subject), \(Sentences.spoken(period)), \(unitAndRate).\(coverage)"
  }

  /// The heading with each part as the canvas shows it.
  ///
  /// In ASCII, a part becomes `?` if none of its characters has an equivalent.
  private func shown(on canvas: Canvas) -> Heading {
    Heading(
      title: canvas.show(title), unit: canvas.show(unit), per: per.map(canvas.show), subject: canvas.show(subject),
      period: canvas.show(period), coverage: coverage.map(canvas.show))
  }

  /// The heading on one line of any width, for images and pages.
  var line: String {
    [measure, subject, coverage.map { "\(period) (\($0))" } ?? period].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The measure with its unit: `Energy, kcal per day`.
  var measure: String { "\(title), \(unitAndRate)" }
  private var unitAndRate: String { per.map { "\(unit) per \($0)" } ?? unit }
}

/// Parts of a heading or a footer, joined by ` · `; a line that is too wide is broken between two parts.
struct Parts {
  let texts: [String]
  let ink: Ink

  init(_ texts: [String], ink: Ink = .plain) {
    self.texts = texts.filter { !$0.isEmpty }
    self.ink = ink
  }

  /// The parts as lines; all lines except the first are indented by `indent` cells.
  func lines(indent: Int = 0, on canvas: Canvas) -> [StyledLine] {
    let start = String(repeating: " ", count: indent)
    let separator = canvas.show(" · ")
    var lines: [String] = []
    var used = 0
    for text in texts.map(canvas.show) {
      let size = text.cells
      if let last = lines.last, used + separator.cells + size <= canvas.width {
        lines[lines.count - 1] = last + separator + text
        used += separator.cells + size
      } else {
        let broken = text.wrapped(to: canvas.width - indent)
        for part in broken { lines.append((lines.isEmpty ? "" : start) + part) }
        used = lines.last?.cells ?? 0
      }
    }
    return lines.map { StyledLine($0, ink) }
  }
}

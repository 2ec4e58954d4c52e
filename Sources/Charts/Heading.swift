internal import Text

/// What a chart shows: the measure and its unit, whose values they are, for which days, and how many of them are
/// known.
package struct Heading: Sendable {
  /// The measure: `Energy`.
  package let title: String
  /// The unit of its values: `kcal`.
  package let unit: String
  /// What a value is for, `day`; nil if the unit says it all.
  package let per: String?
  /// Whose values they are: `Dad`.
  package let subject: String
  /// The days shown: `14 Sep – 8 Nov 2026`.
  package let period: String
  /// How many of the days are known: `47 of 56 days logged`; nil if this is not shown.
  package let coverage: String?

  /// A heading with these texts: `Energy`, `kcal`, `day`, `Dad`, `14 Sep – 8 Nov 2026`, `8 weeks, 47 of 56 days
  /// logged`.
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

  /// `Energy, kcal per day · Dad · 14 Sep – 8 Nov 2026 (47 of 56 days logged)`, broken at the dots if it is too wide.
  func lines(on canvas: Canvas) -> [StyledLine] {
    let shown = shown(on: canvas)
    let days = shown.coverage.map { "\(shown.period) (\($0))" } ?? shown.period
    return Parts([shown.measure, shown.subject, days], ink: .bold).lines(on: canvas)
  }

  /// Two lines for a canvas of less than 60 cells; `rows` says what each row is, if anything: `mean of each week`.
  ///
  /// A third line has the coverage if the rows do not show their own.
  func narrowLines(of rows: String, withCoverage: Bool = false, on canvas: Canvas) -> [StyledLine] {
    let shown = shown(on: canvas)
    let rate = shown.per.map { "\(shown.unit)/\($0)" } ?? shown.unit
    let measure = [shown.title, rate, rows].filter { !$0.isEmpty }.joined(separator: ", ")
    let texts = [measure, "\(shown.subject), \(shown.period)"] + (withCoverage ? [shown.coverage ?? ""] : [])
    return texts.filter { !$0.isEmpty }.flatMap { canvas.show($0).wrapped(to: canvas.width) }.map {
      StyledLine($0, .bold)
    }
  }

  /// What is said first: `Energy, Dad, 2 to 8 November 2026, kcal per day`.
  var sentence: String {
    let coverage = coverage.map { " \($0.capitalizedFirst)." } ?? ""
    return "\(title), \(subject), \(Sentences.spoken(period)), \(unitAndRate).\(coverage)"
  }

  /// The heading with its texts as the canvas shows them: in ASCII a title without a letter becomes `?`, other such
  /// texts disappear.
  private func shown(on canvas: Canvas) -> Heading {
    Heading(
      title: canvas.show(title), unit: canvas.show(unit), per: per.map(canvas.show), subject: canvas.show(subject),
      period: canvas.show(period), coverage: coverage.map(canvas.show))
  }

  /// The heading in one line, for media in which no line is too wide.
  var line: String {
    [measure, subject, coverage.map { "\(period) (\($0))" } ?? period].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// `Energy, kcal per day`.
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

  /// The parts in lines; all lines but the first are indented by `indent` cells.
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

package import Text

/// A table with a sparkline, figures and a word in each row: the persons of a household, or weeks at a glance.
package struct SparkRows: Chart {
  /// A person, or a week.
  package struct Row: Sendable {
    /// Who or when it is: `Dad`, `14 Sep`; cut only in drawings, where there is no room.
    package let name: String
    /// Its days in order.
    package let series: [Observation]
    /// What stands in the figure columns, in their order: `2,184`, `5/7`; an empty one says nothing.
    package let figures: [String]
    /// What is said at the end: `over`, `this week`; nil for nothing.
    package let word: String?
    /// How the word stands out.
    package let ink: Ink

    /// A row as it is given; numbers beyond 1e100 count as missing.
    package init(name: String, series: [Observation], figures: [String], word: String? = nil, ink: Ink = .plain) {
      self.name = name
      self.series = series.map(\.drawable)
      self.figures = figures
      self.word = word
      self.ink = ink
    }
  }

  /// Which values the levels of the rows stand for.
  package enum Scaling: Sendable {
    /// The same in each row: the one given or, if nil, one that fits all.
    case shared(LevelScale?)
    /// Each row's own: only its shape can be seen, and the legend says so.
    case own
  }

  let heading: Heading
  let cellName: String?
  let seriesTitle: String
  let figureTitles: [String]
  let dayNames: [String]
  let rows: [Row]
  let missing: String
  let scaling: Scaling
  let decimals: Int
  let summary: [String]

  /// A table of `rows`, with a title over the series (`MTWTFSS`) and one over each column of figures.
  ///
  /// `cellName` is what a cell of a series stands for (`week`: its mean); nil where the heading's coverage says it.
  /// `dayNames` are those of the series' days for the text form; without them it says only the highest and the lowest.
  /// `missing` is said of a cell without a value (`not bought`).
  package init(
    heading: Heading, cellName: String? = "day", seriesTitle: String = "", figureTitles: [String],
    dayNames: [String] = [], rows: [Row], missing: String = Observation.noLog,
    scaling: Scaling = .shared(nil), decimals: Int = 0, summary: [String] = []
  ) {
    self.heading = heading
    self.cellName = cellName
    self.seriesTitle = seriesTitle
    self.figureTitles = figureTitles
    self.dayNames = dayNames
    self.rows = rows
    self.missing = missing
    self.scaling = scaling
    self.decimals = decimals
    self.summary = summary
  }

  /// The table, or sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : SparkRowsDrawing(self, on: canvas).lines
  }

  /// Whether the drawing has room for the figures beside the series, rather than under them.
  package func isBeside(on canvas: Canvas) -> Bool { !SparkRowsDrawing(self, on: canvas).isFolded }

  /// The scale that all rows share; nil where each has its own.
  var sharedScale: LevelScale? {
    guard case .shared(let scale) = scaling else { return nil }
    return scale ?? LevelScale(fitting: rows.flatMap(\.series).compactMap(\.value))
  }

  /// What the legend says of rows that share no scale.
  static let ownScaleWords = "each row on a scale of its own"

  /// How many columns of figures there are: as many as the longest row or the titles need.
  var figureCount: Int { max(figureTitles.count, rows.map(\.figures.count).max() ?? 0) }

  private func sentences(on canvas: Canvas) -> [StyledLine] {
    let end = summary.map { $0.capitalizedFirst + "." }.joined(separator: " ")
    return Sentences.lines(
      [heading.sentence] + (rows.isEmpty ? ["No rows."] : rows.map(sentence)) + [end], on: canvas)
  }

  /// A row in words: `Dad: mean 2,008, logged 4/5, met, Mon 1,784, Tue 2,192`.
  func sentence(_ row: Row) -> String {
    let figures = row.figures.enumerated().filter { !$1.isEmpty }.map { index, text in
      index < figureTitles.count && !figureTitles[index].isEmpty ? "\(figureTitles[index]) \(text)" : text
    }
    let parts = figures + [row.word].compactMap { $0 } + [spoken(row.series)].filter { !$0.isEmpty }
    return "\(row.name): \(parts.joined(separator: ", "))."
  }

  /// The days by name and figure; where there are too many or no names, the highest and the lowest value.
  private func spoken(_ series: [Observation]) -> String {
    func figure(_ value: Double) -> String { Figure.text(value, decimals: decimals) }
    if series.count <= 14, dayNames.count >= series.count {
      return zip(dayNames, series).map { "\($0) \($1.value.map(figure) ?? $1.words(missing: missing) ?? "")" }.joined(
        separator: ", ")
    }
    let values = series.compactMap(\.value)
    guard let high = values.max(), let low = values.min() else { return "" }
    return "highest \(figure(high)), lowest \(figure(low))"
  }
}

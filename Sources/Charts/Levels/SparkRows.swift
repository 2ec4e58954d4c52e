internal import Figures
package import Text

/// A table with a sparkline, figures and a word in each row, for the profiles of a household or for weeks.
package struct SparkRows: Chart {
  /// A person, or a week.
  package struct Row: Sendable {
    /// The name: `Dad`, `14 Sep`; cut only in drawings that have no room for it.
    package let name: String
    /// The values of the row's days in order.
    package let series: [Observation]
    /// The contents of the figure columns, in order: `2,184`, `5/7`; an empty string leaves its column blank.
    package let figures: [String]
    /// The word at the end of the row: `over`, `this week`; nil if there is no word.
    package let word: RowWord?
    /// The number of digits after the decimal point of the row's values; nil for the same number as the chart.
    package let decimals: Int?

    /// Creates a row with these values; numbers beyond 1e100 count as missing.
    package init(
      name: String, series: [Observation], figures: [String], word: RowWord? = nil, decimals: Int? = nil
    ) {
      self.name = name
      self.series = series.map(\.drawable)
      self.figures = figures
      self.word = word
      self.decimals = decimals
    }
  }

  /// Whether all rows share one scale of levels.
  package enum Scaling: Sendable {
    /// One scale for all rows: the associated scale or, if it is nil, one that fits the values of all rows.
    case shared(LevelScale?)
    /// A separate scale for each row: only the shapes of rows can be compared, and the legend says so.
    case perRow
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
  /// The unit of the values in the cells; nil if it is the heading's unit.
  let scaleUnit: String?
  let summary: [String]
  /// What the legend says in place of the range of the scale; nil for the range, which ASCII always has, since its digits
  /// need an explanation.
  let note: String?

  /// Creates a table of `rows`, with a title above the series (`MTWTFSS`) and a title above each column of figures.
  ///
  /// `cellName` says what a cell of a series shows: `day`, or `week` for the mean of a week; nil if the heading says
  /// this. `dayNames` are the names of the days in the text form; without them the text form only has the highest and
  /// the lowest value. `missing` is shown for a cell without a value (`not bought`). `scaleUnit` is the unit of the
  /// cells if it differs from the heading's unit: `% of each person's own limit`. `note` stands in the
  /// legend in place of the scale's range if the figures beside the cells have the values: `protein: % of the goal`.
  package init(
    heading: Heading, cellName: String? = "day", seriesTitle: String = "", figureTitles: [String],
    dayNames: [String] = [], rows: [Row], missing: String = Observation.noLog,
    scaling: Scaling = .shared(nil), decimals: Int = 0, scaleUnit: String? = nil, summary: [String] = [],
    note: String? = nil
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
    self.scaleUnit = scaleUnit
    self.summary = summary
    self.note = note
  }

  /// The table or, on an accessible canvas, sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : SparkRowsDrawing(self, on: canvas).lines
  }

  /// Whether the drawing has room for the figures to the right of each series; if not, the figures are below the
  /// series.
  package func isBeside(on canvas: Canvas) -> Bool { !SparkRowsDrawing(self, on: canvas).isFolded }

  /// The scale shared by all rows; nil if each row has its own.
  var sharedScale: LevelScale? {
    guard case .shared(let scale) = scaling else { return nil }
    return scale ?? LevelScale(fitting: rows.flatMap(\.series).compactMap(\.value))
  }

  /// What the legend says if each row has its own scale.
  static let ownScaleWords = "each row has its own scale"

  /// The number of figure columns that the longest row or the titles need.
  var figureCount: Int { max(figureTitles.count, rows.map(\.figures.count).max() ?? 0) }

  private func sentences(on canvas: Canvas) -> [StyledLine] {
    let end = summary.map { $0.capitalizedFirst + "." }.joined(separator: " ")
    return Sentences.lines(
      [heading.sentence] + (rows.isEmpty ? ["No rows."] : rows.map(sentence)) + [end], on: canvas)
  }

  /// A figure after its column's title: `mean 2,008`; the figure alone if the title is empty, or if the figure is
  /// `no log`.
  static func titled(_ figure: String, _ title: String) -> String {
    title.isEmpty || figure == Observation.noLog ? figure : "\(title) \(figure)"
  }

  /// A row as a sentence: `Dad: mean 2,008, logged 4/5, met, Mon 1,784, Tue 2,192`.
  func sentence(_ row: Row) -> String {
    let figures = row.figures.enumerated().filter { !$1.isEmpty }.map { index, text in
      index < figureTitles.count ? Self.titled(text, figureTitles[index]) : text
    }
    let parts = figures + [row.word?.text].compactMap { $0 } + [spoken(row)].filter { !$0.isEmpty }
    return "\(row.name): \(parts.joined(separator: ", "))."
  }

  /// Each day with its name and figure; only the highest and the lowest value if there are more than 14 days, or if the
  /// days have no names.
  private func spoken(_ row: Row) -> String {
    let series = row.series
    func figure(_ value: Double) -> String { Figure.text(value, decimals: row.decimals ?? decimals) }
    if series.count <= 14, dayNames.count >= series.count {
      return zip(dayNames, series).map { "\($0) \($1.value.map(figure) ?? $1.words(missing: missing) ?? "")" }.joined(
        separator: ", ")
    }
    let values = series.compactMap(\.value)
    guard let high = values.max(), let low = values.min() else { return "" }
    return "highest \(figure(high)), lowest \(figure(low))"
  }
}

package import Text

/// A bar a week or a month from zero, with the figure that its caller gives: what was spent.
package struct AmountBars: Chart {
  /// A week or a month.
  package struct Row: Sendable {
    /// It as the drawing has it, 12 cells at most: `5 Oct`.
    package let name: String
    /// It as the sentences have it: `week of 5 October`.
    package let fullName: String
    /// What it came to, in the heading's unit; negative where more came back than went out.
    package let amount: Observation
    /// The amount as it is read: `84.20`.
    package let figure: String
    /// What is said beside it: `2 trips`; empty for nothing.
    package let note: String

    /// A row as it is given; an amount that is not finite or beyond 1e100 counts as missing.
    package init(name: String, fullName: String, amount: Observation, figure: String, note: String = "") {
      self.name = name
      self.fullName = fullName
      self.amount = amount.drawable
      self.figure = figure
      self.note = note
    }
  }

  let heading: Heading
  let rowName: String
  let rows: [Row]
  let missing: String
  let summary: [String]

  /// Bars of `rows`, each a `rowName` (`week`).
  ///
  /// `missing` is said of one without an amount (`no trip`). The `summary` is joined under the bars: `mean 71.95 a week`.
  package init(
    heading: Heading, rowName: String, rows: [Row], missing: String = Observation.noLog, summary: [String] = []
  ) {
    self.heading = heading
    self.rowName = rowName
    self.rows = rows
    self.missing = missing
    self.summary = summary
  }

  /// The bars under a scale, or sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : AmountBarsDrawing(self, on: canvas).lines
  }

  /// What stands in the place of a row's amount; nil where there is one.
  func words(_ row: Row) -> String? { row.amount.words(missing: missing) }

  var emptyText: String { "No \(rowName)s." }

  private func sentences(on canvas: Canvas) -> [StyledLine] {
    let body = rows.map(sentence)
    let end = (extremes + summary).map { $0.capitalizedFirst + "." }
    return Sentences.lines(
      [heading.sentence, rows.isEmpty ? emptyText : body.joined(separator: " "), end.joined(separator: " ")],
      on: canvas)
  }

  /// A row in words: `Week of 14 Sep 84.20, 2 trips`.
  func sentence(_ row: Row) -> String {
    ([row.fullName.capitalizedFirst + " " + (words(row) ?? row.figure)] + [row.note].filter { !$0.isEmpty }).joined(
      separator: ", ")
      + "."
  }

  /// The highest and the lowest row; nothing where all are equal.
  private var extremes: [String] {
    guard let extremes = Extremes(rows.map(\.amount.value)), !extremes.isLevel else { return [] }
    let (high, low) = (rows[extremes.high], rows[extremes.low])
    return ["highest \(high.figure) (\(high.fullName))", "lowest \(low.figure) (\(low.fullName))"]
  }
}

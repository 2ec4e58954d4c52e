package import Text

/// Horizontal bars that start at zero, one for each week or month, for amounts such as the money spent.
package struct AmountBars: Chart {
  /// A week or a month.
  package struct Row: Sendable {
    /// The name in the drawing, at most 12 cells: `5 Oct`.
    package let name: String
    /// The name in sentences: `week of 5 October`.
    package let fullName: String
    /// The amount in the heading's unit; negative if more money came back than was spent.
    package let amount: Observation
    /// The amount as it is shown: `84.20`.
    package let figure: String
    /// A note next to the amount: `2 trips`; empty if there is no note.
    package let note: String

    /// Creates a row with these values; an amount that is not finite or is beyond 1e100 counts as missing.
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

  /// Creates a bar for each of `rows`; `rowName` says what a row is: `week`.
  ///
  /// `missing` is shown for a row without an amount: `no trip`. The strings in `summary` are shown below the bars:
  /// `mean 71.95 a week`.
  package init(
    heading: Heading, rowName: String, rows: [Row], missing: String = Observation.noLog, summary: [String] = []
  ) {
    self.heading = heading
    self.rowName = rowName
    self.rows = rows
    self.missing = missing
    self.summary = summary
  }

  /// The bars below a scale or, on an accessible canvas, sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : AmountBarsDrawing(self, on: canvas).lines
  }

  /// The words shown instead of an amount; nil if there is an amount.
  func words(_ row: Row) -> String? { row.amount.words(missing: missing) }

  var emptyText: String { "No \(rowName)s." }

  private func sentences(on canvas: Canvas) -> [StyledLine] {
    let body = rows.map(sentence)
    let end = (extremes + summary).map { $0.capitalizedFirst + "." }
    return Sentences.lines(
      [heading.sentence, rows.isEmpty ? emptyText : body.joined(separator: " "), end.joined(separator: " ")],
      on: canvas)
  }

  /// A row as a sentence: `Week of 14 Sep 84.20, 2 trips`.
  func sentence(_ row: Row) -> String {
    ([row.fullName.capitalizedFirst + " " + (words(row) ?? row.figure)] + [row.note].filter { !$0.isEmpty }).joined(
      separator: ", ")
      + "."
  }

  /// The rows with the highest and the lowest amount, as text; empty if all amounts are equal.
  private var extremes: [String] {
    guard let extremes = Extremes(rows.map(\.amount.value)), !extremes.isLevel else { return [] }
    let (high, low) = (rows[extremes.high], rows[extremes.low])
    return ["highest \(high.figure) (\(high.fullName))", "lowest \(low.figure) (\(low.fullName))"]
  }
}

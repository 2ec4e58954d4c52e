internal import Figures
package import Text

/// Bars for amounts in different units on one axis, as percentages of their limits.
///
/// Each bar marks its limit (100 %) and, if there is one, a second threshold.
package struct MarkerBars: Chart {
  /// Whether an amount should be at most or at least its limit.
  package enum Direction: Sendable {
    /// Less is better: the part beyond the limit is drawn with another glyph.
    case atMost
    /// More is better.
    case atLeast
  }

  /// The judgment of a row, which the caller provides.
  package struct Verdict: Sendable {
    /// The sign next to the word.
    package let sign: LevelSign
    /// The word of the judgment: `HIGH`, `NOT ENOUGH DATA`.
    package let word: String

    /// Creates a judgment from its sign and its word.
    package init(_ sign: LevelSign, _ word: String) {
      self.sign = sign
      self.word = word
    }
  }

  /// The limit of a row, drawn at 100 %.
  package struct Limit: Sendable {
    /// The limit in the row's unit, above 0.
    package let value: Double
    /// The limit as it is shown: `2,000`.
    package let figure: String
    /// The second threshold as a share of the limit: 1.2 is 120 %; nil if there is no second threshold.
    ///
    /// The share is above 0 and at most 2, because the longest axis ends at 2. It is never 1, which is the limit
    /// itself.
    package let second: Double?

    /// Creates a limit; nil if the value is not above 0 or is beyond 1e100.
    ///
    /// A `second` threshold that no axis can show is ignored.
    package init?(_ value: Double, figure: String, second: Double? = nil) {
      guard value > 0, value <= 1e100 else { return nil }
      self.value = value
      self.figure = figure
      self.second = second.flatMap { $0 > 0 && $0 <= MarkerScale.maximumShare && $0 != 1 ? $0 : nil }
    }
  }

  /// An amount and its limit.
  package struct Row: Sendable {
    /// What is measured, as it is called in the drawing: `sat. fat`; cut if it is longer than 14 cells.
    package let name: String
    /// The name in sentences: `saturated fat`.
    package let fullName: String
    /// The amount in `unit`; nil if unknown.
    package let amount: Double?
    /// The amount as it is shown: `2,416`; ignored if the amount is unknown.
    package let figure: String
    /// The limit; nil if none is known.
    package let limit: Limit?
    /// The unit of the amount and the limit: `g` or `mg`.
    package let unit: String
    /// Whether less or more is better.
    package let direction: Direction
    /// The judgment; nil if there is none.
    package let verdict: Verdict?

    /// Creates a row with these values; an amount that is not finite or is beyond 1e100 counts as unknown.
    package init(
      name: String, fullName: String, amount: Double?, figure: String, limit: Limit?, unit: String,
      direction: Direction = .atMost, verdict: Verdict? = nil
    ) {
      self.name = name
      self.fullName = fullName
      self.amount = amount.flatMap { $0.magnitude <= 1e100 ? $0 : nil }
      self.figure = figure
      self.limit = limit
      self.unit = unit
      self.direction = direction
      self.verdict = verdict
    }

    /// The ratio of the amount to the limit; nil if either is unknown.
    var share: Double? { amount.flatMap { amount in limit.map { amount / $0.value } } }

    /// The amount as a percentage of the limit: `121`; nil if either is unknown.
    var percent: String? { amount.flatMap { amount in limit.map { Figure.percent(of: amount, $0.value) } } }

    /// The amount and the limit as text: `2,416 of 2,000 mg`, `? of 2,000 mg`, `48.1 g`; empty if both are unknown.
    var amounts: String {
      guard amount != nil || limit != nil else { return "" }
      return "\(amount == nil ? "?" : figure)\(limit.map { " of \($0.figure)" } ?? "") \(unit)"
    }

    /// The words shown instead of a bar; nil if there is a bar.
    var words: String? { amount == nil ? "not known" : limit == nil ? "no limit known" : nil }
  }

  /// The words with which the legend explains the marks of both thresholds.
  package struct Words: Sendable {
    /// The words for the mark at 100 %: `limit (fiber: at least)`.
    package let limit: String
    /// The words for the mark of the second threshold: `HIGH beyond 120 %`.
    package let second: String

    /// Creates the words for both marks.
    package init(limit: String, second: String) {
      self.limit = limit
      self.second = second
    }
  }

  let heading: Heading
  let rows: [Row]
  let words: Words
  let footer: [String]
  let emptyText: String

  /// Creates bars for `rows`; each string in `footer` gets its own line: `sodium: largest source instant ramen, 1,820
  /// mg`.
  ///
  /// The `emptyText` is shown if there are no rows.
  package init(heading: Heading, rows: [Row], words: Words, footer: [String] = [], emptyText: String = "No markers.") {
    self.heading = heading
    self.rows = rows
    self.words = words
    self.footer = footer
    self.emptyText = emptyText
  }

  /// The bars below their scale or, on an accessible canvas, sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : MarkerBarsDrawing(self, on: canvas).lines
  }

  /// A row as a sentence: `Sodium: high, 2,416 mg of at most 2,000 mg, 121 %`.
  func sentence(_ row: Row) -> String {
    let bound = row.direction == .atMost ? "at most" : "at least"
    let amount = row.amount.map { _ in "\(row.figure) \(row.unit)" } ?? "not known"
    let limit = row.limit.map { " of \(bound) \($0.figure) \(row.unit)" } ?? ", no limit known"
    let parts = [row.verdict?.word.lowercased(), amount + limit, row.percent.map { "\($0) %" }].compactMap { $0 }
    return "\(row.fullName.capitalizedFirst): \(parts.joined(separator: ", "))."
  }

  /// The known ratios of amounts to limits (`shares`), and the second thresholds (`seconds`).
  var shares: [Double] { rows.compactMap(\.share) }
  var seconds: [Double] { rows.compactMap { $0.limit?.second } }

  /// What the legend explains: the two thresholds, and the sign of a bar that continues beyond the axis.
  enum LegendPart: Sendable {
    case limit, second, beyond
  }

  /// The parts of the legend that the rows need, with their words.
  var legend: [(part: LegendPart, words: String)] {
    guard rows.contains(where: { $0.limit != nil }) else { return [] }
    let end = MarkerScale.end(of: shares, seconds: seconds)
    let isBeyond = shares.contains { $0 > end }
    return [(.limit, words.limit)] + (seconds.isEmpty ? [] : [(.second, words.second)])
      + (isBeyond ? [(.beyond, "beyond \(Figure.text(end * 100)) %")] : [])
  }

  private func sentences(on canvas: Canvas) -> [StyledLine] {
    let body = rows.map(sentence)
    let end = footer.map { $0.capitalizedFirst + "." }
    return Sentences.lines(
      [heading.sentence] + (rows.isEmpty ? [emptyText] : [body.joined(separator: " ")]) + end, on: canvas)
  }
}

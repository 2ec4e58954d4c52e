internal import Figures
package import Text

/// Two bars for each day, the upper one for this period and the lower one for the previous period, with their
/// difference and a word such as `over`.
package struct ComparedBars: Chart {
  /// A day of this period and the day of the previous period that it is compared with.
  package struct Row: Sendable {
    /// The name in the drawing, at most 12 cells: `Mon`.
    package let name: String
    /// The name in sentences: `Monday`.
    package let fullName: String
    /// The value in this period, or why there is no value.
    package let now: Observation
    /// The value in the previous period, or why there is no value.
    package let before: Observation
    /// How the day in this period compares with the goal: `ok`, `over`; nil if there is no word.
    package let word: RowWord?

    /// Creates a day with these values; numbers beyond 1e100 count as missing.
    package init(name: String, fullName: String, now: Observation, before: Observation, word: RowWord? = nil) {
      self.name = name
      self.fullName = fullName
      self.now = now.drawable
      self.before = before.drawable
      self.word = word
    }
  }

  let heading: Heading
  let nowName: String
  let beforeName: String
  private let spokenNames: (now: String, before: String)?
  let rows: [Row]
  let goal: Double?
  let decimals: Int
  let footer: [String]
  private(set) var rule: String?

  /// Creates two bars for each of `rows`.
  ///
  /// The drawing calls the two periods `nowName` (`this`) and `beforeName` (`last`), at most 12 cells each. Sentences
  /// use the `spokenNames` instead: `this week` and `last week`. Each text of the `footer` gets its own line:
  /// `mean this week 1,971 (6/7 days), last week 1,916 (6/7 days)`.
  package init(
    heading: Heading, nowName: String = "this", beforeName: String = "last",
    spokenNames: (now: String, before: String)? = nil, rows: [Row], goal: Double?, decimals: Int = 0,
    footer: [String] = []
  ) {
    self.heading = heading
    self.nowName = nowName
    self.beforeName = beforeName
    self.spokenNames = spokenNames
    self.rows = rows
    self.goal = goal.flatMap { $0 > 0 && $0 <= 1e100 ? $0 : nil }
    self.decimals = decimals
    self.footer = footer
  }

  /// Returns the bars with an explanation below them: what the part of a bar beyond the goal means, and the `rule` that
  /// decides whether a day gets a word such as `over`.
  package func explained(by rule: String) -> ComparedBars {
    var bars = self
    bars.rule = rule
    return bars
  }

  /// The bars below a scale or, on an accessible canvas, sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : ComparedBarsDrawing(self, on: canvas).lines
  }

  var values: [Double] { rows.flatMap { [$0.now.value, $0.before.value] }.compactMap { $0 } }

  func figure(_ value: Double) -> String { Figure.text(value, decimals: decimals) }

  /// The difference between the figures as they are shown: `+107`; nil if either figure is missing.
  func difference(_ row: Row) -> String? {
    guard let now = row.now.value, let before = row.before.value else { return nil }
    let (shown, shownBefore) = (Figure.shown(now, decimals: decimals), Figure.shown(before, decimals: decimals))
    return Figure.signed(shown - shownBefore, decimals: decimals)
  }

  private func sentences(on canvas: Canvas) -> [StyledLine] {
    let goal = goal.map { " Goal \(figure($0))." } ?? ""
    let body = rows.isEmpty ? "No days." : rows.map(sentence).joined(separator: " ")
    return Sentences.lines([heading.sentence + goal, body] + footer.map(\.capitalizedFirst), on: canvas)
  }

  /// A day as a sentence: `Tuesday: this week 2,192, over, last week 2,008, change +184`.
  func sentence(_ row: Row) -> String {
    let now = row.now.value.map(figure) ?? row.now.words ?? ""
    let before = row.before.value.map(figure) ?? row.before.words ?? ""
    let names = spokenNames ?? (now: nowName, before: beforeName)
    let parts = [
      "\(names.now) \(now)", row.now.value == nil ? nil : row.word?.text, "\(names.before) \(before)",
    ]
    return "\(row.fullName): "
      + (parts + [difference(row).map { "change \($0)" }]).compactMap { $0 }.joined(separator: ", ") + "."
  }
}

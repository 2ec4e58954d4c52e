package import Text

/// A bar a day with its number, what it was against before, and a word where the goal was missed.
package struct DayBars: Chart {
  /// What is known of a day.
  package typealias State = Observation

  /// A day.
  package struct Row: Sendable {
    /// The day as the drawing has it, 12 cells at most: `Mon 16`.
    package let name: String
    /// The day as the sentences have it: `Monday`.
    package let fullName: String
    /// What is known of it.
    package let state: State
    /// The difference to the day before: `+194`.
    package let note: String
    /// `over`, `under` or, of a day that is not over yet, `so far`; nil where the goal is met or nothing is known.
    package let word: String?

    /// A day as it is given; a number beyond 1e100 counts as missing.
    package init(name: String, fullName: String, state: State, note: String = "", word: String? = nil) {
      self.name = name
      self.fullName = fullName
      self.state = state.drawable
      self.note = note
      self.word = word
    }

    var value: Double? { state.value }
  }

  let unit: String
  let goal: Double?
  let goalName: String
  let decimals: Int
  let goalDecimals: Int
  let noteHeading: String?
  let rows: [Row]
  let sentenceHeading: String
  private(set) var rule: String?

  /// Bars of `rows`; `sentenceHeading` opens the text form (`Energy, Dad, 2 to 8 November, kcal per day.`).
  ///
  /// `goalName` is what the mark in the bars is called: `goal`, `limit`; it has `goalDecimals`, or as many
  /// as the values.
  package init(
    unit: String, goal: Double?, goalName: String = "goal", decimals: Int = 0, goalDecimals: Int? = nil,
    noteHeading: String?, rows: [Row], sentenceHeading: String
  ) {
    self.unit = unit
    self.goal = goal.flatMap { $0 > 0 && $0 <= 1e100 ? $0 : nil }
    self.goalName = goalName
    self.decimals = decimals
    self.goalDecimals = goalDecimals ?? decimals
    self.noteHeading = noteHeading
    self.rows = rows
    self.sentenceHeading = sentenceHeading
  }

  /// The same bars with a line below that says what lies beyond the goal, and by which `rule` a day has a word:
  /// `under, over: more than 10 % from it`.
  package func explained(by rule: String) -> DayBars {
    var bars = self
    bars.rule = rule
    return bars
  }

  /// The bars under a scale, or sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : DayBarsDrawing(self, on: canvas).lines
  }

  func figure(_ value: Double) -> String { Figure.text(value, decimals: decimals) }

  /// `goal 2,200`, `limit 22.2`; nil without one.
  var goalText: String? { goal.map { "\(goalName) \(Figure.text($0, decimals: goalDecimals))" } }

  private func sentences(on canvas: Canvas) -> [StyledLine] {
    let goal = goalText.map { " \($0.capitalizedFirst)." } ?? ""
    return Sentences.lines([sentenceHeading + goal, rows.map(sentence).joined(separator: " ")], on: canvas)
  }

  /// A day in words: `Tuesday 2,352, over, +344 vs last`.
  func sentence(_ row: Row) -> String {
    guard let value = row.value else { return "\(row.fullName) \(row.state.words ?? "")." }
    let parts = [row.fullName + " " + figure(value)] + [row.word, noteWords(row)].compactMap { $0 }
    return parts.joined(separator: ", ") + "."
  }

  private func noteWords(_ row: Row) -> String? {
    row.note.isEmpty ? nil : [row.note, noteHeading ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

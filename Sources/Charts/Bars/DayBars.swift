internal import Figures
package import Text

/// A row for each day: a bar, its number, a note such as the change from the previous period, and a word if the day did
/// not meet the goal.
package struct DayBars: Chart {
  /// The value of a day, or why there is no value.
  package typealias State = Observation

  /// A day.
  package struct Row: Sendable {
    /// The name in the drawing, at most 12 cells: `Mon 16`.
    package let name: String
    /// The name in sentences: `Monday`.
    package let fullName: String
    /// The day's value, or why there is no value.
    package let state: State
    /// A note next to the number, such as the change from the previous period: `+194`; empty if there is no note.
    package let note: String
    /// `over`, `under` or, for a day that has not ended, `so far`; nil if the goal is met or nothing is known.
    package let word: RowWord?

    /// Creates a day with these values; a number beyond 1e100 counts as missing.
    package init(name: String, fullName: String, state: State, note: String = "", word: RowWord? = nil) {
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

  /// Creates bars for `rows`; `sentenceHeading` begins the text form (`Energy, Dad, 2 to 8 November, kcal per day.`).
  ///
  /// `goalName` is the name of the mark in the bars: `goal`, `limit`. The goal's figure has `goalDecimals` digits after
  /// the decimal point, by default as many as the values. `noteHeading` says what the notes are: `vs last week`.
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

  /// Returns the bars with an explanation below them: what the part of a bar beyond the goal means, and the `rule` that
  /// decides whether a day gets a word such as `over`.
  ///
  /// An example of a rule is `under, over: more than 10 % off the goal`.
  package func explained(by rule: String) -> DayBars {
    var bars = self
    bars.rule = rule
    return bars
  }

  /// The bars below a scale or, on an accessible canvas, sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : DayBarsDrawing(self, on: canvas).lines
  }

  func figure(_ value: Double) -> String { Figure.text(value, decimals: decimals) }

  /// The name and figure of the goal: `goal 2,200`, `limit 22.2`; nil without a goal.
  var goalText: String? { goal.map { "\(goalName) \(Figure.text($0, decimals: goalDecimals))" } }

  private func sentences(on canvas: Canvas) -> [StyledLine] {
    let goal = goalText.map { " \($0.capitalizedFirst)." } ?? ""
    return Sentences.lines([sentenceHeading + goal, rows.map(sentence).joined(separator: " ")], on: canvas)
  }

  /// A day as a sentence: `Tuesday 2,352, over, +344 vs last week`.
  func sentence(_ row: Row) -> String {
    guard let value = row.value else { return "\(row.fullName) \(row.state.words ?? "")." }
    let parts = [row.fullName + " " + figure(value)] + [row.word?.text, noteWords(row)].compactMap { $0 }
    return parts.joined(separator: ", ") + "."
  }

  private func noteWords(_ row: Row) -> String? {
    row.note.isEmpty ? nil : [row.note, noteHeading ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

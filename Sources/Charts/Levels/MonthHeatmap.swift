internal import Figures
package import Text

/// A calendar of a month with a row for each week; each day has the glyph of its level and a sign that compares it with
/// the goal.
package struct MonthHeatmap: Chart {
  /// How a day compares with its goal, as judged by the caller.
  package enum Verdict: Sendable, CaseIterable {
    /// Below the goal.
    case under
    /// The goal is met.
    case met
    /// Over the goal, but so close to it that the goal counts as met.
    case slightlyOver
    /// So far over the goal that the goal does not count as met.
    case over

    var word: String? {
      switch self {
      case .under: "under"
      case .met: nil
      case .slightlyOver: "slightly over"
      case .over: "over"
      }
    }
  }

  /// A day of the month.
  package struct Day: Sendable {
    /// The day of the month, 1 to 31.
    package let number: Int
    /// The name in sentences and in the footer: `Thu 1 Oct`.
    package let name: String
    /// The day's value, or why there is no value.
    package let state: Observation
    /// How the day's value compares with the goal; nil without a goal, or if the day has not ended.
    package let verdict: Verdict?

    /// Creates a day with these values; a number beyond 1e100 counts as missing.
    package init(number: Int, name: String, state: Observation, verdict: Verdict? = nil) {
      self.number = min(99, max(0, number))
      self.name = name
      self.state = state.drawable
      self.verdict = verdict
    }

    /// The verdict of a day with a value; nil for a day without a value.
    var judged: Verdict? { state.value == nil ? nil : verdict }
  }

  /// A week of the calendar.
  package struct Week: Sendable {
    /// The label before the days of the week, at most 8 cells: `W40`.
    package let label: String
    /// The seven days in the order of the weekdays; nil for a day of another month.
    package let days: [Day?]

    /// Creates a week; days beyond the seventh are ignored, and days missing at the end become nil.
    package init(label: String, days: [Day?]) {
      self.label = label
      self.days = Array((days + [Day?](repeating: nil, count: 7)).prefix(7))
    }
  }

  /// The words for the signs and numbers in the drawing.
  package struct Words: Sendable {
    /// The words for the sign of `Verdict.under`: `under 90%`.
    package let under: String
    /// The words for the sign of `Verdict.slightlyOver`: `over goal by 2-10%`.
    package let slightlyOver: String
    /// The words for the sign of `Verdict.over`: `over by more than 10%`.
    package let over: String
    /// The words for the numbers that replace levels in ASCII: `number = hundreds of kcal`.
    package let figures: String

    /// Creates the words for the legend.
    package init(under: String, slightlyOver: String, over: String, figures: String) {
      self.under = under
      self.slightlyOver = slightlyOver
      self.over = over
      self.figures = figures
    }
  }

  let heading: Heading
  let weekdays: [String]
  let weeks: [Week]
  let scale: LevelScale
  let figureSize: Double
  let decimals: Int
  let words: Words
  let summary: [String]
  let namesDays: Bool
  let isTight: Bool

  /// Creates a calendar of `weeks` under the names of seven `weekdays`, which may start with any day.
  ///
  /// `scale` is divided into the levels; nil for a scale that fits the days' values. In ASCII a day shows its value in
  /// whole units of `figureSize`: with 100, 2,398 is shown as 24. Means and exact values have `decimals` digits after
  /// the decimal point. The `summary` is shown below the legend. If `namesDays` is true, the exact values of days with
  /// a sign are shown above the summary, and the highest and the lowest day below it. If `isTight` is true, the
  /// calendar has no empty lines around it.
  package init(
    heading: Heading, weekdays: [String], weeks: [Week], scale: LevelScale? = nil, figureSize: Double = 1,
    decimals: Int = 0, words: Words, summary: [String] = [], namesDays: Bool = true, isTight: Bool = false
  ) {
    self.heading = heading
    self.weekdays = Array((weekdays + [String](repeating: "", count: 7)).prefix(7))
    self.weeks = weeks
    self.scale = scale ?? LevelScale(fitting: weeks.flatMap(\.days).compactMap { $0?.state.value })
    self.figureSize = figureSize.isFinite && figureSize >= 1e-9 ? figureSize : 1
    self.decimals = decimals
    self.words = words
    self.summary = summary
    self.namesDays = namesDays
    self.isTight = isTight
  }

  /// The calendar or, on an accessible canvas, sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : MonthHeatmapDrawing(self, on: canvas).lines
  }

  var days: [Day] { weeks.flatMap(\.days).compactMap { $0 } }

  func figure(_ value: Double) -> String { Figure.text(value, decimals: decimals) }

  /// The mean of the week's days that have a value; nil if no day has a value.
  func mean(_ week: Week) -> Double? {
    let values = week.days.compactMap { $0?.state.value }
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// The highest and the lowest day as text; empty if no day has a value, or if all values are equal.
  var extremes: [String] { extremes { $0 } }

  /// The highest and the lowest day with their names processed by `show`, which makes them safe to display.
  func extremes(naming show: (String) -> String) -> [String] {
    let days = self.days
    guard let extremes = Extremes(days.map(\.state.value)), !extremes.isLevel else { return [] }
    return [("highest", days[extremes.high]), ("lowest", days[extremes.low])].compactMap { word, day in
      day.state.value.map { "\(word) \(figure($0)) (\(show(day.name)))" }
    }
  }

  private func sentences(on canvas: Canvas) -> [StyledLine] {
    let body = weeks.map { week in
      let named = week.days.compactMap { $0 }
      let days = SpokenRuns.sentences(named.map { ($0.name, $0.state.words) }) { sentence(named[$0]) }
      let mean = mean(week).map { " Mean \(figure($0))." } ?? ""
      return "\(week.label): \(days.joined(separator: " "))\(mean)"
    }
    let end = (summary + extremes).map { $0.capitalizedFirst + "." }.joined(separator: " ")
    return Sentences.lines([heading.sentence] + (weeks.isEmpty ? ["No days."] : body) + [end], on: canvas)
  }

  /// A day as a sentence: `Sat 3 Oct 2,398, over`.
  func sentence(_ day: Day) -> String {
    guard let value = day.state.value else { return "\(day.name) \(day.state.words ?? "")." }
    return "\(day.name) \(figure(value))\(day.judged?.word.map { ", \($0)" } ?? "")."
  }
}

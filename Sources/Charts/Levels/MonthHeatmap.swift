package import Text

/// A calendar of a month: a row a week, each day with its level and a sign of how it stands to its goal.
package struct MonthHeatmap: Chart {
  /// How a day stands to its goal, as its caller judges.
  package enum Standing: Sendable, CaseIterable {
    /// The goal is missed from below.
    case under
    /// The goal is met.
    case met
    /// Over the goal, and still within what meets it.
    case slightlyOver
    /// The goal is exceeded.
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
    /// The day in sentences and in the footer: `Thu 1 Oct`.
    package let name: String
    /// What is known of it.
    package let state: Observation
    /// How its value stands to the goal; nil where there is none, or where the day is not over.
    package let standing: Standing?

    /// A day as it is given; a number beyond 1e100 counts as missing.
    package init(number: Int, name: String, state: Observation, standing: Standing? = nil) {
      self.number = min(99, max(0, number))
      self.name = name
      self.state = state.drawable
      self.standing = standing
    }

    /// Its standing, where there is a value that can stand somewhere.
    var judged: Standing? { state.value == nil ? nil : standing }
  }

  /// A week of the calendar.
  package struct Week: Sendable {
    /// What stands before its days, 8 cells at most: `W40`.
    package let label: String
    /// Its seven days in the order of the weekdays; nil for one that is of another month.
    package let days: [Day?]

    /// A week; days beyond the seventh are left out, missing ones are of another month.
    package init(label: String, days: [Day?]) {
      self.label = label
      self.days = Array((days + [Day?](repeating: nil, count: 7)).prefix(7))
    }
  }

  /// The words for what the drawing shows by signs and numbers.
  package struct Words: Sendable {
    /// Of `under`: `under 90%`.
    package let under: String
    /// Of `slightlyOver`: `over goal by 2-10%`.
    package let slightlyOver: String
    /// Of `over`: `over by more than 10%`.
    package let over: String
    /// Of the numbers that stand for levels in ASCII: `number = hundreds of kcal`.
    package let figures: String

    /// The words for the legend.
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

  /// A calendar of `weeks` under seven `weekdays`, of which any may be the first.
  ///
  /// `scale` is what the levels divide; nil for one that fits the days. A day's number in ASCII is its value
  /// in units of `figureSize` (100), without decimals; `decimals` are those of means and exact values. The `summary` is
  /// joined under the legend, before the highest and the lowest day; these and the exact values of days with a sign are
  /// left out where `namesDays` is false. Where it `isTight` the drawing has no empty lines.
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

  /// The calendar, or sentences.
  package func lines(on canvas: Canvas) -> [StyledLine] {
    canvas.isAccessible ? sentences(on: canvas) : MonthHeatmapDrawing(self, on: canvas).lines
  }

  var days: [Day] { weeks.flatMap(\.days).compactMap { $0 } }

  func figure(_ value: Double) -> String { Figure.text(value, decimals: decimals) }

  /// The mean of the week's days with a value; nil where none has one.
  func mean(_ week: Week) -> Double? {
    let values = week.days.compactMap { $0?.state.value }
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// The highest and the lowest day; nothing where all are equal.
  var extremes: [String] { extremes { $0 } }

  /// The same with the days' names as `show` makes them fit to be seen.
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

  /// A day in words: `Sat 3 Oct 2,398, over`.
  func sentence(_ day: Day) -> String {
    guard let value = day.state.value else { return "\(day.name) \(day.state.words ?? "")." }
    return "\(day.name) \(figure(value))\(day.judged?.word.map { ", \($0)" } ?? "")."
  }
}

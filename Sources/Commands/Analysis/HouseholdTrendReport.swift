internal import Charts
internal import Domain
internal import Text

/// A nutrient of everybody over time: a row each, against each one's own goal.
struct HouseholdTrendReport: Analysis {
  let chart: HouseholdChart
  let nutrient: Nutrient
  let step: ChartStep

  /// Cells that names and gaps need beside the days.
  private static let names = 12

  private var title: String { nutrient.label.capitalizedFirst }

  var json: JSON {
    .object([
      "title": .string(title), "unit": .string(nutrient.unit), "by": .string(step.rawValue),
      "series": .array(chart.members.map(series)), "goal": .null, "previous": .null,
    ])
  }

  private func series(_ member: HouseholdChart.Member) -> JSON {
    let days = member.data.buckets(by: step).map { bucket in
      JSON.object(["date": .string(bucket.from.iso), "value": .optional(bucket.mean(nutrient))])
    }
    return .object([
      "name": .string(member.profile.name), "days": .array(days), "goal": .optional(goal(member).map(Double.init)),
      "mean": .optional(member.data.whole.mean(nutrient)), "daysLogged": .int(member.data.loggedDays),
      "standing": .optional(standing(member).map(HouseholdReport.word)),
    ])
  }

  var table: CSVTable? {
    let columns = chart.members.map { $0.data.buckets(by: step) }
    guard let first = columns.first else { return nil }
    return CSVTable(
      ["date"] + chart.members.map(\.profile.name),
      first.indices.map { index in
        [first[index].from.iso] + columns.map { FoodText.csv($0[index].mean(nutrient)) }
      })
  }

  func document(on canvas: Canvas) -> Document {
    Document(title: "\(title) · Household · \(chart.span)", parts: [.chart(rows(on: canvas))])
  }

  /// A cell a day, week or month, the first of them that has room for all.
  private func rows(on canvas: Canvas) -> SparkRows {
    let room = canvas.width - Self.names
    let steps = ChartStep.allCases.drop { $0 != self.step }
    let step =
      steps.first { step in
        (chart.members.first?.data.buckets(by: step).count ?? 0) <= room || canvas.isAccessible
      } ?? steps.last ?? self.step
    let buckets = chart.members.first?.data.buckets(by: step) ?? []
    let rows = chart.members.map { member in
      SparkRows.Row(
        name: MemberText.titled(member.profile, on: canvas), series: observations(member, by: step),
        figures: figures(member), word: word(member), ink: MemberText.ink(standing(member)))
    }
    let isWeek = step == .day && buckets.count == 7
    return SparkRows(
      heading: Heading(
        title: title, unit: nutrient.unit, per: "day", subject: "Household", period: chart.span,
        coverage: ["a cell a \(step.rawValue)", chart.coverage].compactMap(\.self).joined(separator: ", ")),
      cellName: nil, seriesTitle: isWeek ? buckets.map { $0.from.weekday.short.prefix(1) }.joined() : "",
      figureTitles: ["mean", "goal", "days logged"], dayNames: buckets.map { step.name($0.from) }, rows: rows,
      decimals: decimals, summary: together + chart.silent)
  }

  private func observations(_ member: HouseholdChart.Member, by step: ChartStep) -> [Observation] {
    member.data.buckets(by: step).map { bucket in
      if let value = bucket.mean(nutrient) { return .value(value) }
      return !bucket.logged.isEmpty ? .unknown : bucket.from > chart.today ? .toCome : .missing
    }
  }

  private func figures(_ member: HouseholdChart.Member) -> [String] {
    let mean = member.data.whole.mean(nutrient)
    let text = mean.map(figure) ?? (member.data.loggedDays > 0 ? "?" : "no log")
    return [text, goal(member).map { Figure.text(Double($0)) } ?? "", "\(member.data.loggedDays)/\(daysPassed)"]
  }

  /// What those who have logged come to in a day, which is the sum of their means: nobody fasts on a day without a log.
  private var together: [String] {
    // Of the figures as they are shown, so that they add up.
    let means = chart.members.compactMap { member in
      member.data.whole.mean(nutrient).map { Figure.shown($0, decimals: decimals) }
    }
    guard means.count > 1 else { return [] }
    let goals = chart.logged.compactMap(goal)
    let of = goals.count == means.count ? " of \(Figure.text(Double(goals.reduce(0, +))))" : ""
    return ["together \(figure(means.reduce(0, +)))\(of) \(nutrient.unit) a day"]
  }

  /// Days that have come.
  private var daysPassed: Int { max(0, min(chart.days.upperBound, chart.today) - chart.days.lowerBound + 1) }

  private func goal(_ member: HouseholdChart.Member) -> Int? { member.data.goals[nutrient] }

  /// How the mean stands to the own goal; nil where there is none, and while today could still change it.
  private func standing(_ member: HouseholdChart.Member) -> GoalStanding? {
    guard let goal = goal(member), let mean = member.data.whole.mean(nutrient) else { return nil }
    let standing = GoalStanding(mean, goal: goal)
    guard standing != .over, member.data.sums.contains(where: { $0.day >= chart.today }) else { return standing }
    let finished = member.data.sums.filter { $0.day < chart.today }.compactMap { $0.known(nutrient) }
    guard !finished.isEmpty else { return nil }
    return GoalStanding(finished.reduce(0, +) / Double(finished.count), goal: goal) == standing ? standing : nil
  }

  private func word(_ member: HouseholdChart.Member) -> String? {
    if let standing = standing(member) { return HouseholdReport.word(standing) }
    return goal(member) != nil && member.data.whole.mean(nutrient) != nil ? "so far" : nil
  }

  private func figure(_ value: Double) -> String { Figure.text(value, decimals: decimals) }

  /// Goals are whole numbers, and what has one is read in them.
  private var decimals: Int { MacroGoals.fresh[nutrient] != nil || nutrient == .sodium ? 0 : 1 }
}

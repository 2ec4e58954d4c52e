internal import Charts
internal import Domain
internal import Figures
internal import Text

/// A nutrient over time for all profiles: one row per profile, compared with that profile's own goal.
struct HouseholdTrendReport: Analysis {
  let chart: HouseholdChart
  let nutrient: Nutrient
  let interval: ChartInterval

  /// The number of cells in each row that the name and the gaps take up.
  private static let names = 12
  /// The minimum number of cells per row that a longer interval must leave; with fewer cells, no trend can be seen.
  private static let minimumCells = 5

  private var title: String { nutrient.label.capitalizedFirst }

  var json: JSON {
    .object([
      "title": .string(title), "unit": .string(nutrient.unit), "by": .string(interval.rawValue),
      "series": .array(chart.members.map(series)), "goal": .null, "previous": .null,
    ])
  }

  private func series(_ member: HouseholdChart.Member) -> JSON {
    let days = member.data.buckets(by: interval).map { bucket in
      JSON.object(["date": .string(bucket.from.iso), "value": .optional(bucket.mean(nutrient))])
    }
    return .object([
      "name": .string(member.profile.name), "days": .array(days), "goal": .optional(goal(member).map(Double.init)),
      "mean": .optional(member.data.whole.mean(nutrient)), "daysLogged": .int(member.data.loggedDays),
      "standing": .optional(verdict(member)?.word),
    ])
  }

  var table: CSVTable? {
    let columns = chart.members.map { $0.data.buckets(by: interval) }
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

  /// One row per member, with one cell per day, week, month or year.
  ///
  /// The interval is the shortest one that leaves room for the figures beside the cells. If rows would then have too
  /// few cells, the interval is the shortest one whose cells all fit without the figures beside them.
  private func rows(on canvas: Canvas) -> SparkRows {
    let intervals = Array(ChartInterval.allCases.drop { $0 != interval })
    func cells(_ interval: ChartInterval) -> Int { chart.members.first?.data.buckets(by: interval).count ?? 0 }
    guard !canvas.isAccessible else { return rows(by: interval, on: canvas) }
    let beside = intervals.lazy.filter { $0 == interval || cells($0) >= Self.minimumCells }.map {
      rows(by: $0, on: canvas)
    }
    .first { $0.isBeside(on: canvas) }
    return beside
      ?? rows(by: intervals.first { cells($0) <= canvas.width - Self.names } ?? intervals.last ?? interval, on: canvas)
  }

  private func rows(by interval: ChartInterval, on canvas: Canvas) -> SparkRows {
    let buckets = chart.members.first?.data.buckets(by: interval) ?? []
    let rows = chart.members.map { member in
      SparkRows.Row(
        name: MemberText.titled(member.profile, on: canvas), series: observations(member, by: interval),
        figures: figures(member), word: word(member))
    }
    let isWeek = interval == .day && buckets.count == 7
    return SparkRows(
      heading: Heading(
        title: title, unit: nutrient.unit, per: "day", subject: "Household", period: chart.span,
        coverage: ["one cell per \(interval.rawValue)", chart.coverage].compactMap(\.self).joined(separator: ", ")),
      cellName: nil, seriesTitle: isWeek ? buckets.map { $0.from.weekday.short.prefix(1) }.joined() : "",
      figureTitles: ["mean", "goal", "logged"], dayNames: buckets.map { interval.name($0.from) }, rows: rows,
      decimals: decimals, summary: together + chart.silent)
  }

  private func observations(_ member: HouseholdChart.Member, by interval: ChartInterval) -> [Observation] {
    member.data.buckets(by: interval).map { Observation($0, nutrient, today: chart.today) }
  }

  private func figures(_ member: HouseholdChart.Member) -> [String] {
    let mean = member.data.whole.mean(nutrient)
    let logged = member.data.sums.daysLogged(to: chart.today)
    let text = mean.map(figure) ?? (member.data.loggedDays > 0 ? "?" : "no log")
    return [text, goal(member).map { Figure.text($0) } ?? "", "\(logged)/\(daysPassed)"]
  }

  /// The sum of the members' daily means; empty unless at least two members have a mean.
  ///
  /// Each mean covers only logged days, since a day without a log is not a day without food.
  private var together: [String] {
    let means = chart.members.map { $0.data.whole.mean(nutrient) }
    let known = zip(chart.members, means).filter { $1 != nil }.map(\.0)
    guard known.count > 1, let mean = MemberText.sum(means, decimals: decimals) else { return [] }
    let goals = known.compactMap(goal)
    let of = goals.count == known.count ? " of \(Figure.text(goals.reduce(0, +)))" : ""
    return ["together \(figure(mean))\(of) \(nutrient.unit) a day"]
  }

  /// The number of days so far.
  private var daysPassed: Int { max(0, min(chart.days.upperBound, chart.today) - chart.days.lowerBound + 1) }

  private func goal(_ member: HouseholdChart.Member) -> Int? { member.data.goals[nutrient] }

  /// How a member's mean compares with the member's own goal; nil if there is no goal, or if today can still change the
  /// result.
  private func verdict(_ member: HouseholdChart.Member) -> GoalVerdict? {
    goal(member).flatMap { goal in
      GoalVerdict.ofMean(nutrient, on: member.data.sums, goal: goal, today: chart.today)
    }
  }

  private func word(_ member: HouseholdChart.Member) -> RowWord? {
    if let verdict = verdict(member) { return verdict.rowWord }
    let isRunning = member.data.sums.contains { $0.day >= chart.today && $0.total != nil }
    return isRunning && goal(member) != nil && member.data.whole.mean(nutrient) != nil
      ? RowWord("so far", ink: .faint) : nil
  }

  private func figure(_ value: Double) -> String { Figure.text(value, decimals: decimals) }

  /// The number of digits after the decimal point: none for sodium and for nutrients with a goal, because goals are
  /// whole numbers; otherwise one.
  private var decimals: Int { MacroGoals.default[nutrient] != nil || nutrient == .sodium ? 0 : 1 }
}

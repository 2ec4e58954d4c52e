import Charts

extension ChartMatrix {
  /// Eight weeks where the data is normal, a week in the other cases.
  @Sendable static func trend(_ drawn: ChartCase) -> any Chart {
    trend(
      drawn, summary: drawn == .normal ? TrendDays.summary : [],
      mentions: drawn == .normal ? TrendDays.mentions : missing(drawn))
  }

  /// Four weeks beside the four before them; in the other cases a week beside the one before it.
  @Sendable static func trendBefore(_ drawn: ChartCase) -> any Chart {
    let isLong = drawn == .normal
    let before = isLong ? Array(TrendDays.values[..<28]) : values(drawn.weekBefore)
    return trend(
      drawn, from: isLong ? 28 : 0, summary: isLong ? TrendDays.comparedSummary : [],
      mentions: missing(drawn, from: 28),
      before: .init(
        name: drawn.name("4 weeks before", 2), nowName: drawn.name("these 4 weeks", 3), values: before))
  }

  /// The days without a log, each by its name.
  private static func missing(_ drawn: ChartCase, from first: Int = 0) -> [TrendChart.Mention] {
    let isLong = drawn == .normal
    let values = isLong ? Array(TrendDays.values[first...]) : Self.values(drawn.week)
    let names = isLong ? Array(TrendDays.names[first...]) : drawn.names(Array(TrendDays.names[49...]))
    let days = values.indices.filter { values[$0] == nil && (isLong || drawn.week[$0] == .missing) }.map { names[$0] }
    return [.init(label: "no log", choices: [days], count: "no log on \(days.count) days")]
  }

  private static func trend(
    _ drawn: ChartCase, from first: Int = 0, summary: [String], mentions: [TrendChart.Mention],
    before: TrendChart.PreviousPeriod? = nil
  ) -> TrendChart {
    let isLong = drawn == .normal
    let values = isLong ? Array(TrendDays.values[first...]) : Self.values(drawn.week)
    let goal = isLong ? TrendDays.goal : drawn.goal
    let names = isLong ? Array(TrendDays.names[first...]) : drawn.names(Array(TrendDays.names[49...]))
    let ticks = TrendDays.weekStarts[(first / 7)...]
    let points = values.indices.map { index in
      TrendChart.Point(
        name: names[index],
        tick: index.isMultiple(of: 7) ? (isLong ? ticks[first / 7 + index / 7] : drawn.name("2 Nov")) : nil,
        value: values[index], isToCome: !isLong && drawn.week[index] == .toCome,
        metGoal: values[index].map { value in goal.map { value >= $0 * 0.9 && value <= $0 * 1.1 } ?? false })
    }
    let groups = stride(from: 0, to: values.count, by: 7).map { start in
      TrendChart.Group(
        name: isLong ? ticks[(first + start) / 7] : drawn.name("2 Nov"), range: start..<(start + 7))
    }
    return TrendChart(
      heading: isLong ? TrendDays.heading(from: first) : drawn.heading, points: points, groups: groups, goal: goal,
      goalLabel: drawn.name("goal", 0), summary: summary, mentions: mentions, before: before)
  }

  static func values(_ observations: [Observation]) -> [Double?] {
    observations.map { if case .value(let value) = $0 { value } else { nil } }
  }
}

/// The normal days of a trend: 14 Sep to 8 Nov 2026 of `Samples`, by name.
enum TrendDays {
  static let values = Samples.eightWeeks
  static let goal = 2000.0
  static let weekStarts = Samples.weekStarts

  /// `Mon 14 Sep`: September has 30 days and October 31, so 1 Oct is the day 17 and 1 Nov the day 48.
  static let names: [String] = (0..<56).map { day in
    let date = day < 17 ? "\(day + 14) Sep" : day < 48 ? "\(day - 16) Oct" : "\(day - 47) Nov"
    return "\(Samples.weekdays[day % 7]) \(date)"
  }

  static func heading(from first: Int) -> Heading {
    Heading(
      title: "Energy", unit: "kcal", per: "day", subject: "Dad",
      period: first == 0 ? "14 Sep – 8 Nov 2026" : "12 Oct – 8 Nov 2026",
      coverage: first == 0 ? "8 weeks, 47 of 56 days logged" : "4 weeks, 25 of 28 days logged")
  }

  /// The text below the line.
  ///
  /// By hand: 47 days make 98,369, 2,093 each; the last week's 6 make 11,827, the 6 before 11,493. Within 1,800 to
  /// 2,200 are 31, under it 3, over it 13.
  static let summary = [
    "mean 2,093", "this week 1,971", "last week 1,916 (+55)", "goal met on 31 of 47 days (3 under, 13 over)",
  ]

  /// Which days are missing, and which of the logged ones lie beyond 1,800 to 2,200, with their values.
  static let mentions: [TrendChart.Mention] = [
    .init(
      label: "no log", choices: [["19–20 Sep", "27 Sep", "8–10 Oct", "24 Oct", "31 Oct", "7 Nov"]],
      count: "no log on 9 days"),
    .init(
      label: "over",
      choices: [
        [
          "15 Sep (2,230)", "16 Sep (2,470)", "21 Sep (2,285)", "25 Sep (2,480)", "30 Sep (2,245)", "3 Oct (2,452)",
          "6 Oct (2,310)", "7 Oct (2,398)", "12 Oct (2,262)", "15 Oct (2,206)", "17 Oct (2,301)", "19 Oct (2,425)",
          "1 Nov (2,268)",
        ],
        [
          "15–16 Sep", "21 Sep", "25 Sep", "30 Sep", "3 Oct", "6–7 Oct", "12 Oct", "15 Oct", "17 Oct", "19 Oct",
          "1 Nov",
        ],
      ]),
    .init(
      label: "under",
      choices: [["26 Oct (1,677)", "29 Oct (1,761)", "2 Nov (1,784)"], ["26 Oct", "29 Oct", "2 Nov"]]),
  ]

  /// The last 25 logged days make 50,757, the 22 before 47,612; 2,030 - 2,164 = -134.
  static let comparedSummary = ["mean 2,030", "4 weeks before 2,164 (-134)"]
}

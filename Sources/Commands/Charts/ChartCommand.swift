internal import Domain
internal import Store

/// `chart`: a nutrient, the macros, the markers or the spending by itself.
enum ChartCommand {
  static let chart: CommandSpec = CommandSpec(
    ["chart"], "Draw a nutrient over time, the macros, the health markers, or what was spent.",
    details: """
      The days of the calendar weeks, months or years that end with the current one. A line has a point a day up to 62 days, \
      a week up to 62 weeks, a month up to ten years, then a year: the mean of the logged days. Without a goal, sodium, sugar, \
      saturated fat and fiber have the limit of their marker as a line. What was spent is added up, by week unless said. Markers \
      are the means of the logged days against their limits. With --household everybody has a row, of sums only: a cell a day up \
      to 8 weeks, then by week or month.
      """,
    arguments: [
      ArgumentSpec("NUTRIENT|macros|markers|spent", .nutrient, .optional, "What to draw, calories unless said.")
    ],
    options: [
      ChartWishes.last, ChartWishes.by, ChartWishes.compare, ChartWishes.household, ChartWishes.height, Saving.out,
    ],
    examples: [
      "chart calories --last 8w", "chart macros", "chart markers", "chart fiber --last 14d --compare",
      "chart calories --household", "chart spent --last 6m",
    ],
    effect: .reads, topic: .lookingBack
  ) { invocation, session in
    let wishes = try ChartWishes(invocation, session)
    let analysis = try session.read { reading in
      let profile = try session.profile(in: reading)
      return try wishes.isHousehold
        ? everybody(wishes, beside: profile, session, reading)
        : own(wishes, of: profile, session, reading.profile(profile.id))
    }
    return try Saving.report(analysis, invocation, session)
  }

  private static let macros: [Nutrient] = [.calories] + Macro.allCases.map(\.nutrient)

  // MARK: One profile

  private static func own(
    _ wishes: ChartWishes, of profile: Profile, _ session: Session, _ door: ProfileDoor
  ) throws -> any Analysis {
    func data(_ nutrients: [Nutrient]) throws -> ChartData {
      func sums(_ days: ClosedRange<Day>) throws -> [DaySum] {
        try door.daySums(of: nutrients, from: days.lowerBound, to: days.upperBound)
      }
      var data = ChartData(
        profile: profile.name, days: wishes.days, sums: try sums(wishes.days), today: session.today,
        weekStart: session.settings.weekStart, goals: try door.goals() ?? .fresh,
        reference: MarkerReference(try door.guide(), for: .meals), step: wishes.step)
      if let shift = wishes.shift {
        let past = shift.before(wishes.days)
        data.previous = .init(days: past, sums: try sums(past), shift: shift)
      }
      return data
    }
    switch wishes.subject {
    case .nutrient(let nutrient):
      // A limit may be a part of a day's energy.
      let nutrients = nutrient == .calories ? [nutrient] : [.calories, nutrient]
      return TrendChartReport(data: try data(nutrients), nutrient: nutrient, height: wishes.height)
    case .macros: return MacroChartReport(data: try data(macros))
    case .markers: return try markers(wishes.days, of: profile, session, door)
    case .spent:
      return try spent(wishes, name: profile.name, session) { days in
        try door.spending(from: days.lowerBound, to: days.upperBound)
      }
    }
  }

  private static func markers(
    _ days: ClosedRange<Day>, of profile: Profile, _ session: Session, _ door: ProfileDoor
  ) throws -> MarkerChartReport {
    let (from, to) = (days.lowerBound, days.upperBound)
    let sums = try door.daySums(of: [.calories] + HealthMarker.nutrients, from: from, to: to)
    let summary = PeriodSummary(period: try .range(from, to), days: sums, today: session.today)
    let guide = try door.guide()
    let reference = MarkerReference(guide, for: .meals)
    let markers = HealthMarker.all(MarkerIntake(summary, .meals, reference: reference))
    let sources = try door.largestSources(
      of: HealthMarker.nutrients, from: from, to: to, source: .meals, limit: MarkerLines.sourcesEach)
    let findings = MarkerFindings(
      markers: markers, summary: summary, reference: reference, goals: try door.goals() ?? .fresh, sources: sources,
      hasGuide: guide.members.contains { !$0.isInfant })
    return MarkerChartReport(
      subject: profile.name, days: days, markers: markers, series: [(profile.name, sums)],
      coverage: "means of \(summary.daysLogged) logged of \(summary.period.dayCount.counted("day"))",
      findings: findings.lines, sources: sources)
  }

  private static func spent(
    _ wishes: ChartWishes, name: String, _ session: Session, _ spending: (ClosedRange<Day>) throws -> [DaySpending]
  ) throws -> SpentChartReport {
    let past = wishes.shift.map { $0.before(wishes.days) }
    return SpentChartReport(
      profile: name, days: wishes.days, spending: try spending(wishes.days), today: session.today,
      weekStart: session.settings.weekStart, currency: session.settings.currency, step: wishes.step,
      previous: try past.map { .init(days: $0, spending: try spending($0)) })
  }

  // MARK: Everybody

  /// Sums of all profiles: what somebody else ate or bought is never read.
  private static func everybody(
    _ wishes: ChartWishes, beside own: Profile, _ session: Session, _ reading: Reading
  ) throws -> any Analysis {
    switch wishes.subject {
    case .nutrient(let nutrient):
      return HouseholdTrendReport(
        chart: try household(wishes, session, reading), nutrient: nutrient, step: wishes.step)
    case .macros: return HouseholdMacroReport(chart: try household(wishes, session, reading), step: wishes.step)
    case .markers: return try markers(wishes.days, beside: own, session, reading)
    case .spent:
      return try spent(wishes, name: "Household", session) { days in
        try reading.household.spending(from: days.lowerBound, to: days.upperBound).values.flatMap(\.self)
          .sorted { $0.day < $1.day }
      }
    }
  }

  private static func household(
    _ wishes: ChartWishes, _ session: Session, _ reading: Reading
  ) throws -> HouseholdChart {
    let days = wishes.days
    let intake = try reading.household.intake(from: days.lowerBound, to: days.upperBound)
    let goals = try reading.household.goals()
    let members = try reading.profiles.all().map { profile in
      HouseholdChart.Member(
        profile: profile,
        data: ChartData(
          profile: profile.name, days: days, sums: intake[profile.id] ?? [], today: session.today,
          weekStart: session.settings.weekStart, goals: goals[profile.id] ?? .fresh, step: wishes.step))
    }
    return HouseholdChart(members: members, days: days, today: session.today)
  }

  /// What all have eaten against what each may have, as `household` has it.
  private static func markers(
    _ days: ClosedRange<Day>, beside own: Profile, _ session: Session, _ reading: Reading
  ) throws -> MarkerChartReport {
    let summary = try HouseholdReport.sums(
      of: .range(days.lowerBound, days.upperBound), today: session.today, own, try reading.household.guides(), reading)
    let markers = summary.markers
    let logged = "\(summary.logged.count) of \(summary.members.count) logged"
    return MarkerChartReport(
      subject: "Household", days: days, markers: markers,
      series: summary.members.map { ($0.profile.name, $0.summary.days) },
      coverage: "mean of a person's logged day, \(logged)",
      findings: markers.first.map { ["limits \(MarkerText.limits(of: $0.whose))"] } ?? [])
  }
}

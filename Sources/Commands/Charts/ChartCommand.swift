internal import Domain
internal import Figures
internal import Store

/// `chart`: draws a single nutrient, the macros, the markers, the spending or the weight.
enum ChartCommand {
  static let chart: CommandSpec = CommandSpec(
    ["chart"], "Draw a nutrient over time, the macros, the health markers, what was spent, or your weight.",
    details: """
      A chart covers whole calendar weeks, months or years, up to the current one. Each point of a line is the mean of \
      the logged days: one point per day up to 62 days, per week up to 62 weeks, per month up to ten years, and per \
      year beyond. Sodium, sugar, saturated fat and fiber, which have no goal, show the limit of their marker as a \
      line. Spending is added up, by week by default. Markers compare the means of the logged days with their limits. \
      With --household everybody has a row of totals: one cell per day up to 8 weeks, then per week or month.
      """,
    arguments: [
      ArgumentSpec("NUTRIENT|macros|markers|spent|weight", .nutrient, .optional, "What to draw, calories by default."),
      ArgumentSpec("@PERSON", .profile, .optionalRest, "Whose chart, by default that of the profile in use."),
    ],
    options: [
      ChartOptions.last, LookCommand.browse, ChartOptions.by, ChartOptions.compare, ChartOptions.household,
      ChartOptions.height, Saving.out,
    ],
    examples: [
      "chart calories --last 8w", "chart macros", "chart markers", "chart fiber --last 14d --compare",
      "chart calories --household", "chart spent --last 6m", "chart weight",
    ],
    effect: .reads, topic: .lookingBack
  ) { typed, session in
    let invocation = try typed.forPerson(session) { _ in true }
    guard invocation.words.count <= 1 else {
      throw invocation.error(
        .unexpectedArgument, "`chart` draws one thing at a time", at: invocation.words[1],
        hint: "such as `chart sodium`; a profile comes after @: `chart sodium @Mom`")
    }
    let options = try ChartOptions(invocation, session)
    let isOfOthers = invocation.words.count < typed.words.count
    if case .weight = options.subject, isOfOthers {
      throw typed.error(
        .notAllowed, "weights are private to each profile", at: typed.words.last,
        hint: "`chart weight` shows your own; `use` changes the profile")
    }
    if invocation.has(LookCommand.browse) {
      return try LookCommand.report(options, isOfOthers: isOfOthers, invocation, session) {
        try analysis(options, session)
      }
    }
    return try Saving.report(try analysis(options, session), invocation, session)
  }

  private static func analysis(_ options: ChartOptions, _ session: Session) throws -> any Analysis {
    try session.read { reading in
      let profile = try session.profile(in: reading)
      return options.isHousehold
        ? try householdAnalysis(options, beside: profile, session, reading)
        : try profileAnalysis(options, of: profile, session, reading.profile(profile.id))
    }
  }

  private static let macros: [Nutrient] = [.calories] + Macro.allCases.map(\.nutrient)

  // MARK: One profile

  private static func profileAnalysis(
    _ options: ChartOptions, of profile: Profile, _ session: Session, _ records: ProfileReader
  ) throws -> any Analysis {
    func data(_ nutrients: [Nutrient]) throws -> ChartData {
      func sums(_ days: ClosedRange<Day>) throws -> [DaySum] {
        try records.daySums(of: nutrients, from: days.lowerBound, to: days.upperBound)
      }
      let goals = try records.goals() ?? .default
      var data = ChartData(
        profile: profile.name, days: options.days, sums: try sums(options.days), today: session.today,
        weekStart: session.settings.weekStart, goals: goals,
        reference: MarkerReference(try records.guide(), for: .meals, goals: goals), interval: options.interval)
      if let shift = options.shift {
        let past = shift.before(options.days)
        data.previous = .init(days: past, sums: try sums(past), shift: shift)
      }
      return data
    }
    switch options.subject {
    case .nutrient(let nutrient):
      return TrendChartReport(
        data: try data([nutrient]), nutrient: nutrient, height: options.height, isAskedAsSalt: options.isAskedAsSalt)
    case .macros: return MacroChartReport(data: try data(macros))
    case .markers: return try markers(options.days, of: profile, session, records)
    case .spent:
      return try spent(options, name: profile.name, session) { days in
        try records.spending(from: days.lowerBound, to: days.upperBound)
      }
    case .weight:
      return WeightChartReport(
        profile: profile.name, days: options.days,
        weights: try records.weights(from: options.days.lowerBound - 6, to: options.days.upperBound),
        today: session.today, weekStart: session.settings.weekStart, interval: options.interval, height: options.height)
    }
  }

  private static func markers(
    _ days: ClosedRange<Day>, of profile: Profile, _ session: Session, _ records: ProfileReader
  ) throws -> MarkerChartReport {
    let (from, to) = (days.lowerBound, days.upperBound)
    let sums = try records.daySums(of: [.calories] + HealthMarker.nutrients, from: from, to: to)
    let summary = PeriodSummary(period: try .range(from, to), days: sums, today: session.today)
    let (guide, goals) = (try records.guide(), try records.goals() ?? .default)
    let reference = MarkerReference(guide, for: .meals, goals: goals)
    let markers = HealthMarker.all(MarkerIntake(summary, .meals, reference: reference))
    let sources = try records.largestSources(
      of: HealthMarker.nutrients, from: from, to: to, source: .meals, limit: MarkerEntries.sourcesEach)
    let findings = MarkerFindings(
      markers: markers, summary: summary, reference: reference, goals: goals, sources: sources,
      hasGuide: guide.members.contains { !$0.isInfant })
    return MarkerChartReport(
      subject: profile.name, days: days, markers: markers, series: [(profile.name, sums)],
      coverage: "means, \(summary.daysLogged.counted(of: summary.period.dayCount, "day")) logged",
      findings: findings.lines, sources: sources)
  }

  private static func spent(
    _ options: ChartOptions, name: String, _ session: Session, _ spending: (ClosedRange<Day>) throws -> [DaySpending]
  ) throws -> SpentChartReport {
    let past = options.shift.map { $0.before(options.days) }
    return SpentChartReport(
      profile: name, days: options.days, spending: try spending(options.days), today: session.today,
      weekStart: session.settings.weekStart, currency: session.settings.currency, interval: options.interval,
      previous: try past.map { .init(days: $0, spending: try spending($0)) })
  }

  // MARK: Everybody

  /// Reads the daily totals of all profiles; the single items that other profiles ate or bought are never read.
  private static func householdAnalysis(
    _ options: ChartOptions, beside own: Profile, _ session: Session, _ reading: ReadTransaction
  ) throws -> any Analysis {
    switch options.subject {
    case .nutrient(let nutrient):
      return HouseholdTrendReport(
        chart: try household(options, session, reading), nutrient: nutrient, interval: options.interval)
    case .macros:
      return HouseholdMacroReport(chart: try household(options, session, reading), interval: options.interval)
    case .markers: return try markers(options.days, beside: own, session, reading)
    case .weight: return try profileAnalysis(options, of: own, session, reading.profile(own.id))
    case .spent:
      return try spent(options, name: "Household", session) { days in
        try reading.household.spending(from: days.lowerBound, to: days.upperBound).values.flatMap(\.self)
          .sorted { $0.day < $1.day }
      }
    }
  }

  private static func household(
    _ options: ChartOptions, _ session: Session, _ reading: ReadTransaction
  ) throws -> HouseholdChart {
    let days = options.days
    let intake = try reading.household.intake(from: days.lowerBound, to: days.upperBound)
    let goals = try reading.household.goals()
    let members = try reading.profiles.all().map { profile in
      HouseholdChart.Member(
        profile: profile,
        data: ChartData(
          profile: profile.name, days: days, sums: intake[profile.id] ?? [], today: session.today,
          weekStart: session.settings.weekStart, goals: goals[profile.id] ?? .default, interval: options.interval))
    }
    return HouseholdChart(members: members, days: days, today: session.today)
  }

  /// The markers of all profiles: the mean per person and day, and who is over their own limits.
  private static func markers(
    _ days: ClosedRange<Day>, beside own: Profile, _ session: Session, _ reading: ReadTransaction
  ) throws -> MarkerChartReport {
    let summary = try HouseholdReport.sums(
      of: .range(days.lowerBound, days.upperBound), today: session.today, own, try reading.household.guides(), reading)
    let markers = summary.markers
    let logged = "\(summary.logged.count) of \(summary.members.count) people have logged"
    return MarkerChartReport(
      subject: "Household", days: days, markers: markers,
      series: summary.members.map { ($0.profile.name, $0.summary.days) },
      coverage: "mean per person and logged day, \(logged)",
      findings: [
        "each person is judged by their own limits, "
          + (summary.logged.contains { $0.markers.contains(where: \.level.isJudged) }
            ? "below" : "from \(HealthMarker.minimumDays) logged days on") + "; the household's mean is not judged"
      ], people: summary)
  }
}

internal import Domain
internal import Store

/// The commands that analyze logged days: `today`, `day`, `week`, `month`, `range` and `chart`.
enum AnalysisCommands {
  static let specs: [CommandSpec] = [today, day] + PeriodCommands.specs + [ChartCommand.chart]

  static let today: CommandSpec = CommandSpec(
    ["today"], "Show today's meals and how the day compares with the goals.", options: [Saving.out],
    examples: ["today"], effect: .reads,
    topic: .everyDay
  ) { invocation, session in try dayReport(session.today, invocation, session) }

  static let day: CommandSpec = CommandSpec(
    ["day"], "Show the meals of a day and how it compares with the goals.",
    arguments: [ArgumentSpec("DAY", .day, .optionalRest, "The day, today by default.")],
    options: [Saving.out], examples: ["day yesterday", "day 2026-11-20"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    try dayReport(invocation.words.isEmpty ? session.today : readDay(invocation, session), invocation, session)
  }

  private static func dayReport(_ day: Day, _ invocation: Invocation, _ session: Session) throws -> any Report {
    let report = try session.read { reading in
      let profile = try session.profile(in: reading)
      let records = reading.profile(profile.id)
      return DayReport(
        profile: profile.name, day: day, now: session.now, today: session.today,
        meals: try records.meals(on: day, slot: nil),
        goals: try records.goals() ?? .default, reference: MarkerReference(try records.guide(), for: .meals))
    }
    return try Saving.report(report, invocation, session)
  }

  private static func readDay(_ invocation: Invocation, _ session: Session) throws -> Day {
    try invocation.locatingErrors(at: invocation.words.first) { try session.days.day(invocation.text) }
  }
}

internal import Domain
internal import Store
internal import Text

/// The commands that analyze logged days: `today`, `day`, `week`, `month`, `range` and `chart`.
enum AnalysisCommands {
  static let specs: [CommandSpec] =
    [today, day] + PartialDayCommands.specs + PeriodCommands.specs + [ChartCommand.chart, LookCommand.look]

  static let today: CommandSpec = CommandSpec(
    ["today"], "Show today's meals and how the day compares with the goals.",
    arguments: [
      ArgumentSpec("@PERSON", .profile, .optionalRest, "Whose day it is, by default that of the profile in use.")
    ],
    options: [Saving.out], examples: ["today", "today @Mom"], effect: .reads, topic: .everyDay
  ) { typed, session in
    let invocation = try typed.forPerson(session) { _ in false }
    guard invocation.words.isEmpty else {
      throw invocation.error(
        .unexpectedArgument, "`today` does not take `\(SafeText.visible(invocation.text))`", at: invocation.words[0],
        hint: "a profile's name may follow, such as `today @Mom`; `day` takes a day")
    }
    return try dayReport(session.today, invocation, session)
  }

  static let day: CommandSpec = CommandSpec(
    ["day"], "Show the meals of a day and how it compares with the goals.",
    arguments: [
      ArgumentSpec("DAY [@PERSON]", .day, .optionalRest, "The day, today by default. A profile's name may follow.")
    ],
    options: [Saving.out], examples: ["day yesterday", "day 2026-11-20", "day mon @Mom"], effect: .reads,
    topic: .everyDay
  ) { typed, session in
    let invocation = try typed.forPerson(session) { (try? readDay($0, session)) != nil }
    return try dayReport(invocation.words.isEmpty ? session.today : readDay(invocation, session), invocation, session)
  }

  private static func dayReport(_ day: Day, _ invocation: Invocation, _ session: Session) throws -> any Report {
    let report = try session.read { reading in
      let profile = try session.profile(in: reading)
      let records = reading.profile(profile.id)
      let goals = try records.goals() ?? .default
      return DayReport(
        profile: profile.name, day: day, now: session.now, today: session.today,
        meals: try records.meals(on: day, slot: nil),
        goals: goals, reference: MarkerReference(try records.guide(), for: .meals, goals: goals),
        isPartial: try records.isMarkedPartial(day) == true)
    }
    return try Saving.report(report, invocation, session)
  }

  /// The day given by the arguments; throws if they do not name a day.
  static func readDay(_ invocation: Invocation, _ session: Session) throws -> Day {
    try invocation.locatingErrors(at: invocation.words.first) { try session.days.forMeals.day(invocation.text) }
  }
}

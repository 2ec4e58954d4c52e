internal import Domain
internal import Store

/// `week`, `month`, `range`: an analysis of a period's days, based on meals or on trips.
enum PeriodCommands {
  private static let source = OptionSpec.value(
    "source", "SOURCE", .choice(IntakeSource.allCases.map(\.rawValue)),
    "What was eaten (meals) or bought (trips); by default meals, if any are logged.")
  private static let compare = OptionSpec.flag("compare", "Draw the previous period beside it.")
  private static let all = OptionSpec.flag(
    "all",
    "Show everything: weeks and weekdays, each nutrient, the markers' bars, the largest sources, each day's cost.")
  private static let weekOffset = PeriodOffset(by: "weeks")
  private static let monthOffset = PeriodOffset(by: "months")
  private static let rangeOffset = PeriodOffset(by: "times its length")

  static let specs: [CommandSpec] = [week, month, range]

  private static func options(_ offset: PeriodOffset) -> [OptionSpec] {
    [source] + offset.options + [compare, all, Saving.out]
  }

  static let week: CommandSpec = CommandSpec(
    ["week"], "Show a week: each day's energy compared with the goal and the week before, macros, markers, spending.",
    arguments: [
      ArgumentSpec(
        "DAY [@PERSON]", .day, .optionalRest,
        "Any day of the week, or `last`; this week by default. A profile's name may follow.")
    ],
    options: options(weekOffset), examples: ["week", "week --prev", "week 2026-11-20 --compare", "week last @Mom"],
    effect: .reads,
    topic: .lookingBack
  ) { typed, session in
    let invocation = try typed.forPerson(session) { (try? PeriodReader.week($0, session)) != nil }
    return try report(try PeriodReader.week(invocation, session), weekOffset, invocation, session)
  }

  static let month: CommandSpec = CommandSpec(
    ["month"], "Show a month: its days compared with the goal and the month before, macros, markers, spending.",
    arguments: [
      ArgumentSpec(
        "DAY [@PERSON]", .day, .optionalRest,
        "Any day of the month, or nov, 2026-11, last; this month by default. A profile's name may follow.")
    ],
    options: options(monthOffset), examples: ["month", "month last", "month 2026-11 --all"], effect: .reads,
    topic: .lookingBack
  ) { typed, session in
    let invocation = try typed.forPerson(session) { (try? PeriodReader.month($0, session)) != nil }
    return try report(try PeriodReader.month(invocation, session), monthOffset, invocation, session)
  }

  static let range: CommandSpec = CommandSpec(
    ["range"], "Show a range of days: energy, macros, markers, spending, compared with the same number of days before.",
    details: """
      Give two days, the earlier one first, each in as many words as it needs: range 1 nov 20 nov. Up to 11 days are \
      drawn as bars (7 with --compare), up to 62 days as a line by day, up to 62 weeks by week, up to ten years by \
      month, and longer ranges by year.
      """,
    arguments: [ArgumentSpec("FROM TO", .day, .rest, "The first and the last day.")],
    options: options(rangeOffset),
    examples: ["range 2026-11-01 2026-11-20", "range 2 weeks ago today", "range mon yesterday --source trips"],
    effect: .reads, topic: .lookingBack
  ) { invocation, session in try report(try PeriodReader.range(invocation, session), rangeOffset, invocation, session) }

  private static func report(
    _ named: Period, _ offset: PeriodOffset, _ invocation: Invocation, _ session: Session
  ) throws -> any Report {
    let shift = try offset.shift(invocation)
    let options = PeriodReport.Options(
      source: try invocation.word(source).map { try read(source: $0, invocation) },
      isCompared: invocation.has(compare), isWhole: invocation.has(all))
    let report = try session.read { reading in
      let profile = try session.profile(in: reading)
      return try PeriodReport.make(
        profile, named.moved(by: shift), options, today: session.today, settings: session.settings,
        records: reading.profile(profile.id))
    }
    return try Saving.report(report, invocation, session)
  }

  private static func read(source word: Word, _ invocation: Invocation) throws -> IntakeSource {
    let text = word.text.lowercased()
    guard let source = IntakeSource.allCases.first(where: { !text.isEmpty && $0.rawValue.hasPrefix(text) }) else {
      throw invocation.error(
        .badValue, "--source: `\(word.text.prefix(60))` is not a source", at: word, hint: "a source is meals or trips")
    }
    return source
  }
}

internal import Domain
internal import Store

/// `household` and `home`.
enum HouseholdCommands {
  private static let moves = PeriodMoves(by: "periods")
  private static let units = [Period.Kind.day, .week, .month].map(\.rawValue)

  static let specs: [CommandSpec] = [household, home]

  static let household: CommandSpec = CommandSpec(
    ["household"], "Show everybody side by side, in totals.",
    details: """
      Sums only: what somebody else ate or bought is never shown. A mean is that of the days with entries. It is called \
      ok from 90 to 110 % of the goal, and not judged while today could still change that; at goal counts the logged \
      days that are over. Protein is the mean in percent of the own goal. Who has logged nothing for a whole day is \
      named with the day of the last log. Markers hold what all have logged against what each may have: by the own \
      family guide, else as an adult.
      """,
    arguments: [
      ArgumentSpec("day|week|month", .choice(units), .optional, "How much of it, a week unless said."),
      ArgumentSpec("DAY", .day, .optionalRest, "Any day of the period, or `last`; today unless said."),
    ],
    options: moves.options + [Saving.out],
    examples: ["household", "household day", "household month --prev", "household week 2026-11-20"], effect: .reads,
    topic: .household
  ) { invocation, session in
    let period = try period(invocation, session)
    let shift = try moves.shift(invocation)
    let report = try session.read { reading in
      try HouseholdReport.make(session.profile(in: reading), period.moved(by: shift), session, reading)
    }
    return try Saving.report(report, invocation, session)
  }

  static let home: CommandSpec = CommandSpec(
    ["home"], "Show the week so far, today and the last trips.", examples: ["home"],
    effect: .reads, topic: .household
  ) { _, session in
    try session.read { reading in
      try HomeReport.make(session.profile(in: reading), session, reading)
    }
  }

  /// The period that the words mean: a unit, a day, or both; this week where there are none.
  private static func period(_ invocation: Invocation, _ session: Session) throws -> Period {
    var words = invocation.words[...]
    var kind = Period.Kind.week
    if let first = words.first, let named = Period.Kind(rawValue: first.text.lowercased()), named != .range {
      kind = named
      words = words.dropFirst()
    }
    let text = words.map(\.text).joined(separator: " ")
    guard !text.isEmpty else { return Self.period(kind, session.today, session) }
    if text.lowercased() == "last" { return Self.period(kind, session.today, session).previous }
    do {
      let day =
        switch kind {
        case .week: try session.days.weekDay(text)
        case .month: try session.days.monthDay(text)
        case .day, .range: try session.days.day(text)
        }
      return Self.period(kind, day, session)
    } catch {
      throw invocation.error(
        error.code, error.message, at: words.first,
        hint: "`household` takes day, week or month, then any day of it; " + (error.hint ?? ""),
        candidates: error.candidates)
    }
  }

  private static func period(_ kind: Period.Kind, _ day: Day, _ session: Session) -> Period {
    switch kind {
    case .day: .day(day)
    case .month: .month(of: day)
    case .week, .range: .week(of: day, weekStart: session.settings.weekStart)
    }
  }
}

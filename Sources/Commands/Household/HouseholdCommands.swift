internal import Domain
internal import Store

/// The commands `household` and `home`.
enum HouseholdCommands {
  private static let offset = PeriodOffset(by: "periods")
  private static let words = PeriodWords(command: "household")

  static let specs: [CommandSpec] = [household, home]

  static let household: CommandSpec = CommandSpec(
    ["household"], "Show everybody's totals side by side.",
    details: """
      Only totals are shown, never what somebody else ate or bought. A mean covers the days with entries. It is called \
      ok from 90 to 110 % of the goal, and is not judged while today could still change that; "at goal" counts the \
      logged days that are over. Protein is the mean in percent of the person's own goal. Anyone who has logged \
      nothing for a whole day is named, with the day of their last log. Markers compare what everybody logged with \
      everybody's limits: those of their own family guide, or else the values for adults.
      """,
    arguments: words.arguments("a week by default"),
    options: offset.options + [Saving.out],
    examples: ["household", "household day", "household month --prev", "household week 2026-11-20"], effect: .reads,
    topic: .household
  ) { invocation, session in
    let period = try words.period(invocation, session)
    let shift = try offset.shift(invocation)
    let report = try session.read { reading in
      try HouseholdReport.make(session.profile(in: reading), period.moved(by: shift), session, reading)
    }
    return try Saving.report(report, invocation, session)
  }

  static let home: CommandSpec = CommandSpec(
    ["home"], "Show the week so far, today and the last trips.", options: [Saving.out],
    examples: ["home"], effect: .reads, topic: .household
  ) { invocation, session in
    let report = try session.read { reading in
      try HomeReport.make(session.profile(in: reading), session, reading)
    }
    return try Saving.report(report, invocation, session)
  }
}

internal import Domain
internal import Store

/// The commands `household` and `home`.
enum HouseholdCommands {
  private static let offset = PeriodOffset(by: "periods")
  private static let words = PeriodWords(command: "household")

  static let specs: [CommandSpec] = [household, home]

  static let household: CommandSpec = CommandSpec(
    ["household"],
    "Show everybody's totals side by side, and who is over a limit; or everybody's intake of a nutrient.",
    details: """
      Only totals are shown, never what somebody else ate or bought. A mean covers the days with entries. It is called \
      ok from 90 to 110 % of the goal, and is not judged while today could still change that; "at goal" counts the \
      logged days that are over. Protein is the mean in percent of the person's own goal. Anyone who has logged \
      nothing for a whole day is named, with the day of their last log. Anyone who is over a limit, or short of fiber, is \
      named with their own limit: that of their profile's family guide, or else the value for adults.

      With a nutrient, everybody's days are drawn in percent of their own goal or limit.
      """,
    arguments: [ArgumentSpec("NUTRIENT", .nutrient, .optional, "The nutrient that is compared; by default all.")]
      + words.arguments("a week by default"),
    options: offset.options + [Saving.out],
    examples: [
      "household", "household sodium", "household day", "household month --prev", "household week 2026-11-20",
    ], effect: .reads,
    topic: .household
  ) { typed, session in
    let nutrient = typed.words.first.flatMap { Nutrient(asked: $0.text) }
    let invocation = nutrient == nil ? typed : typed.with(words: Array(typed.words.dropFirst()))
    let period = try period(invocation, isNutrientNamed: nutrient != nil, session)
    let shift = try offset.shift(invocation)
    if let nutrient {
      let report = try session.read { reading in
        HouseholdNutrientReport(
          nutrient: nutrient, isAskedAsSalt: typed.words.first.map { Nutrient.isSalt($0.text) } ?? false,
          summary: try HouseholdReport.sums(
            of: period.moved(by: shift), today: session.today, session.profile(in: reading), reading.household.guides(),
            reading))
      }
      return try Saving.report(report, invocation, session)
    }
    let report = try session.read { reading in
      try HouseholdReport.make(session.profile(in: reading), period.moved(by: shift), session, reading)
    }
    return try Saving.report(report, invocation, session)
  }

  /// The period that the words name; the error suggests a nutrient if the first word looks like a misspelled one.
  private static func period(_ invocation: Invocation, isNutrientNamed: Bool, _ session: Session) throws -> Period {
    do {
      return try words.period(invocation, session)
    } catch let error as LarderError {
      guard !isNutrientNamed, let word = invocation.words.first else { throw error }
      if ["weight", "gewicht"].contains(word.text.plainLetters) {
        throw invocation.error(
          .notAllowed, "weights are private to each profile", at: word, hint: "`chart weight` shows your own")
      }
      guard let near = NearestWord.among(Nutrient.allWords, to: word.text) else { throw error }
      throw invocation.error(
        .badValue, "`\(word.text.prefix(60))` is neither a nutrient nor a day", at: word,
        hint: "`household` takes a nutrient, then day, week or month, then any day of that period"
      ).suggesting(near)
    }
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

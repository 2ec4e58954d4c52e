internal import Domain
internal import Store
internal import Text

/// The commands `goals`, `goals set`, `goals split`, `goals preset`, `goals from guide` and `goals reset`.
enum GoalCommands {
  static let specs: [CommandSpec] = [show, set, split, preset, fromGuide, reset]

  static let targets = ["calories", "protein", "carbs", "fat"]
  /// The nutrients for which a profile can have a limit of its own.
  static let limits = HealthMarker.nutrients
  static let limitWords = limits.compactMap(\.words.first)

  static let show: CommandSpec = CommandSpec(
    ["goals", "show"], "Show the daily goals of the profile in use and, if they differ, those of the family guide.",
    examples: ["goals"], effect: .reads, topic: .household
  ) { _, session in
    try session.read { reading in
      let profile = try session.profile(in: reading)
      let records = reading.profile(profile.id)
      var report = GoalReport(profile: profile.name, goals: try records.goals() ?? .default)
      report.guide = try records.guide().myPlan?.targets
      return report
    }
  }

  static let set: CommandSpec = CommandSpec(
    ["goals", "set"], "Set the daily calories, the grams of one macro, or a limit of your own.",
    details: """
      A number alone is the calories: `goals set 1700`, `goals set 1,700 kcal`, `goals set 7100 kJ`.

      Changing the calories (1,200 to 4,000) keeps the split. Changing the grams of one macro divides the remaining \
      calories between the other two in their current proportion; a gram of protein or carbs has 4 kcal, a gram of fat \
      9.

      A limit of your own is for sodium (mg), saturated-fat (g), sugar (g of free sugar: what is added, and that of \
      honey and juice), or at least so much fiber (g): `goals set sodium 1500`. It goes before the family guide's and \
      the reference values, and the line after each meal says how much of it is left. `goals set sodium none` takes it \
      back.

      With a name after it, `goals set 1800 @anna`, the goals are those of that profile.
      """,
    arguments: [
      ArgumentSpec("NUTRIENT", .choice(targets + limitWords), .optional, "What to set; calories by default."),
      ArgumentSpec("N", .number, .rest, "Whole kcal, g or mg, with or without the unit; `none` for no limit."),
    ],
    examples: ["goals set 1800", "goals set protein 120", "goals set 1,900 kcal", "goals set sodium 1500"],
    effect: .writes,
    topic: .household
  ) { invocation, session in
    let typed = try invocation.forOwner(session)
    let said = try GoalWords(typed.rest)
    if case .limit(let nutrient) = said.subject { return try set(said, of: nutrient, for: typed, invocation, session) }
    return try write(for: typed, invocation, session) { goals in
      try invocation.locatingErrors(at: said.word) {
        let value = try MacroGoals.wholeNumber(said.number)
        guard case .macro(let macro) = said.subject else { return try goals.setting(calories: value) }
        return try goals.setting(macro, grams: value)
      }
    }
  }

  static let split: CommandSpec = CommandSpec(
    ["goals", "split"], "Set the percentages of the calories that come from protein, carbs and fat.",
    details: "Three whole numbers that add up to 100, in this order: 25 45 30, or 25/45/30.",
    arguments: [ArgumentSpec("P C F", .number, .rest, "Percent from protein, carbs and fat.")],
    examples: ["goals split 25 45 30"], effect: .writes, topic: .household
  ) { invocation, session in
    let typed = try invocation.forOwner(session)
    let words = typed.rest.words.flatMap { word in
      word.text.split(separator: "/").map {
        Word(text: String($0), raw: word.raw, range: word.range, isQuoted: word.isQuoted)
      }
    }
    guard words.count == 3 else {
      throw invocation.error(
        words.count < 3 ? .missingArgument : .unexpectedArgument, "three percentages are needed: protein, carbs, fat",
        at: words.last, hint: "such as `goals split 25 45 30`")
    }
    let shares = try zip(words, ["protein", "carbs", "fat"]).map { word, name in
      try invocation.whole(word, named: name, in: 0...100)
    }
    return try write(for: typed, invocation, session) { goals in try goals.split(shares[0], shares[1], shares[2]) }
  }

  static let preset: CommandSpec = CommandSpec(
    ["goals", "preset"], "Use a named split.",
    details: GoalPreset.all.map { "\($0.name): \($0.origin)." }.joined(separator: "\n\n"),
    arguments: [ArgumentSpec("NAME", .choice(GoalPreset.all.map(\.name)), .rest, "Its name.")],
    examples: ["goals preset mediterranean"], effect: .writes, topic: .household
  ) { invocation, session in
    let typed = try invocation.forOwner(session)
    let words = typed.rest.words
    guard let word = words.first, words.count == 1 else {
      throw invocation.error(
        words.isEmpty ? .missingArgument : .unexpectedArgument, "`goals preset` takes one name", at: words.last,
        hint: "one of \(GoalPreset.all.map(\.name).joined(separator: ", "))",
        candidates: GoalPreset.all.map(\.name))
    }
    return try write(for: typed, invocation, session) { goals in
      try invocation.locatingErrors(at: word) { try MacroGoals.preset(word.text, for: goals) }
    }
  }

  static let fromGuide: CommandSpec = CommandSpec(
    ["goals", "from", "guide"], "Use the calories and macros that the family guide calculates for you.",
    details: """
      They are the targets of the member who is you: the one with `--me`, or the only one. Your goals stay as they are \
      when the guide changes later; `goals` shows both if they differ.
      """,
    arguments: [person], examples: ["goals from guide"], effect: .writes, topic: .household
  ) { invocation, session in
    let typed = try withoutWords(invocation, session)
    return try write(for: typed, invocation, session) { _, guide in try MacroGoals(try targets(of: guide)) }
  }

  static let reset: CommandSpec = CommandSpec(
    ["goals", "reset"], "Return to the goals of a new profile: 2,200 kcal at 30/40/30, and no limits of your own.",
    arguments: [person], examples: ["goals reset"],
    effect: .writes, topic: .household
  ) { invocation, session in
    let (profile, author, _) = try withoutWords(invocation, session)
    let written = try session.write(label: invocation.label, profile: author) {
      try $0.profile(profile.id).resetGoals()
    }
    return GoalReport(profile: profile.name, goals: .default, step: written.step, isWrite: true)
  }

  private static let person = ArgumentSpec(
    "@PERSON", .profile, .optionalRest, "Whose goals; your own by default.")

  /// The owner of the goals, the profile that gives the command, and the command without the owner's name.
  private typealias Typed = (owner: Profile, author: Profile, rest: Invocation)

  /// Reads a command that accepts nothing but the name of a person; throws `unexpectedArgument` if other words were
  /// typed.
  private static func withoutWords(_ invocation: Invocation, _ session: Session) throws -> Typed {
    let typed = try invocation.forOwner(session)
    guard let word = typed.rest.words.first else { return typed }
    throw invocation.error(
      .unexpectedArgument, "`\(invocation.spec.name)` does not take `\(SafeText.visible(word.text))`", at: word,
      hint: "`\(invocation.spec.name) @NAME` is for another profile")
  }

  /// The guide's targets for the member whom the profile represents.
  private static func targets(of guide: FamilyGuide) throws(LarderError) -> DailyTargets {
    if let targets = guide.myPlan?.targets { return targets }
    if guide.plan.planned.isEmpty { try GuideCommands.refuseEmpty(guide) }
    let names = guide.plan.planned.map { SafeText.visible($0.member.name) }
    throw LarderError(
      .notAllowed, "the family guide does not say which member is you",
      hint: "`guide member edit \(names[0]) --me` if you are \(names[0]), or `guide member add NAME ... --me`",
      candidates: names)
  }

  /// Sets or removes the profile's own limit for a nutrient.
  private static func set(
    _ said: GoalWords, of nutrient: Nutrient, for typed: Typed, _ invocation: Invocation, _ session: Session
  ) throws -> GoalReport {
    let value = try invocation.locatingErrors(at: said.word) { () throws -> Int? in
      if said.isNone { return nil }
      return try CustomTarget.value(said.number, of: nutrient).map {
        try CustomTarget.checked(nutrient, member: nil, value: $0).value
      }
    }
    let (profile, author, _) = typed
    let written = try session.write(label: invocation.label, profile: author) { writing in
      let records = writing.profile(profile.id)
      try records.setLimit(value, for: nutrient)
      return try records.reading.goals() ?? .default
    }
    let total = try session.read { reading in
      let reference = MarkerReference(try reading.profile(profile.id).guide(), for: .meals, goals: written.value)
      return DayAim(.sugar, goals: written.value, reference: reference).highest
    }
    let more =
      total.flatMap { $0 > Double(value ?? 0) ? $0 : nil }.map {
        "above \(FoodText.amount($0, .sugar)) g it is too much, and between them nobody can tell"
      } ?? "more is too much"
    let advice =
      nutrient == .sugar
      ? """
      This is for free sugar: what is added, and that of honey and juice. Food tables list only total sugar: up to this \
      limit it counts as good; \(more). The line after each meal shows it.
      """
      : """
      After each meal, a line says how much of the limit is left; `settings set prompt-limits on` shows it in the prompt, \
      too.
      """
    return GoalReport(
      profile: profile.name, goals: written.value, step: written.step, isWrite: true,
      advice: value != nil && (nutrient == .sugar || !session.settings.showsPromptLimits) ? advice : nil)
  }

  private static func write(
    for typed: Typed, _ invocation: Invocation, _ session: Session, _ change: (MacroGoals) throws -> MacroGoals
  ) throws -> GoalReport {
    try write(for: typed, invocation, session) { goals, _ in try change(goals) }
  }

  private static func write(
    for typed: Typed, _ invocation: Invocation, _ session: Session,
    _ change: (MacroGoals, FamilyGuide) throws -> MacroGoals
  ) throws -> GoalReport {
    let (profile, author, _) = typed
    let written = try session.write(label: invocation.label, profile: author) { writing in
      let records = writing.profile(profile.id)
      try records.setGoals(try change(records.reading.goals() ?? .default, records.reading.guide()))
      return try records.reading.goals() ?? .default
    }
    return GoalReport(profile: profile.name, goals: written.value, step: written.step, isWrite: true)
  }
}

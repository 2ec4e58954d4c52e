internal import Domain
internal import Store
internal import Text

/// The commands `eat` with its short forms, `=`, and `parse meal`.
enum EatCommands {
  static let note = OptionSpec.value("note", "TEXT", .text, "A note on the meal.")
  private static let dryRun = OptionSpec.flag("dry-run", "Show how the line is understood without saving it.")
  private static let items = ArgumentSpec("ITEMS", .items, .rest, "What was eaten and, after @, when.")

  static let specs: [CommandSpec] =
    [eat] + zip(["b", "l", "d", "s"], Slot.allCasesByLetter).map { letter, slot in short(letter, slot) } + [
      again, parse,
    ]

  static let eat: CommandSpec = CommandSpec(
    ["eat"], aliases: ["log", "ate", "had"], "Log a meal in one line.",
    details: """
      Separate ITEMS with commas, semicolons, + or the words and, with, on (und, mit, auf). An item is an amount and a \
      food, a food and an amount, or a food alone: 150g rice, 2 eggs, half a banana, 1 1/2 cups milk, 2x150g yogurt, \
      rice 200 g.

      After @ come, in any order, a meal (breakfast, lunch, dinner, snack), a day (yesterday, mon, -3, 20 nov, \
      2026-11-20), a time (13:30) and people: `@dad @mom` logs the meal for each of them. If that meal of that day has \
      been logged already, the new items are added to it. The default day is today; without a meal, the time of day \
      decides.

      An item may also be a favourite (`meal save` makes one), or come from meals that were logged: `again` or `=` \
      repeats yesterday's meal, `= mon` Monday's; `same for Lina` is what you logged last today; `usual` is what you \
      have most often at that meal, `usual 2` the second most frequent; `1/3 of last dinner` is a part of an earlier \
      meal.

      If a name is unclear, a number can be read in two ways, or an amount is unlikely (25 kg of eggs), Larder asks at \
      a terminal; in a script it refuses the line. `--yes` takes the likeliest reading.

      It also asks before the same amount of the same food is logged twice within ten minutes in the same meal, and \
      before a meal of over 4 kg or 6,000 kcal; in a script such a meal is logged, with a remark.
      """,
    arguments: [items], options: [note, dryRun],
    examples: [
      "eat 2 eggs, 150g cooked rice and a banana @lunch @yesterday", "eat 40 g oats @breakfast --dry-run",
    ],
    effect: .writes, topic: .everyDay
  ) { invocation, session in try run(invocation, session, slot: nil) }

  static let again: CommandSpec = CommandSpec(
    ["="], "Log the same meal as yesterday, or as on another day: short for `eat again`.",
    details: """
      The items are the ones logged then, with the values their foods have now. `b =` repeats breakfast; without a \
      meal, the time of day decides which one.
      """,
    arguments: [
      ArgumentSpec(
        "DAY [@...]", .day, .optionalRest,
        "The day whose meal is repeated, by default yesterday; after "
          + "@, when it was eaten.")
    ],
    options: [note, dryRun], examples: ["= yesterday @breakfast"], effect: .writes, topic: .everyDay
  ) { invocation, session in try run(invocation, session, slot: nil, after: "= ") }

  static let parse: CommandSpec = CommandSpec(
    ["parse", "meal"], "Show how Larder understands a line, without saving it.", arguments: [items],
    examples: ["parse meal 2 eggs and a slice of toast"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    let composer = MealComposer(session: session)
    let log = MealLog(session: session, label: invocation.label)
    func report(on draft: MealDraft) throws -> MealReport {
      var report = try log.preview(draft)
      report.doubts = draft.doubts
      return report
    }
    // With `--yes` the preview shows what would be logged, with all doubts settled.
    if session.globals.isYes { return try report(on: composer.compose(invocation.raw)) }
    return try session.read { _ in try report(on: composer.understood(invocation.raw)) }
  }

  private static func short(_ letter: String, _ slot: Slot) -> CommandSpec {
    CommandSpec(
      [letter], aliases: slot.commandWords,
      "Log a \(slot.rawValue): short for `eat` with @\(slot.rawValue).", arguments: [items],
      options: [note, dryRun],
      examples: ["\(letter) 2 eggs"], effect: .writes, topic: .everyDay
    ) { invocation, session in try run(invocation, session, slot: slot) }
  }

  /// Logs the items, or asks for them.
  ///
  /// - Parameter start: Text to put in front of the typed items. For the command `=`, it is `=`, which is read as a
  ///   part of the list.
  private static func run(
    _ invocation: Invocation, _ session: Session, slot: Slot?, after start: String = ""
  ) throws -> MealReport {
    let log = MealLog(session: session, label: invocation.label)
    var current: Profile?
    var draft = try MealComposer(session: session).compose(start + invocation.raw, slot: slot) { reading in
      // Check for a profile before the line is read, since nothing can be logged without one.
      if !invocation.has(dryRun) { current = try session.profile(in: reading) }
    }
    draft.current = current
    let text = try invocation.text(note).map(MealText.note)
    let isPreview = invocation.has(dryRun)
    let checked = try MealCheck(session: session).checked(draft, isPreview: isPreview)
    return isPreview ? try log.preview(checked, note: text) : try log.save(checked, note: text)
  }
}

extension Slot {
  /// The slots in the order of the letters b, l, d, s.
  fileprivate static let allCasesByLetter: [Slot] = [.breakfast, .lunch, .dinner, .snack]

  /// The names of the slot that may begin a line in place of `eat`: `mittagessen 2 eier`.
  fileprivate var commandWords: [String] {
    switch self {
    case .breakfast: ["breakfast", "frühstück", "fruehstueck"]
    case .lunch: ["lunch", "mittagessen", "mittag"]
    case .dinner: ["dinner", "abendessen", "abendbrot", "abend"]
    case .snack: ["snack", "zwischenmahlzeit"]
    }
  }
}

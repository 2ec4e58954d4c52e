internal import Domain
internal import Store
internal import Text

/// `eat` and its short forms, `=`, `parse meal`.
enum EatCommands {
  static let note = OptionSpec.value("note", "TEXT", .text, "A note on the meal.")
  private static let dryRun = OptionSpec.flag("dry-run", "Show what is understood, save nothing.")
  private static let items = ArgumentSpec("ITEMS", .items, .rest, "What was eaten, and after @ when.")

  static let specs: [CommandSpec] =
    [eat] + zip(["b", "l", "d", "s"], Slot.allCasesByLetter).map { letter, slot in short(letter, slot) } + [
      again, parse,
    ]

  static let eat: CommandSpec = CommandSpec(
    ["eat"], aliases: ["log", "ate", "had"], "Log a meal in one line.",
    details: """
      ITEMS are parted by commas, semicolons, + or the words and, with, on (und, mit, auf). An item is an amount and a food, a \
      food and an amount, or a food alone: 150g rice, 2 eggs, half a banana, 1 1/2 cups milk, 2x150g yogurt, rice 200 g.

      After @ come, in any order, a meal (breakfast, lunch, dinner, snack), a day (yesterday, mon, -3, 20 nov, 2026-11-20), a \
      time (13:30) and people: `@dad @mom` gives each of them the meal. What is eaten at the same meal of the same day is added \
      to it. Without a day it is today, without a meal the clock decides.

      An item may also be a favourite (`meal save` makes one), or come from meals that were logged: `again` or `=` is the same \
      meal of yesterday, `= mon` that of Monday; `usual` is what that meal is most often, `usual 2` the second most frequent; \
      `1/3 of last dinner` is a part of one.

      What is doubtful, a name, a count of 25 kg or two readings of a number, is asked about at a terminal and refused elsewhere; \
      `--yes` takes the likeliest reading.
      """,
    arguments: [items], options: [note, dryRun],
    examples: [
      "eat 2 eggs, 150g cooked rice and a banana @lunch @yesterday", "eat 40 g oats @breakfast --dry-run",
    ],
    effect: .writes, topic: .everyDay
  ) { invocation, session in try run(invocation, session, slot: nil) }

  static let again: CommandSpec = CommandSpec(
    ["="], "Log the same meal of yesterday, or of another day, once more: short for `eat again`.",
    details: """
      The items are those that were logged, with the values that their foods have now. `b =` does so for breakfast; without a \
      meal the clock decides which.
      """,
    arguments: [
      ArgumentSpec("DAY [@...]", .day, .optionalRest, "Which day's meal, by default yesterday's; after @ when.")
    ],
    options: [note, dryRun], examples: ["= yesterday @breakfast"], effect: .writes, topic: .everyDay
  ) { invocation, session in try run(invocation, session, slot: nil, after: "= ") }

  static let parse: CommandSpec = CommandSpec(
    ["parse", "meal"], "Show what Larder understands of a line; saves nothing.", arguments: [items],
    examples: ["parse meal 2 eggs and a slice of toast"], effect: .reads, topic: .everyDay
  ) { invocation, session in
    let composer = MealComposer(session: session)
    let log = MealLog(session: session, label: invocation.label)
    func report(on draft: MealDraft) throws -> MealReport {
      var report = try log.preview(draft)
      report.doubts = draft.doubts
      return report
    }
    // With `--yes` the preview shows what would be taken.
    if session.globals.isYes { return try report(on: composer.compose(invocation.raw)) }
    return try session.read { _ in try report(on: composer.understood(invocation.raw)) }
  }

  private static func short(_ letter: String, _ slot: Slot) -> CommandSpec {
    CommandSpec(
      [letter], "Log a \(slot.rawValue): `eat` into that meal.", arguments: [items], options: [note, dryRun],
      examples: ["\(letter) 2 eggs"], effect: .writes, topic: .everyDay
    ) { invocation, session in try run(invocation, session, slot: slot) }
  }

  /// Logs the items, or asks for them.
  ///
  /// - Parameter start: What the command's own name stands for at the start of the items.
  private static func run(
    _ invocation: Invocation, _ session: Session, slot: Slot?, after start: String = ""
  ) throws -> MealReport {
    let log = MealLog(session: session, label: invocation.label)
    var current: Profile?
    var draft = try MealComposer(session: session).compose(start + invocation.raw, slot: slot) { reading in
      // Check this before the line is read, since nothing else helps without a profile.
      if !invocation.has(dryRun) { current = try session.profile(in: reading) }
    }
    draft.current = current
    let text = try invocation.text(note).map(MealText.note)
    return invocation.has(dryRun) ? try log.preview(draft, note: text) : try log.save(draft, note: text)
  }
}

extension Slot {
  /// The slots in the order of the letters b, l, d, s.
  fileprivate static let allCasesByLetter: [Slot] = [.breakfast, .lunch, .dinner, .snack]
}

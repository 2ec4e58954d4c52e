internal import Domain
internal import Store
internal import Text

/// `meal list`, `show`, `add`, `edit`, `copy`, `move`, `delete`.
enum MealCommands {
  private static let date = OptionSpec.value("date", "DAY", .day, "Move it to a day.")
  private static let time = OptionSpec.value("time", "TIME", .text, "When it was eaten, such as 13:30.")
  private static let slot = OptionSpec.value(
    "type", "SLOT", .choice(Slot.allCases.map(\.rawValue)), "Which meal of the day it was.")
  private static let note = OptionSpec.value("note", "TEXT", .text, "Its note; `none` removes it.")
  private static let mealArgument = ArgumentSpec(
    "MEAL [@PERSON]", .meal, .rest, MealFinder.forms.capitalizedFirst + "; after @ somebody else whose meal it is.")

  static let specs: [CommandSpec] =
    [list, show, add, edit, copy, move, delete] + FavouriteCommands.specs + MealItemCommands.specs

  static let list: CommandSpec = CommandSpec(
    ["meal", "list"], "List the meals of the profile in use or of another one, latest first.",
    arguments: [ArgumentSpec("PERSON", .profile, .optionalRest, "Whose meals; your own by default.")],
    options: ListedDays.options(of: "meals"),
    examples: ["meal list", "meal list --from mon --to today"], effect: .reads, topic: .everyDay
  ) { typed, session in
    let invocation = try typed.forPerson(session) { $0.words.isEmpty }
    try invocation.refuseStranger(session)
    let days = try ListedDays(invocation, of: "meals", session)
    return try session.read { reading in
      let profile = try session.profile(in: reading)
      let records = reading.profile(profile.id)
      let meals = try records.meals(last: days.limit.map { $0 + 1 }, from: days.first, to: days.last)
      let listed = meals.prefix(days.limit ?? meals.count)
      return MealListReport(
        profile: profile.name, meals: Array(listed), hasOlder: days.isUsual && listed.count < meals.count)
    }
  }

  static let show: CommandSpec = CommandSpec(
    ["meal", "show"], "Show a meal with its items, by default the last one.",
    arguments: [ArgumentSpec("MEAL", .meal, .optionalRest, MealFinder.forms.capitalizedFirst + ".")],
    examples: ["meal show last", "meal show yesterday lunch"], effect: .reads, topic: .everyDay
  ) { typed, session in
    let finder = try MealFinder(typed, session)
    let words = finder.invocation.words
    let found = try words.isEmpty ? finder.last() : finder.find(words)
    let state = try session.read { reading in
      let records = reading.profile(found.owner.id)
      return try MealLog.state(of: found.meal.id, added: [], through: records, goals: records.goals())
    }
    var report = MealLog(session: session, label: typed.label).report(state, [], profile: found.owner, step: nil)
    report.isShown = true
    return report
  }

  static let add: CommandSpec = CommandSpec(
    ["meal", "add"], "Log a meal step by step.",
    details: """
      It asks for the day, the meal, the items one by one, the time and a note. The likely answer is in brackets; \
      Enter takes it. At each question `<` goes back, `?` explains the question, `.` finishes, and Ctrl-C leaves. The \
      meal is shown before it is saved. `eat` does the same in one line; use it in scripts.
      """,
    examples: ["meal add"], effect: .writes, topic: .everyDay
  ) { _, session in
    let profile = try session.read { try session.profile(in: $0) }
    return try MealForm(session: session, profile: profile).run()
  }

  static let edit: CommandSpec = CommandSpec(
    ["meal", "edit"], "Change a meal's day, time, type or note.", arguments: [mealArgument],
    options: [date, time, slot, note],
    examples: ["meal edit last --time 13:30", "meal edit last --date yesterday --type dinner"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    guard [date, time, slot, note].contains(where: invocation.has) else {
      throw LarderError(
        .missingValue, "`meal edit` needs to know what to change, by an option such as `--time`",
        hint: "such as `meal edit last --time 13:30`; the options are --date, --time, --type and --note")
    }
    let finder = try MealFinder(invocation, session)
    let found = try finder.find(finder.invocation.words)
    return try change(found, by: finder.author, invocation, session) { records in
      var changed = try current(found.meal, through: records)
      try apply(invocation, to: &changed, session)
      try records.update(changed)
    }
  }

  static let copy: CommandSpec = CommandSpec(
    ["meal", "copy"], "Log a meal, or a whole day, again.",
    details: """
      Without @ it is copied to today; after @ give the day, the meal, the time or the people of the copy: \
      `meal copy yesterday dinner @max @oma`.
      """,
    arguments: [ArgumentSpec("MEAL|DAY [@...]", .meal, .rest, "A meal or a day and, after @, where to copy it.")],
    examples: ["meal copy yesterday", "meal copy last @dinner"], effect: .writes, topic: .everyDay
  ) { invocation, session in try MealCopy(session: session, invocation: invocation).run() }

  static let move: CommandSpec = CommandSpec(
    ["meal", "move"], "Put a meal on another day, in another meal of the day, or into somebody else's diary.",
    details: "If that meal has been logged already, the items are added to it.",
    arguments: [
      ArgumentSpec("MEAL @...", .meal, .rest, "A meal and, after @, the day, the meal, the time or the person.")
    ],
    examples: ["meal move last @yesterday", "meal move last @lunch", "meal move last @mom"], effect: .writes,
    topic: .everyDay
  ) { invocation, session in try MealMove(session: session, invocation: invocation).run() }

  static let delete: CommandSpec = CommandSpec(
    ["meal", "delete"], "Delete a meal.", arguments: [mealArgument], examples: ["meal delete last"], effect: .writes,
    topic: .everyDay
  ) { invocation, session in
    let finder = try MealFinder(invocation, session)
    let found = try finder.find(finder.invocation.words)
    let (meal, profile) = (found.meal, found.owner)
    let written = try session.write(label: invocation.label, profile: finder.author) {
      try $0.profile(profile.id).delete(meal.id)
    }
    let day = DayText.weekday(meal.day)
    let whose = profile.id == finder.author.id ? "the" : "\(SafeText.visible(profile.name))'s"
    let names =
      meal.items.isEmpty ? ", which had no items" : ": " + meal.items.map(\.name).joined(separator: ", ")
    return WriteReport(
      [StyledLine("Deleted \(whose) \(meal.slot.rawValue) of \(day)", .bold) + StyledLine(names)],
      ["meal": .meal(meal)], step: written.step,
      scope: "\(profile.name), \(DayText.relative(meal.day, to: session.today))")
  }

  /// Changes a meal and shows the result; `author` gives the command and can undo it.
  private static func change(
    _ found: MealFinder.Found, by author: Profile, _ invocation: Invocation, _ session: Session,
    _ body: (ProfileWriter) throws -> Void
  ) throws -> MealReport {
    let written = try session.write(label: invocation.label, profile: author) { writing in
      let records = writing.profile(found.owner.id)
      try body(records)
      return try MealLog.state(of: found.meal.id, added: [], through: records.reading, goals: records.reading.goals())
    }
    return MealLog(session: session, label: invocation.label).report(
      written.value, [], profile: found.owner, step: written.step)
  }

  /// Reads the meal again when a change is saved, since another program may have changed it in the meantime.
  static func current(_ meal: Meal, through records: ProfileWriter) throws -> Meal {
    guard let current = try records.reading.meal(meal.id) else {
      throw LarderError(.unknownMeal, "meal #\(meal.id) has just been deleted", outcome: .unchanged)
    }
    return current
  }

  private static func apply(_ invocation: Invocation, to meal: inout Meal, _ session: Session) throws {
    var minute = meal.time.minuteOfDay
    if let word = invocation.word(slot) {
      guard let slot = Slot.read(word.text) else {
        throw invocation.error(
          .badValue, "there is no meal `\(SafeText.visible(word.text))`", at: word,
          hint: "breakfast, lunch, dinner or snack")
      }
      if invocation.word(time) == nil { minute = MealMove.minute(of: meal, in: slot) }
      meal.slot = slot
    }
    if let text = invocation.text(date) { meal.day = try session.days.forMeals.day(text) }
    if let word = invocation.word(time) {
      guard let said = try WhenReader(days: session.days).read(word.text).minuteOfDay else {
        throw invocation.error(
          .badTime, "`\(SafeText.visible(word.text))` is not a time", at: word, hint: "such as 13:30")
      }
      minute = said
    }
    if invocation.has(date) || invocation.has(time) || invocation.has(slot) {
      meal.time = session.moment(meal.day, minute: minute)
    }
    if let text = invocation.text(note) { meal.notes = text == "none" ? nil : try MealText.note(text) }
  }
}

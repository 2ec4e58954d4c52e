internal import Domain
internal import Matching
internal import Store
internal import Text

/// The commands `meal item add`, `edit`, `skip` and `remove`, and `fix`.
enum MealItemCommands {
  private static let noFood = OptionSpec.flag(
    "no-food",
    "Log the words as they are, without a food and without nutrition.")

  static let specs: [CommandSpec] = [add, edit, skip, remove, fix]

  private static let whichItem = ArgumentSpec(
    "[MEAL] N [@PERSON]", .items, .rest,
    "The item's number, or the name of its food; after @ somebody else whose meal it is.")

  static let add: CommandSpec = CommandSpec(
    ["meal", "item", "add"], "Add an item to a meal, by default the last one.",
    arguments: [
      ArgumentSpec("[MEAL] AMOUNT FOOD", .items, .rest, "The meal (#12, last, yesterday lunch) and the item.")
    ],
    options: [noFood], examples: ["meal item add 1 banana", "meal item add 200 g birthday cake --no-food"],
    effect: .writes,
    topic: .everyDay
  ) { invocation, session in
    if invocation.has(noFood) {
      let (selection, phrases) = try session.read { _ in
        let selection = try LineSelection<Meal>(invocation, session)
        return (selection, try session.withBank { try Resolver($0, purpose: .eaten).phrases(selection.text) })
      }
      return try LineChange(selection, session).add(phrases.map { try unmatched($0, in: selection.text) })
    }
    let (selection, logged, lines) = try session.read { reading in
      let selection = try LineSelection<Meal>(invocation, session)
      let past = try session.pastMeals(of: [selection.profile], in: reading)[0]
      return (
        selection, try selection.logged(reading),
        try session.withBank { bank in
          let resolver = Resolver(bank, purpose: .eaten, favourites: past.names)
          return try past.withRecipes(resolver.resolve(selection.text), in: selection.text)
        }
      )
    }
    let settled = try Decider(session: session, text: selection.text).decide(lines)
    let added = try MealCheck(session: session).checked(
      settled.map { MealItem($0.line) }, addedTo: selection.owner, logged)
    return try LineChange(selection, session).add(added.items, remarks: settled.flatMap(\.remarks) + added.remarks)
  }

  static let edit: CommandSpec = CommandSpec(
    ["meal", "item", "edit"], "Change an item's amount or food.",
    details: """
      Give the item's number, or name its food: `meal item edit last banana 2`. If you give both and the food is a \
      different one, it replaces the food of that item.
      """,
    arguments: [ArgumentSpec("[MEAL] N AMOUNT [FOOD]", .items, .rest, "The item's number and the new amount or food.")],
    examples: ["meal item edit 1 3", "meal item edit last 2 200g"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    try correct(session) {
      let selection = try LineSelection<Meal>(invocation, session)
      let (number, words) = try selection.correction(session)
      return (ItemCorrection(selection: selection, number: number, words: words), [])
    }
  }

  static let skip: CommandSpec = CommandSpec(
    ["meal", "item", "skip"], "Leave an item out of the totals, or count it again.",
    arguments: [whichItem], examples: ["meal item skip 1"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let selection = try LineSelection<Meal>(invocation, session)
    return try LineChange(selection, session).skip(selection.item(session))
  }

  static let remove: CommandSpec = CommandSpec(
    ["meal", "item", "remove"], "Remove an item from a meal.",
    arguments: [whichItem], examples: ["meal item remove 1"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let selection = try LineSelection<Meal>(invocation, session)
    return try LineChange(selection, session).remove(selection.item(session))
  }

  static let fix: CommandSpec = CommandSpec(
    ["fix"], "Correct the last entry: `fix 200g`, or item 2 of it: `fix 2 200g`.",
    details: """
      The last entry is what the last `eat` logged. If it has several items, say which one: by its number (`fix 2 \
      200g`) or by its food (`fix 200g rice`), which may also be another item of the meal. If the entry is one item, a \
      food of the same kind replaces it: `fix 2 slices rye bread` after `bread`. With the number, any food does: `fix \
      1 50g chips`.

      For another food with the same amount, say both: `fix cheesecake to apple pie`, or its number: `fix 2 apple pie`.

      A day in front means an item of that day by its food: `fix yesterday feta 40 g`, `fix mon dinner 2 slices bread`. \
      A name after it means somebody else's: `fix 40 g @max`; it may be left out right after an entry for that person.
      """,
    arguments: [
      ArgumentSpec(
        "[N|DAY] AMOUNT [FOOD] [@PERSON]", .items, .rest,
        "The right amount and, if it was wrong, the right food; or OLD to NEW.")
    ],
    examples: ["fix 200g", "fix 2 3 eggs"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    try correct(session) {
      let fix = try LastEntryFix(invocation, session)
      return (try fix.selection(), fix.remarks)
    }
  }

  /// Corrects an item: changes its amount, or replaces its food.
  ///
  /// - Parameter find: Returns the item, the words that correct it, and remarks for the report.
  private static func correct(
    _ session: Session, _ find: () throws -> (ItemCorrection, remarks: [String])
  ) throws -> any Report {
    let correction = LineCorrection(session: session, purpose: .eaten)
    let (selection, logged, number, typed, remarks) = try session.read { reading in
      let (found, remarks) = try find()
      let (selection, number) = (found.selection, found.number)
      let line = selection.owner.items[number - 1].line
      let text = found.amount ?? found.words.map(\.raw).joined(separator: " ")
      let typed = try correction.read(
        text, of: line, usage: selection.invocation.spec.usage, keepsAmount: found.keepsAmount)
      return (selection, try selection.logged(reading), number, typed, remarks)
    }
    var line = try correction.corrected(by: typed)
    let former = selection.owner.items[number - 1].line
    if line.isSame(as: former) { line = former }
    let replaced = line.name == former.name ? [] : ["this replaces \(SafeText.visible(former.name))"]
    let item = MealItem(id: selection.owner.items[number - 1].id, line)
    let large = try MealCheck(session: session).remarks(
      on: item, inPlaceOf: selection.owner.items[number - 1], in: selection.owner, logged)
    return try LineChange(selection, session).put(item, at: number, remarks: replaced + remarks + large)
  }

  private static func unmatched(_ phrase: ItemPhrase, in text: String) throws -> MealItem {
    let place = LarderError.Location(text: text, range: phrase.range)
    try DoubtfulNumber.refuse(phrase.doubt, location: place)
    guard let grams = phrase.quantity?.mass, grams > 0, grams <= Quantity.limit else {
      throw LarderError(
        .badAmount, "without a food only a weight can be logged", hint: "such as `200 g \(phrase.name)`",
        location: place)
    }
    return MealItem(
      FoodLine(
        name: try FoodCheck.name(SafeText.stored(phrase.name)), quantity: phrase.quantity, grams: grams,
        originalText: phrase.originalText.map(SafeText.stored)))
  }
}

/// An item of a meal, and the words that correct it.
struct ItemCorrection {
  let selection: LineSelection<Meal>
  /// The item's number in the meal.
  let number: Int
  /// `AMOUNT`, `AMOUNT FOOD` or `FOOD`.
  let words: [Word]
  /// The amount among the words, if they name the item's food only by the end of its name: `200 g` for `200 g Suppe` and
  /// a Kartoffelsuppe; nil otherwise.
  var amount: String?
  /// Whether a new food typed without an amount gets the logged amount.
  var keepsAmount = false
}

extension LineSelection<Meal> {
  /// Finds the meal that the first words name, or else the last meal, and keeps the words after its name.
  init(_ invocation: Invocation, _ session: Session) throws {
    let finder = try MealFinder(invocation, session)
    let words = finder.invocation.words
    // If two numbers come first, the first is the meal's number if nothing or an amount follows them.
    let isNumbered =
      words.count > 1 && words.prefix(2).allSatisfy { FoodFinder.number($0.text) != nil }
      && (words.count == 2 ? invocation.spec.path.last != "edit" : AmountReader.startsAmount(words[2].text))
    let (found, used) =
      try isNumbered && invocation.spec.path.last != "add"
      ? (finder.find(Array(words.prefix(1))), 1)
      : finder.leading(words) ?? (finder.last(), 0)
    self.init(
      profile: found.owner, author: finder.author, owner: found.meal, rest: Array(words.dropFirst(used)),
      invocation: invocation, called: "that meal")
  }

  /// The number of the item that is meant, typed or found by the name of its food.
  func item(_ session: Session) throws -> Int {
    guard let first = rest.first, FoodFinder.number(first.text) == nil else { return try number(isLast: true) }
    let items = NamedLines(session: session, lines: owner.items.map(\.line))
    let all = owner.items.indices.map { $0 + 1 }
    let named = try items.numbers(called: text, among: all)
    if named.count == 1 { return named[0] }
    let name = SafeText.visible(text)
    guard named.isEmpty else {
      throw invocation.error(
        .needsAnswer, "`\(name)` matches several items", at: first, hint: "say the item's number: \(items.list(named))")
    }
    throw invocation.error(
      .unknownItem, "\(called) has no `\(name)`", at: first,
      hint: all.isEmpty ? "it has no items" : "it has \(items.list(all))")
  }

  /// What the meal's owner has logged on the meal's day.
  func logged(_ reading: ReadTransaction) throws -> [LoggedItem] {
    try reading.profile(profile.id).loggedItems(on: owner.day)
  }

  /// The number of the item to correct, typed or found by the name of its food, and the words that say how to correct
  /// it.
  ///
  /// As with `fix`, a number at the start is the number of an item only if an amount follows: `3 150 g` corrects item
  /// 3, but `3 eggs` means three eggs.
  func correction(_ session: Session) throws -> (number: Int, words: [Word]) {
    let items = NamedLines(session: session, lines: owner.items.map(\.line))
    let isNumber = rest.first.map { FoodFinder.number($0.text) != nil } ?? false
    let isFollowed = rest.count < 2 || AmountReader.startsAmount(rest[1].text)
    guard let first = rest.first, !(isNumber && isFollowed), let name = items.name(in: text) else {
      return (try number(), Array(rest.dropFirst()))
    }
    let all = owner.items.indices.map { $0 + 1 }
    let named = try items.numbers(called: name, among: all)
    if named.count == 1 { return (named[0], rest) }
    if named.isEmpty, isNumber { return (try number(), Array(rest.dropFirst())) }
    guard named.isEmpty else {
      throw invocation.error(
        .needsAnswer, "`\(SafeText.visible(name))` matches several items", at: first,
        hint: "say the item's number: \(items.list(named)), for example `meal item edit \(named[0]) 200g`")
    }
    throw invocation.error(
      .unknownItem, "that meal has no item `\(SafeText.visible(name))`", at: first,
      hint: all.isEmpty ? "it has no items" : "it has \(items.list(all))")
  }
}

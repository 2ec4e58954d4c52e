internal import Domain
internal import Matching
internal import Store

/// The commands `trip item add`, `edit`, `skip` and `remove`.
enum TripItemCommands {
  private static let price = OptionSpec.value(
    "price", "PRICE", .text, "What the line costs; `none` if unknown.")

  static let specs: [CommandSpec] = [add, edit, skip, remove]

  static let add: CommandSpec = CommandSpec(
    ["trip", "item", "add"], "Add items to a trip, by default the one last changed.",
    arguments: [
      ArgumentSpec("[TRIP] AMOUNT FOOD PRICE", .items, .rest, "The trip (#12, last, yesterday REWE) and the item.")
    ],
    options: [BoughtCommand.noFood],
    examples: ["trip item add 10 eggs 2.99", "trip item add soap 1.49 --no-food"], effect: .writes, topic: .everyDay
  ) { invocation, session in
    let composer = TripComposer(session: session, keepsUnknown: invocation.has(BoughtCommand.noFood))
    let (selection, lines) = try session.read { _ in
      let selection = try LineSelection<Trip>(invocation, session)
      return (selection, try composer.lines(selection.text))
    }
    let draft = try composer.items(lines, in: selection.text)
    return try LineChange(selection, session).add(draft.trip.items, remarks: draft.remarks)
  }

  static let edit: CommandSpec = CommandSpec(
    ["trip", "item", "edit"], "Change an item's amount, food or price.",
    details: """
      Whatever you leave out stays as it is: `2 500g` changes the amount, `2 oat milk` the food, `2 500g tomatoes \
      2.79` all three, `2 --price 2.79` only the price.
      """,
    arguments: [
      ArgumentSpec("[TRIP] N [AMOUNT] [FOOD] [PRICE]", .items, .rest, "The item's number and the new amount or food.")
    ],
    options: [price, BoughtCommand.noFood],
    examples: ["trip item edit 1 750g", "trip item edit last 1 750g tomatoes 3.29", "trip item edit 2 --price 1.19"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let selection = try LineSelection<Trip>(invocation, session)
    let number = try selection.number()
    var change = TripItemChange(
      session: session, usage: invocation.spec.usage, keepsUnknown: invocation.has(BoughtCommand.noFood),
      item: selection.owner.items[number - 1])
    try change.read(selection.rest.dropFirst().map(\.raw).joined(separator: " "))
    if let word = invocation.word(price) {
      let reader = PriceReader(currency: session.settings.currency)
      let isNone = word.text.lowercased() == "none"
      try invocation.locatingErrors(at: word) { try change.setPrice(isNone ? nil : reader.read(word.text)) }
    }
    let edited = try change.result()
    var remarks = TripComposer.remarks(on: [edited])
    if let name = selection.owner.printedName(correcting: edited) {
      let place = name.store.isEmpty ? "on receipts" : "on receipts of \(name.store)"
      remarks.append("`\(name.printed)` \(place) means \(edited.food == nil ? "no food" : edited.name) from now on")
    }
    return try LineChange(selection, session).put(edited, at: number, remarks: remarks)
  }

  static let skip: CommandSpec = CommandSpec(
    ["trip", "item", "skip"], "Leave an item's nutrition out of the totals, or count it again; its price stays.",
    arguments: [ArgumentSpec("[TRIP] N", .items, .rest, "The item's number.")], examples: ["trip item skip 1"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let selection = try LineSelection<Trip>(invocation, session)
    return try LineChange(selection, session).skip(selection.number(isLast: true))
  }

  static let remove: CommandSpec = CommandSpec(
    ["trip", "item", "remove"], "Remove an item from a trip.",
    arguments: [ArgumentSpec("[TRIP] N", .items, .rest, "The item's number.")], examples: ["trip item remove 1"],
    effect: .writes, topic: .everyDay
  ) { invocation, session in
    let selection = try LineSelection<Trip>(invocation, session)
    return try LineChange(selection, session).remove(selection.number(isLast: true))
  }
}

extension LineSelection<Trip> {
  /// Finds the trip that the first words name, or else the last trip, and keeps the remaining words.
  init(_ invocation: Invocation, _ session: Session) throws {
    let profile = try session.read { try session.profile(in: $0) }
    let finder = TripFinder(session: session, invocation: invocation, profile: profile)
    let words = invocation.words
    let found: (trip: Trip, used: Int)
    if Self.startsWithTripNumber(words, invocation), let number = FoodFinder.number(words[0].text) {
      found = (try finder.trip(number, at: words[0]), 1)
    } else {
      found = try finder.leading(words) ?? (finder.last(), 0)
    }
    self.init(
      profile: profile, owner: found.trip, rest: Array(words.dropFirst(found.used)), invocation: invocation,
      called: "trip #\(found.trip.id)")
  }

  /// Whether the first two words are the number of a trip and the number of an item in that trip.
  ///
  /// True if only two numbers were typed; for `edit`, an option must have been given as well. Also true if the third
  /// word begins an amount and is not a decimal number, which would be a price. Never true for `add`.
  private static func startsWithTripNumber(_ words: [Word], _ invocation: Invocation) -> Bool {
    let verb = invocation.spec.path.last
    guard verb != "add", words.count > 1, words.prefix(2).allSatisfy({ FoodFinder.number($0.text) != nil }) else {
      return false
    }
    if words.count == 2 { return verb != "edit" || invocation.hasOptions }
    // `2 10 eggs 2.99` changes item 2 to ten eggs, and `2 3 2.79` changes the amount of item 2 to three: here 2 is not
    // a trip.
    return AmountReader.startsAmount(words[2].text) && !words[2].text.contains { $0 == "." || $0 == "," }
      || words[2].text.contains(where: \.isLetter) && AmountReader.startsAmount(words[2].text)
  }
}

extension Invocation {
  /// Whether any of the command's own options was given.
  fileprivate var hasOptions: Bool { spec.options.contains(where: has) }
}

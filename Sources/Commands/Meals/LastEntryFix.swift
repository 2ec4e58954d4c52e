internal import Domain
internal import Matching
internal import Store

/// `fix`: corrects what the last `eat` logged.
struct LastEntryFix {
  let session: Session
  let invocation: Invocation

  /// The meal, the number of the item to correct, and the words that say how.
  func selection() throws -> (selection: LineSelection<Meal>, number: Int, words: [Word]) {
    let profile = try session.read { try session.profile(in: $0) }
    if let word = invocation.words.first(where: { $0.text.hasPrefix("@") }) {
      throw invocation.error(
        .unexpectedArgument, "`fix` corrects amounts and foods, not days and meals", at: word,
        hint: "`meal edit last --type breakfast --date yesterday --time 08:00` moves a meal")
    }
    let entry = try session.read { reading -> (meal: Meal, numbers: [Int])? in
      let records = reading.profile(profile.id)
      guard let last = try records.lastEntry(), let meal = try records.meal(last.mealID) else { return nil }
      let ids = Set(last.itemIDs)
      return (meal, meal.items.indices.filter { ids.contains(meal.items[$0].id) }.map { $0 + 1 })
    }
    guard let entry, !entry.numbers.isEmpty else {
      throw LarderError(
        .unknownMeal, "\(profile.name) has no logged entry to correct",
        hint: "`eat` logs one; `meal item edit` changes any item")
    }
    let (number, words) = try self.item(of: entry.meal, among: entry.numbers)
    let selection = LineSelection(
      profile: profile, owner: entry.meal, rest: words, invocation: invocation, called: "the last entry")
    return (selection, number, words)
  }

  /// Finds which item the typed words refer to; returns its number, and the words that state the correction.
  private func item(of meal: Meal, among numbers: [Int]) throws -> (Int, [Word]) {
    let words = invocation.words
    let isAmount = (try? AmountReader.whole(invocation.raw)) ?? nil != nil
    if words.count > 1, !isAmount, let position = FoodFinder.number(words[0].text),
      AmountReader.startsAmount(words[1].text)
    {
      guard numbers.contains(position) else {
        let list = numbers.map(String.init).joined(separator: ", ")
        throw invocation.error(
          .unknownItem, "the last entry has no item \(position)", at: words[0],
          hint: "its items have the numbers \(list); `meal item edit` changes any item")
      }
      return (position, Array(words.dropFirst()))
    }
    if numbers.count == 1 { return (numbers[0], words) }
    let items = NamedLines(session: session, lines: meal.items.map(\.line))
    let named = try items.name(in: invocation.raw).map { try items.numbers(called: $0, among: numbers) } ?? []
    if named.count == 1 { return (named[0], words) }
    throw LarderError(
      .needsAnswer, "the last entry has \(numbers.count) items",
      hint: "say which: \(items.list(numbers)); such as `fix \(numbers[0]) 200g`")
  }
}

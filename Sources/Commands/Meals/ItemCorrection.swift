internal import Domain
internal import Matching
internal import Store

/// Gives an item of a meal another amount, or another food.
struct ItemCorrection {
  let session: Session
  let invocation: Invocation
  let target: ItemTarget

  /// - Parameter words: `AMOUNT [FOOD]`.
  func apply(_ words: [Word], to number: Int) throws -> MealReport {
    let item = target.meal.items[number - 1]
    let changed = try corrected(item, by: words)
    return try MealCommands.change(target.meal, added: [number], invocation, session, profile: target.profile) {
      try $0.replace(session.describedFoods.settle(changed, by: $0.foods), in: target.meal.id)
    }
  }

  private func corrected(_ item: MealItem, by words: [Word]) throws -> MealItem {
    let text = words.map(\.raw).joined(separator: " ")
    guard !text.isEmpty else {
      throw LarderError(.missingArgument, "the new amount is missing", hint: "usage: \(invocation.spec.usage)")
    }
    if let reading = try AmountReader.whole(text) { return try reweighed(item, to: reading) }
    let resolved = try session.withBank { try Resolver($0, purpose: .eaten).resolve(text) }
    guard resolved.count == 1, let settled = try Decider(session: session, text: text).settle(resolved).first else {
      throw LarderError(
        .badAmount, "`\(text)` is more than one item", hint: "usage: \(invocation.spec.usage)")
    }
    var replaced = MealItem(settled.line)
    replaced.id = item.id
    replaced.isSkipped = item.isSkipped
    return replaced
  }

  /// The same food in another amount keeps the values of the moment of logging, scaled.
  private func reweighed(
    _ item: MealItem, to reading: AmountReading
  ) throws -> MealItem {
    try DoubtfulNumber.refuse(reading.doubt, place: nil)
    guard let before = item.grams else {
      throw LarderError(
        .badAmount, "\(item.name) was logged elsewhere without a weight, so its values cannot be scaled",
        hint: "name the food too, such as `fix 150g rice`, or log it anew")
    }
    var changed = item
    let resolved: ResolvedAmount
    if let id = item.food?.id, let food = try session.read({ try $0.foods.get(id) }) {
      resolved = try weight(Self.unit(of: item, for: reading.quantity), of: food)
    } else if let grams = reading.quantity.mass {
      resolved = ResolvedAmount(grams: grams, quantity: reading.quantity)
    } else {
      throw LarderError(
        .badAmount, "\(item.name) has no food to take a portion from", hint: "give its weight, such as 150g")
    }
    changed.grams = resolved.grams
    changed.quantity = resolved.quantity
    changed.nutrients = item.nutrients.scaled(by: resolved.grams / before)
    return changed
  }

  private func weight(_ quantity: Quantity, of food: Food) throws -> ResolvedAmount {
    let phrase = ItemPhrase(text: quantity.text, range: 0..<0, quantity: quantity, name: food.name)
    let weight = try phrase.weight(as: food)
    guard let doubt = weight.doubt else { return weight }
    let decider = Decider(session: session, text: "")
    return try decider.amount(doubt, [weight] + weight.otherwise, at: nil) ?? weight
  }

  /// A bare number keeps the unit that the item was logged in: two slices become three, 150 g become 200 g.
  private static func unit(of item: MealItem, for quantity: Quantity) -> Quantity {
    guard let count = quantity.pieces, let logged = item.quantity, logged.share == nil else { return quantity }
    if logged.mass != nil { return .grams(count) }
    return logged.portion == nil ? quantity : Quantity(count, logged.unit)
  }
}

/// `fix`: corrects what the last `eat` logged.
struct LastEntryFix {
  let session: Session
  let invocation: Invocation
  let profile: Profile

  func run() throws -> MealReport {
    if let word = invocation.words.first(where: { $0.text.hasPrefix("@") }) {
      throw invocation.error(
        .unexpectedArgument, "`fix` corrects amounts and foods, not days and meals", at: word,
        hint: "`meal edit last --type breakfast --date yesterday --time 08:00` moves a meal")
    }
    let entry = try session.read { reading -> (meal: Meal, numbers: [Int])? in
      let door = reading.profile(profile.id)
      guard let last = try door.lastEntry(), let meal = try door.meal(last.mealID) else { return nil }
      let ids = Set(last.itemIDs)
      return (meal, meal.items.indices.filter { ids.contains(meal.items[$0].id) }.map { $0 + 1 })
    }
    guard let entry, !entry.numbers.isEmpty else {
      throw LarderError(
        .unknownMeal, "\(profile.name) has no last entry to correct",
        hint: "`eat` logs one; `meal item edit` changes any")
    }
    let (number, words) = try self.item(of: entry.meal, among: entry.numbers)
    let target = ItemTarget(profile: profile, meal: entry.meal, rest: words, invocation: invocation)
    return try ItemCorrection(session: session, invocation: invocation, target: target).apply(words, to: number)
  }

  /// Which item of the entry the words mean, and what is left of them.
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
          hint: "its numbers, as they were shown: \(list); `meal item edit` changes any item")
      }
      return (position, Array(words.dropFirst()))
    }
    if numbers.count == 1 { return (numbers[0], words) }
    if let named = try byFood(meal, among: numbers) { return (named, words) }
    let list = numbers.map { "\($0) \(meal.items[$0 - 1].name)" }.joined(separator: ", ")
    throw LarderError(
      .needsAnswer, "the last entry has \(numbers.count) items",
      hint: "say which: \(list); such as `fix \(numbers[0]) 200g`")
  }

  /// The one item of the entry whose food the words name.
  private func byFood(_ meal: Meal, among numbers: [Int]) throws -> Int? {
    let phrases = try? session.withBank { try Resolver($0, purpose: .eaten).phrases(invocation.raw) }
    guard let phrase = phrases?.first, phrases?.count == 1, phrase.quantity != nil else { return nil }
    let wanted = Set(SearchText.words(phrase.name))
    let matching = numbers.filter {
      !wanted.isEmpty && wanted.isSubset(of: Set(SearchText.words(meal.items[$0 - 1].name)))
    }
    return matching.count == 1 ? matching[0] : nil
  }
}

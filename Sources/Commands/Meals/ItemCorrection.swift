internal import Domain
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
      try $0.replace(session.newcomers.settle(changed, by: $0.foods), in: target.meal.id)
    }
  }

  private func corrected(_ item: MealItem, by words: [Word]) throws -> MealItem {
    let text = words.map(\.raw).joined(separator: " ")
    guard !text.isEmpty else {
      throw LarderError(.missingArgument, "the new amount is missing", hint: "usage: \(invocation.spec.usage)")
    }
    let composer = MealComposer(session: session)
    if let reading = try AmountReader.whole(text) {
      return try reweighed(item, to: reading, composer)
    }
    let phrases = try composer.phrases(text)
    guard phrases.count == 1, let phrase = phrases.first else {
      throw LarderError(
        .badAmount, "`\(text)` is more than one item", hint: "usage: \(invocation.spec.usage)")
    }
    let food = try food(of: item)
    if let before = item.grams, let same = SameFood(name: item.name, food: food).amount(in: phrase) {
      return Self.scaled(item, from: before, to: try weight(of: same, food, in: text))
    }
    var replaced = try composer.item(phrase, in: text)
    replaced.id = item.id
    replaced.isSkipped = item.isSkipped
    return replaced
  }

  private func food(of item: MealItem) throws -> Food? {
    try item.food.flatMap { reference in try session.read { try $0.foods.get(reference.id) } }
  }

  /// What is there, weighed by an amount that names it once more.
  private func weight(of phrase: ItemPhrase, _ food: Food?, in text: String) throws -> ResolvedAmount {
    let place = LarderError.Place(text: text, range: phrase.range)
    if let food {
      return try AmountDoubts(session: session, place: place).settled { try phrase.weight(as: food) }.weight
    }
    try DoubtfulNumber.refuse(phrase.doubt, place: place)
    guard let quantity = phrase.quantity, let grams = quantity.mass else {
      throw LarderError(
        .badAmount, "\(phrase.name) has no food to take a portion from", hint: "give its weight, such as 150g",
        place: place)
    }
    return ResolvedAmount(grams: grams, quantity: quantity)
  }

  private static func scaled(_ item: MealItem, from before: Double, to weight: ResolvedAmount) -> MealItem {
    var changed = item
    changed.grams = weight.grams
    changed.quantity = weight.quantity
    changed.nutrients = item.nutrients.scaled(by: weight.grams / before)
    return changed
  }

  /// The same food in another amount keeps the values of the moment of logging, scaled.
  private func reweighed(
    _ item: MealItem, to reading: AmountReading, _ composer: MealComposer
  ) throws -> MealItem {
    try DoubtfulNumber.refuse(reading.doubt, place: nil)
    guard let before = item.grams else {
      throw LarderError(
        .badAmount, "\(item.name) was logged elsewhere without a weight, so its values cannot be scaled",
        hint: "name the food too, such as `fix 150g rice`, or log it anew")
    }
    let resolved: ResolvedAmount
    if let food = try food(of: item) {
      resolved = try composer.resolve(Self.unit(of: item, for: reading.quantity), for: food, place: nil)
    } else if let grams = reading.quantity.mass {
      resolved = ResolvedAmount(grams: grams, quantity: reading.quantity)
    } else {
      throw LarderError(
        .badAmount, "\(item.name) has no food to take a portion from", hint: "give its weight, such as 150g")
    }
    return Self.scaled(item, from: before, to: resolved)
  }

  /// A bare number keeps the unit that the item was logged in: two slices become three, 150 g become 200 g.
  private static func unit(of item: MealItem, for quantity: Quantity) -> Quantity {
    guard let count = quantity.pieces, let logged = item.quantity, logged.share == nil else { return quantity }
    if logged.mass != nil { return .grams(count) }
    return logged.portion == nil ? quantity : Quantity(count, logged.unit)
  }
}

/// The items of a meal by the food that is named beside an amount: `200g rice`.
struct NamedItems {
  let session: Session
  let meal: Meal

  /// What is read of the words: the name that stands beside their amount; nil where there is none.
  func name(in text: String) -> String? {
    let phrases = try? MealComposer(session: session).phrases(text)
    guard let phrase = phrases?.first, phrases?.count == 1, phrase.quantity != nil else { return nil }
    return phrase.name
  }

  /// The numbers of those that are called so or, where none is, that have all the words in their names.
  func numbers(called name: String, among numbers: [Int]) throws -> [Int] {
    let items = numbers.map { (number: $0, item: meal.items[$0 - 1]) }
    let foods = try session.read { reading in
      try items.map { try $0.item.food.flatMap { try reading.foods.get($0.id) } }
    }
    let called = zip(items, foods).filter { SameFood(name: $0.item.name, food: $1).isNamed(by: name) }
    guard called.isEmpty else { return called.map(\.0.number) }
    let wanted = Set(SearchText.words(name))
    return items.filter { !wanted.isEmpty && wanted.isSubset(of: Set(SearchText.words($0.item.name))) }.map(\.number)
  }

  /// `2 Egg, 3 White bread`.
  func list(_ numbers: [Int]) -> String {
    numbers.map { "\($0) \(meal.items[$0 - 1].name)" }.joined(separator: ", ")
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
    let items = NamedItems(session: session, meal: meal)
    let named = try items.name(in: invocation.raw).map { try items.numbers(called: $0, among: numbers) } ?? []
    if named.count == 1 { return (named[0], words) }
    throw LarderError(
      .needsAnswer, "the last entry has \(numbers.count) items",
      hint: "say which: \(items.list(numbers)); such as `fix \(numbers[0]) 200g`")
  }
}

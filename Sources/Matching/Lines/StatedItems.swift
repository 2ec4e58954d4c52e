internal import Domain

/// Items that need no food of the bank: those whose energy was typed, and those that are not food.
extension Resolver {
  /// Resolves an item whose energy was typed, or that is a supplement; nil for any other item.
  func stated(_ phrase: ItemPhrase, in text: String, with companion: Food?) throws -> Resolved? {
    guard purpose == .eaten else { return nil }
    let energy = StatedEnergy(phrase.text)?.divided(by: phrase.sharedBy)
    guard energy != nil || Supplements.isOne(phrase.name), try bank.learnedName(phrase.name) == nil,
      try bank.named(phrase.name)?.food.isUserCreated != true
    else { return nil }
    if let energy { return try resolve(phrase, having: energy, in: text, with: companion) }
    // Half a liter of multivitamin is a drink.
    guard phrase.quantity?.milliliters == nil, phrase.quantity?.portion.map(Supplements.isVessel) != true else {
      return nil
    }
    return Resolved(
      phrase: phrase, line: Supplements.line(phrase.name, phrase.quantity, originalText: phrase.originalText))
  }

  /// Resolves an item whose energy was typed.
  ///
  /// If the food is known and no other nutrients were typed, the weight follows from the energy; otherwise only what
  /// was typed is known.
  private func resolve(
    _ phrase: ItemPhrase, having energy: StatedEnergy, in text: String, with companion: Food?
  ) throws -> Resolved {
    let read = energy.rest.isEmpty ? [] : try phrases(energy.rest)
    guard read.count <= 1 else { return Resolved(phrase: phrase, line: Self.line(phrase.name, nil, energy, phrase)) }
    var item = read.first ?? ItemPhrase(text: "", range: phrase.range, name: Self.nameless)
    if item.quantity != nil, phrase.sharedBy > 1 { item = item.divided(by: phrase.sharedBy) }
    (item.range, item.isCompanion) = (phrase.range, phrase.isCompanion)
    let isSlot = item.name.count > 3 && Slot.read(item.name) != nil
    guard !energy.rest.isEmpty, energy.others.isEmpty, !isSlot, !Supplements.isOne(item.name),
      var resolved = try certain(item, in: text, with: companion), let match = resolved.match
    else { return Resolved(phrase: item, line: Self.line(item.name, item.quantity, energy, phrase)) }
    // Nobody eats that much or that little of the food, so it is another dish, of which only the energy is known.
    if item.quantity == nil, let usual = resolved.line.nutrients.calories, usual > 0,
      !Self.likelyShares.contains(energy.kilocalories / usual)
    {
      return Resolved(phrase: item, line: Self.line(item.name, nil, energy, phrase))
    }
    (resolved.phrase.text, resolved.line.originalText) = (phrase.text, phrase.originalText)
    return Self.weighing(resolved, match.food, energy, in: text)
  }

  /// The named food is assumed to be meant only if the typed energy, divided by the energy of a usual amount of the
  /// food, is in this range.
  private static let likelyShares = 0.25...3.0

  /// The name of an item of which only the energy is known.
  private static let nameless = "Calories"

  private func certain(_ item: ItemPhrase, in text: String, with companion: Food?) throws -> Resolved? {
    let resolved = try resolve(item, in: text, with: companion)
    guard resolved.isWeighed, let food = resolved.match?.food, food.nutrients.calories >= 1 else { return nil }
    return resolved
  }

  /// The item with the weight that follows from the typed energy.
  ///
  /// The item is in doubt if an amount with another energy was typed as well.
  private static func weighing(
    _ resolved: Resolved, _ food: Food, _ energy: StatedEnergy, in text: String
  ) -> Resolved {
    var resolved = resolved
    let grams = energy.kilocalories / food.nutrients.calories * 100
    guard grams <= Quantity.limit else {
      return Resolved(
        phrase: resolved.phrase, line: line(food.name, resolved.phrase.quantity, energy, resolved.phrase))
    }
    var quantity = Quantity.grams(grams.rounded())
    quantity.isAbout = true
    let weight = ResolvedAmount(grams: grams, quantity: quantity)
    let typed = resolved.line.nutrients.calories
    guard resolved.phrase.quantity != nil, let typed, let typedGrams = resolved.line.grams else {
      resolved.doubts = []
      resolved.line.take(weight, of: food)
      resolved.line.confidence = resolved.match?.confidence ?? resolved.line.confidence
      return resolved
    }
    guard abs(typed - energy.kilocalories) > difference * energy.kilocalories else { return resolved }
    let other = ResolvedAmount(grams: typedGrams, quantity: resolved.line.quantity ?? .grams(typedGrams))
    let why = energy.contradiction(by: other.text, of: food.name, having: typed)
    resolved.line.confidence = min(resolved.line.confidence, Resolved.unsettled)
    resolved.doubts = [
      Doubt(
        .amount(why, [other, weight]), text: resolved.phrase.text,
        location: LarderError.Location(text: text, range: resolved.phrase.range))
    ]
    return resolved
  }

  /// The maximum difference between the energy of a typed amount and the typed energy, as a share of the typed energy;
  /// labels may be off by that much.
  private static let difference = 0.2

  private static func line(
    _ name: String, _ quantity: Quantity?, _ energy: StatedEnergy, _ phrase: ItemPhrase
  ) -> FoodLine {
    FoodLine(
      name: name, quantity: quantity ?? Quantity(1, .piece), grams: quantity?.mass,
      nutrients: energy.nutrients, originalText: phrase.originalText)
  }
}

internal import Domain
internal import Store

/// Resolves items without the words that say nothing about which food is meant.
extension Resolver {
  /// Resolves an item without words that say nothing about the food and without words after a negation.
  ///
  /// Nil if the food is still not certain.
  func simpler(
    _ phrase: ItemPhrase, in text: String, with companion: Food?, inTables: Bool
  ) throws -> Resolved? {
    guard var name = NameReduction(phrase.name) else { return nil }
    if let without = WordRoles.namedWithout(name.kept),
      case .food(let match) = try bank.find(without, inTables: inTables),
      WordRoles.contradicts(match.food.name, without.replacing("without ", with: ""))
    {
      return try resolve(phrase, as: match, in: text, with: companion)
    }
    name.takeDescription()
    if purpose == .eaten, let match = name.ofChain.flatMap(bank.tables.plain),
      WordRoles.permits(match.food, without: name.said, and: name.barred)
    {
      return try resolve(phrase, as: match, in: text, with: companion).leaving(name.unused)
    }
    name.takeMakers(inTables: inTables)
    if phrase.isAmongOthers { name.takeSetMeal() }
    // What an attempt has taken away stays away in the next one.
    let attempts = [
      certain, withoutHeating, withoutRaw, withoutPlaceOrPurpose, withoutContext, withoutFlavour,
    ]
    for attempt in attempts {
      guard let match = try attempt(&name, inTables) else { continue }
      var simple = phrase
      // `4 carrot sticks` are carrot, but a stick is no whole one.
      simple.name = PieceWeights.isListed(phrase.name) ? phrase.name : name.name
      // `kleine Pommes von McDonald's`
      if let sized = phrase.withSize, match.food.portion(called: sized.amountText) != nil {
        (simple.quantity, simple.amountText) = (sized.quantity, sized.amountText)
      }
      return try resolve(simple, as: match, in: text, with: companion).leaving(name.unused)
    }
    return nil
  }

  /// The food that the remaining words name for certain; nil if there is none, or if what was taken away may make it
  /// another food.
  private func certain(_ name: inout NameReduction, _ inTables: Bool) throws -> FoodMatch? {
    // In `3 im Weggla`, the 3 is not the number of a food.
    guard name.isReduced, name.name.contains(where: \.isLetter), name.name.count <= 3 || Slot.read(name.name) == nil
    else { return nil }
    // In `ristorante mozzarella von dr oetker`, the first brand is part of the pizza's name.
    if !name.maker.isEmpty, inTables, name.isReducedBesideMaker,
      case .food(let match) = try bank.find(name.nameOfMaker, inTables: true)
    {
      name.putMakerBack()
      return match
    }
    var known: FoodMatch?
    if case .food(let match) = try bank.find(name.name, inTables: inTables) { known = match }
    if known == nil, inTables,
      !name.barred.isEmpty || !name.maker.isEmpty || name.unused.contains(where: { $0.role == .place })
    {
      known = try bank.composed(name.name)
    }
    // `raw beef cooked in oil` was weighed raw.
    guard let match = known, !isProduct(name, unlike: match),
      !(WordRoles.isRaw(name.name) && BoughtFoods.prepared.contains(where: match.food.name.hasPrefix)),
      WordRoles.permits(match.food, without: name.said, and: name.barred)
    else { return nil }
    return match
  }

  private func withoutHeating(_ name: inout NameReduction, _ inTables: Bool) throws -> FoodMatch? {
    guard let cold = WordRoles.withoutHeated(name.kept) else { return nil }
    name.take(cold.dropped, leaving: cold.kept, as: .heating)
    return try certain(&name, inTables).flatMap { WordRoles.mayBeHeated($0.food) ? $0 : nil }
  }

  private func withoutRaw(_ name: inout NameReduction, _ inTables: Bool) throws -> FoodMatch? {
    guard let raw = WordRoles.withoutRaw(name.kept) else { return nil }
    name.take(raw.dropped, leaving: raw.kept, as: .state)
    return try certain(&name, inTables).flatMap { WordRoles.isEatenAsBought($0.food) ? $0 : nil }
  }

  private func withoutPlaceOrPurpose(_ name: inout NameReduction, _ inTables: Bool) throws -> FoodMatch? {
    guard let (rest, place) = WordRoles.withoutPlace(name.kept) else { return nil }
    let isPlace = try isPlace(place)
    // In `Milch für Pfannkuchen`, the milk is certain, whatever it was for.
    guard isPlace || WordRoles.isPurpose(place[0].plainLetters) else { return nil }
    name.take([place.joined(separator: " ")], leaving: rest, as: .place)
    return try certain(&name, inTables).flatMap { isPlace || $0.isExact ? $0 : nil }
  }

  private func withoutContext(_ name: inout NameReduction, _ inTables: Bool) throws -> FoodMatch? {
    let length = ContextWords.length(behind: name.kept)
    guard length > 0 else { return nil }
    name.takeLast(length, as: .place)
    return try certain(&name, inTables)
  }

  /// The product of a brand without its flavour: `Müller Milchreis Kirsch`.
  private func withoutFlavour(_ name: inout NameReduction, _ inTables: Bool) throws -> FoodMatch? {
    guard !name.maker.isEmpty, name.kept.count > 1, let flavour = name.kept.last,
      WordRoles.isFlavour(flavour.plainLetters)
    else { return nil }
    name.takeLast(1, as: .ingredient)
    return try certain(&name, inTables).flatMap { Self.flavoured.contains($0.food.category) || $0.isExact ? $0 : nil }
  }

  /// Whether the remaining words after their brand mean a kind of the brand's product, and not the food: Ritter Sport
  /// Nuss is not a nut.
  private func isProduct(_ name: NameReduction, unlike match: FoodMatch) -> Bool {
    guard !name.maker.isEmpty else { return false }
    return name.kept.count == 1 && match.food.id < 0 && !ContextWords.areContext(name.maker.map(\.plainLetters))
      || [name.branded, name.nameOfMaker].contains { bank.isListed($0, unlike: match.food) }
      || isOtherProduct(name.nameOfMaker, match.food)
  }

  /// Foods that are sold in several flavours.
  private static let flavoured: Set<FoodCategory> = [.dairy, .snacks, .beverages, .frozen]

  /// Whether a brand's product is listed as another kind of food, or as a sweet or a snack of its own: `Ritter Sport
  /// Marzipan` is not marzipan, and `Ristorante Mozzarella` is a pizza.
  private func isOtherProduct(_ name: String, _ food: Food) -> Bool {
    guard let like = bank.tables.like(name)?.food else { return false }
    return like.category != food.category
      || like.category == .snacks && bank.tables.similarFood(of: like).map { $0.name != food.name } ?? false
  }

  /// Resolves an item without the words that say that it was fried: `prawns 4oz stir fried`; nil if what remains is not
  /// meat, fish, tofu or dumplings that are known for certain.
  ///
  /// Used only if no table has the fried food. The match is marked as likely, since the fat is not counted.
  func withoutFrying(_ phrase: ItemPhrase, in text: String, with companion: Food?) throws -> Resolved? {
    let words = phrase.name.split(separator: " ").map(String.init)
    guard words.count <= NameReduction.maximumWords, let fried = WordRoles.withoutFried(words) else { return nil }
    var plain = phrase
    plain.name = fried.kept.joined(separator: " ")
    guard case .food(let match) = try bank.find(plain.name, inTables: true), WordRoles.mayBeFried(match.food) else {
      return nil
    }
    let likely = match.guessed(confidence: min(match.confidence, Self.likely))
    var resolved = try resolve(plain, as: likely, in: text, with: companion)
    resolved.unused = [.init(text: fried.dropped.joined(separator: " "), role: .heating)] + resolved.unused
    return resolved
  }

  /// Resolves an item without the phrase at its end that says where, when or with whom it was eaten: `flat white on the
  /// train`.
  ///
  /// Unlike in `simpler`, what remains may be a dish that is only similar to a food, or be misspelled. Nil if there is no
  /// such phrase, or if what remains is not certain.
  func withoutPlace(_ phrase: ItemPhrase, in text: String, with companion: Food?) throws -> Resolved? {
    let words = phrase.name.split(separator: " ").map(String.init)
    guard words.count <= NameReduction.maximumWords, let (kept, place) = WordRoles.withoutPlace(words),
      try isPlace(place) || phrase.quantity?.isSpoon == true && Self.takers.contains(place.last?.plainLetters ?? "")
    else { return nil }
    var shorter = phrase
    shorter.name = kept.joined(separator: " ")
    guard shorter.name.contains(where: \.isLetter) else { return nil }
    var resolved = try resolve(shorter, in: text, with: companion)
    guard resolved.match != nil, resolved.doubts.isEmpty else { return nil }
    resolved.unused.append(.init(text: place.joined(separator: " "), role: .place))
    return resolved
  }

  /// Resolves a drink without the country in its name, which changes nothing about it: `türkischer Tee`; nil for
  /// anything else.
  func ofCountry(_ phrase: ItemPhrase, in text: String, with companion: Food?) throws -> Resolved? {
    guard let name = WordRoles.withoutCountry(phrase.name), case .food(let match) = try bank.find(name, inTables: true),
      match.food.category == .beverages
    else { return nil }
    var resolved = try resolve(phrase, as: match, in: text, with: companion)
    resolved.unused.append(.init(text: String(phrase.name.dropLast(name.count + 1)), role: .state))
    return resolved
  }

  /// Resolves an item without the words behind its food that are in no food's name: `Apfel reingeschnitten`, `hanuta
  /// nicked`; nil if what remains is not certain.
  ///
  /// Words in small letters behind a noun with a capital are no German nouns; otherwise, only a participle is left out.
  func withoutVerb(_ phrase: ItemPhrase, in text: String, with companion: Food?) throws -> Resolved? {
    let words = phrase.name.split(separator: " ").map(String.init)
    guard (2...NameReduction.maximumWords).contains(words.count) else { return nil }
    let isGerman = words[0].first?.isUppercase == true
    for end in (max(1, words.count - Self.mostVerbs)..<words.count).reversed() {
      let verbs = words[end...]
      guard verbs.allSatisfy({ $0.count > 3 && $0.allSatisfy { $0.isLetter && $0.isLowercase } }),
        isGerman || verbs.count == 1 && verbs.allSatisfy({ $0.hasSuffix("ed") }),
        try verbs.allSatisfy({ try bank.isNoFoodWord($0) })
      else { return nil }
      var shorter = phrase
      shorter.name = words[..<end].joined(separator: " ")
      guard case .food(let match) = try bank.find(shorter.name, inTables: true), match.isExact else { continue }
      let likely = match.guessed(confidence: min(match.confidence, Self.likely))
      var resolved = try resolve(shorter, as: likely, in: text, with: companion)
      resolved.unused.append(.init(text: verbs.joined(separator: " "), role: .place))
      return resolved
    }
    return nil
  }

  /// The maximum number of words that are left out behind a food.
  private static let mostVerbs = 2

  /// Whether the phrase names a place, a meal or a person, and no food: `at nan's`, `for lunch`.
  private func isPlace(_ phrase: [String]) throws -> Bool {
    if ContextWords.areContext(phrase.map(\.plainLetters)) { return true }
    let named = WordRoles.named(in: phrase)
    if named.count > 3, Slot.read(named) != nil { return true }
    // On menus, what follows `an` is a food: `Feldsalat an Himbeerdressing`.
    if ["zu", "an", "ans"].contains(phrase[0].plainLetters), !WordRoles.isDeterminer(phrase[1].plainLetters) {
      return false
    }
    guard Self.beforeFoods.contains(phrase[0].plainLetters) else { return try !bank.isFood(named) }
    // `bratwurst mit senf im brötchn`
    if phrase.count == 2, named.count >= Self.fewestLetters, try bank.respelled(named, offered: []) != nil {
      return false
    }
    // In `salmon on a bed of spinach`, one of the words is a food.
    return try ([named] + named.split(separator: " ").map(String.init)).allSatisfy { try !bank.isFood($0) }
  }

  /// Resolves an item of which a part was left out: `roast chicken without skin`.
  ///
  /// A food whose name already says that the part is missing is preferred. If only the user can say what remains of the
  /// food, the item is in doubt.
  func resolve(
    _ phrase: ItemPhrase, without left: String, in text: String, with companion: Food?
  ) throws -> Resolved {
    var (bare, whole) = (phrase, phrase)
    (bare.leftOut, whole.leftOut) = (nil, nil)
    whole.name = "\(phrase.name) \(left)"
    let finding = try bank.find(whole.name)
    if case .food(let match) = finding { return try resolve(whole, as: match, in: text, with: companion) }
    for inTables in [false, true] {
      if let simpler = try simpler(whole, in: text, with: companion, inTables: inTables) { return simpler }
    }
    var resolved = try resolve(bare, in: text, with: companion)
    // In `Döner ohne Zwiebel scharf`, the last word describes the kebab.
    let named = left.split(separator: " ").dropFirst().map(String.init)
    let said = named.filter { !WordRoles.isState($0.plainLetters) }
    let words = said.isEmpty ? named : said
    guard let match = resolved.match,
      try WordRoles.permits(match.food, without: [], and: words) || isMinorPart(words, of: match.food)
    else {
      let other = try resolve(whole, in: text, with: companion)
      // Without its yolk, an egg loses most of its energy; enough of a dish remains to offer it.
      guard other.match == nil, let match = resolved.match, Self.dishes.contains(match.food.category) else {
        return other
      }
      let likely = match.guessed(confidence: min(match.confidence, Resolved.unsettled))
      return try resolve(whole, .unsure([likely]), in: text, with: companion)
    }
    resolved.unused.append(.init(text: words.joined(separator: " "), role: .negated))
    return resolved
  }

  /// Whether a dish has about the same energy without the one vegetable that was left out: the beans of a burrito bowl.
  private func isMinorPart(_ words: [String], of dish: Food) throws -> Bool {
    guard words.count <= 2, Self.dishes.contains(dish.category),
      case .one(let match) = try bank.plain(words.joined(separator: " ")).choice
    else { return false }
    let part = match.food
    return part.category == .produce && part.nutrients.calories <= Self.mostOfMinorPart
      && Set(SearchText.words(part.name)).isDisjoint(with: SearchText.words(dish.name))
  }

  private static let dishes: Set<FoodCategory> = [.other, .frozen, .bakery]

  /// The maximum energy, in kcal per 100 g, of a vegetable that changes little about a dish: the energy of beans.
  private static let mostOfMinorPart = 130.0

  /// Foods into which a spoon of another food is put, so that the spoon is not theirs: `2 EL Öl im Salat`.
  private static let takers: Set<String> = [
    "salat", "salad", "kaffee", "coffee", "tee", "tea", "musli", "muesli", "porridge", "joghurt", "yogurt", "yoghurt",
    "smoothie", "shake", "suppe", "soup", "dressing",
  ]

  /// A word of so many letters is rarely a place and one letter away from a food.
  private static let fewestLetters = 7

  /// Words after which a place or another food may be named: `on the train`, `on a bed of spinach`.
  private static let beforeFoods: Set<String> = ["in", "im", "on", "auf", "with", "mit"]
}

extension Resolved {
  /// The same reading, with words that were taken from its name before it was read.
  fileprivate func leaving(_ words: [UnusedWords]) -> Resolved {
    var resolved = self
    resolved.unused = words + unused
    return resolved
  }
}

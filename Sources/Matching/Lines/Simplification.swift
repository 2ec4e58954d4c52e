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
    // In `pasta (dry weight)`, the brackets say which food it is.
    let parted = phrase.name.partedAtBrackets
    let isForm = parted.bracketed.map(WordRoles.isRaw) ?? false
    let (name, bracketed) = isForm ? (phrase.name.filter { !"()".contains($0) }, nil) : parted
    let words = name.split(separator: " ").map(String.init)
    guard words.count <= Self.maximumNameWords else { return nil }
    if let without = WordRoles.namedWithout(words), case .food(let match) = try bank.find(without, inTables: inTables),
      WordRoles.contradicts(match.food.name, without.replacing("without ", with: ""))
    {
      return try resolve(phrase, as: match, in: text, with: companion)
    }
    var (kept, unused, barred) = (words, [Resolved.UnusedWords](), [String]())
    func leaveOut(_ words: some Collection<String>, _ role: Resolved.UnusedWords.Role) {
      unused += words.map { Resolved.UnusedWords(text: $0, role: role) }
    }
    if let bracketed { leaveOut([bracketed], .ingredient) }
    if let negated = WordRoles.negated(words) {
      (kept, barred) = negated
      leaveOut([barred.joined(separator: " ")], .negated)
    }
    if let (plain, dropped) = WordRoles.withoutNeutral(kept) {
      kept = plain
      leaveOut(dropped, .state)
    }
    if let (rest, fat) = WordRoles.withoutCookingFat(kept) {
      kept = rest
      leaveOut([fat.joined(separator: " ")], .ingredient)
    }
    let branded = kept.joined(separator: " ")
    let brand = Brands.length(in: kept)
    // The tables have some dishes of a chain: `Cheeseburger (McDonalds)`.
    if inTables, brand > 0, brand < kept.count,
      case let maker = kept.prefix(brand).joined(separator: " ").filter({ !"'’".contains($0) }),
      let match = bank.tables.plain("\(kept.dropFirst(brand).joined(separator: " ")) (\(maker))"),
      WordRoles.permits(match.food, without: unused.filter { $0.role != .negated }.map(\.text), and: barred)
    {
      var resolved = try resolve(phrase, as: match, in: text, with: companion)
      resolved.unused = unused + resolved.unused
      return resolved
    }
    let maker = Array(kept.prefix(brand))
    leaveOut(maker, .maker)
    kept.removeFirst(brand)
    // A brand that is written like a name, as in `Reese's cups`, is in the tables.
    if kept.count > 1, WordRoles.owners.contains(kept[0].plainLetters) || inTables && WordRoles.isName(kept[0]) {
      leaveOut(kept.prefix(1), .maker)
      kept.removeFirst()
    }
    if let behind = Brands.lengthInBrackets(behind: kept) {
      leaveOut(kept.suffix(behind), .maker)
      kept.removeLast(behind)
    }
    let behind = Brands.length(behind: kept)
    if behind > 0 {
      leaveOut([kept.suffix(behind).joined(separator: " ")], .maker)
      kept.removeLast(behind)
    }
    // Next to fries and a drink, a `big mac meal` is the burger of that meal.
    if phrase.isAmongOthers, kept.count > 1, let last = kept.last, WordRoles.isSetMeal(last.plainLetters) {
      leaveOut([last], .state)
      kept.removeLast()
    }
    var simple = phrase
    func found() throws -> FoodMatch? {
      simple.name = kept.joined(separator: " ")
      guard kept.count < words.count || bracketed != nil, simple.name.count <= 3 || Slot.read(simple.name) == nil else {
        return nil
      }
      // In `ristorante mozzarella von dr oetker`, the first brand is part of the pizza's name.
      let named = (maker + kept).joined(separator: " ")
      if brand > 0, inTables, maker.count + kept.count < words.count,
        case .food(let match) = try bank.find(named, inTables: true)
      {
        simple.name = named
        unused.removeAll { $0.role == .maker && maker.contains($0.text) }
        return match
      }
      var known: FoodMatch?
      if case .food(let match) = try bank.find(simple.name, inTables: inTables) { known = match }
      if known == nil, inTables, !barred.isEmpty || unused.contains(where: { $0.role == .place }) {
        known = try bank.composed(simple.name)
      }
      guard let match = known else { return nil }
      // A single word after a brand may be a kind of the brand's product: Ritter Sport Nuss is not a nut.
      let isKindOfBrand =
        brand > 0
        && (kept.count == 1 && match.food.id < 0 && !ContextWords.areContext(maker.map(\.plainLetters))
          || [branded, named].contains { bank.isListed($0, unlike: match.food) }
          || isOtherProduct(named, match.food))
      let dropped = unused.filter { $0.role != .negated }.map(\.text)
      return !isKindOfBrand && WordRoles.permits(match.food, without: dropped, and: barred) ? match : nil
    }
    var match = try found()
    if match == nil, let cold = WordRoles.withoutHeated(kept) {
      kept = cold.kept
      leaveOut(cold.dropped, .heating)
      match = try found().flatMap { WordRoles.mayBeHeated($0.food) ? $0 : nil }
    }
    if match == nil, let raw = WordRoles.withoutRaw(kept) {
      kept = raw.kept
      leaveOut(raw.dropped, .state)
      match = try found().flatMap { WordRoles.isEatenAsBought($0.food) ? $0 : nil }
    }
    if match == nil, let (rest, place) = WordRoles.withoutPlace(kept) {
      let isPlace = try isPlace(place)
      // In `Milch für Pfannkuchen`, the milk is certain, whatever it was for.
      if isPlace || WordRoles.isPurpose(place[0].plainLetters) {
        kept = rest
        leaveOut([place.joined(separator: " ")], .place)
        match = try found().flatMap { isPlace || $0.isExact ? $0 : nil }
      }
    }
    let context = ContextWords.length(behind: kept)
    if match == nil, context > 0 {
      leaveOut([kept.suffix(context).joined(separator: " ")], .place)
      kept.removeLast(context)
      match = try found()
    }
    // `Müller Milchreis Kirsch`
    if match == nil, brand > 0, kept.count > 1, let flavour = kept.last, WordRoles.isFlavour(flavour.plainLetters) {
      kept.removeLast()
      leaveOut([flavour], .ingredient)
      match = try found().flatMap { Self.flavoured.contains($0.food.category) || $0.isExact ? $0 : nil }
    }
    guard let match else { return nil }
    var resolved = try resolve(simple, as: match, in: text, with: companion)
    resolved.unused = unused + resolved.unused
    return resolved
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
    guard words.count <= Self.maximumNameWords, let fried = WordRoles.withoutFried(words) else { return nil }
    var plain = phrase
    plain.name = fried.kept.joined(separator: " ")
    guard case .food(let match) = try bank.find(plain.name, inTables: true), WordRoles.mayBeFried(match.food) else {
      return nil
    }
    let likely = match.with(confidence: min(match.confidence, Self.likely))
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
    guard words.count <= Self.maximumNameWords, let (kept, place) = WordRoles.withoutPlace(words),
      try isPlace(place) || phrase.quantity?.isSpoon == true && Self.takers.contains(place.last?.plainLetters ?? "")
    else { return nil }
    var shorter = phrase
    shorter.name = kept.joined(separator: " ")
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
    guard (2...Self.maximumNameWords).contains(words.count) else { return nil }
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
      let likely = match.with(confidence: min(match.confidence, Self.likely))
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
      let likely = match.with(confidence: min(match.confidence, Resolved.unsettled))
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

  /// Words after which a place or another food may be named: `on the train`, `on a bed of spinach`.
  private static let beforeFoods: Set<String> = ["in", "im", "on", "auf", "with", "mit"]

  /// The maximum number of words in a name from which words may be left out.
  private static let maximumNameWords = 12
}

extension String {
  /// The name without the brackets at its end, and the text in the brackets.
  ///
  /// If there are no brackets or they contain a number, the text is nil and the name is unchanged.
  fileprivate var partedAtBrackets: (name: String, bracketed: String?) {
    guard utf8.count <= 200, last == ")", let open = lastIndex(of: "("), open > startIndex else { return (self, nil) }
    let within = self[index(after: open)...].dropLast()
    guard !within.isEmpty, !within.contains(where: \.isNumber) || within.contains("%") else { return (self, nil) }
    return (String(self[..<open]), String(within))
  }
}

internal import Domain

/// Foods as they are bought, raw or dry, rather than as they are eaten.
struct BoughtFoods {
  let bank: FoodBank
  /// Whether beans are assumed to be canned unless the name says that they are dry.
  var isCanned = true

  init(_ bank: FoodBank, isCanned: Bool = true) {
    self.bank = bank
    self.isCanned = isCanned
  }

  /// Looks up the food that the name of a purchase means: the raw or dry form, if shops sell the food in that form.
  func finding(_ name: String) throws -> FoodBank.Finding {
    let finding = try plainFinding(name)
    if case .food = finding { return finding }
    let words = name.split(separator: " ").map(String.init)
    guard let (kept, _) = WordRoles.withoutNeutral(words) else { return finding }
    let simpler = try plainFinding(kept.joined(separator: " "))
    if case .food = simpler { return simpler }
    return finding
  }

  private func plainFinding(_ name: String) throws -> FoodBank.Finding {
    let finding = try cookedFinding(name)
    guard case .food(let match) = finding,
      let sold = try soldForm(of: match.food, called: name) ?? bank.similarFood(of: match.food)
    else { return finding }
    return .food(match.with(food: sold))
  }

  /// The form in which shops sell a food: pasta and rice dry, meat raw, and with `isCanned` beans canned unless the
  /// name says `dry`.
  ///
  /// Nil if the household added the food, if it is already in the form that shops sell, if the name says that it is
  /// cooked, or if the bank has no food in that form.
  func soldForm(of eaten: Food, called name: String) throws -> Food? {
    // `braune Linsen` have the values of cooked lentils.
    let food = try bank.similarFood(of: eaten) ?? eaten
    let printed = name.plainLetters
    guard !food.isUserCreated, !Self.cooked.contains(where: printed.contains) else { return nil }
    let forms = ["Dry ", "Cooked ", "Boiled "]
    if isCanned, let form = forms.first(where: food.name.hasPrefix), Self.canned.contains(where: food.name.hasSuffix),
      !Self.dried.contains(where: printed.contains),
      let can = try bank.named("Canned \(food.name.dropFirst(form.count))")
    {
      return can.food
    }
    let plain = food.name.plainLetters
    if food.id < 0, plain.contains("cooked") || plain.contains("gekocht") {
      let dry = Self.dry.first { pair in pair.words.contains { plain.contains($0) } }
      if let dry { return try bank.named(dry.food)?.food }
      guard food.category == .produce, case .food(let raw) = try bank.find("\(name) roh", inTables: true),
        raw.food.isRawOrDry
      else { return nil }
      return raw.food
    }
    if food.name.hasSuffix(", cooked") { return try bank.named(food.name.dropLast("cooked".count) + "uncooked")?.food }
    guard let cooked = Self.prepared.first(where: food.name.hasPrefix) else { return nil }
    let rest = String(food.name.dropFirst(cooked.count))
    let names = [rest, EnglishNoun.singular(rest)].unique
    let raw = ["Dry", "Uncooked", "Raw"].flatMap { form in (names + [rest + " with bone"]).map { "\(form) \($0)" } }
    if let sold = try raw.firstResult({ try bank.named($0)?.food }) { return sold }
    // Raw vegetables are just called by their name.
    if food.category == .produce, let sold = try names.firstResult({ try bank.named($0)?.food }), sold.isRawOrDry {
      return sold
    }
    guard [.meat, .seafood].contains(food.category) else { return nil }
    // The bank may have the raw meat under another name: chicken legs, where the roast food is chicken thigh.
    let found = try ["raw \(name)", "\(name) raw", "\(name) roh", "\(rest) raw"].firstResult { query -> Food? in
      guard case .food(let match) = try bank.find(query, inTables: true),
        match.food.isCalledRaw
      else { return nil }
      return match.food
    }
    if let found { return found }
    return food.aliases.firstResult { alias in
      guard case .food(let match)? = bank.tables.finding("\(alias) roh"), match.isExact, match.food.isRawOrDry else {
        return nil
      }
      return match.food
    }
  }

  private static let cooked = [
    "cooked", "gekocht", "gegart", "grilled", "gegrillt", "gebraten", "fried", "roast", "braised", "geschmort",
  ]
  /// The beginnings of the names of prepared foods that shops sell raw or dry.
  static let prepared = ["Cooked ", "Boiled ", "Grilled ", "Fried ", "Roast ", "Braised "]
  private static let canned = ["beans", "chickpeas"]
  private static let dried = ["trocken", "getrocknet", "dry", "dried"]

  /// Dry foods that the tables list in many cooked kinds, each with the words by which the names of the cooked kinds
  /// are recognized.
  private static let dry: [(words: [String], food: String)] = [
    (["pasta", "spaghetti", "macaroni", "noodle", "teigwaren", "nudel"], "Dry pasta"),
    (["rice", "reis"], "Uncooked rice"), (["lentil", "linse"], "Dry lentils"),
  ]

  private func cookedFinding(_ name: String) throws -> FoodBank.Finding {
    let raw = try bank.find(name, prefersRaw: true, inTables: true)
    let plain = try bank.find(name, inTables: true)
    if case .food(let match) = raw, match.food.isRawOrDry {
      guard !match.isExact, case .food(let other) = plain, other.isExact else { return raw }
    }
    if case .food(let match) = plain {
      // A match with the food's own name counts more than a match that only has words in common with it.
      if case .food(let other) = raw, other.confidence > match.confidence, !match.isExact { return raw }
      return plain
    }
    return raw
  }
}

extension FoodBank {
  /// The canned food that a name means, such as canned tomatoes; nil if there is none.
  func canned(_ name: String) throws -> FoodMatch? {
    guard case .food(let can) = try find("canned \(name)", inTables: true),
      can.food.name.plainLetters.contains("canned")
    else { return nil }
    return can
  }
}

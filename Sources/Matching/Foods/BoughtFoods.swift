internal import Domain

/// Foods as they are bought, raw or dry, and not as they are eaten.
struct BoughtFoods {
  let bank: FoodBank
  /// Whether beans without a word about it are those in cans.
  var isCanned = true

  init(_ bank: FoodBank, isCanned: Bool = true) {
    self.bank = bank
    self.isCanned = isCanned
  }

  /// What a name means: food that is bought is not cooked yet, if it is sold raw or dry.
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
    guard case .food(let match) = finding, let sold = try soldForm(of: match.food, called: name)
    else { return finding }
    return .food(match.with(food: sold))
  }

  /// The food as shops sell it: pasta and rice are dry, and beans are in cans unless it says that they are dry; nil if it
  /// is that already, or not known in that form.
  private func soldForm(of food: Food, called name: String) throws -> Food? {
    guard !food.isUserCreated else { return nil }
    let printed = name.plainLetters
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
      return try dry.flatMap { try bank.named($0.food)?.food }
    }
    guard let cooked = ["Cooked ", "Boiled "].first(where: food.name.hasPrefix) else { return nil }
    let rest = String(food.name.dropFirst(cooked.count))
    let names = [rest, rest.hasSuffix("oes") ? String(rest.dropLast(2)) : String(rest.dropLast())]
    return try ["Dry", "Uncooked", "Raw"].flatMap { form in names.map { "\(form) \($0)" } }
      .compactMap { try bank.named($0)?.food }.first
  }

  private static let canned = ["beans", "chickpeas"]
  private static let dried = ["trocken", "getrocknet", "dry", "dried"]

  /// The dry foods of which the tables have many kinds cooked.
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
      // A name that is the food's own says more than words in common.
      if case .food(let other) = raw, other.confidence > match.confidence, !match.isExact { return raw }
      return plain
    }
    return raw
  }
}

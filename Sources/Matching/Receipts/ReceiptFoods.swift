internal import Domain

/// The foods that a line of a receipt may be.
extension ReceiptResolver {
  /// The foods that a product may be, the likeliest first.
  func matches(_ names: PrintedNames) throws -> [FoodMatch] {
    var found: [FoodMatch] = []
    func add(_ match: FoodMatch, _ trial: PrintedNames.Trial, isSure: Bool) {
      let most = isSure ? trial.isWhole ? match.isExact ? 1 : Self.inexact : Self.incomplete : Self.unsure
      let confidence = min(match.confidence * trial.share, most)
      if let place = found.firstIndex(where: { $0.food.id == match.food.id }) {
        if found[place].confidence < confidence { found[place] = match.with(confidence: confidence) }
      } else {
        found.append(match.with(confidence: confidence))
      }
    }
    for trial in names.trials {
      if let best = found.map(\.confidence).max(), best >= Self.enough, best >= trial.share { break }
      switch try finding(trial.name) {
      case .food(let match): add(match, trial, isSure: true)
      case .several(let matches), .unsure(let matches):
        for match in matches.prefix(Self.offered) { add(match, trial, isSure: false) }
      case .typo(let match): add(match, trial, isSure: false)
      case .unknown, .noNumber: continue
      }
    }
    var ranked = found.sorted { $0.confidence > $1.confidence }
    if ranked.count < Self.offered {
      for match in bank.searchTables(names.whole, limit: Self.offered)
      where !ranked.contains(where: { $0.food.id == match.food.id }) {
        ranked.append(match.with(confidence: min(match.confidence, Self.searched)))
      }
    }
    return ranked
  }

  /// What a name means: food that is bought is not cooked yet, if it is sold raw or dry.
  private func finding(_ name: String) throws -> FoodBank.Finding {
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
    guard case .food(let match) = finding, let sold = try soldForm(of: match.food, called: name) else { return finding }
    return .food(match.with(food: sold))
  }

  /// The food as shops sell it: pasta and rice are dry, and beans are in cans unless it says that they are dry; nil if it
  /// is that already, or not known in that form.
  private func soldForm(of food: Food, called name: String) throws -> Food? {
    guard !food.isUserCreated else { return nil }
    let printed = name.plainLetters
    let forms = ["Dry ", "Cooked ", "Boiled "]
    if let form = forms.first(where: food.name.hasPrefix), Self.canned.contains(where: food.name.hasSuffix),
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

  /// A food with this confidence need not be looked for by a shorter name.
  private static let enough = 0.9
  /// The highest confidence of a food whose name is only like the printed one.
  private static let inexact = 0.79
  /// The highest confidence of a food that is only a part of what is printed.
  private static let incomplete = 0.75
  /// The highest confidence of a food that is one of several.
  private static let unsure = 0.6
  /// The highest confidence of a food that only has the printed words in its name.
  private static let searched = 0.4
}

internal import Domain

extension Resolver {
  /// Resolves what was weighed raw or in its dry pack: `Nudeln, roh gewogen, gekocht`; nil for anything else, and for a
  /// food of the household that has the typed name.
  ///
  /// If no raw food is certain to be meant, as of `Steak, Rohgewicht`, the person is asked which.
  func weighedDry(_ phrase: ItemPhrase, in text: String, with companion: Food?) throws -> Resolved? {
    guard purpose == .eaten, case let names = phrase.weighedDry, !names.isEmpty else { return nil }
    if case .food(let own) = try bank.find(phrase.name), own.food.isUserCreated { return nil }
    let isRaw = { (finding: FoodBank.Finding) in
      if case .food(let match) = finding { match.food.isCalledRaw } else { false }
    }
    if let dry = try names.first(where: { isRaw(try bank.find($0.name, inTables: true)) }) {
      return try resolve(dry, in: text, with: companion)
    }
    guard let raw = names.last, case let asked = try resolve(raw, in: text, with: companion), !asked.doubts.isEmpty
    else {
      return nil
    }
    return asked
  }

  /// Resolves a porridge whose weight is that of the flakes that went into the pot, as oats: `porridge 50g with milk`;
  /// nil for anything else.
  ///
  /// The match is marked as likely, and the person is told how the name was read. A porridge of the household's own, and
  /// one that a correction has explained, is what it says.
  func oats(weighedFor phrase: ItemPhrase, _ cooked: FoodMatch, in text: String, with companion: Food?) throws
    -> Resolved?
  {
    guard purpose == .eaten, let grams = phrase.quantity?.mass, Self.dryPortion.contains(grams),
      Self.isPorridge(phrase.name), !cooked.food.isUserCreated,
      try bank.learnedName(phrase.name) == nil,
      cooked.food.nutrients.calories < Self.leastOfFlakes,
      case .food(let oats) = try bank.find("oats"), oats.isExact
    else { return nil }
    let likely = oats.guessed(confidence: min(oats.confidence, Self.likely))
    var resolved = try resolve(phrase, as: likely, in: text, with: companion)
    resolved.spelling = (typed: phrase.name, read: "dry \(oats.food.name.lowercased())")
    return resolved
  }

  /// Grams of flakes for one bowl.
  ///
  /// The portion on a label is 40 to 50 g; a cup of cooked oatmeal has 234 g (USDA SR Legacy 08121).
  private static let dryPortion = 20.0...80
  private static let porridges: Set<String> = ["porridge", "haferbrei", "overnight oats"]

  /// Whether a name means porridge, which may be misspelled by one letter.
  private static func isPorridge(_ name: String) -> Bool {
    guard name.utf8.count <= 20 else { return false }
    let letters = Array(name.lowercased().utf8)
    return porridges.contains { SpellingDistance.between(letters, Array($0.utf8), limit: 1) != nil }
  }

  /// The least energy of flakes, in kcal per 100 g: twice that of porridge made with milk.
  private static let leastOfFlakes = 250.0
}

/// Words that say how a food was heated, fried or kept raw, and which foods have the same energy without them.
extension WordRoles {
  /// Whether the word says how a food was heated without adding anything to it: `grilled`, `gebackener`, `scrambled`.
  static func isHeated(_ word: String) -> Bool { matches(word, heated) }

  private static let heated = Set<String>.words(
    """
    cooked boiled grilled barbecued baked roasted roast toasted stewed braised scrambled smoked
    gekocht gegart gegrillt gebacken uberbacken gerostet getoastet geschmort gerauchert
    """)

  /// Whether a food can be used although the typed words say that it was heated in some way and the food's name does
  /// not.
  ///
  /// This holds for cheese, bread, dishes, cooked foods, and fruit and vegetables with little energy. It does not hold
  /// if the food's name says that it was heated in another way: boiled potatoes are not roast potatoes.
  package static func mayBeHeated(_ food: Food) -> Bool {
    let words = food.name.split(separator: " ").map(\.plainLetters)
    guard !food.tags.contains("raw"), !words.contains("raw"),
      !words.contains(where: { isHeated($0) && !["cooked", "gekocht", "gegart"].contains($0) })
    else { return false }
    switch food.category {
    case .dairy: return !food.isPoured
    case .bakery, .other, .meat, .seafood, .frozen: return true
    case .produce: return food.nutrients.calories <= 100
    case .pantry, .beverages, .snacks: return false
    }
  }

  /// Whether a food can be used although the typed words say that it was fried: tofu, or cooked meat or fish.
  ///
  /// Vegetables and potatoes take up so much fat that they are another food.
  package static func mayBeFried(_ food: Food) -> Bool {
    if food.name.plainLetters.contains("tofu") { return true }
    if !Set(SearchText.words(food.name)).isDisjoint(with: ["pierogi", "dumpling", "maultaschen", "ravioli"]) {
      return true
    }
    return [.meat, .seafood].contains(food.category) && !food.tags.contains("raw") && !isRaw(food.name)
  }

  /// Separates the words that say how the food was heated (`dropped`) from the others (`kept`); nil if either is empty.
  package static func withoutHeated(_ words: [String]) -> (kept: [String], dropped: [String])? {
    let kept = words.filter { !isHeated($0.plainLetters) }
    return kept.isEmpty || kept.count == words.count ? nil : (kept, words.filter { isHeated($0.plainLetters) })
  }

  /// Separates the words that say that a food was fried (`dropped`) from the others (`kept`); nil if either is empty.
  ///
  /// Battered, breaded and deep-fried food is another food.
  package static func withoutFried(_ words: [String]) -> (kept: [String], dropped: [String])? {
    var dropped = words.filter {
      fried.contains($0.plainLetters) || matches($0.plainLetters, ["gebraten", "angebraten"])
    }
    guard !dropped.isEmpty else { return nil }
    if dropped.contains(where: { $0.plainLetters == "fried" }) {
      dropped += words.filter { ["stir", "pan"].contains($0.plainLetters) }
    }
    let kept = words.filter { !dropped.contains($0) }
    return kept.isEmpty ? nil : (kept, dropped)
  }

  private static let fried = Set<String>.words("fried stir-fried stirfried pan-fried sauteed")

  /// Separates the fat in which a food was fried or roasted (`fat`) from the words before it (`kept`); nil if the words
  /// do not end in such a fat.
  ///
  /// The fat of `mushrooms fried in butter` is in the values of fried mushrooms.
  package static func withoutCookingFat(_ words: [String]) -> (kept: [String], fat: [String])? {
    guard let place = words.lastIndex(where: { $0.plainLetters == "in" }), place > 1,
      case let fat = words[(place + 1)...], (1...4).contains(fat.count), let last = fat.last,
      cookingFats.contains(last.plainLetters), waysOfFrying.contains(words[place - 1].plainLetters)
    else { return nil }
    return (Array(words[..<place]), Array(words[place...]))
  }

  private static let waysOfFrying = Set<String>.words(
    "fried pan-fried sauteed roasted cooked browned gebraten angebraten gebacken geschwenkt")
  private static let cookingFats = Set<String>.words(
    """
    butter oil ghee lard fat margarine dripping ol oel olivenol rapsol sonnenblumenol kokosol butterschmalz schmalz
    gansefett
    """)

  /// Separates the words that say that a food is raw or dry (`dropped`) from the others (`kept`); nil if either is
  /// empty.
  package static func withoutRaw(_ words: [String]) -> (kept: [String], dropped: [String])? {
    let kept = words.filter { !matches($0.plainLetters, uncooked) }
    return kept.isEmpty || kept.count == words.count ? nil : (kept, words.filter { matches($0.plainLetters, uncooked) })
  }

  /// Words for foods in the state in which they are bought, without words for dried: a dried pear is not a pear.
  private static let uncooked = asBought.subtracting(["dried", "getrocknet"])

  /// Whether a food is eaten raw or dry, so that words such as `raw` make no difference: cereal, nuts, a carrot.
  package static func isEatenAsBought(_ food: Food) -> Bool {
    guard !food.name.split(separator: " ").contains(where: { isHeated($0.plainLetters.filter(\.isLetter)) }) else {
      return false
    }
    switch food.category {
    case .produce: return food.tags.contains("raw") || food.nutrients.calories <= 100
    case .pantry, .snacks, .bakery: return food.nutrients.calories >= 300
    case .meat, .seafood, .dairy, .beverages, .frozen, .other: return false
    }
  }
}

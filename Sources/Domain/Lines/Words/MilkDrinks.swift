/// Drinks that are made with milk: `latte with oat milk` is one drink, not a latte and a glass of milk.
enum MilkDrinks {
  private static let drinks: Set<String> = [
    "latte", "cappuccino", "cappucino", "capuccino", "macchiato", "kakao", "milchkaffee", "milkshake", "mocha",
    "chocolate", "schokolade", "white", "chai",
  ]
  private static let milks = ["milk", "milch", "haferdrink", "sojadrink", "mandeldrink"]

  /// Whether a drink of that name has milk in it: `large latte`, `heiße Schokolade`, `flat white`.
  static func contain(_ name: String) -> Bool {
    let words = name.split(separator: " ").map(\.plainLetters)
    guard let last = words.last, drinks.contains(last) else { return false }
    switch last {
    case "white": return words.contains("flat")
    case "chai": return words.contains("masala")
    case "chocolate", "schokolade": return words.contains { $0.hasPrefix("hot") || $0.hasPrefix("heiss") }
    default: return true
    }
  }

  /// Whether the name is that of a drink that is only a mixture of what is named with it: `smoothie`.
  static func areMixed(_ name: String) -> Bool {
    name.utf8.count <= 12 && ["smoothie", "smoothies", "shake", "milkshake"].contains(name.plainLetters)
  }

  /// Whether a name means a shake of protein powder: `Eiweißshake`.
  static func isProteinShake(_ name: String) -> Bool {
    name.utf8.count <= 20 && proteinShakes.contains(name.plainLetters)
  }

  private static let proteinShakes: Set<String> = [
    "protein shake", "proteinshake", "eiweissshake", "eiweiss-shake", "protein-shake", "whey shake",
  ]

  /// Whether protein powder is stirred into a drink: milk or water.
  static func isMixedIntoShakes(_ name: String) -> Bool {
    isMilk(name) || name.utf8.count <= 20 && ["water", "wasser"].contains(name.plainLetters)
  }

  /// Whether what follows a hot drink in a list is poured or stirred into it: the milk and sugar of `tea, milk, sugar`.
  static func takes(_ name: String, into drink: String) -> Bool {
    guard drink.utf8.count <= 60, let last = drink.split(separator: " ").last?.plainLetters else { return false }
    let isHot = ["coffee", "tea", "tee", "espresso", "chai"].contains(last) || last.hasSuffix("kaffee")
    return (isHot || contain(drink)) && (isMilk(name) || ["sugar", "zucker"].contains(name.plainLetters))
  }

  /// Whether the name is that of milk or of a plant drink used as milk.
  static func isMilk(_ name: String) -> Bool {
    // `oat milk (Costa)`
    let plain = name.prefix(while: { $0 != "(" }).plainLetters.split(separator: " ").joined(separator: " ")
    return name.utf8.count <= 40 && milks.contains { plain.hasSuffix($0) }
  }
}

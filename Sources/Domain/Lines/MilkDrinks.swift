/// Drinks that consist of milk, so that `with oat milk` says which milk and not that there is another glass of it.
enum MilkDrinks {
  private static let drinks: Set<String> = [
    "latte", "cappuccino", "cappucino", "capuccino", "macchiato", "kakao", "milchkaffee", "milkshake", "mocha",
    "chocolate", "schokolade", "white",
  ]
  private static let milks = ["milk", "milch", "haferdrink", "sojadrink", "mandeldrink"]

  /// Whether a drink of that name has milk in it: `large latte`, `heiße Schokolade`, `flat white`.
  static func contain(_ name: String) -> Bool {
    let words = name.split(separator: " ").map(\.plainLetters)
    guard let last = words.last, drinks.contains(last) else { return false }
    switch last {
    case "white": return words.contains("flat")
    case "chocolate", "schokolade": return words.contains { $0.hasPrefix("hot") || $0.hasPrefix("heiss") }
    default: return true
    }
  }

  /// Whether the name is that of a milk or a plant drink.
  static func isMilk(_ name: String) -> Bool {
    let plain = name.plainLetters
    return name.utf8.count <= 40 && milks.contains { plain.hasSuffix($0) }
  }
}

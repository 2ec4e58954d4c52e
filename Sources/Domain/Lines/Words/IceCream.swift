/// The ways in which people log ice cream: by the scoop, with what it was served in, or with its flavors at the end.
enum IceCream {
  /// Whether a food is ice cream, by its name in English or German.
  static func isKind(_ food: Food) -> Bool {
    food.name.plainLetters.contains("ice cream")
      || SearchText.words(food.name).contains { word in
        word.hasSuffix("eis") && word != "reis" && word != "preis" && !rice.contains(where: word.hasSuffix)
      }
  }

  /// Endings of German words for rice, which end as those for ice cream do.
  private static let rice = [
    "milchreis", "risottoreis", "basmatireis", "jasminreis", "vollkornreis", "naturreis", "wildreis", "sushireis",
    "langkornreis", "rundkornreis", "kornreis", "parboiledreis",
  ]

  /// Whether the name means ice cream without a flavor: `Eis`, `ice cream`.
  static func isNamed(_ name: String) -> Bool {
    guard name.utf8.count <= 60 else { return false }
    let plain = name.plainLetters
    return ["eis", "ice cream", "icecream", "gelato", "eiscreme", "sorbet", "softeis", "glace"].contains(plain)
  }

  /// Whether the name is an ice cream flavor: `Schoko`, `salted caramel`.
  static func isFlavour(_ name: String) -> Bool { name.utf8.count <= 60 && flavours.contains(name.plainLetters) }

  /// The name with its flavor first, as foods are called: `schoko eis` for `eis schoko`.
  static func withFlavourFirst(_ name: String) -> String {
    guard name.utf8.count <= 60, let space = name.firstIndex(of: " "), isNamed(String(name[..<space])),
      case let flavour = String(name[name.index(after: space)...]), isFlavour(flavour)
    else { return name }
    return "\(flavour) \(name[..<space])"
  }

  /// Whether the portion is a scoop: `Kugel`.
  static func isScoop(_ unit: String) -> Bool { PortionWords.key(unit) == "scoop" }

  /// The name with `ice cream` after a flavor that is counted in scoops: `Erdbeer Eis` for the name of `1 Kugel Erdbeer`.
  static func ofScoops(_ unit: String, _ name: String) -> String {
    guard isFlavour(name) else { return name }
    return unit.plainLetters.hasPrefix("kugel") ? "\(name) Eis" : "\(name) ice cream"
  }

  /// Whether the item is ice cream of a flavor that is counted in scoops: `2 Kugeln Vanille`.
  static func isInScoops(_ item: ItemPhrase) -> Bool {
    guard let unit = item.quantity?.portion, isScoop(unit), item.name.utf8.count <= 60 else { return false }
    return [" eis", " ice cream"].contains { item.name.lowercased().hasSuffix($0) }
  }

  /// The name without what the ice cream was served in: `Eis` for `Eis in der Waffel`.
  static func withoutHolder(_ name: String) -> String {
    guard name.utf8.count <= 60 else { return name }
    let words = name.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: { ["in", "im"].contains($0.lowercased()) }), place > 0,
      isNamed(words[..<place].joined(separator: " ")), let last = words.last, holders.contains(last.plainLetters)
    else { return name }
    return words[..<place].joined(separator: " ")
  }

  private static let holders: Set<String> = [
    "waffel", "becher", "hornchen", "tute", "schale", "cone", "cornet", "cup", "tub", "bowl", "waffle",
  ]
  private static let flavours: Set<String> = [
    "schoko", "schokolade", "vanille", "erdbeer", "erdbeere", "stracciatella", "straciatella", "haselnuss", "nuss",
    "pistazie", "zitrone", "mango", "cookies", "joghurt", "himbeere", "himbeer", "kokos", "malaga", "walnuss", "mokka",
    "amarena", "karamell", "salzkaramell", "schlumpf", "banane", "waldmeister", "melone", "maracuja",
    "vanilla", "chocolate", "choc", "strawberry", "mint", "mint choc chip", "mint chocolate chip", "caramel",
    "salted caramel", "lemon", "coffee", "hazelnut", "pistachio", "raspberry", "coconut", "cookie dough",
    "cookies and cream", "rum and raisin", "toffee", "fudge", "bubblegum",
  ]
}

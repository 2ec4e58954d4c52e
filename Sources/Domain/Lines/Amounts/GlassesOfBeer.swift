internal import Figures

/// Beer, cider and shandy, which are ordered by the glass: `1 Bier`, `Kölsch 3`, `half a lager`.
extension ItemPhrase {
  /// The weight of a number of glasses of beer or cider, in the size in which they are sold; nil for anything else, and
  /// if a measure or another portion was typed.
  ///
  /// Kölsch and Altbier come in glasses of 0.2 l, other beers in glasses or bottles of about half a liter. In Britain, a
  /// half is half a pint.
  func glassOfBeer(as food: Food) throws(LarderError) -> ResolvedAmount? {
    guard food.isPoured, !food.isUserCreated, name.utf8.count <= 40,
      SearchText.words(food.name).contains(where: { word in Self.drinks.contains(where: word.hasSuffix) }),
      case let words = name.plainLetters.split(separator: " ").map(String.init), let last = words.last,
      words.count < 2 || !Self.softDrinks.contains(words[words.count - 2]),
      let size = Self.glass(last),
      quantity?.portion.map({ PortionWords.isSize($0.plainLetters) }) ?? true
    else { return nil }
    let isSmall = PortionWords.key(quantity?.portion ?? words[0]) == "small"
    let number: Double
    switch quantity?.unit {
    case nil: number = isFew ? Self.fewPieces : isSmall ? 1 : vagueShare
    case .piece?, .portion?: number = quantity?.middle ?? 1
    default: return nil
    }
    let glasses = number * (isSmall ? min(Self.smallGlass / size, 1) : 1)
    guard glasses > 0, glasses <= Self.mostGlasses, !isAmountBehind || glasses >= 1 else { return nil }
    let isHalfPint = glasses == 0.5 && Self.british.contains(last)
    let milliliters = isHalfPint ? TypicalPortion.britishPint / 2 : glasses * size
    var weight = try food.weight(of: .volume(milliliters: milliliters, unit: "l"))
    weight.assumed = weight.assumption(.glass(milliliters: milliliters), of: food)
    return weight
  }

  /// The milliliters of a glass of the drink that a word means; nil if the word is not one of these drinks.
  private static func glass(_ word: String) -> Double? {
    let word = word.last == "s" && british.contains(String(word.dropLast())) ? String(word.dropLast()) : word
    if word.hasPrefix("malz") { return nil }
    if smallBeers.contains(word) { return 200 }
    if word == "pint" { return TypicalPortion.britishPint }
    return beers.contains(word) || british.contains(word) || ["bier", "biere"].contains(where: word.hasSuffix)
      ? 500 : nil
  }

  private static let smallBeers: Set<String> = ["kolsch", "koelsch", "altbier"]
  private static let beers: Set<String> = [
    "pils", "helles", "helle", "weizen", "hefeweizen", "weisse", "kristallweizen", "dunkles", "radler", "alster", "ipa",
  ]
  /// Drinks of which `a half` is half a pint.
  private static let british: Set<String> = [
    "beer", "lager", "bitter", "ale", "stout", "guinness", "cider", "shandy", "pint",
  ]
  /// Endings of the names of foods that are such drinks, which malt drinks and ginger ale are not.
  private static let drinks = ["beer", "bier", "lager", "cider", "radler", "shandy", "pils", "stout", "kolsch"]
  /// Words before `beer` that make it a soft drink, which is sold in smaller bottles: `ginger beer`.
  private static let softDrinks: Set<String> = ["ginger", "root", "butter"]
  /// More glasses are rarely meant, and are asked about.
  private static let mostGlasses = 8.0
  /// The milliliters of `ein kleines Bier`.
  private static let smallGlass = 300.0
}

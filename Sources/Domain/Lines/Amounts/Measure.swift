/// A unit of mass or volume: `g`, `EL`, `fl oz`, `Liter`.
package enum Measure: Hashable, Sendable {
  /// A unit of mass: grams per unit, and one symbol for all spellings of the unit.
  case mass(grams: Double, symbol: String)
  /// A unit of volume: milliliters per unit, and one symbol for all spellings of the unit.
  case volume(milliliters: Double, symbol: String)

  /// The gram, in which every weight is stored.
  package static let gram = Measure.mass(grams: 1, symbol: "g")

  /// The symbol for all spellings of the unit: `kg`, `tbsp`, `EL`.
  package var symbol: String {
    switch self {
    case .mass(_, let symbol), .volume(_, let symbol): symbol
    }
  }

  /// The unit with exactly that symbol; nil for any other spelling.
  package init?(symbol: String) {
    guard let found = Self.table[symbol.plainLetters], found.symbol == symbol else { return nil }
    self = found
  }

  /// Reads the unit at the start of words in plain letters; `used` is how many words the unit has (`fl oz` has two).
  static func read(_ words: some Collection<String>) -> (measure: Measure, used: Int)? {
    guard let first = words.first.map(withoutPoint) else { return nil }
    if words.count > 1, let second = words.dropFirst().first.map(withoutPoint) {
      if let found = table["\(first) \(second)"] { return (found, 2) }
    }
    return table[first].map { ($0, 1) }
  }

  /// The milliliters in the unit with that symbol; nil if it is not a unit of volume.
  package static func milliliters(of symbol: String) -> Double? {
    guard case .volume(let milliliters, _)? = table[symbol.plainLetters] else { return nil }
    return milliliters
  }

  /// How many smaller units a unit has if both are named one after the other: 16 for pounds and ounces; nil for other
  /// pairs.
  func ratio(to smaller: Measure) -> Double? {
    switch (symbol, smaller.symbol) {
    case ("lb", "oz"): 16
    case ("kg", "g"), ("l", "ml"): 1000
    default: nil
    }
  }

  /// The word without a period at its end, as in the abbreviations `tbsp.` and `oz.`.
  private static func withoutPoint(_ word: String) -> String { word.last == "." ? String(word.dropLast()) : word }

  /// The measures by their spellings.
  ///
  /// US customary measures are rounded as on labels (21 CFR 101.9(b)(5), and NIST SP 811 to four digits). A German
  /// tablespoon is 15 ml and a German teaspoon is 5 ml.
  private static let table: [String: Measure] = {
    let units: [(Measure, String)] = [
      (.mass(grams: 0.001, symbol: "mg"), "mg milligram milligrams milligramm"),
      (.mass(grams: 1, symbol: "g"), "g gr gm gms grs gram grams gramm gramme grammes"),
      (.mass(grams: 10, symbol: "dag"), "dag dkg deka"),
      (.mass(grams: 1000, symbol: "kg"), "kg kgs kilo kilos kilogram kilograms kilogramm"),
      (.mass(grams: 28.35, symbol: "oz"), "oz ounce ounces unze unzen"),
      (.mass(grams: 453.6, symbol: "lb"), "lb lbs pound pounds"),
      (.mass(grams: 500, symbol: "Pfund"), "pfund pfd"),
      (.volume(milliliters: 1, symbol: "ml"), "ml milliliter milliliters millilitre millilitres"),
      (.volume(milliliters: 10, symbol: "cl"), "cl centiliter centiliters centilitre centilitres zentiliter"),
      (.volume(milliliters: 100, symbol: "dl"), "dl deciliter deciliters decilitre decilitres deziliter"),
      (.volume(milliliters: 1000, symbol: "l"), "l liter liters litre litres ltr"),
      (.volume(milliliters: 500, symbol: "halber Liter"), "halbliter"),
      (.volume(milliliters: 250, symbol: "Viertelliter"), "viertelliter schoppen"),
      (.volume(milliliters: 4.93, symbol: "tsp"), "tsp tsps teaspoon teaspoons"),
      (.volume(milliliters: 10, symbol: "dessertspoon"), "dsp dessertspoon dessertspoons"),
      (.volume(milliliters: 14.79, symbol: "tbsp"), "tbsp tbsps tbs tablespoon tablespoons"),
      (.volume(milliliters: 236.6, symbol: "cup"), "cup cups tasse tassen"),
      (.volume(milliliters: 15, symbol: "EL"), "el essloffel essloffeln essloeffel"),
      (.volume(milliliters: 5, symbol: "TL"), "tl teeloffel teeloffeln teeloeffel"),
    ]
    var table: [String: Measure] = [:]
    for (measure, words) in units {
      for word in words.split(separator: " ") { table[String(word)] = measure }
    }
    for words in ["fl oz", "floz", "fluid ounce", "fluid ounces", "fl ounce", "fl ounces"] {
      table[words] = .volume(milliliters: 29.57, symbol: "fl oz")
    }
    return table
  }()
}

extension Portion {
  /// Whether the portion is a measure, such as a cup or a tablespoon.
  package var isMeasure: Bool { Measure.read([name.plainLetters]) != nil }
}

/// A nutrient that Larder tracks.
///
/// ```
/// Nutrient(word: "kcal")  // .calories
/// Nutrient.calories.label  // "energy"
/// Nutrient.sodium.unit  // "mg"
/// Nutrient(beginning: "sod")  // .sodium
/// Nutrient(beginning: "s")  // nil
/// ```
package enum Nutrient: String, CaseIterable, Sendable {
  case calories
  case protein
  case carbohydrates
  case fat
  case saturatedFat
  case sugar
  case fiber
  case sodium

  /// The index in `allCases`.
  var index: Int {
    switch self {
    case .calories: 0
    case .protein: 1
    case .carbohydrates: 2
    case .fat: 3
    case .saturatedFat: 4
    case .sugar: 5
    case .fiber: 6
    case .sodium: 7
    }
  }

  /// The unit of the nutrient's values: `kcal`, `mg` or `g`.
  package var unit: String {
    switch self {
    case .calories: "kcal"
    case .sodium: "mg"
    default: "g"
    }
  }

  /// The number of decimals with which amounts of the nutrient are shown: none for kcal and mg, one for g.
  package var decimals: Int { self == .calories || self == .sodium ? 0 : 1 }

  /// The name in running text.
  package var label: String {
    switch self {
    case .calories: "energy"
    case .carbohydrates: "carbs"
    case .saturatedFat: "saturated fat"
    default: rawValue
    }
  }

  /// The English names accepted on the command line; the first one is used for completion.
  package var words: [String] {
    switch self {
    case .calories: ["calories", "kcal", "energy"]
    case .carbohydrates: ["carbohydrates", "carbs"]
    case .saturatedFat: ["saturated-fat", "satfat", "sat-fat"]
    case .fiber: ["fiber", "fibre"]
    default: [rawValue]
    }
  }

  /// The German names accepted on the command line: those on food labels, written without accents and also with `ae`
  /// for `ä`.
  package var germanWords: [String] {
    switch self {
    case .calories: ["energie", "kalorien", "brennwert"]
    case .protein: ["eiweiss", "proteine"]
    case .carbohydrates: ["kohlenhydrate", "kohlehydrate"]
    case .fat: ["fett"]
    case .saturatedFat:
      [
        "gesattigte-fettsauren", "gesaettigte-fettsaeuren", "gesattigte-fette", "gesaettigte-fette", "gesattigtes-fett",
        "gesaettigtes-fett", "gesattigt", "gesaettigt",
      ]
    case .sugar: ["zucker"]
    case .fiber: ["ballaststoffe", "ballaststoff"]
    case .sodium: ["natrium"]
    }
  }

  /// All accepted names, which are used to find out what a misspelled word means.
  package static var allWords: [String] { allCases.flatMap { $0.words + $0.germanWords } }

  /// The words for salt, whose weight is 2.5 times the weight of its sodium (EU 1169/2011, Annex I).
  package static let saltWords = ["salt", "salz"]

  /// Whether a word means salt.
  package static func isSalt(_ word: String) -> Bool { saltWords.contains(word.plainLetters) }

  /// The grams of salt that correspond to this many milligrams of sodium.
  package static func salt(ofSodium milligrams: Double) -> Double { milligrams * 2.5 / 1000 }

  /// The nutrient that a word names in full, in English or German, ignoring case and accents; nil if it names none.
  package init?(word: String) {
    let plain = word.plainLetters
    guard let found = Self.allCases.first(where: { $0.words.contains(plain) || $0.germanWords.contains(plain) })
    else { return nil }
    self = found
  }

  /// The milligrams of sodium in this many grams of salt.
  package static func sodium(ofSalt grams: Double) -> Double { grams / 2.5 * 1000 }

  /// The nutrient that a word in a question means: the one that it names, or sodium for `salt`; nil if it means no
  /// nutrient.
  ///
  /// A word next to an amount, as in `4 g salt`, needs `init(word:)` instead, since 4 g of salt is not 4 mg of sodium.
  package init?(asked word: String) {
    if Self.isSalt(word) {
      self = .sodium
    } else {
      self.init(word: word)
    }
  }

  /// The nutrient that a word names in full or by an unambiguous beginning, ignoring case; nil if it names none or
  /// several.
  package init?(beginning word: String, among accepted: [Nutrient] = allCases) {
    let plain = word.plainLetters
    if let named = Self(word: word), accepted.contains(named) {
      self = named
      return
    }
    func begun(_ names: KeyPath<Nutrient, [String]>) -> [Nutrient] {
      accepted.filter { nutrient in !plain.isEmpty && nutrient[keyPath: names].contains { $0.hasPrefix(plain) } }
    }
    // The beginning of an English name keeps its meaning, even if German names begin with it too.
    let english = begun(\.words)
    let found = english.isEmpty ? begun(\.germanWords) : english
    guard found.count == 1 else { return nil }
    self = found[0]
  }

  /// The first name of each nutrient, for hints.
  package static var firstWords: [String] { allCases.compactMap(\.words.first) }
}

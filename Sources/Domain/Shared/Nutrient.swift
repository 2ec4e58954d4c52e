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

  /// The unit of its values: `kcal`, `mg` or `g`.
  package var unit: String {
    switch self {
    case .calories: "kcal"
    case .sodium: "mg"
    default: "g"
    }
  }

  /// How many digits after the decimal point its amounts are shown with: none for kcal and mg, one for g.
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

  /// The names accepted on the command line; the first one is used for completion.
  package var words: [String] {
    switch self {
    case .calories: ["calories", "kcal", "energy"]
    case .carbohydrates: ["carbohydrates", "carbs"]
    case .saturatedFat: ["saturated-fat", "satfat", "sat-fat"]
    case .fiber: ["fiber", "fibre"]
    default: [rawValue]
    }
  }

  /// The nutrient that a word names in full, ignoring case; nil if it names none.
  package init?(word: String) {
    let lowered = word.lowercased()
    guard let found = Self.allCases.first(where: { $0.words.contains(lowered) }) else { return nil }
    self = found
  }

  /// The nutrient that a word names in full or by an unambiguous beginning, ignoring case; nil if it names none or
  /// several.
  package init?(beginning word: String, among accepted: [Nutrient] = allCases) {
    let lowered = word.lowercased()
    if let named = Self(word: word), accepted.contains(named) {
      self = named
      return
    }
    let begun = accepted.filter { nutrient in !lowered.isEmpty && nutrient.words.contains { $0.hasPrefix(lowered) } }
    guard begun.count == 1 else { return nil }
    self = begun[0]
  }

  /// The first name of each nutrient, for hints.
  package static var firstWords: [String] { allCases.compactMap(\.words.first) }
}

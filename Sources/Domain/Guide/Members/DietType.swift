/// How a person eats, as far as it affects their targets.
package enum DietType: String, CaseIterable, Sendable {
  /// The reference values for mixed diets, unchanged.
  case standard
  /// Without meat and fish.
  case vegetarian
  /// Without any animal products.
  case vegan
  /// Very low carbohydrate, at most 50 g a day; `low-carb` means this diet too, since 50 g fits both definitions
  /// (Feinman 2015).
  case keto
  /// Plenty of olive oil, vegetables, pulses and fish (Davis 2015).
  case mediterranean
  /// A quarter of the energy from protein, at most 2.0 g per kg of body weight (ISSN 2017).
  case highProtein = "high-protein"
  /// At most the adequate intake of sodium (NASEM 2019), which is lower than the limit of the other diets.
  case lowSodium = "low-sodium"

  /// What the diet changes, in a few words.
  package var meaning: String {
    switch self {
    case .standard: "the reference values as they are"
    case .vegetarian: "the same targets; iron, vitamin B12 and iodine need attention"
    case .vegan: "a higher minimum of protein; vitamin B12 has to be supplemented"
    case .keto: "at most 50 g of carbohydrate and 10 % of energy, the rest from fat"
    case .mediterranean: "37 % of energy from fat, 9 % saturated, more fiber"
    case .highProtein: "25 % of energy from protein, 1.2 to 2.0 g per kg"
    case .lowSodium: "sodium at the adequate intake, 1,500 mg for adults"
    }
  }
}

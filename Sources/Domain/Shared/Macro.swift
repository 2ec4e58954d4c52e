/// A nutrient that provides energy and has a goal: protein, carbs or fat.
package enum Macro: String, CaseIterable, Sendable {
  case protein
  case carbs
  case fat

  /// Kilocalories per gram: 4, 4, 9 (EU 1169/2011 Annex XIV).
  package var caloriesPerGram: Int { self == .fat ? 9 : 4 }

  /// The same macro as a `Nutrient`.
  package var nutrient: Nutrient {
    switch self {
    case .protein: .protein
    case .carbs: .carbohydrates
    case .fat: .fat
    }
  }
}

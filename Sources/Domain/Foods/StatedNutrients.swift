/// What a label, a table or a person states of 100 g of a food, before the rules have looked at it.
///
/// Nil is not stated, which is not zero.
package struct StatedNutrients: Hashable, Sendable {
  /// Energy in kcal.
  package var kilocalories: Double?
  /// Energy in kJ.
  package var kilojoules: Double?
  /// In g.
  package var protein: Double?
  /// In g, with or without fiber.
  package var carbohydrates: Double?
  /// In g.
  package var fat: Double?
  /// In g, a part of the fat.
  package var saturatedFat: Double?
  /// In g, a part of the carbohydrates.
  package var sugar: Double?
  /// In g.
  package var fiber: Double?
  /// In mg.
  package var sodium: Double?
  /// In g, 2.5 times the sodium (EU 1169/2011 Annex I).
  package var salt: Double?
  /// In g.
  package var alcohol: Double?
  /// In g, a part of the carbohydrates.
  package var polyols: Double?

  /// Nothing stated.
  package init() {}

  /// What a food's nutrients state.
  package init(_ nutrients: Nutrients) {
    kilocalories = nutrients.calories
    protein = nutrients.protein
    carbohydrates = nutrients.carbohydrates
    fat = nutrients.fat
    saturatedFat = nutrients.saturatedFat
    sugar = nutrients.sugar
    fiber = nutrients.fiber
    sodium = nutrients.sodium
  }

  /// Whether nothing at all is stated.
  package var isEmpty: Bool { self == StatedNutrients() }
}

/// Nutrition that has passed the rules, and what had to be changed in it.
package struct CheckedNutrients: Hashable, Sendable {
  /// Of 100 g.
  package var nutrients: Nutrients
  /// Whether the carbohydrates include fiber.
  package var basis: CarbohydrateBasis
  /// What was repaired, left out or is doubtful, each a sentence for a person.
  package var notes: [String]
}

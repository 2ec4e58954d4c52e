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
  /// In g, a part of the fat; looked at, not kept.
  package var monounsaturatedFat: Double?
  /// In g, a part of the fat; looked at, not kept.
  package var polyunsaturatedFat: Double?
  /// In g, a part of the carbohydrates.
  package var sugar: Double?
  /// In g, a part of the carbohydrates; looked at, not kept.
  package var starch: Double?
  /// In g, a part of the carbohydrates; looked at, not kept.
  package var polyols: Double?
  /// In g.
  package var fiber: Double?
  /// In mg.
  package var sodium: Double?
  /// In g, 2.5 times the sodium (EU 1169/2011 Annex I).
  package var salt: Double?
  /// In g, not percent by volume; looked at, not kept.
  package var alcohol: Double?
  /// In g; looked at, not kept.
  package var organicAcids: Double?
  /// In g; looked at, not kept.
  package var water: Double?

  /// Milligrams of sodium in a gram of salt: salt is sodium x 2.5 by EU 1169/2011 Annex I (2.54 by its atoms).
  package static let sodiumOfSalt = 400.0

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

  /// A value by its field.
  package subscript(field: StatedField) -> Double? {
    get { self[keyPath: field.path] }
    set { self[keyPath: field.path] = newValue }
  }

  /// Takes what another statement of the same food gives.
  package mutating func merge(_ other: StatedNutrients) {
    for field in StatedField.allCases { self[field] = other[field] ?? self[field] }
  }

  /// The energy in kcal, of kJ where it is stated in kJ only.
  var energy: Double? { kilocalories ?? kilojoules.map { $0 / EnergyFactor.kilojoules } }
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

/// A value that can be stated of a food.
package enum StatedField: CaseIterable, Hashable, Sendable {
  case kilocalories, kilojoules
  case protein, carbohydrates, fat
  case saturatedFat, monounsaturatedFat, polyunsaturatedFat
  case sugar, starch, polyols, fiber
  case sodium, salt
  case alcohol, organicAcids, water

  /// Its name in running text.
  package var label: String {
    switch self {
    case .kilocalories, .kilojoules: "energy"
    case .carbohydrates: "carbs"
    case .saturatedFat: "saturated fat"
    case .monounsaturatedFat: "monounsaturated fat"
    case .polyunsaturatedFat: "polyunsaturated fat"
    case .organicAcids: "organic acids"
    case .protein, .fat, .sugar, .starch, .polyols, .fiber, .sodium, .salt, .alcohol, .water: "\(self)"
    }
  }

  /// `kcal`, `kJ`, `mg` or `g`.
  package var unit: String {
    switch self {
    case .kilocalories: "kcal"
    case .kilojoules: "kJ"
    case .sodium: "mg"
    default: "g"
    }
  }

  /// The most that 100 g can hold: fat at 37.7 kJ/g has 3,774 kJ, 902 kcal.
  ///
  /// Pure salt has 39,340 mg of sodium by its atoms, but 40,000 mg by the factor of the law, which the Swiss table of foods
  /// comes near (39,900 mg).
  package var maximum: Double {
    switch self {
    case .kilocalories: 902
    case .kilojoules: 3774
    case .sodium: 100 * StatedNutrients.sodiumOfSalt
    default: 100
    }
  }

  /// Whether a food cannot be without it.
  var isRequired: Bool { self == .protein || self == .carbohydrates || self == .fat }

  var path: WritableKeyPath<StatedNutrients, Double?> {
    switch self {
    case .kilocalories: \.kilocalories
    case .kilojoules: \.kilojoules
    case .protein: \.protein
    case .carbohydrates: \.carbohydrates
    case .fat: \.fat
    case .saturatedFat: \.saturatedFat
    case .monounsaturatedFat: \.monounsaturatedFat
    case .polyunsaturatedFat: \.polyunsaturatedFat
    case .sugar: \.sugar
    case .starch: \.starch
    case .polyols: \.polyols
    case .fiber: \.fiber
    case .sodium: \.sodium
    case .salt: \.salt
    case .alcohol: \.alcohol
    case .organicAcids: \.organicAcids
    case .water: \.water
    }
  }
}

extension Nutrient {
  /// The field that states it, in its unit.
  package var field: StatedField {
    switch self {
    case .calories: .kilocalories
    case .protein: .protein
    case .carbohydrates: .carbohydrates
    case .fat: .fat
    case .saturatedFat: .saturatedFat
    case .sugar: .sugar
    case .fiber: .fiber
    case .sodium: .sodium
    }
  }
}

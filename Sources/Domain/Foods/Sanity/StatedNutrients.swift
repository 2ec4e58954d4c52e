/// What a label, a table or a person states per 100 g of a food, before the rules are applied.
///
/// Nil means that a value is not stated, not that it is zero.
package struct StatedNutrients: Hashable, Sendable {
  /// Energy in kcal.
  package var kilocalories: Double?
  /// Energy in kJ.
  package var kilojoules: Double?
  /// Protein in g.
  package var protein: Double?
  /// Carbohydrates in g, with or without fiber.
  package var carbohydrates: Double?
  /// Fat in g.
  package var fat: Double?
  /// Saturated fat in g, a part of the fat.
  package var saturatedFat: Double?
  /// Monounsaturated fat in g, a part of the fat; checked but not saved.
  package var monounsaturatedFat: Double?
  /// Polyunsaturated fat in g, a part of the fat; checked but not saved.
  package var polyunsaturatedFat: Double?
  /// Sugar in g, a part of the carbohydrates.
  package var sugar: Double?
  /// Starch in g, a part of the carbohydrates; checked but not saved.
  package var starch: Double?
  /// Polyols in g, a part of the carbohydrates; checked but not saved.
  package var polyols: Double?
  /// Fiber in g.
  package var fiber: Double?
  /// Sodium in mg.
  package var sodium: Double?
  /// Salt in g, 2.5 times the sodium (EU 1169/2011 Annex I).
  package var salt: Double?
  /// Alcohol in g, not in percent by volume; checked but not saved.
  package var alcohol: Double?
  /// Organic acids in g; checked but not saved.
  package var organicAcids: Double?
  /// Water in g; checked but not saved.
  package var water: Double?

  /// Milligrams of sodium per gram of salt: under EU 1169/2011 Annex I, salt is 2.5 times the sodium (2.54 times by
  /// atomic weights).
  package static let sodiumOfSalt = 400.0

  /// Creates a statement without any value.
  package init() {}

  /// Creates a statement with the values of a food's nutrients.
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

  /// The value of a field.
  package subscript(field: StatedField) -> Double? {
    get { self[keyPath: field.path] }
    set { self[keyPath: field.path] = newValue }
  }

  /// Adds the values of another statement about the same food, which replace values that exist already.
  package mutating func merge(_ other: StatedNutrients) {
    for field in StatedField.allCases { self[field] = other[field] ?? self[field] }
  }

  /// The energy in kcal, converted from kJ if only kJ are stated.
  package var energy: Double? { kilocalories ?? kilojoules.map { $0 / EnergyFactor.kilojoules } }
}

/// Nutrients that comply with the rules, and what had to be changed.
package struct CheckedNutrients: Hashable, Sendable {
  /// The nutrients per 100 g.
  package var nutrients: Nutrients
  /// Whether the carbohydrates include fiber.
  package var basis: CarbohydrateBasis
  /// What was repaired or left out and what is doubtful, as sentences for the user.
  package var notes: [String]
}

/// A value that can be stated about a food.
package enum StatedField: CaseIterable, Hashable, Sendable {
  case kilocalories, kilojoules
  case protein, carbohydrates, fat
  case saturatedFat, monounsaturatedFat, polyunsaturatedFat
  case sugar, starch, polyols, fiber
  case sodium, salt
  case alcohol, organicAcids, water

  /// The name in running text.
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

  /// The unit of the field: `kcal`, `kJ`, `mg` or `g`.
  package var unit: String {
    switch self {
    case .kilocalories: "kcal"
    case .kilojoules: "kJ"
    case .sodium: "mg"
    default: "g"
    }
  }

  /// The maximum per 100 g; for energy, this is the energy of pure fat: 902 kcal or 3,774 kJ.
  ///
  /// Pure salt has 39,340 mg of sodium by atomic weights, but 40,000 mg by the legal factor; the Swiss table of foods
  /// states 39,900 mg.
  package var maximum: Double {
    switch self {
    case .kilocalories: 902
    case .kilojoules: 3774
    case .sodium: 100 * StatedNutrients.sodiumOfSalt
    default: 100
    }
  }

  /// Whether every food must have a value for this field.
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
  /// The field for this nutrient, in the same unit.
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

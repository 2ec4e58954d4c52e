/// The nutrients in an amount of food, any of which may be unknown, as on a menu that states 620 kcal and nothing else.
///
/// Energy in kcal, sodium in mg, the others in g. A value of nil is unknown, which does not mean zero.
package struct PartialNutrients: Hashable, Sendable {
  /// The values, in the order of `Nutrient.allCases`.
  private var values: [Double?]

  /// Nutrients with every value unknown.
  package static let unknown = PartialNutrients()

  /// Creates nutrients without checking the values; missing values are unknown.
  package init(
    calories: Double? = nil, protein: Double? = nil, carbohydrates: Double? = nil, fat: Double? = nil,
    saturatedFat: Double? = nil, sugar: Double? = nil, fiber: Double? = nil, sodium: Double? = nil
  ) {
    values = [calories, protein, carbohydrates, fat, saturatedFat, sugar, fiber, sodium]
  }

  /// Creates nutrients from values in the order of `Nutrient.allCases`.
  package init(values: [Double?]) {
    precondition(values.count == Nutrient.allCases.count)
    self.values = values
  }

  /// Creates nutrients with the same values; a missing value is unknown, and nil makes every value unknown.
  package init(_ nutrients: Nutrients?) { values = Nutrient.allCases.map { nutrients?[$0] } }

  /// The value of a nutrient.
  package subscript(nutrient: Nutrient) -> Double? {
    get { values[nutrient.index] }
    set { values[nutrient.index] = newValue }
  }

  /// Energy in kcal; nil if unknown.
  package var calories: Double? { self[.calories] }

  /// Whether every value is unknown.
  package var isUnknown: Bool { values.allSatisfy { $0 == nil } }

  /// The nutrients multiplied by a factor; unknown values stay unknown.
  package func scaled(by factor: Double) -> PartialNutrients {
    PartialNutrients(values: values.map { $0.map { $0 * factor } })
  }

  /// The values as the nutrients of a food; nil if energy, protein, carbohydrates or fat is unknown, since a food needs
  /// all four.
  package var whole: Nutrients? {
    guard let calories = self[.calories], let protein = self[.protein], let carbohydrates = self[.carbohydrates],
      let fat = self[.fat]
    else { return nil }
    return Nutrients(
      calories: calories, protein: protein, carbohydrates: carbohydrates, fat: fat, saturatedFat: self[.saturatedFat],
      sugar: self[.sugar], fiber: self[.fiber], sodium: self[.sodium])
  }
}

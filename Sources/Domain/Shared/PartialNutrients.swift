/// What an amount of something contains, where each value may be unknown by itself: a menu that says 620 kcal and nothing else.
///
/// Energy in kcal, sodium in mg, the rest in g. Nil is unknown, which is not zero.
package struct PartialNutrients: Hashable, Sendable {
  /// In the order of `Nutrient.allCases`.
  private var values: [Double?]

  /// Nothing is known.
  package static let unknown = PartialNutrients()

  /// Values as they are given, unchecked; what is left out is unknown.
  package init(
    calories: Double? = nil, protein: Double? = nil, carbohydrates: Double? = nil, fat: Double? = nil,
    saturatedFat: Double? = nil, sugar: Double? = nil, fiber: Double? = nil, sodium: Double? = nil
  ) {
    values = [calories, protein, carbohydrates, fat, saturatedFat, sugar, fiber, sodium]
  }

  /// Values in the order of `Nutrient.allCases`.
  package init(values: [Double?]) {
    precondition(values.count == Nutrient.allCases.count)
    self.values = values
  }

  /// What is known of a food's nutrients, in the amount that they are of; nothing for nil.
  package init(_ nutrients: Nutrients?) { values = Nutrient.allCases.map { nutrients?[$0] } }

  /// A nutrient by its name.
  package subscript(nutrient: Nutrient) -> Double? {
    get { values[nutrient.place] }
    set { values[nutrient.place] = newValue }
  }

  /// Energy in kcal; nil if unknown.
  package var calories: Double? { self[.calories] }

  /// Whether nothing is known of it.
  package var isUnknown: Bool { values.allSatisfy { $0 == nil } }

  /// So many times as much; what is unknown stays so.
  package func scaled(by factor: Double) -> PartialNutrients {
    PartialNutrients(values: values.map { $0.map { $0 * factor } })
  }

  /// All of a food's nutrients; nil where energy, protein, carbohydrates or fat is unknown, which a food has to have.
  package var whole: Nutrients? {
    guard let calories = self[.calories], let protein = self[.protein], let carbohydrates = self[.carbohydrates],
      let fat = self[.fat]
    else { return nil }
    return Nutrients(
      calories: calories, protein: protein, carbohydrates: carbohydrates, fat: fat, saturatedFat: self[.saturatedFat],
      sugar: self[.sugar], fiber: self[.fiber], sodium: self[.sodium])
  }
}

import Domain

/// Marks the nutrients of a recipe in schema.org's format as calculated by Larder, because no source states them.
package enum LinkedCalculation {
  /// The description of nutrients that Larder has calculated from the ingredients.
  package static let remark = "calculated by Larder from the ingredients"
}

/// Reads the nutrients of a serving in schema.org's format (schema.org/NutritionInformation).
enum LinkedNutrients {
  /// The nutrients with their names in schema.org.
  static let names: [(nutrient: Nutrient, field: StatedField, name: String)] = [
    (.calories, .kilocalories, "calories"), (.protein, .protein, "proteinContent"),
    (.carbohydrates, .carbohydrates, "carbohydrateContent"), (.fat, .fat, "fatContent"),
    (.saturatedFat, .saturatedFat, "saturatedFatContent"), (.sugar, .sugar, "sugarContent"),
    (.fiber, .fiber, "fiberContent"), (.sodium, .sodium, "sodiumContent"),
  ]

  /// Reads the nutrients of a serving; nil if no value is stated, if Larder has calculated them, or if the values are
  /// per 100 g or 100 ml.
  static func read(_ tree: JSONTree) -> PartialNutrients? {
    // No source has stated these values; Larder calculates them anew.
    guard tree["description"].flatMap(LinkedRecipes.line) != LinkedCalculation.remark else { return nil }
    guard !isOf100(tree["servingSize"].flatMap(LinkedRecipes.line)) else { return nil }
    let values = Nutrient.allCases.map { nutrient in
      names.first { $0.nutrient == nutrient }.flatMap { known in
        tree[known.name].flatMap(LinkedRecipes.line).flatMap { value($0, of: known.field) }
      }
    }
    return values.contains { $0 != nil } ? PartialNutrients(values: values) : nil
  }

  private static func isOf100(_ size: String?) -> Bool {
    guard let size, case let amounts = LabelValue.amounts(in: size), amounts.count == 1 else { return false }
    return amounts[0].value == 100 && ["g", "ml"].contains(amounts[0].unit)
  }

  /// Reads a value and converts it to the unit of its field: `7 grams fat`, `1,234 kcal`, `0.4 g` of sodium,
  /// `1200 kJ (287 kcal)`.
  private static func value(_ text: String, of field: StatedField) -> Double? {
    let amounts = LabelValue.amounts(in: text)
    func first(_ units: [String]) -> (value: Double, unit: String)? { amounts.first { units.contains($0.unit) } }
    let best = field == .kilocalories ? first(["kcal"]) ?? first(["kj"]) : first(["g", "mg", "µg"])
    guard let best = best ?? first([""]), let value = LabelValue.convert(best.value, best.unit, to: field),
      (0...1e6).contains(value)
    else { return nil }
    return value
  }
}

import Domain

/// A value per 100 g in the files of Open Food Facts, and the property that it sets.
struct OpenFoodFactsNutrient: Sendable {
  /// The name of the value in Open Food Facts, such as `proteins_100g`.
  let key: String
  let label: String
  let path: any WritableKeyPath<StatedNutrients, Double?> & Sendable
  /// The factor that converts a value to the unit of the property at `path`.
  let factor: Double

  private init(
    _ key: String, _ label: String, _ path: any WritableKeyPath<StatedNutrients, Double?> & Sendable,
    _ factor: Double = 1
  ) {
    self.key = key
    self.label = label
    self.path = path
    self.factor = factor
  }

  /// All values that are used.
  ///
  /// Open Food Facts states the values in grams, except for energy (`energy_100g` is in kJ) and alcohol, which is in
  /// percent by volume (1 ml of alcohol weighs 0.789 g).
  static let all: [OpenFoodFactsNutrient] = [
    OpenFoodFactsNutrient("energy_100g", "energy", \.kilojoules),
    OpenFoodFactsNutrient("energy-kj_100g", "energy", \.kilojoules),
    OpenFoodFactsNutrient("energy-kcal_100g", "energy", \.kilocalories),
    OpenFoodFactsNutrient("proteins_100g", "protein", \.protein),
    OpenFoodFactsNutrient("carbohydrates_100g", "carbs", \.carbohydrates),
    OpenFoodFactsNutrient("fat_100g", "fat", \.fat),
    OpenFoodFactsNutrient("saturated-fat_100g", "saturated fat", \.saturatedFat),
    OpenFoodFactsNutrient("sugars_100g", "sugar", \.sugar),
    OpenFoodFactsNutrient("fiber_100g", "fiber", \.fiber),
    OpenFoodFactsNutrient("sodium_100g", "sodium", \.sodium, 1000),
    OpenFoodFactsNutrient("salt_100g", "salt", \.salt),
    OpenFoodFactsNutrient("alcohol_100g", "alcohol", \.alcohol, 0.789),
    OpenFoodFactsNutrient("polyols_100g", "polyols", \.polyols),
    OpenFoodFactsNutrient("starch_100g", "starch", \.starch),
    OpenFoodFactsNutrient("monounsaturated-fat_100g", "monounsaturated fat", \.monounsaturatedFat),
    OpenFoodFactsNutrient("polyunsaturated-fat_100g", "polyunsaturated fat", \.polyunsaturatedFat),
  ]

  /// Sets the property at `path` to a number that was read; throws `badNumber` if the text was not a number.
  func take(_ number: ImportNumber, into stated: inout StatedNutrients) throws(LarderError) {
    switch number {
    case .empty: return
    case .value(let value, _): stated[keyPath: path] = value * factor
    case .unreadable: throw LarderError(.badNumber, "\(key) is not a number")
    }
  }
}

internal import Figures

/// The estimated nutrients per 100 g of a food: for each nutrient, the median of the values of similar foods.
///
/// The median is used instead of the mean, so that one unusual food cannot distort the result. If fewer than half of
/// the foods have a value for a nutrient, the nutrient stays unknown. The estimate also lists the foods on which it is
/// based and the range of their values.
package struct FoodEstimate: Sendable {
  /// The foods that the estimate is calculated from, the most similar first; never empty.
  package let foods: [Food]
  /// The medians, rounded to whole kcal and mg and to tenths of a gram.
  ///
  /// If the median energy does not fit the protein, carbohydrates and fat, it is replaced by the energy of these three.
  /// The median energy is kept if the energy of one of the foods does not fit that food's own macros either, for
  /// instance because of alcohol.
  package let nutrients: Nutrients
  /// The lowest and the highest value of each estimated nutrient.
  package let spread: [Nutrient: ClosedRange<Double>]
  /// The most frequent category of the foods; if several are equally frequent, the category of the most similar food
  /// among them.
  package let category: FoodCategory
  /// Whether the estimated carbohydrates include fiber: `total` if the carbohydrates of at least one of the foods
  /// include fiber.
  package let basis: CarbohydrateBasis

  /// The source name of an estimated food.
  package static let sourceName = "estimate"
  /// The number of foods that an estimate uses if the user does not name them.
  package static let size = 5
  /// The maximum number of foods that a user may name for an estimate.
  package static let maximumFoods = 20

  /// Creates an estimate from foods; nil if `foods` is empty.
  package init?(from foods: [Food]) {
    guard let first = foods.first else { return nil }
    self.foods = foods
    let basis: CarbohydrateBasis = foods.allSatisfy { $0.basis == .available } ? .available : .total
    self.basis = basis
    let counts = Dictionary(foods.map { ($0.category, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    category = foods.first { counts[$0.category] == most }?.category ?? first.category
    var nutrients = Nutrients(calories: 0, protein: 0, carbohydrates: 0, fat: 0)
    var spread: [Nutrient: ClosedRange<Double>] = [:]
    for nutrient in Nutrient.allCases {
      let known = foods.compactMap { $0.nutrients[nutrient] }.filter(\.isFinite).sorted()
      guard known.count * 2 >= foods.count, let low = known.first, let high = known.last else { continue }
      nutrients[nutrient] = Self.rounded(Self.median(known), nutrient)
      spread[nutrient] = low...high
    }
    // Medians from different foods can make a part larger than its whole.
    nutrients.saturatedFat = nutrients.saturatedFat.map { min($0, nutrients.fat) }
    nutrients.sugar = nutrients.sugar.map { min($0, nutrients.carbohydrates) }
    if basis == .total { nutrients.fiber = nutrients.fiber.map { min($0, nutrients.carbohydrates) } }
    // Medians can also give an energy that the macros do not explain. It is kept only if one of the foods has such an
    // energy itself, for instance from alcohol or sweeteners.
    let isOwn = foods.contains { !Self.isEnergyFitting($0.nutrients, $0.basis) }
    if !isOwn, !Self.isEnergyFitting(nutrients, basis) {
      let energy = EnergyFactor.macros(
        protein: nutrients.protein, carbohydrates: nutrients.carbohydrates, fat: nutrients.fat)
      nutrients.calories = min(energy.rounded(), Nutrient.calories.field.maximum)
    }
    self.nutrients = nutrients
    self.spread = spread
  }

  /// The source of the estimated food: `estimate`, `from Gouda, Edam, Cheddar`.
  package var source: FoodSource {
    FoodSource(name: Self.sourceName, id: "from " + foods.map(\.name).joined(separator: ", "))
  }

  /// The middle one of the sorted values, or the mean of the two middle values.
  private static func median(_ sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  private static func isEnergyFitting(_ nutrients: Nutrients, _ basis: CarbohydrateBasis) -> Bool {
    FoodValues(FoodStatement(StatedNutrients(nutrients), basis: basis))?.isEnergyFitting ?? false
  }

  private static func rounded(_ value: Double, _ nutrient: Nutrient) -> Double {
    Figure.shown(value, decimals: nutrient == .calories || nutrient == .sodium ? 0 : 1)
  }
}

extension Food {
  /// Whether the food's values were estimated from the values of other foods.
  package var isEstimate: Bool { source?.name == FoodEstimate.sourceName }
}

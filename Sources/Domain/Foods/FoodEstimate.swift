/// What a food probably has in 100 g, taken from foods like it: of each nutrient the median over those that know it.
///
/// The median and not the mean: one food that is unlike the others must not pull the rest along. A nutrient that fewer than half
/// of them know stays unknown. What it is taken from, and how far those lie apart, goes with it.
package struct FoodEstimate: Sendable {
  /// The foods that it is taken from, the most alike first; never empty.
  package let foods: [Food]
  /// The medians: kcal and mg whole, g to a tenth; the energy is that of the macros where the medians do not fit together.
  package let nutrients: Nutrients
  /// The lowest and the highest value of each nutrient that is estimated.
  package let spread: [Nutrient: ClosedRange<Double>]
  /// The one that most of the foods have, of equals the first food's.
  package let category: FoodCategory
  /// Whether the carbohydrates include fiber: so where any food's do.
  package let basis: CarbohydrateBasis

  /// The name of the source that an estimated food bears.
  package static let sourceName = "estimate"
  /// How many foods an estimate is taken from where nobody names them.
  package static let size = 5
  /// How many foods somebody may name.
  package static let most = 20

  /// An estimate from these foods; nil where there are none.
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
    // Medians of different foods may leave a part above its whole.
    nutrients.saturatedFat = nutrients.saturatedFat.map { min($0, nutrients.fat) }
    nutrients.sugar = nutrients.sugar.map { min($0, nutrients.carbohydrates) }
    if basis == .total { nutrients.fiber = nutrients.fiber.map { min($0, nutrients.carbohydrates) } }
    // And an energy that its macros do not give, where the foods have no alcohol or sweetener in common that does.
    let isOwn = foods.contains { !Self.isEnergyFitting($0.nutrients, $0.basis) }
    if !isOwn, !Self.isEnergyFitting(nutrients, basis) {
      let energy = EnergyFactor.macros(
        protein: nutrients.protein, carbohydrates: nutrients.carbohydrates, fat: nutrients.fat)
      nutrients.calories = min(energy.rounded(), Nutrient.calories.field.maximum)
    }
    self.nutrients = nutrients
    self.spread = spread
  }

  /// What the estimated food bears as its source: `estimate`, `from Gouda, Edam, Cheddar`.
  package var source: FoodSource {
    FoodSource(name: Self.sourceName, id: "from " + foods.map(\.name).joined(separator: ", "))
  }

  /// The middle of values in their order; between two, their mean.
  private static func median(_ sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  private static func isEnergyFitting(_ nutrients: Nutrients, _ basis: CarbohydrateBasis) -> Bool {
    FoodValues(FoodStatement(StatedNutrients(nutrients), basis: basis))?.isEnergyFitting ?? false
  }

  private static func rounded(_ value: Double, _ nutrient: Nutrient) -> Double {
    nutrient == .calories || nutrient == .sodium ? value.rounded() : (value * 10).rounded() / 10
  }
}

extension Food {
  /// Whether its values were estimated from those of other foods.
  package var isEstimate: Bool { source?.name == FoodEstimate.sourceName }
}

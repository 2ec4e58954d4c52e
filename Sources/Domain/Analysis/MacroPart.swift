/// The energy that one macro supplied, at 4 kcal per gram of protein or carbs and 9 kcal per gram of fat.
package struct MacroPart: Hashable, Sendable {
  /// Protein, carbs or fat.
  package let macro: Macro
  /// Grams eaten.
  package let grams: Double
  /// Kilocalories from these grams.
  package let calories: Double
  /// The share of the kilocalories of all three macros, 0 to 1; 0 if all three have no kilocalories.
  package let share: Double
}

extension NutrientTotal {
  /// Protein, carbs and fat as far as they are known: grams, energy and share.
  package var macros: [MacroPart] {
    let energies = Macro.allCases.map { self[$0.nutrient] * Double($0.caloriesPerGram) }
    let all = energies.reduce(0, +)
    return zip(Macro.allCases, energies).map { macro, calories in
      MacroPart(macro: macro, grams: self[macro.nutrient], calories: calories, share: all > 0 ? calories / all : 0)
    }
  }
}

/// A macro's part in the energy of what was eaten, at 4, 4 and 9 kcal per gram.
package struct MacroPart: Hashable, Sendable {
  /// Which of the three.
  package let macro: Macro
  /// Grams eaten.
  package let grams: Double
  /// Kilocalories from it.
  package let calories: Double
  /// Of the kilocalories of all three, 0 to 1; 0 where there are none.
  package let share: Double
}

extension NutrientTotal {
  /// Protein, carbs and fat, as far as they are known: grams, energy, share.
  package var macros: [MacroPart] {
    let energies = Macro.allCases.map { self[$0.nutrient] * Double($0.caloriesPerGram) }
    let all = energies.reduce(0, +)
    return zip(Macro.allCases, energies).map { macro, calories in
      MacroPart(macro: macro, grams: self[macro.nutrient], calories: calories, share: all > 0 ? calories / all : 0)
    }
  }
}

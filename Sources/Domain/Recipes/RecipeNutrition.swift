/// What a serving of a recipe has, and what is not known about it.
package struct RecipeNutrition: Sendable {
  /// Where the nutrients of a serving are from.
  package enum Source: String, Sendable {
    /// Somebody has typed them in.
    case own
    /// The ingredients, all of which with an amount are counted.
    case ingredients
    /// The recipe's source states them.
    case source
    /// The ingredients, of which some are not counted.
    case partial
  }

  /// Why an ingredient with an amount is not counted.
  package enum Gap: String, Sendable {
    case noFood
    case noWeight
  }

  /// The sum of the counted ingredients.
  package private(set) var total = NutrientTotal()
  /// The ingredients with an amount that are not counted, by their numbers from 1.
  package private(set) var unmatched: [(number: Int, text: String, why: Gap)] = []
  /// The ingredients without an amount, and those that are no food, by their numbers from 1.
  package private(set) var uncounted: [(number: Int, text: String)] = []
  /// How many ingredients are counted.
  package private(set) var counted = 0
  /// Where `perServing` is from.
  package let source: Source
  /// The nutrients of a serving; a sum counts what is known.
  package let perServing: PartialNutrients
  /// How many counted ingredients have no known value of a nutrient; empty if the values are not a sum.
  package let unknown: [Nutrient: Int]

  /// Sums up a recipe.
  package init(_ recipe: Recipe) {
    for (index, ingredient) in recipe.ingredients.parts().enumerated() {
      if ingredient.isWithoutAmount || ingredient.isNoFood {
        uncounted.append((index + 1, ingredient.text))
      } else if ingredient.food == nil && ingredient.recipe == nil {
        unmatched.append((index + 1, ingredient.text, .noFood))
      } else if ingredient.grams == nil && ingredient.servings == nil {
        unmatched.append((index + 1, ingredient.text, .noWeight))
      } else {
        total.add(ingredient.nutrients)
        counted += 1
      }
    }
    if let own = recipe.ownNutrients {
      (source, perServing, unknown) = (.own, own, [:])
    } else if let stated = recipe.statedNutrients, counted == 0 || !unmatched.isEmpty {
      (source, perServing, unknown) = (.source, stated, [:])
    } else {
      let sum = total
      source = unmatched.isEmpty && counted > 0 ? .ingredients : .partial
      perServing =
        counted == 0 ? .unknown : PartialNutrients(values: Nutrient.allCases.map { sum[$0] / recipe.servings })
      unknown = Dictionary(
        uniqueKeysWithValues: Nutrient.allCases.map { ($0, sum.unknown($0)) }.filter { $0.1 > 0 })
    }
  }
}

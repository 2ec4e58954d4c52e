/// The nutrients of one serving of a recipe, and which of its ingredients are not included.
package struct RecipeNutrition: Sendable {
  /// Where the nutrients of a serving come from.
  package enum Source: String, Sendable {
    /// A person has typed them in.
    case own
    /// The sum of the ingredients; every ingredient with an amount is included.
    case ingredients
    /// The recipe's source, such as a web page, states them.
    case source
    /// The sum of the ingredients; some ingredients with an amount are missing from it.
    case partial
  }

  /// Why an ingredient with an amount is missing from the sum.
  package enum Gap: String, Sendable {
    case noFood
    case noWeight
  }

  /// The sum of the nutrients of all ingredients that are included.
  package private(set) var total = NutrientTotal()
  /// The ingredients with an amount that are missing from the sum, with their positions counted from 1.
  package private(set) var unmatched: [(number: Int, text: String, why: Gap)] = []
  /// The ingredients without an amount and those that are not food, with their positions counted from 1.
  package private(set) var uncounted: [(number: Int, text: String)] = []
  /// How many ingredients are included in the sum.
  package private(set) var counted = 0
  /// Where the values of `perServing` come from.
  package let source: Source
  /// The nutrients of one serving.
  ///
  /// If the nutrients are a sum, the sum of each nutrient leaves out the ingredients whose value of that nutrient is
  /// unknown.
  package let perServing: PartialNutrients
  /// For each nutrient, the lines of the included ingredients whose value of the nutrient is unknown; empty if
  /// `perServing` is not a sum.
  package let unknown: [Nutrient: [String]]
  /// The nutrients that are stored when one serving is logged: those of `perServing`, without sums that are too
  /// incomplete to represent the dish.
  ///
  /// Incomplete sums are left out, because a stored value cannot be marked as `at least`. A sum is complete enough if
  /// the ingredients whose value of the nutrient is unknown make up at most a tenth of the weight of all included
  /// ingredients.
  package let logged: PartialNutrients

  /// The maximum share of the dish's weight whose value of a nutrient may be unknown if the sum is to represent the
  /// dish.
  private static let mostMissing = 0.1

  /// Decides where the nutrients of a recipe's serving come from.
  ///
  /// What a person has typed in comes first, whichever nutrients it has, then the sum of the ingredients if none is
  /// missing, then what the source states, then a sum with gaps.
  ///
  /// - Parameters:
  ///   - hasOwn: Whether a person has typed in a value of any nutrient.
  ///   - isStated: Whether the recipe's source states a value of any nutrient.
  ///   - counted: How many ingredients are included in the sum.
  ///   - hasGap: Whether an ingredient with an amount is missing from the sum.
  package static func source(hasOwn: Bool, isStated: Bool, counted: Int, hasGap: Bool) -> Source {
    if hasOwn { return .own }
    if counted > 0 && !hasGap { return .ingredients }
    return isStated ? .source : .partial
  }

  /// Calculates the nutrients of a recipe.
  package init(_ recipe: Recipe) {
    var missing: [Nutrient: (texts: [String], grams: Double)] = [:]
    var weight = 0.0
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
        weight += ingredient.grams ?? 0
        for nutrient in Nutrient.allCases where ingredient.nutrients[nutrient] == nil {
          // The weight of another recipe is unknown, so it may be most of the dish.
          missing[nutrient, default: ([], 0)].texts.append(ingredient.text)
          missing[nutrient]?.grams += ingredient.grams ?? .infinity
        }
      }
    }
    source = Self.source(
      hasOwn: recipe.ownNutrients != nil, isStated: recipe.statedNutrients != nil, counted: counted,
      hasGap: !unmatched.isEmpty)
    let said: PartialNutrients? =
      switch source {
      case .own: recipe.ownNutrients
      case .source: recipe.statedNutrients
      case .ingredients, .partial: nil
      }
    if let said {
      (perServing, unknown, logged) = (said, [:], said)
    } else {
      let sum = total
      let whole: PartialNutrients =
        counted == 0 ? .unknown : PartialNutrients(values: Nutrient.allCases.map { sum[$0] / recipe.servings })
      perServing = whole
      unknown = missing.mapValues(\.texts)
      logged = PartialNutrients(
        values: Nutrient.allCases.map { nutrient in
          (missing[nutrient]?.grams ?? 0) <= Self.mostMissing * weight ? whole[nutrient] : nil
        })
    }
  }
}

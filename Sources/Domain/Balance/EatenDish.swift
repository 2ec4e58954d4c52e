/// A dish of a recipe that somebody ate; a balance counts its ingredients, since these were bought and not the dish.
package struct EatenDish: Hashable, Sendable {
  /// The ID of the profile that ate it.
  package let profile: Int
  /// The ID of the recipe.
  package let recipe: Int
  /// The dish's name in the meal.
  package let name: String
  /// The amount as it was logged; nil if none is known.
  package let quantity: Quantity?
  /// The weight in grams; nil if unknown.
  package let grams: Double?
  /// The nutrients of what was eaten.
  package let nutrients: PartialNutrients

  /// Creates a dish from the values of its row.
  package init(
    profile: Int, recipe: Int, name: String, quantity: Quantity?, grams: Double?, nutrients: PartialNutrients
  ) {
    (self.profile, self.recipe, self.name) = (profile, recipe, name)
    (self.quantity, self.grams, self.nutrients) = (quantity, grams, nutrients)
  }

  /// What was eaten of each ingredient with a food and a weight, as the recipe is now; the dish itself if the recipe is
  /// nil or has no such ingredient, or if it is not known how much of the dish was eaten.
  ///
  /// `part` looks up a recipe that is an ingredient.
  package func sums(
    _ recipe: Recipe?, isOfAskingProfile: Bool, part: (Int) throws -> Recipe?
  ) rethrows -> [EatenSum] {
    if let recipe, let servings = recipe.servings(of: quantity, grams: grams) {
      let parts = try Self.parts(of: recipe, share: servings / recipe.servings, depth: 1, part: part)
      if !parts.isEmpty {
        return parts.map { part in
          Self.sum(part.food, part.food.name, part.grams, part.nutrients, isOfAskingProfile: isOfAskingProfile)
        }
      }
    }
    return [Self.sum(nil, name, grams, nutrients, isOfAskingProfile: isOfAskingProfile)]
  }

  private static func sum(
    _ food: FoodReference?, _ name: String, _ grams: Double?, _ nutrients: PartialNutrients, isOfAskingProfile: Bool
  ) -> EatenSum {
    var total = NutrientTotal()
    total.add(nutrients)
    return EatenSum(
      food: food, name: name, isOfAskingProfile: isOfAskingProfile,
      amount: EatenAmount(items: 1, unweighed: grams == nil ? 1 : 0, grams: grams ?? 0), nutrients: total)
  }

  /// What was eaten of an ingredient.
  private struct Part {
    let food: FoodReference
    let grams: Double
    let nutrients: PartialNutrients
  }

  private static func parts(
    of recipe: Recipe, share: Double, depth: Int, part: (Int) throws -> Recipe?
  ) rethrows -> [Part] {
    var parts: [Part] = []
    for ingredient in recipe.ingredients.parts() {
      if let inner = ingredient.recipe, let servings = ingredient.servings {
        guard depth < Recipe.maximumDepth, let recipe = try part(inner.id) else { continue }
        parts += try Self.parts(of: recipe, share: share * servings / recipe.servings, depth: depth + 1, part: part)
      } else if let food = ingredient.food, let grams = ingredient.grams {
        parts.append(Part(food: food, grams: grams * share, nutrients: ingredient.nutrients.scaled(by: share)))
      }
    }
    return parts
  }
}

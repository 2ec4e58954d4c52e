package import Domain

/// An amount of a recipe that somebody has eaten.
package struct EatenRecipe: Hashable, Sendable {
  /// The recipe.
  package let recipe: RecipeReference
  /// The line of the meal.
  package let line: FoodLine
  /// The share of the whole dish that was typed, such as half; nil if an amount in servings or grams was meant.
  package let share: Double?
  /// The typed number, if it is taken as a number of servings although the food, such as pancakes, is also counted in
  /// pieces; nil otherwise.
  package let servings: Double?
  /// Whether the finished dish was weighed; nil if the amount is not in grams.
  package let isWeighed: Bool?
  /// The ingredients whose nutrients are missing from the sum.
  package let uncounted: [String]
}

extension [EatenRecipe] {
  /// The recipes' titles, with the number behind each that is not the only one of its title: `Lentil soup #2`.
  package var names: [String] {
    map { own in
      let isShared = contains {
        $0.recipe.id != own.recipe.id && Recipe.key($0.recipe.title) == Recipe.key(own.recipe.title)
      }
      return isShared ? "\(own.recipe.title) #\(own.recipe.id)" : own.recipe.title
    }
  }
}

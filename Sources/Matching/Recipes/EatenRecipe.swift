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

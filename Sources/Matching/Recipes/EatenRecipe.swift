package import Domain

/// An amount of a recipe that somebody has eaten.
package struct EatenRecipe: Hashable, Sendable {
  /// The recipe.
  package let recipe: RecipeReference
  /// The line of the meal.
  package let line: FoodLine
  /// The typed part of the whole dish, such as half; nil if an amount in servings or grams was meant.
  package let share: Double?
  /// The number of servings, if a number of pieces was typed for food that is also counted in pieces, such as pancakes.
  ///
  /// This number is taken as a number of servings; otherwise `servings` is nil.
  package let servings: Double?
  /// Whether the finished dish was weighed; nil if the amount is not in grams.
  package let isWeighed: Bool?
  /// The ingredients whose nutrients are missing from the sum.
  package let uncounted: [String]
}

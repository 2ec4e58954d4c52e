/// Where a profile has got to with the recipe that it is cooking.
package struct CookPlace: Hashable, Sendable {
  /// The number of the recipe.
  package var recipe: Int
  /// For how many servings it is cooked, above 0 and at most 1,000; nil for those that the recipe is written for.
  package var servings: Double?
  /// The units in which amounts are shown; nil for those that the recipe is written in.
  package var units: RecipeScale.Units?
  /// The number of the step, from 1.
  package var step: Int
  /// The numbers of the ingredients that are ticked off, from 1.
  package var ticked: Set<Int>
  /// When the profile began to cook.
  package var startedAt: Moment

  /// The beginning of a recipe: its first step, with nothing ticked off.
  package init(recipe: Int, servings: Double? = nil, units: RecipeScale.Units? = nil, startedAt: Moment) {
    (self.recipe, self.servings, self.units, self.startedAt) = (recipe, servings, units, startedAt)
    (step, ticked) = (1, [])
  }

  /// How the recipe is shown for the chosen servings and units.
  package func scale(of recipe: Recipe) -> RecipeScale {
    RecipeScale(factor: servings.map { $0 / recipe.servings } ?? 1, units: units)
  }

  /// Ticks an ingredient off, or takes the tick away if it has one.
  package mutating func tick(_ number: Int) {
    if ticked.remove(number) == nil { ticked.insert(number) }
  }

  /// The numbers of the ticked ingredients as the database keeps them: `1,3`.
  package var tickedText: String { ticked.sorted().map(String.init).joined(separator: ",") }

  /// Reads the numbers of ticked ingredients; anything else in the text is left out.
  package static func ticked(_ text: String) -> Set<Int> {
    Set(text.split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 })
  }
}

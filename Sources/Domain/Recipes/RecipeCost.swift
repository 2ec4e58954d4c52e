/// The cost of one serving of a recipe, at the mean prices that the household has paid for the ingredients.
package struct RecipeCost: Hashable, Sendable {
  /// The cost in minor units of money (such as cents), not rounded; ingredients without a known price are left out.
  package let perServing: Double
  /// The number of ingredients whose cost is included.
  package let priced: Int
  /// The number of ingredients that are food and have an amount, whether or not their cost is known.
  package let counted: Int

  /// Calculates the cost; nil if no ingredient has a known price.
  ///
  /// `prices` maps the ID of each food to the price of one gram in minor units of money.
  package init?(_ recipe: Recipe, prices: [Int: Double]) {
    let parts = recipe.ingredients.parts().filter { !$0.isWithoutAmount && !$0.isNoFood }
    let costs = parts.compactMap { part -> Double? in
      guard let food = part.food, let grams = part.grams, let price = prices[food.id] else { return nil }
      return grams * price
    }
    guard !costs.isEmpty else { return nil }
    perServing = costs.reduce(0, +) / recipe.servings
    (priced, counted) = (costs.count, parts.count)
  }

  /// The cost of a serving, rounded to whole minor units, with halves rounded away from zero; nil if it is absurdly
  /// large.
  package var rounded: Money? {
    perServing < 1e15 ? Money(minorUnits: Int(perServing.rounded())) : nil
  }
}

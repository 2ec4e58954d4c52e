/// What the foods of a balance brought: only those whose weights are known on both sides, so that one can be taken from the other.
package struct BalanceNutrients: Hashable, Sendable {
  /// Of all that was bought to eat.
  package private(set) var bought = NutrientTotal()
  /// Of all that was eaten, bought or not: the next two together.
  package private(set) var eaten = NutrientTotal()
  /// Of as much as was eaten of what was bought: each food's share of its grams.
  package private(set) var eatenOfBought = NutrientTotal()
  /// Of what was eaten beyond what was bought.
  package private(set) var notBought = NutrientTotal()

  /// Nothing bought and nothing eaten.
  package init() {}

  /// Adds a food with what its two sides brought; nothing where a weight is not known.
  mutating func add(_ food: FoodBalance, bought: NutrientTotal, eaten: NutrientTotal) {
    guard food.isWeighed else { return }
    self.bought.add(bought)
    self.eaten.add(eaten)
    let share = food.eaten.grams > 0 ? food.eatenOfBought / food.eaten.grams : 0
    eatenOfBought.add(eaten.part(share))
    notBought.add(eaten.part(1 - share))
  }
}

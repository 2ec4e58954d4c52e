/// The nutrients of the foods in a balance, only of those whose weight is known on both sides so that they can be
/// subtracted.
package struct BalanceNutrients: Hashable, Sendable {
  /// In everything bought to eat.
  package private(set) var bought = NutrientTotal()
  /// In everything eaten, whether bought or not: the sum of the next two.
  package private(set) var eaten = NutrientTotal()
  /// In the bought part of what was eaten, by each food's share of its grams.
  package private(set) var eatenOfBought = NutrientTotal()
  /// In what was eaten beyond what was bought.
  package private(set) var notBought = NutrientTotal()

  /// Creates empty sums.
  package init() {}

  /// Adds a food with the nutrients bought and eaten; ignored if a weight is unknown.
  mutating func add(_ food: FoodBalance, bought: NutrientTotal, eaten: NutrientTotal) {
    guard food.isWeighed else { return }
    self.bought.add(bought)
    self.eaten.add(eaten)
    let share = food.eaten.grams > 0 ? food.eatenOfBought / food.eaten.grams : 0
    eatenOfBought.add(eaten.part(share))
    notBought.add(eaten.part(1 - share))
  }
}

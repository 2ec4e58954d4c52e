/// The nutrients in what was bought and in what was eaten, added up over the foods of a balance.
///
/// Only foods whose weight is known in all purchases and meals are included, so that the sums can be subtracted.
package struct BalanceNutrients: Hashable, Sendable {
  /// The nutrients in everything bought to eat.
  package private(set) var bought = NutrientTotal()
  /// The nutrients in everything eaten, whether bought or not: the sum of `eatenOfBought` and `notBought`.
  package private(set) var eaten = NutrientTotal()
  /// The nutrients in what was both bought and eaten; the nutrients of each food are divided in proportion to its
  /// grams.
  package private(set) var eatenOfBought = NutrientTotal()
  /// The nutrients in what was eaten beyond what was bought.
  package private(set) var notBought = NutrientTotal()

  /// Creates empty sums.
  package init() {}

  /// Adds the nutrients in what was bought and what was eaten of a food; ignores a food with an unknown weight.
  mutating func add(_ food: FoodBalance, bought: NutrientTotal, eaten: NutrientTotal) {
    guard food.isWeighed else { return }
    self.bought.add(bought)
    self.eaten.add(eaten)
    let share = food.eaten.grams > 0 ? food.eatenOfBought / food.eaten.grams : 0
    eatenOfBought.add(eaten.part(share))
    notBought.add(eaten.part(1 - share))
  }
}

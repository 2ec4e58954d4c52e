/// One thing that was bought, eaten, or both: what is left of it, and what there was no purchase for.
package struct FoodBalance: Hashable, Sendable {
  /// Nil for what has no food in the bank, on either side.
  package let food: FoodReference?
  /// What it is called; nil for words that only other profiles have typed.
  package let name: String?
  /// What was bought.
  package let bought: BoughtAmount
  /// What was eaten.
  package let eaten: EatenAmount

  /// A thing with both of its sides.
  package init(food: FoodReference?, name: String?, bought: BoughtAmount, eaten: EatenAmount) {
    self.food = food
    self.name = name
    self.bought = bought
    self.eaten = eaten
  }

  /// Less than this is no difference to speak of, in grams: what scales and spoons leave.
  static let leastGrams = 0.5

  /// Whether the weight of all its items is known: only then one side can be taken from the other.
  package var isWeighed: Bool { bought.unweighed == 0 && eaten.unweighed == 0 }

  /// Bought and not eaten, in grams; of use where it `isWeighed`.
  package var left: Double { max(0, bought.grams - eaten.grams) }
  /// Eaten beyond what was bought, in grams; of use where it `isWeighed`.
  package var unbought: Double { max(0, eaten.grams - bought.grams) }
  /// Of what was bought as much as was eaten, in grams.
  package var eatenOfBought: Double { min(bought.grams, eaten.grams) }
  /// The share of what was bought that was eaten, 0 to 1; nil where nothing was bought.
  package var share: Double? { bought.grams > 0 ? eatenOfBought / bought.grams : nil }

  /// Whether something of it is left.
  package var hasLeft: Bool { isWeighed && left >= Self.leastGrams }
  /// Whether some of it was eaten that was not bought.
  package var hasUnbought: Bool { isWeighed && unbought >= Self.leastGrams }

  /// What all of the bought grams cost, at the mean price of a gram; nil where no price is known.
  package var cost: Money? { price(of: bought.grams) }
  /// What is left over at that price, rounded once, halves away from zero.
  package var costLeft: Money? { price(of: left) }
  /// What was eaten of it at that price: the rest, so that both add up to the cost.
  package var costEaten: Money? {
    guard let cost, let costLeft else { return nil }
    return cost - costLeft
  }

  private func price(of grams: Double) -> Money? {
    guard bought.pricedGrams > 0 else { return nil }
    let price = Double(bought.weighedPrice.minorUnits) * (grams / bought.pricedGrams)
    return price.magnitude < 1e15 ? Money(minorUnits: Int(price.rounded())) : nil
  }

  /// The same with other grams on both sides: rounded as they are shown, so that sums on a screen agree.
  ///
  /// The price of a gram is still that of the purchases.
  package func shown(_ round: (Double) -> Double) -> FoodBalance {
    var (bought, eaten) = (bought, eaten)
    bought.grams = round(bought.grams)
    eaten.grams = round(eaten.grams)
    return FoodBalance(food: food, name: name, bought: bought, eaten: eaten)
  }
}

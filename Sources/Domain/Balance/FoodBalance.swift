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
  /// kcal of what was eaten, as far as they are known.
  package let eatenCalories: Double
  /// What all of the bought grams cost, at the mean price of a gram; nil where no price is known.
  package let cost: Money?
  /// What is left over at that price, rounded once, halves away from zero.
  package let costLeft: Money?
  /// Whether a tenth or more of what was bought is left: of saffron that is far less than a gram, and worth naming.
  private let isLargelyLeft: Bool

  /// A thing with both of its sides.
  package init(
    food: FoodReference?, name: String?, bought: BoughtAmount, eaten: EatenAmount, eatenCalories: Double = 0
  ) {
    let left = Self.left(bought, eaten)
    self.init(
      food: food, name: name, bought: bought, eaten: eaten, eatenCalories: eatenCalories,
      cost: bought.price(of: bought.grams), costLeft: bought.price(of: left),
      isLargelyLeft: left > 0 && left >= Self.leastShare * bought.grams)
  }

  private init(
    food: FoodReference?, name: String?, bought: BoughtAmount, eaten: EatenAmount, eatenCalories: Double,
    cost: Money?, costLeft: Money?, isLargelyLeft: Bool
  ) {
    self.food = food
    self.name = name
    self.bought = bought
    self.eaten = eaten
    self.eatenCalories = eatenCalories
    self.cost = cost
    self.costLeft = costLeft
    self.isLargelyLeft = isLargelyLeft
  }

  /// Less than this is no difference to speak of, in grams: what scales and spoons leave.
  package static let leastGrams = 0.5
  /// A smaller part of what was bought is not spoken of below `leastGrams`.
  static let leastShare = 0.1

  /// Whether the weight of all its items is known: only then one side can be taken from the other.
  package var isWeighed: Bool { bought.unweighed == 0 && eaten.unweighed == 0 }

  /// Bought and not eaten, in grams; of use where it `isWeighed`.
  package var left: Double { Self.left(bought, eaten) }
  /// Eaten beyond what was bought, in grams; of use where it `isWeighed`.
  package var unbought: Double { max(0, eaten.grams - bought.grams) }
  /// kcal of what was eaten beyond what was bought: nobody misses the water on a receipt.
  package var caloriesUnbought: Double { eaten.grams > 0 ? eatenCalories * unbought / eaten.grams : 0 }
  /// Of what was bought as much as was eaten, in grams.
  package var eatenOfBought: Double { min(bought.grams, eaten.grams) }
  /// The share of what was bought that was eaten, 0 to 1; nil where nothing was bought.
  package var share: Double? { bought.grams > 0 ? eatenOfBought / bought.grams : nil }

  /// Whether something of it is left.
  package var hasLeft: Bool { isWeighed && (left >= Self.leastGrams || isLargelyLeft) }
  /// Whether some of it was eaten that was not bought.
  package var hasUnbought: Bool { isWeighed && unbought >= Self.leastGrams }

  /// What was eaten of it at the mean price: the rest, so that both add up to the cost.
  package var costEaten: Money? {
    guard let cost, let costLeft else { return nil }
    return cost - costLeft
  }

  private static func left(_ bought: BoughtAmount, _ eaten: EatenAmount) -> Double {
    max(0, bought.grams - eaten.grams)
  }

  /// The same with other grams on both sides: rounded as they are shown, so that sums on a screen agree.
  ///
  /// Money is still that of the grams as they were: half a gram of saffron costs what it cost. Only where nothing is left to
  /// speak of no money is left either.
  package func shown(_ round: (Double) -> Double) -> FoodBalance {
    var (bought, eaten) = (bought, eaten)
    bought.grams = round(bought.grams)
    eaten.grams = round(eaten.grams)
    func rounded(_ costLeft: Money?) -> FoodBalance {
      FoodBalance(
        food: food, name: name, bought: bought, eaten: eaten, eatenCalories: eatenCalories, cost: cost,
        costLeft: costLeft, isLargelyLeft: isLargelyLeft)
    }
    let shown = rounded(costLeft)
    return shown.hasLeft ? shown : rounded(costLeft.map { _ in .zero })
  }
}

extension BoughtAmount {
  /// What some grams cost at the mean price of a gram, rounded, halves away from zero; nil where no price is known.
  func price(of grams: Double) -> Money? {
    guard pricedGrams > 0 else { return nil }
    let price = Double(weighedPrice.minorUnits) * (grams / pricedGrams)
    return price.magnitude < 1e15 ? Money(minorUnits: Int(price.rounded())) : nil
  }
}

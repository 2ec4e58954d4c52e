/// A food that was bought, eaten, or both: how much of it is left, and how much was eaten without a purchase.
package struct FoodBalance: Hashable, Sendable {
  /// The food in the food bank; nil if neither the purchases nor the meals refer to one.
  package let food: FoodReference?
  /// The food's name; nil if only other profiles have typed it.
  package let name: String?
  /// The amount bought.
  package let bought: BoughtAmount
  /// The amount eaten.
  package let eaten: EatenAmount
  /// kcal in the amount eaten, as far as they are known.
  package let eatenCalories: Double
  /// The cost of all grams bought, at the mean price per gram; nil if no price is known.
  package let cost: Money?
  /// The cost of what is left at the mean price, rounded once, half away from zero; nil if no price is known.
  package let costLeft: Money?
  /// Whether at least a tenth of what was bought is left.
  ///
  /// A tenth is worth listing even if it weighs little: a tenth of a jar of saffron is far less than a gram.
  private let isLargelyLeft: Bool

  /// Creates the balance of a food from what was bought and what was eaten of it.
  package init(
    food: FoodReference?, name: String?, bought: BoughtAmount, eaten: EatenAmount, eatenCalories: Double = 0
  ) {
    let left = Self.left(bought, eaten)
    self.init(
      food: food, name: name, bought: bought, eaten: eaten, eatenCalories: eatenCalories,
      cost: bought.price(of: bought.grams), costLeft: bought.price(of: left),
      isLargelyLeft: left > 0 && left >= Self.minimumShare * bought.grams)
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

  /// The minimum difference between bought and eaten grams that is listed; less is within the error of scales and
  /// spoons.
  package static let minimumGrams = 0.5
  /// The share of what was bought that must be left for an amount below `minimumGrams` to be listed.
  static let minimumShare = 0.1

  /// Whether the weight is known in all purchases and meals, so that what was eaten can be subtracted from what was
  /// bought.
  package var isWeighed: Bool { bought.unweighed == 0 && eaten.unweighed == 0 }

  /// The grams that were bought and not eaten; meaningful only if `isWeighed`.
  package var left: Double { Self.left(bought, eaten) }
  /// The grams that were eaten beyond what was bought; meaningful only if `isWeighed`.
  package var unbought: Double { max(0, eaten.grams - bought.grams) }
  /// The kcal in what was eaten beyond what was bought: 0 for water, which nobody expects on a receipt.
  package var caloriesUnbought: Double { eaten.grams > 0 ? eatenCalories * unbought / eaten.grams : 0 }
  /// The part of the amount bought that was eaten, in grams.
  package var eatenOfBought: Double { min(bought.grams, eaten.grams) }
  /// The share of what was bought that was eaten, 0 to 1; nil if nothing was bought.
  package var share: Double? { bought.grams > 0 ? eatenOfBought / bought.grams : nil }

  /// Whether some of the food is left.
  package var hasLeft: Bool { isWeighed && (left >= Self.minimumGrams || isLargelyLeft) }
  /// Whether more of the food was eaten than was bought.
  package var hasUnbought: Bool { isWeighed && unbought >= Self.minimumGrams }

  /// The cost of what was eaten, as `cost` minus `costLeft`, so that both parts add up to the cost.
  package var costEaten: Money? {
    guard let cost, let costLeft else { return nil }
    return cost - costLeft
  }

  private static func left(_ bought: BoughtAmount, _ eaten: EatenAmount) -> Double {
    max(0, bought.grams - eaten.grams)
  }

  /// The balance with all grams rounded as they are shown, so that the sums on a screen agree.
  ///
  /// Costs are still those of the exact grams, since even half a gram of saffron costs money. If nothing worth listing
  /// is left, the cost of what is left is zero.
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
  /// The cost of this many grams at the mean price per gram, rounded to the currency's smallest unit (halves away from
  /// zero); nil if that price is unknown.
  func price(of grams: Double) -> Money? {
    guard pricedGrams > 0 else { return nil }
    let price = Double(weighedPrice.minorUnits) * (grams / pricedGrams)
    return price.magnitude < 1e15 ? Money(minorUnits: Int(price.rounded())) : nil
  }
}

/// A food that was bought, eaten, or both: how much of it is left, and how much was eaten without a purchase.
package struct FoodBalance: Hashable, Sendable {
  /// Nil if it is not in the food bank, on either side.
  package let food: FoodReference?
  /// Its name; nil if only other profiles have typed it.
  package let name: String?
  /// The amount bought.
  package let bought: BoughtAmount
  /// The amount eaten.
  package let eaten: EatenAmount
  /// kcal in the amount eaten, as far as they are known.
  package let eatenCalories: Double
  /// The cost of all grams bought, at the mean price per gram; nil if no price is known.
  package let cost: Money?
  /// The cost of what is left at that price, rounded once, halves away from zero; nil if no price is known.
  package let costLeft: Money?
  /// Whether at least a tenth of what was bought is left: for saffron that is far less than a gram, and worth listing.
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

  /// The smallest difference in grams that is listed: less stays on scales and spoons.
  package static let minimumGrams = 0.5
  /// Below `minimumGrams` a difference is listed only if it is at least this share of what was bought.
  static let minimumShare = 0.1

  /// Whether the weight of all its items is known: only then one side can be subtracted from the other.
  package var isWeighed: Bool { bought.unweighed == 0 && eaten.unweighed == 0 }

  /// Bought and not eaten, in grams; meaningful only if `isWeighed`.
  package var left: Double { Self.left(bought, eaten) }
  /// Eaten beyond what was bought, in grams; meaningful only if `isWeighed`.
  package var unbought: Double { max(0, eaten.grams - bought.grams) }
  /// kcal in what was eaten beyond what was bought: nobody expects water on a receipt.
  package var caloriesUnbought: Double { eaten.grams > 0 ? eatenCalories * unbought / eaten.grams : 0 }
  /// The part of the amount bought that was eaten, in grams.
  package var eatenOfBought: Double { min(bought.grams, eaten.grams) }
  /// The share of what was bought that was eaten, 0 to 1; nil if nothing was bought.
  package var share: Double? { bought.grams > 0 ? eatenOfBought / bought.grams : nil }

  /// Whether some of it is left.
  package var hasLeft: Bool { isWeighed && (left >= Self.minimumGrams || isLargelyLeft) }
  /// Whether more was eaten than was bought.
  package var hasUnbought: Bool { isWeighed && unbought >= Self.minimumGrams }

  /// The cost of what was eaten at the mean price: the difference, so that both parts add up to the cost.
  package var costEaten: Money? {
    guard let cost, let costLeft else { return nil }
    return cost - costLeft
  }

  private static func left(_ bought: BoughtAmount, _ eaten: EatenAmount) -> Double {
    max(0, bought.grams - eaten.grams)
  }

  /// The balance with the grams of both sides rounded as shown, so that sums on a screen agree.
  ///
  /// The money still belongs to the exact grams: half a gram of saffron costs what it costs. Only if nothing worth
  /// listing is left, no money is left either.
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
  /// The cost of some grams at the mean price per gram, rounded, halves away from zero; nil if no price is known.
  func price(of grams: Double) -> Money? {
    guard pricedGrams > 0 else { return nil }
    let price = Double(weighedPrice.minorUnits) * (grams / pricedGrams)
    return price.magnitude < 1e15 ? Money(minorUnits: Int(price.rounded())) : nil
  }
}

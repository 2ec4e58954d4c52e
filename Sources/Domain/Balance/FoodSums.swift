/// What a household bought of one food over some days, added up over all profiles and trips.
package struct BoughtSum: Hashable, Sendable {
  /// The food; nil if it is not in the food bank.
  package let food: FoodReference?
  /// The food's name or, without a food, the words that were typed or printed.
  package let name: String
  /// Whether the profile that asks for the balance bought some of the food; words that only other profiles typed are
  /// not shown to that profile.
  package let isOfAskingProfile: Bool
  /// How much was bought, and what it cost.
  package let amount: BoughtAmount
  /// The nutrients of the items whose nutrition is known.
  package let nutrients: NutrientTotal

  /// Creates a sum from values that are already calculated.
  package init(
    food: FoodReference?, name: String, isOfAskingProfile: Bool, amount: BoughtAmount, nutrients: NutrientTotal
  ) {
    self.food = food
    self.name = name
    self.isOfAskingProfile = isOfAskingProfile
    self.amount = amount
    self.nutrients = nutrients
  }
}

/// What a household ate of one food over some days, added up over all profiles and meals, without skipped items.
package struct EatenSum: Hashable, Sendable {
  /// The food; nil if it is not in the food bank.
  package let food: FoodReference?
  /// The food's name or, without a food, the words that were typed.
  package let name: String
  /// Whether the profile that asks for the balance ate some of the food.
  package let isOfAskingProfile: Bool
  /// How much was eaten.
  package let amount: EatenAmount
  /// The nutrients of the items whose nutrition is known.
  package let nutrients: NutrientTotal

  /// Creates a sum from values that are already calculated.
  package init(
    food: FoodReference?, name: String, isOfAskingProfile: Bool, amount: EatenAmount, nutrients: NutrientTotal
  ) {
    self.food = food
    self.name = name
    self.isOfAskingProfile = isOfAskingProfile
    self.amount = amount
    self.nutrients = nutrients
  }
}

/// The weight and price of items that were bought, as far as they are known.
package struct BoughtAmount: Hashable, Sendable {
  /// The number of items in trips.
  package var items = 0
  /// The number of items of unknown weight: `2 milk`.
  package var unweighed = 0
  /// The grams of all items of known weight.
  package var grams = 0.0
  /// The grams of the items whose weight and price are both known, from which the price per gram is calculated.
  package var pricedGrams = 0.0
  /// The price of the items whose weight and price are both known.
  package var weighedPrice = Money.zero
  /// The known prices of items of unknown weight.
  package var unweighedPrice = Money.zero
  /// The number of items of unknown price.
  package var unpriced = 0

  /// Creates an empty amount.
  package init() {}

  /// Creates an amount from sums that are already calculated.
  package init(
    items: Int, unweighed: Int = 0, grams: Double, pricedGrams: Double, weighedPrice: Money,
    unweighedPrice: Money = .zero, unpriced: Int = 0
  ) {
    self.items = items
    self.unweighed = unweighed
    self.grams = grams
    self.pricedGrams = pricedGrams
    self.weighedPrice = weighedPrice
    self.unweighedPrice = unweighedPrice
    self.unpriced = unpriced
  }

  /// The sum of all known prices; nil if no price is known, which does not mean that the items cost nothing.
  package var knownPrice: Money? { unpriced < items ? weighedPrice + unweighedPrice : nil }

  /// Adds another amount to this one.
  package mutating func add(_ other: BoughtAmount) {
    items += other.items
    unweighed += other.unweighed
    grams += other.grams
    pricedGrams += other.pricedGrams
    weighedPrice = weighedPrice + other.weighedPrice
    unweighedPrice = unweighedPrice + other.unweighedPrice
    unpriced += other.unpriced
  }
}

/// The weight of items that were eaten, as far as it is known.
package struct EatenAmount: Hashable, Sendable {
  /// The number of meal items.
  package var items = 0
  /// The number of items of unknown weight: `3 large`, logged by another program.
  package var unweighed = 0
  /// The grams of all items of known weight.
  package var grams = 0.0

  /// Creates an amount from sums that are already calculated; without arguments it is empty.
  package init(items: Int = 0, unweighed: Int = 0, grams: Double = 0) {
    self.items = items
    self.unweighed = unweighed
    self.grams = grams
  }

  /// Adds another amount to this one.
  package mutating func add(_ other: EatenAmount) {
    items += other.items
    unweighed += other.unweighed
    grams += other.grams
  }
}

/// The items of trips that are left out of the balance for one reason.
package struct LeftOutSum: Hashable, Sendable {
  /// Why items are left out.
  package enum Reason: String, CaseIterable, Sendable {
    /// A product that is not in the food bank and was not logged under its name.
    case noFood
    /// A product that was marked as skipped.
    case skipped
    case deposit
    case depositReturn
    case discount
    case service
  }

  /// Why the items are left out.
  package let reason: Reason
  /// The number of items.
  package var items: Int
  /// The sum of the known prices, negative for money that was paid back; nil if no price is known.
  package var price: Money?
  /// The number of items of unknown price.
  package var unpriced: Int

  /// Creates a sum from values that are already calculated.
  package init(reason: Reason, items: Int, price: Money?, unpriced: Int = 0) {
    self.reason = reason
    self.items = items
    self.price = price
    self.unpriced = unpriced
  }
}

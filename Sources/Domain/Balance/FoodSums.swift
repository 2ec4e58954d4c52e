/// What a household bought of one thing on some days, all profiles and trips together.
package struct BoughtSum: Hashable, Sendable {
  /// Nil for what is no food of the bank.
  package let food: FoodReference?
  /// The food's name, else what was typed or printed.
  package let name: String
  /// Whether the profile that asks bought some of it: words that only others typed are not shown to it.
  package let isOwn: Bool
  /// How much, and what it cost.
  package let amount: BoughtAmount
  /// Of the items whose nutrition is known.
  package let nutrients: NutrientTotal

  /// A sum of ready values.
  package init(food: FoodReference?, name: String, isOwn: Bool, amount: BoughtAmount, nutrients: NutrientTotal) {
    self.food = food
    self.name = name
    self.isOwn = isOwn
    self.amount = amount
    self.nutrients = nutrients
  }
}

/// What a household ate of one thing on some days, all profiles and meals together; skipped items are not in it.
package struct EatenSum: Hashable, Sendable {
  /// Nil for what is no food of the bank.
  package let food: FoodReference?
  /// The food's name, else what was typed.
  package let name: String
  /// Whether the profile that asks ate some of it.
  package let isOwn: Bool
  /// How much.
  package let amount: EatenAmount
  /// Of the items whose nutrition is known.
  package let nutrients: NutrientTotal

  /// A sum of ready values.
  package init(food: FoodReference?, name: String, isOwn: Bool, amount: EatenAmount, nutrients: NutrientTotal) {
    self.food = food
    self.name = name
    self.isOwn = isOwn
    self.amount = amount
    self.nutrients = nutrients
  }
}

/// Some items that were bought: their weight and their price, as far as they are known.
package struct BoughtAmount: Hashable, Sendable {
  /// Lines of trips.
  package var items = 0
  /// Those of unknown weight: `2 milk`.
  package var unweighed = 0
  /// Of all others, in grams.
  package var grams = 0.0
  /// Of those whose weight and price are both known, in grams: what the price of a gram is taken from.
  package var pricedGrams = 0.0
  /// What those cost.
  package var weighedPrice = Money.zero
  /// The known prices of items of unknown weight.
  package var unweighedPrice = Money.zero
  /// Items of unknown price.
  package var unpriced = 0

  /// Nothing bought.
  package init() {}

  /// Amounts as they were added up.
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

  /// All prices that are known; nil where none is, which is not for nothing.
  package var knownPrice: Money? { unpriced < items ? weighedPrice + unweighedPrice : nil }

  /// Adds others to it.
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

/// Some items that were eaten: their weight, as far as it is known.
package struct EatenAmount: Hashable, Sendable {
  /// Items of meals.
  package var items = 0
  /// Those of unknown weight: what another program logged as `3 large`.
  package var unweighed = 0
  /// Of all others, in grams.
  package var grams = 0.0

  /// Amounts as they were added up; nothing unless said.
  package init(items: Int = 0, unweighed: Int = 0, grams: Double = 0) {
    self.items = items
    self.unweighed = unweighed
    self.grams = grams
  }

  /// Adds others to it.
  package mutating func add(_ other: EatenAmount) {
    items += other.items
    unweighed += other.unweighed
    grams += other.grams
  }
}

/// Lines of trips that are no food and stay out of the balance.
package struct LeftOutSum: Hashable, Sendable {
  /// Why they are left out.
  package enum Reason: String, CaseIterable, Sendable {
    /// A product that is no food of the bank, and that nobody logged by its name.
    case noFood
    /// A product that somebody has skipped.
    case skipped
    case deposit
    case depositReturn
    case discount
    case service
  }

  /// Why.
  package let reason: Reason
  /// How many lines.
  package var items: Int
  /// Their known prices together, negative for what was paid back; nil where none is known.
  package var price: Money?
  /// Lines of unknown price.
  package var unpriced: Int

  /// A sum of ready values.
  package init(reason: Reason, items: Int, price: Money?, unpriced: Int = 0) {
    self.reason = reason
    self.items = items
    self.price = price
    self.unpriced = unpriced
  }
}

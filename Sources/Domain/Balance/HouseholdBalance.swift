/// What a household bought compared with what all its profiles logged as eaten: sums by food, never by profile.
package struct HouseholdBalance: Sendable {
  /// The foods that can be compared because the weight of all their items is known, the most grams left over first.
  package let foods: [FoodBalance]
  /// The foods with an item of unknown weight, sorted by name.
  package let unclear: [FoodBalance]
  /// Foods that are left over, grouped with similar foods under whose names they may have been eaten.
  package let doubtful: [DoubtfulGroup]
  /// The items of trips that are left out, by reason.
  package let leftOut: [LeftOutSum]
  /// The nutrients of the foods that can be compared.
  package let nutrients: BalanceNutrients

  /// Creates a balance; sums are matched by food, or by name if either sum has no food.
  ///
  /// `others` are the items of trips that are not products or are skipped.
  package init(bought: [BoughtSum], eaten: [EatenSum], others: [LeftOutSum] = []) {
    var matching = FoodMatching(bought: bought, eaten: eaten)
    let entries = matching.entries()
    self.init(entries: entries, leftOut: LeftOutSum.merged(others + matching.noFood), of: matching)
  }

  private init(entries: [FoodBalance], leftOut: [LeftOutSum], of matching: FoodMatching) {
    foods = entries.filter(\.isWeighed).sorted { FoodBalance.precedes($0, before: $1, by: \.left) }
    unclear = entries.filter { !$0.isWeighed }.sorted { FoodBalance.precedes($0, before: $1) { _ in 0 } }
    doubtful = DoubtfulGroup.among(foods)
    self.leftOut = leftOut
    nutrients = matching.nutrients
  }

  private init(_ balance: HouseholdBalance, round: (Double) -> Double) {
    foods = balance.foods.map { $0.shown(round) }.sorted { FoodBalance.precedes($0, before: $1, by: \.left) }
    unclear = balance.unclear.map { $0.shown(round) }
    doubtful = balance.doubtful.compactMap { $0.shown(round) }
    leftOut = balance.leftOut
    nutrients = balance.nutrients
  }

  /// The balance with each food's grams rounded as they are shown, so that all sums on a screen agree.
  package func shown(_ round: (Double) -> Double) -> HouseholdBalance { HouseholdBalance(self, round: round) }

  /// The foods that are left over, the most grams first.
  package var left: [FoodBalance] { foods.filter(\.hasLeft) }
  /// The foods eaten beyond what was bought, the most grams first.
  package var unbought: [FoodBalance] {
    foods.filter(\.hasUnbought).sorted { FoodBalance.precedes($0, before: $1, by: \.unbought) }
  }
  /// The sum of all foods that can be compared.
  package var total: BalanceTotal { BalanceTotal(foods) }
  /// The sum of the foods that are left over and were perhaps eaten under another name.
  package var doubtfulLeft: BalanceTotal { BalanceTotal(doubtful.flatMap(\.bought)) }
  /// The sum of the foods that were eaten and were perhaps bought under another name.
  package var doubtfulUnbought: BalanceTotal { BalanceTotal(doubtful.flatMap(\.eaten)) }
  /// Whether nothing was bought and nothing eaten.
  package var isEmpty: Bool { foods.isEmpty && unclear.isEmpty && leftOut.isEmpty }
}

/// The sum of several foods: grams, and money as far as prices are known.
package struct BalanceTotal: Hashable, Sendable {
  /// The number of foods.
  package let foods: Int
  /// Grams bought.
  package let bought: Double
  /// Grams eaten, whether bought or not.
  package let eaten: Double
  /// Grams bought and not eaten.
  package let left: Double
  /// Grams eaten beyond what was bought: `bought` - `eaten` = `left` - `unbought`.
  package let unbought: Double
  /// The cost of the bought foods; nil if no price is known.
  package let cost: Money?
  /// The cost of what is left over; nil if no price is known.
  package let costLeft: Money?
  /// The cost of what was bought and eaten; nil if no price is known.
  package let costEaten: Money?
  /// The number of foods bought without any known price; the costs do not include these foods.
  package let priceless: Int
  /// The number of items that have no price while other items of the same food have one.
  ///
  /// The costs include these items at the food's mean price.
  package let unpriced: Int

  /// Adds up foods whose weights are known; each food's money is already rounded, so that the total agrees with the
  /// rows of a list.
  package init(_ foods: [FoodBalance]) {
    self.foods = foods.count
    bought = foods.reduce(0) { $0 + $1.bought.grams }
    eaten = foods.reduce(0) { $0 + $1.eaten.grams }
    left = foods.reduce(0) { $0 + $1.left }
    unbought = foods.reduce(0) { $0 + $1.unbought }
    let bought = foods.filter { $0.bought.items > 0 }
    cost = bought.compactMap(\.cost).knownSum
    costLeft = bought.compactMap(\.costLeft).knownSum
    costEaten = bought.compactMap(\.costEaten).knownSum
    priceless = bought.count { $0.cost == nil }
    unpriced = bought.reduce(0) { $0 + ($1.cost == nil ? 0 : $1.bought.unpriced) }
  }

  /// The grams that were both bought and eaten.
  package var eatenOfBought: Double { bought - left }
  /// The share of what was bought that was eaten, 0 to 1; nil if nothing was bought.
  package var share: Double? { bought > 0 ? eatenOfBought / bought : nil }
}

/// What a household bought against what all its profiles logged as eaten: sums by food, never whose they are.
package struct HouseholdBalance: Sendable {
  /// The foods that can be compared, since the weight of all their items is known, most left over first.
  package let foods: [FoodBalance]
  /// The foods of which some item's weight is not known, by name.
  package let unclear: [FoodBalance]
  /// Foods left over, and what they were perhaps eaten as.
  package let doubtful: [DoubtfulGroup]
  /// Lines of trips that are not in it, by reason.
  package let leftOut: [LeftOutSum]
  /// What the foods brought that can be compared.
  package let nutrients: BalanceNutrients

  /// Matches sums by food, then by the same name where one has no food.
  ///
  /// `others` are the lines that are no products, or skipped.
  package init(bought: [BoughtSum], eaten: [EatenSum], others: [LeftOutSum] = []) {
    var matching = FoodMatching(bought: bought, eaten: eaten)
    let things = matching.things()
    self.init(things: things, leftOut: LeftOutSum.merged(others + matching.noFood), of: matching)
  }

  private init(things: [FoodBalance], leftOut: [LeftOutSum], of matching: FoodMatching) {
    foods = things.filter(\.isWeighed).sorted { FoodBalance.comes($0, before: $1, by: \.left) }
    unclear = things.filter { !$0.isWeighed }.sorted { FoodBalance.comes($0, before: $1) { _ in 0 } }
    doubtful = DoubtfulGroup.among(foods)
    self.leftOut = leftOut
    nutrients = matching.nutrients
  }

  private init(_ balance: HouseholdBalance, round: (Double) -> Double) {
    foods = balance.foods.map { $0.shown(round) }.sorted { FoodBalance.comes($0, before: $1, by: \.left) }
    unclear = balance.unclear.map { $0.shown(round) }
    doubtful = balance.doubtful.compactMap { $0.shown(round) }
    leftOut = balance.leftOut
    nutrients = balance.nutrients
  }

  /// The same with each food's grams rounded as they are shown, so that all sums on a screen agree.
  package func shown(_ round: (Double) -> Double) -> HouseholdBalance { HouseholdBalance(self, round: round) }

  /// The foods of which something is left, most of it first.
  package var left: [FoodBalance] { foods.filter(\.hasLeft) }
  /// The foods that were eaten beyond what was bought, most of it first.
  package var unbought: [FoodBalance] {
    foods.filter(\.hasUnbought).sorted { FoodBalance.comes($0, before: $1, by: \.unbought) }
  }
  /// All foods that can be compared, added up.
  package var total: BalanceTotal { BalanceTotal(foods) }
  /// What is left over of foods that were perhaps eaten under another name.
  package var doubtfulLeft: BalanceTotal { BalanceTotal(doubtful.flatMap(\.bought)) }
  /// What was eaten under a name that was perhaps bought under another.
  package var doubtfulUnbought: BalanceTotal { BalanceTotal(doubtful.flatMap(\.eaten)) }
  /// Whether nothing was bought and nothing eaten.
  package var isEmpty: Bool { foods.isEmpty && unclear.isEmpty && leftOut.isEmpty }
}

/// Foods added up: grams, and money as far as prices are known.
package struct BalanceTotal: Hashable, Sendable {
  /// How many foods.
  package let foods: Int
  /// Bought, in grams.
  package let bought: Double
  /// Eaten, in grams, bought or not.
  package let eaten: Double
  /// Bought and not eaten, in grams.
  package let left: Double
  /// Eaten beyond what was bought, in grams: `bought` less `eaten` is `left` less this.
  package let unbought: Double
  /// What the bought foods cost; nil where no price is known.
  package let cost: Money?
  /// The part of it that is left.
  package let costLeft: Money?
  /// The part of it that was eaten.
  package let costEaten: Money?
  /// Foods that were bought at no known price: no amount of money has them.
  package let priceless: Int
  /// Items without a price of foods that have one: they are taken at its mean.
  package let unpriced: Int

  /// The sum of some foods whose weights are known; each food's money is rounded once, so that sums of rows agree.
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

  /// What was eaten of what was bought, in grams.
  package var eatenOfBought: Double { bought - left }
  /// That as a share of what was bought, 0 to 1; nil where nothing was.
  package var share: Double? { bought > 0 ? eatenOfBought / bought : nil }
}

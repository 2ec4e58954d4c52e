import Expect
import TestSupport
import Testing

@testable import Domain

/// Laws that hold whatever was bought and eaten; `LARDER_SEED` repeats one run.
@Suite struct BalanceLawTests {
  private static let names = [
    "Rice", "Cooked rice", "Brown rice", "Egg", "Fried egg", "Whole milk", "Low-fat milk", "Soy milk", "Butter", "Soap",
    "Raw potato", "Baked potato", "Sweet potato", "Cola",
  ]

  private struct Basket {
    var bought: [BoughtSum] = []
    var eaten: [EatenSum] = []

    /// Grams are multiples of a half, so that their sums are exact in any order.
    init(_ random: inout SplitMix64, scale: Double = 1) {
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        let place = Int.random(in: 0..<names.count, using: &random)
        let food = Int.random(in: 0...3, using: &random) == 0 ? nil : place + 1
        let grams = Double(Int.random(in: 1...8000, using: &random)) / 2 * scale
        if Bool.random(using: &random) {
          eaten.append(.of(names[place], food, grams: grams))
          continue
        }
        let isWeighed = Int.random(in: 0...5, using: &random) > 0
        let isPriced = Int.random(in: 0...5, using: &random) > 0
        let cents = isPriced ? Int.random(in: 1...2000, using: &random) : 0
        bought.append(
          .of(
            names[place], food, unweighed: isWeighed ? 0 : 1, grams: isWeighed ? grams : 0,
            pricedGrams: isWeighed && isPriced ? grams : 0, cents: isWeighed ? cents : 0,
            unweighedCents: isWeighed ? 0 : cents, unpriced: isPriced ? 0 : 1))
      }
    }

    var balance: HouseholdBalance { HouseholdBalance(bought: bought, eaten: eaten) }
  }

  /// The sums of a balance's foods, made from the basket: by name, since each name is one food here.
  private struct Expected: Equatable {
    var bought = 0.0
    var eaten = 0.0
    var cents = 0
    var unclear: Set<String> = []

    init(_ basket: Basket) {
      for name in names {
        let (bought, eaten) = (basket.bought.filter { $0.name == name }, basket.eaten.filter { $0.name == name })
        guard !bought.isEmpty || !eaten.isEmpty else { continue }
        // An item that nobody ate, with a name that is not in the food bank, may be soap.
        guard !eaten.isEmpty || bought.contains(where: { $0.food != nil }) else { continue }
        guard bought.allSatisfy({ $0.amount.unweighed == 0 }) else {
          unclear.insert(name)
          continue
        }
        self.bought += bought.reduce(0) { $0 + $1.amount.grams }
        self.eaten += eaten.reduce(0) { $0 + $1.amount.grams }
        let priced = bought.filter { $0.amount.unpriced == 0 }
        let (grams, all) = (
          priced.reduce(0) { $0 + $1.amount.grams }, bought.reduce(0) { $0 + $1.amount.grams }
        )
        let paid = Double(priced.reduce(0) { $0 + $1.amount.weighedPrice.minorUnits })
        cents += grams > 0 ? Int((paid * (all / grams)).rounded()) : 0
      }
    }

    init(_ balance: HouseholdBalance) {
      (bought, eaten) = (balance.total.bought, balance.total.eaten)
      cents = balance.total.cost?.minorUnits ?? 0
      unclear = Set(balance.unclear.compactMap(\.name))
    }
  }

  private static let rounds = 100

  @Test(arguments: SplitMix64.seeds) func totalsAreSumsOverTheBasket(seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 30)
    for round in 0..<Self.rounds {
      let basket = Basket(&random)
      expect(Expected(basket.balance), equals: Expected(basket), "seed \(seed), round \(round)")
    }
  }

  /// Grams are rounded as they are shown, money never again, and the rows that are left add up to what is left.
  @Test(arguments: SplitMix64.seeds) func roundedGramsCostWhatTheyCost(seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 40)
    for round in 0..<Self.rounds {
      let balance = Basket(&random, scale: 0.01).balance
      let shown = balance.shown { $0.rounded() }
      expect(shown.total.cost, equals: balance.total.cost, "seed \(seed), round \(round)")
      expect(
        shown.total.costLeft ?? .zero, equals: shown.left.compactMap(\.costLeft).sum, "seed \(seed), round \(round)")
      expect(shown.total.left, equals: shown.left.reduce(0) { $0 + $1.left }, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: SplitMix64.seeds) func boughtLessEatenIsLeftLessNotBought(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<Self.rounds {
      let balance = Basket(&random).balance
      for food in balance.foods {
        expect(food.bought.grams - food.eaten.grams, equals: food.left - food.unbought, "seed \(seed), round \(round)")
        expect(food.left == 0 || food.unbought == 0, "seed \(seed), round \(round)")
        if let cost = food.cost, let left = food.costLeft, let eaten = food.costEaten {
          expect(left + eaten == cost && left >= .zero && eaten >= .zero, "seed \(seed), round \(round): \(food)")
        }
      }
      let total = balance.total
      expect(total.bought - total.eaten, equals: total.left - total.unbought, "seed \(seed), round \(round)")
      expect((total.costLeft ?? .zero) + (total.costEaten ?? .zero), equals: total.cost ?? .zero, "seed \(seed)")
      expect(total.left, equals: balance.left.reduce(0) { $0 + $1.left }, "seed \(seed), round \(round)")
      expect(total.unbought, equals: balance.unbought.reduce(0) { $0 + $1.unbought }, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: SplitMix64.seeds) func theOrderOfItemsChangesNothing(seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 10)
    for round in 0..<Self.rounds {
      let basket = Basket(&random)
      var shuffled = basket
      shuffled.bought.shuffle(using: &random)
      shuffled.eaten.shuffle(using: &random)
      let (first, second) = (basket.balance, shuffled.balance)
      expect(first.foods == second.foods && first.unclear == second.unclear, "seed \(seed), round \(round)")
      expect(first.doubtful == second.doubtful && first.leftOut == second.leftOut, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: SplitMix64.seeds) func twiceAsMuchIsTwiceAsMuch(seed: UInt64) {
    for round in 0..<Self.rounds {
      var (one, two) = (
        SplitMix64(seed: seed &* 1000 &+ UInt64(round)), SplitMix64(seed: seed &* 1000 &+ UInt64(round))
      )
      let (single, double) = (Basket(&one).balance, Basket(&two, scale: 2).balance)
      expect(double.foods.map(\.left), equals: single.foods.map { 2 * $0.left }, "seed \(seed), round \(round)")
      // Twice the grams for the same prices: as large a part of the money is left.
      expect(double.foods.map(\.costLeft), equals: single.foods.map(\.costLeft), "seed \(seed), round \(round)")
      expect(double.foods.map(\.share), equals: single.foods.map(\.share), "seed \(seed), round \(round)")
    }
  }

  /// Nothing is in two groups, and everything in one is left over or eaten without being bought.
  @Test(arguments: SplitMix64.seeds) func doubtfulFoodsAreInOneGroup(seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 20)
    for round in 0..<Self.rounds {
      let balance = Basket(&random).balance
      let (bought, eaten) = (balance.doubtful.flatMap(\.bought), balance.doubtful.flatMap(\.eaten))
      expect(Set(bought).count == bought.count && Set(eaten).count == eaten.count, "seed \(seed), round \(round)")
      expect(bought.allSatisfy(\.hasLeft) && eaten.allSatisfy(\.hasUnbought), "seed \(seed), round \(round)")
      expect(balance.doubtful.allSatisfy { !$0.bought.isEmpty && !$0.eaten.isEmpty }, "seed \(seed), round \(round)")
    }
  }
}

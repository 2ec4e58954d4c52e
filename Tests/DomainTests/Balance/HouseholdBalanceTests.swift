import Expect
import Testing

@testable import Domain

/// Bought against eaten, by hand.
@Suite struct HouseholdBalanceTests {
  /// A kilogram of rice and a pound of butter were bought and are eaten under the same names.
  @Test func whatIsLeftAndWhatItCost() throws {
    let balance = HouseholdBalance(
      bought: [
        .of("Butter", 1, items: 2, grams: 500, cents: 458), .of("Oats", 2, grams: 500, cents: 79),
        .of("Tomato", 3, grams: 400, cents: 199),
      ],
      eaten: [
        .of("Butter", 1, grams: 120), .of("Oats", 2, grams: 500), .of("Tomato", 3, grams: 450),
        .of("Cola", 4, grams: 330),
      ]
    )
    let butter = try require(balance.foods.first)
    // 500 g - 120 g; 380 g at 4.58 / 500 g = 3.4808; 4.58 - 3.48.
    expect(butter.name == "Butter" && butter.left == 380 && butter.share == 0.24)
    expect(butter.costLeft == Money(minorUnits: 348) && butter.costEaten == Money(minorUnits: 110))
    expect(balance.left.map(\.name), equals: ["Butter"])
    // 330 g of cola, and 450 - 400 g of tomatoes.
    expect(balance.unbought.map(\.name) == ["Cola", "Tomato"] && balance.unbought.map(\.unbought) == [330, 50])
    let total = balance.total
    // 500 + 500 + 400; 120 + 500 + 450 + 330; 380; 330 + 50; 4.58 + 0.79 + 1.99.
    expect(total.bought == 1400 && total.eaten == 1400 && total.left == 380 && total.unbought == 380)
    expect(total.cost == Money(minorUnits: 736) && total.costLeft == Money(minorUnits: 348))
    expect(total.costEaten == Money(minorUnits: 388) && total.priceless == 0 && total.unpriced == 0)
    // 1,020 of 1,400 g.
    expect(total.eatenOfBought == 1020 && total.share == 1020.0 / 1400)
  }

  @Test func unknownWeightsAreNotZero() throws {
    let balance = HouseholdBalance(
      bought: [
        .of("Whole milk", 1, items: 2, unweighed: 1, grams: 1030, pricedGrams: 1030, cents: 109, unweighedCents: 218),
        .of("Banana", 2, items: 1, unweighed: 1, grams: 0, cents: 0, unpriced: 1),
      ],
      eaten: [
        .of("Whole milk", 1, grams: 400), .of("Banana", 2, grams: 236),
        .of("Egg", 3, items: 2, unweighed: 1, grams: 50),
      ])
    expect(balance.foods.isEmpty && balance.total == BalanceTotal([]))
    // Bananas were bought in an unknown quantity, so they are not listed as eaten without being bought.
    expect(balance.unclear.map(\.name) == ["Banana", "Egg", "Whole milk"] && balance.unbought.isEmpty)
    expect(balance.unclear.map(\.bought.knownPrice), equals: [nil, nil, Money(minorUnits: 327)])
  }

  @Test func unknownPricesTakeTheMeanOfTheFood() throws {
    let balance = HouseholdBalance(
      bought: [
        // 1 kg for 2.00, another 1 kg for an unknown price; 300 g without any price.
        .of("Flour", 1, items: 2, grams: 2000, pricedGrams: 1000, cents: 200, unpriced: 1),
        .of("Sugar", 2, grams: 300, pricedGrams: 0, cents: 0, unpriced: 1),
      ], eaten: [.of("Flour", 1, grams: 500)])
    let flour = try require(balance.foods.first)
    // 2 kg at 2.00 a kilogram; 1.5 kg of it.
    expect(flour.cost == Money(minorUnits: 400) && flour.costLeft == Money(minorUnits: 300))
    let sugar = try require(balance.foods.last)
    expect(sugar.cost == nil && sugar.costLeft == nil && sugar.left == 300)
    expect(balance.total.cost, equals: Money(minorUnits: 400))
    expect(balance.total.priceless == 1 && balance.total.unpriced == 1)
  }

  /// Costs are calculated from the exact grams, not from those shown.
  @Test(arguments: [
    // Grams bought and eaten; shown; cents of all of it, and of what is left.
    // 4.99 for 0.4 g, nothing eaten: all of it is left, however few grams that is.
    (0.4, 0.0, 0.0, 0.0, 499, 499, true),
    // 1.5 g, shown as 2 g, cost 4.99, not 4.99 x 2 / 1.5 = 6.65.
    (1.5, 0.0, 2.0, 2.0, 499, 499, true),
    // 0.3 of 1.5 g: 4.99 x 0.3 / 1.5 = 0.998.
    (1.5, 1.2, 2.0, 1.0, 499, 100, true),
    // 0.2 of 250.4 g are what the scales leave; shown 250 and 250.
    (250.4, 250.2, 250.0, 0.0, 499, 0, false),
    // 100.4 of 250.4 g: 4.99 x 100.4 / 250.4 = 2.0008.
    (250.4, 150.0, 250.0, 100.0, 499, 200, true),
  ])
  func moneyIsOfTheGramsThatWere(
    bought: Double, eaten: Double, shown: Double, left: Double, cost: Int, costLeft: Int, hasLeft: Bool
  ) throws {
    let balance = HouseholdBalance(
      bought: [.of("Saffron", 1, grams: bought, cents: 499)],
      eaten: eaten > 0 ? [.of("Saffron", 1, grams: eaten)] : []
    ).shown { $0.rounded() }
    let saffron = try require(balance.foods.first)
    expect(saffron.bought.grams == shown && saffron.left == left && saffron.hasLeft == hasLeft)
    expect(saffron.cost == Money(minorUnits: cost) && saffron.costLeft == Money(minorUnits: costLeft))
    expect(saffron.costEaten, equals: Money(minorUnits: cost - costLeft))
    expect(balance.total.cost == Money(minorUnits: cost) && balance.left.count == (hasLeft ? 1 : 0))
  }

  /// Purchases are compared only with what was eaten of them; foods of unknown weight are on neither side.
  @Test func nutrientsOfWhatWasBought() {
    let balance = HouseholdBalance(
      bought: [
        .of("Oats", 1, grams: 500, cents: 79, calories: 1850), .of("Tomato", 2, grams: 400, cents: 199, calories: 72),
        .of("Whole milk", 3, items: 2, unweighed: 1, grams: 1000, cents: 109, calories: 610),
      ],
      eaten: [
        .of("Oats", 1, grams: 100, calories: 370), .of("Tomato", 2, grams: 600, calories: 108),
        .of("Cola", 4, grams: 300, calories: 126), .of("Whole milk", 3, grams: 200, calories: 122),
        .of("Egg", 5, items: 2, unweighed: 1, grams: 50, calories: 71),
      ])
    let nutrients = balance.nutrients
    // 1,850 + 72; 370 + 108 + 126.
    expect(nutrients.bought[.calories] == 1922 && nutrients.eaten[.calories] == 604)
    // 370 of the oats, and 400 of 600 g of tomatoes: 108 x 2 / 3 = 72.
    expect(abs(nutrients.eatenOfBought[.calories] - 442) < 1e-9)
    // The other 36 of the tomatoes, and the cola.
    expect(abs(nutrients.notBought[.calories] - 162) < 1e-9)
    expect(Set(balance.unclear.map(\.name)), equals: ["Whole milk", "Egg"])
    // Each item here knows its energy and nothing else: two foods bought, three eaten, one of them cola.
    expect(nutrients.bought.unknown(.calories) == 0 && nutrients.bought.unknown(.fiber) == 2)
    expect(nutrients.eaten.unknown(.fiber) == 3 && nutrients.eatenOfBought.unknown(.fiber) == 2)
  }

  @Test func namesMatchWhereOneSideHasNoFood() throws {
    let balance = HouseholdBalance(
      bought: [.of("Käsekuchen", nil, grams: 800, cents: 600), .of("Oats", 2, grams: 500, cents: 79)],
      eaten: [.of("kaesekuchen", nil, grams: 300), .of("OATS", nil, grams: 40), .of("Oats", 2, grams: 60)])
    expect(balance.foods.map(\.left), equals: [500, 400])
    expect(balance.foods.map { $0.food?.id }, equals: [nil, 2])
    // Two foods of one name: the one without a food is neither of them.
    let twins = HouseholdBalance(
      bought: [.of("Vollmilch", 7, grams: 1000, cents: 109), .of("Vollmilch", 8, grams: 1000, cents: 119)],
      eaten: [.of("Vollmilch", nil, grams: 200)])
    expect(twins.foods.count == 3 && twins.unbought.map(\.unbought) == [200])
    expect(twins.doubtful.map(\.bought.count), equals: [2])
  }

  @Test func whatIsNoFoodStaysOut() {
    let balance = HouseholdBalance(
      bought: [.of("Oats", 2, grams: 500, cents: 79), .of("Soap", nil, grams: 100, cents: 149)],
      eaten: [],
      others: [
        LeftOutSum(reason: .deposit, items: 2, price: Money(minorUnits: 50)),
        LeftOutSum(reason: .skipped, items: 1, price: nil, unpriced: 1),
        LeftOutSum(reason: .discount, items: 1, price: Money(minorUnits: -100)),
        LeftOutSum(reason: .deposit, items: 1, price: Money(minorUnits: 25)),
      ])
    expect(balance.foods.map(\.name), equals: ["Oats"])
    expect(balance.leftOut.map(\.reason), equals: [.noFood, .skipped, .deposit, .discount])
    // A discount belongs to the trip: oats still cost 0.79.
    expect(balance.leftOut.map(\.price), equals: [149, nil, 75, -100].map { $0.map { Money(minorUnits: $0) } })
    expect(balance.total.cost, equals: Money(minorUnits: 79))
  }

  @Test func rawAndCookedAreDoubtfulNotAdded() throws {
    let balance = HouseholdBalance(
      bought: [
        .of("Uncooked rice", 1, grams: 1000, cents: 239), .of("Egg", 2, grams: 1000, cents: 598),
        .of("Orange juice", 3, grams: 1000, cents: 249),
      ],
      eaten: [
        .of("Cooked rice", 11, grams: 1840), .of("Egg", 2, grams: 300), .of("Hard-boiled egg", 12, grams: 150),
        .of("Fried egg", 13, grams: 200), .of("Apple juice", 14, grams: 400),
      ])
    expect(balance.doubtful.map { $0.bought.map(\.name) }, equals: [["Uncooked rice"], ["Egg"]])
    expect(balance.doubtful.map { $0.eaten.map(\.name) }, equals: [["Cooked rice"], ["Fried egg", "Hard-boiled egg"]])
    // All of the rice and 700 g of the eggs are still left over.
    expect(balance.total.left == 2700 && balance.doubtfulLeft.left == 1700)
    expect(balance.doubtfulUnbought.unbought, equals: 2190)
  }

  @Test func wordsThatOnlyOthersTypedAreNotShown() {
    let bought = [BoughtSum.of("Secret cake", nil, isOwn: false, grams: 100, cents: 99)]
    let eaten = [EatenSum.of("secret cake", nil, isOwn: false, grams: 50)]
    expect(HouseholdBalance(bought: bought, eaten: eaten).foods.map(\.name), equals: [nil])
    let own = [EatenSum.of("secret cake", nil, grams: 50)]
    expect(HouseholdBalance(bought: bought, eaten: own).foods.map(\.name), equals: ["secret cake"])
  }
}

extension BoughtSum {
  static func of(
    _ name: String, _ food: Int?, isOwn: Bool = true, items: Int = 1, unweighed: Int = 0, grams: Double,
    pricedGrams: Double? = nil, cents: Int, unweighedCents: Int = 0, unpriced: Int = 0, calories: Double? = nil
  ) -> BoughtSum {
    BoughtSum(
      food: food.map { FoodReference(id: $0, name: name) }, name: name, isOfAskingProfile: isOwn,
      amount: BoughtAmount(
        items: items, unweighed: unweighed, grams: grams, pricedGrams: pricedGrams ?? grams,
        weighedPrice: Money(minorUnits: cents), unweighedPrice: Money(minorUnits: unweighedCents), unpriced: unpriced),
      nutrients: .of(calories))
  }
}

extension EatenSum {
  static func of(
    _ name: String, _ food: Int?, isOwn: Bool = true, items: Int = 1, unweighed: Int = 0, grams: Double,
    calories: Double? = nil
  ) -> EatenSum {
    EatenSum(
      food: food.map { FoodReference(id: $0, name: name) }, name: name, isOfAskingProfile: isOwn,
      amount: EatenAmount(items: items, unweighed: unweighed, grams: grams), nutrients: .of(calories))
  }
}

extension NutrientTotal {
  /// An item whose optional nutrients are unknown; no item for nil.
  fileprivate static func of(_ calories: Double?) -> NutrientTotal {
    NutrientTotal(calories.map { [Nutrients(calories: $0, protein: 0, carbohydrates: 0, fat: 0)] } ?? [])
  }
}

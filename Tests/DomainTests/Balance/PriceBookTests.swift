import Expect
import TestSupport
import Testing

@testable import Domain

/// Prices calculated by hand, and laws that hold for any purchases.
@Suite struct PriceBookTests {
  /// Minor units of 1 kg, 100 kcal and 10 g of protein.
  @Test func unitPrices() {
    // 2 kg of flour for 1.98, 3,640 kcal and 103 g of protein in a kilogram.
    let flour = UnitPrice(purchases: 1, grams: 2000, price: Money(minorUnits: 198), calories: 7280, protein: 206)
    expect(flour.perKilogram, equals: 99)
    // 1.98 / 72.8; 206 g of protein are 824 of 7,280 kcal, 11.3 %: no source of protein.
    let flourPer100kcal: Double = 198 / 7280 * 100
    expect(flour.per100kcal == flourPer100kcal && flour.per10gProtein == nil)
    // 500 g of lentils for 1.49, 352 kcal and 24.6 g in 100 g: 123 g of protein are 28 % of 1,760 kcal.
    let lentils = UnitPrice(purchases: 1, grams: 500, price: Money(minorUnits: 149), calories: 1760, protein: 123)
    expect(lentils.per10gProtein, equals: 149 / 123.0 * 10)
    // A jar of paprika: 50 g, 141 kcal, 7 g of protein.
    let spice = UnitPrice(purchases: 1, grams: 50, price: Money(minorUnits: 10), calories: 141, protein: 7)
    expect(spice.perKilogram == 200 && spice.per100kcal == nil && spice.per10gProtein == nil)
    expect(UnitPrice().perKilogram, equals: nil)
  }

  private let milk = FoodReference(id: 1, name: "Whole milk")
  private let rice = FoodReference(id: 2, name: "Rice")
  private let jam = FoodReference(id: 3, name: "Jam")

  private func purchase(
    _ day: Int, _ store: String?, _ food: FoodReference, grams: Double, cents: Int, energy: Double = 60
  ) -> PurchaseSum {
    PurchaseSum(
      day: Day(number: 20_000 + day), store: store, food: food,
      price: UnitPrice(
        purchases: 1, grams: grams, price: Money(minorUnits: cents), calories: grams * energy / 100,
        protein: grams * 0.033))
  }

  private var purchases: [PurchaseSum] {
    [
      purchase(0, "REWE", milk, grams: 1000, cents: 120), purchase(30, "Lidl", milk, grams: 1000, cents: 100),
      purchase(60, "rewe", milk, grams: 2000, cents: 260),
      purchase(0, "REWE", rice, grams: 1000, cents: 300, energy: 350),
      purchase(60, "Lidl", rice, grams: 1000, cents: 200, energy: 350), purchase(60, nil, jam, grams: 500, cents: 250),
    ]
  }

  @Test func storesAndTrends() throws {
    let book = PriceBook(purchases)
    let entry = try require(book.entry(1))
    // 4.80 for 4 kg; 1.00 at Lidl; 3.80 for 3 kg at REWE; from 1.20 to 1.30.
    expect(entry.price.perKilogram == 120 && entry.trend?.first == 120 && entry.trend?.last == 130)
    expect(entry.stores.map(\.name), equals: ["Lidl", "rewe"])
    expect(entry.stores.map(\.price.perKilogram), equals: [100, 380.0 / 3])
    expect(book.trends.map(\.food.name), equals: ["Whole milk"])
    // Lidl: 1.00 + 2.00 paid; the same at the mean 1.20 + 2.50. REWE: 3.80 + 3.00; 3.60 + 2.50.
    expect(book.stores.map(\.store.name), equals: ["Lidl", "rewe", nil])
    let levels = book.stores.map(\.level)
    expect(abs((levels[0] ?? 0) - (300 / 370.0 - 1)) < 1e-12 && abs((levels[1] ?? 0) - (680 / 610.0 - 1)) < 1e-12)
    expect(levels[2] == nil && book.stores.map(\.compared) == [2, 2, 0])
    // 60 kcal in 100 g: 4 kg of milk are 2,400 kcal for 4.80, rice 7,000 kcal for 5.00, jam 300 kcal.
    expect(book.byEnergy.map(\.food.name), equals: ["Rice", "Whole milk"])
  }

  /// Days, stores and cents of a kilogram; the store of the trend, its first and its last price.
  @Test(
    arguments: [
      // Lidl twice, REWE once: 1.00 to 1.10, whatever REWE takes.
      ([(0, "Lidl", 100), (10, "REWE", 150), (20, "Lidl", 110)], "Lidl", 100.0, 110.0),
      // Two days each: the store of the last purchase.
      ([(0, "Lidl", 100), (10, "REWE", 150), (20, "Lidl", 110), (30, "Rewe", 160)], "Rewe", 150, 160),
      // Never twice in one store, and three times on one day in spellings of one.
      ([(0, "Lidl", 100), (10, "REWE", 150), (20, "Aldi", 110)], nil, nil, nil),
      ([(0, "REWE", 100), (0, "rewe", 150), (0, "Rewe", 110)], nil, nil, nil),
      // Two purchases are too few.
      ([(0, "REWE", 100), (10, "REWE", 150)], nil, nil, nil),
    ] as [([(Int, String, Int)], String?, Double?, Double?)])
  func trendsAreOfOneStore(
    purchases: [(Int, String, Int)], store: String?, first: Double?, last: Double?
  ) throws {
    let book = PriceBook(purchases.map { purchase($0.0, $0.1, milk, grams: 1000, cents: $0.2) })
    let trend = try require(book.entry(1)).trend
    expect(trend?.store == store && trend?.first == first && trend?.last == last)
    expect(book.trends.isEmpty, equals: (store == nil))
  }

  @Test func spellingsOfAStoreAreOnePurchaseADay() throws {
    let book = PriceBook([
      purchase(0, "REWE", milk, grams: 1000, cents: 120), purchase(0, "rewe", milk, grams: 500, cents: 60),
      purchase(0, "Lidl", milk, grams: 500, cents: 50),
    ])
    // 1.80 for 1.5 kg in one purchase, 0.50 in another.
    expect(book.total.purchases == 2 && book.total.price == Money(minorUnits: 230))
    expect(try require(book.entry(1)).purchases.map(\.price.grams).sorted(), equals: [500, 1500])
  }

  @Test(arguments: [
    ("REWE", true, "rewe"), ("Rewe", true, "rewe"), ("li", false, "Lidl"), ("li", true, nil), ("Aldi", false, nil),
    ("", false, nil),
  ])
  func storesByName(name: String, isWhole: Bool, found: String?) {
    expect(PriceBook(purchases).store(named: name, isWhole: isWhole)?.store.name, equals: found)
  }

  @Test func oneStoreAlone() throws {
    let book = PriceBook(purchases)
    let store = try require(book.store(named: "rewe", isWhole: true))
    expect(book.only(in: store.store).total.price, equals: Money(minorUnits: 680))
    expect(book.only(in: try require(book.stores.last).store).foods.map(\.food.name), equals: ["Jam"])
  }

  @Test(arguments: SplitMix64.seeds) func theOrderChangesNothingAndSumsAgree(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<50 {
      let stores = ["REWE", "Lidl", "Aldi", nil]
      let foods = [milk, rice, jam]
      var purchases = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        purchase(
          Int.random(in: 0...180, using: &random), stores[Int.random(in: 0..<4, using: &random)],
          foods[Int.random(in: 0..<3, using: &random)], grams: Double(Int.random(in: 1...4000, using: &random)),
          cents: Int.random(in: 1...999, using: &random), energy: 50)
      }
      let book = PriceBook(purchases)
      purchases.shuffle(using: &random)
      let shuffled = PriceBook(purchases)
      expect(book.foods.map(\.food), equals: shuffled.foods.map(\.food), "seed \(seed), round \(round)")
      expect(book.stores.map(\.store.name), equals: shuffled.stores.map(\.store.name), "seed \(seed), round \(round)")
      let paid = purchases.map(\.price.price).sum
      expect(book.total.price, equals: paid, "seed \(seed), round \(round)")
      expect(book.foods.map(\.price.price).sum == paid && book.stores.map(\.store.price.price).sum == paid)
      expect(book.foods.allSatisfy { $0.stores.map(\.price.price).sum == $0.price.price }, "seed \(seed)")
    }
  }
}

extension PriceBook {
  fileprivate func entry(_ id: Int) -> FoodEntry? { foods.first { $0.food.id == id } }
}

import Domain
import Expect
import TestSupport
import Testing

@testable import Store

/// Sums by food over all profiles: what was bought, what was eaten, what it cost.
@Suite struct HouseholdFoodTests {
  let household: Household
  let anna: Int
  let ben: Int
  let oats: Food
  let gone: Food

  init() throws {
    household = try Household.small()
    let (oats, gone) = try household.change {
      (try $0.foods.insert(.sample("test oats")), try $0.foods.insert(.sample("test gone")))
    }
    (self.oats, self.gone) = (oats, gone)
    let (anna, ben) = (try household.adding("Anna"), try household.adding("Ben"))
    (self.anna, self.ben) = (anna, ben)
    try household.change { write in
      for (profile, day, grams) in [
        (anna, "2026-03-01", 100.0), (anna, "2026-03-02", 50), (ben, "2026-03-01", 300), (ben, "2026-04-01", 400),
      ] {
        try write.profile(profile).insert(.sample([.sample(oats, grams: grams)], on: day))
      }
      var skipped = MealItem.sample(oats, grams: 999)
      skipped.isSkipped = true
      let unweighed = MealItem(FoodLine(name: "test oats", quantity: Quantity(kept: "3 large")))
      try write.profile(anna).insert(.sample([.sample(gone, grams: 70), skipped, unweighed], on: "2026-03-02"))
      try write.profile(anna).insert(
        Trip(
          day: date("2026-03-01"), store: "REWE",
          items: [
            Self.bought(oats, grams: 500, cents: 129), Self.bought(oats, grams: nil, cents: 99),
            TripItem(FoodLine(name: "soap"), price: Money(minorUnits: 149)),
            TripItem(FoodLine(name: "Deposit"), price: Money(minorUnits: 25), kind: .deposit),
          ]))
      var flowers = TripItem(FoodLine(name: "flowers"), price: nil)
      flowers.isSkipped = true
      try write.profile(ben).insert(
        Trip(
          day: date("2026-03-02"), store: "Lidl",
          items: [Self.bought(oats, grams: 1000, cents: 199), Self.bought(oats, grams: 250, cents: nil), flowers]))
      try write.profile(ben).insert(
        Trip(day: date("2026-04-02"), items: [Self.bought(oats, grams: 9000, cents: 1)]))
    }
    try household.change { try $0.foods.delete(gone.id) }
  }

  private static func bought(_ food: Food, grams: Double?, cents: Int?) -> TripItem {
    TripItem(
      FoodLine(
        name: "as printed", food: FoodReference(id: food.id, name: food.name), grams: grams,
        nutrients: PartialNutrients(grams.map(food.nutrients.of))), price: cents.map { Money(minorUnits: $0) })
  }

  private let march = (from: date("2026-03-01"), to: date("2026-03-31"))

  @Test func whatWasBoughtByHand() throws {
    let (sums, others) = try household.read { try $0.household.bought(from: march.from, to: march.to, askedBy: anna) }
    let all = try require(sums.first { $0.food?.id == oats.id })
    expect(all.name == "test oats" && all.isOfAskingProfile)
    // 500 + 1,000 + 250 g, the 250 g without a price; a pack of unknown weight for 0.99.
    expect(
      all.amount,
      equals: BoughtAmount(
        items: 4, unweighed: 1, grams: 1750, pricedGrams: 1500, weighedPrice: Money(minorUnits: 328),
        unweighedPrice: Money(minorUnits: 99), unpriced: 1))
    // 100 kcal in 100 g; of the pack nothing is known.
    expect(all.nutrients[.calories] == 1750 && all.nutrients.unknown(.calories) == 1)
    expect(sums.filter { $0.food == nil }.map(\.name) == ["soap"] && sums.count == 2)
    expect(Set(others.map(\.reason)), equals: [.deposit, .skipped])
    expect(others.first { $0.reason == .deposit }?.price, equals: Money(minorUnits: 25))
    expect(
      others.first { $0.reason == .skipped }, equals: LeftOutSum(reason: .skipped, items: 1, price: nil, unpriced: 1))
  }

  @Test func whatWasEatenByHand() throws {
    let sums = try household.read { try $0.household.eaten(from: march.from, to: march.to, askedBy: ben) }
    let all = try require(sums.first { $0.food?.id == oats.id })
    // 100 + 50 + 300 g; what was skipped, and April, do not count.
    expect(all.amount == EatenAmount(items: 3, grams: 450) && all.isOfAskingProfile && all.nutrients[.calories] == 450)
    // A deleted food is none: its items go by their own name. Ben ate none of them.
    let others = sums.filter { $0.food == nil }
    expect(others.map(\.name) == ["test gone", "test oats"] && others.allSatisfy { !$0.isOfAskingProfile })
    expect(others.map(\.amount.unweighed) == [0, 1] && others.map(\.amount.grams) == [70, 0])
    let days = try household.read { try $0.household.loggedDays(from: march.from, to: march.to) }
    expect(days.days == 3 && days.profiles == 2)
  }

  @Test func pricesByHand() throws {
    let prices = try household.read { try $0.household.prices(from: march.from, to: march.to) }
    expect(
      prices.purchases.map(\.store) == ["REWE", "Lidl"] && prices.purchases.map(\.food.id) == [oats.id, oats.id])
    expect(prices.purchases.map(\.price.grams), equals: [500, 1000])
    expect(prices.purchases.map(\.price.price), equals: [Money(minorUnits: 129), Money(minorUnits: 199)])
    // 10 g of protein and 100 kcal in 100 g.
    expect(
      prices.purchases.map(\.price.calories) == [500, 1000] && prices.purchases.map(\.price.protein) == [50, 100])
    // One item of unknown weight, one of unknown price.
    expect(prices.unknown, equals: 2)
  }

  /// A free item says nothing about prices, although its price is known.
  @Test func whatIsFreeIsNotUnknown() throws {
    try household.change {
      try $0.profile(ben).insert(Trip(day: date("2026-03-03"), items: [Self.bought(oats, grams: 500, cents: 0)]))
    }
    let prices = try household.read { try $0.household.prices(from: march.from, to: march.to) }
    expect(prices.unknown == 2 && prices.purchases.count == 2)
  }

  @Test func daysWithNothingEatenAreNotLogged() throws {
    var skipped = MealItem.sample(oats, grams: 100)
    skipped.isSkipped = true
    try household.change { try $0.profile(ben).insert(.sample([skipped], on: "2026-03-05")) }
    let days = try household.read { try $0.household.loggedDays(from: march.from, to: march.to).days }
    // Anna on the first and the second, Ben on the first.
    expect(days, equals: 3)
    expect(try household.read { try $0.household.loggedDays(from: march.from, to: march.from).days }, equals: 2)
  }

  /// Years around the days are not read: every table except the small ones is searched with an index.
  @Test(arguments: [
    (FoodSumRow.bought, "Day (profileId=? AND day>? AND day<?)", ["p"]),
    (FoodSumRow.eaten, "Day (profileId=? AND day>? AND day<?)", ["p"]),
    (PriceRow.sql, "Day (profileId=? AND day>? AND day<?)", ["p"]),
    // The days that were found are counted one by one.
    (FoodSumRow.loggedDays, "Day (profileId=? AND day>? AND day<?)", ["(subquery", "p"]),
    (HouseholdSumsReader.lastDays, "Day (profileId=? AND day<?)", ["p"]),
    (ProfileReader.slotSums(of: .calories, from: .first, to: .last), "Day (profileId=? AND day>? AND day<?)", []),
  ])
  func indexesAreUsed(sql: String, search: String, scanned: [String]) throws {
    let folder = try TemporaryFolder()
    try Household.copyNew(to: folder.file("larder.db"))
    let plan = try RawDatabase.run(folder.file("larder.db"), "EXPLAIN QUERY PLAN " + sql)
    let scans = plan.filter { $0.contains("SCAN") }
    expect(scans.count, equals: scanned.count, "\(plan)")
    expect(scanned.allSatisfy { name in scans.contains { $0.contains("SCAN \(name)") } }, "\(plan)")
    expect(plan.contains { $0.contains(search) }, "\(plan)")
  }
}

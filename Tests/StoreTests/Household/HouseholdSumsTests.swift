import Domain
import Expect
import Testing

@testable import Store

/// Sums over all profiles agree with those of each profile, and the latest trips are listed without their items.
@Suite struct HouseholdSumsTests {
  let household: Household
  let anna: Int
  let ben: Int

  init() throws {
    household = try Household.small()
    let oats = try household.change { try $0.foods.insert(.sample("test oats")) }
    (anna, ben) = (try household.adding("Anna"), try household.adding("Ben"))
    let (first, second) = (anna, ben)
    try household.change { write in
      for (profile, day, grams) in [
        (first, "2026-02-28", 100.0), (first, "2026-03-01", 150), (first, "2026-03-01", 50),
        (second, "2026-03-01", 300),
        (second, "2026-04-01", 400),
      ] {
        try write.profile(profile).insert(.sample([.sample(oats, grams: grams)], on: day))
      }
      for trip in [
        Self.trip("2026-03-01", "REWE", [249, 109]), Self.trip("2026-03-01", nil, [nil]),
        Self.trip("2026-02-28", "Lidl", [500, nil], printed: 777),
      ] {
        try write.profile(first).insert(trip)
      }
      try write.profile(second).insert(Self.trip("2026-03-01", "Aldi", [-25]))
    }
  }

  private static func trip(_ day: String, _ store: String?, _ prices: [Int?], printed: Int? = nil) -> Trip {
    Trip(
      day: date(day), store: store, printedTotal: printed.map { Money(minorUnits: $0) },
      items: prices.map { TripItem(FoodLine(name: "thing"), price: $0.map { Money(minorUnits: $0) }) })
  }

  @Test(
    arguments: [
      ("2026-02-27", nil, nil), ("2026-02-28", "2026-02-28", nil), ("2026-03-31", "2026-03-01", "2026-03-01"),
      ("2026-04-01", "2026-03-01", "2026-04-01"),
    ] as [(String, String?, String?)])
  func theLastDayOfEach(to day: String, annas: String?, bens: String?) throws {
    var skipped = MealItem(FoodLine(name: "left out", quantity: Quantity(kept: "1"), grams: 1))
    skipped.isSkipped = true
    let item = skipped
    try household.change { write in
      try write.profile(anna).insert(.sample([item], on: "2026-03-20"))
    }
    let days = try household.read { try $0.household.lastDays(to: date(day)) }
    expect(days[anna]?.iso == annas && days[ben]?.iso == bens)
  }

  @Test(arguments: [("2026-02-28", "2026-03-01"), ("2026-03-01", "2026-03-31"), ("2026-04-01", "2026-02-01")])
  func everybodysDaysAreThoseOfEach(from: String, to: String) throws {
    let (from, to) = (date(from), date(to))
    try household.read { reading throws in
      let intake = try reading.household.intake(from: from, to: to)
      for profile in [anna, ben] {
        let records = reading.profile(profile)
        expect(try intake[profile] ?? [] == records.daySums(from: from, to: to))
        expect(
          try reading.household.spending(from: from, to: to)[profile] ?? [] == records.spending(from: from, to: to))
      }
    }
  }

  @Test func marchByHand() throws {
    try household.read { reading throws in
      let days = try reading.household.intake(from: date("2026-03-01"), to: date("2026-03-31"))
      // The sample food has 100 kcal in 100 g: 150 g + 50 g, and 300 g.
      expect(days[anna]?.map { $0.total?[.calories] }, equals: [200])
      expect(days[ben]?.map { $0.total?[.calories] }, equals: [300])
      let spending = try reading.household.spending(from: date("2026-03-01"), to: date("2026-03-31"))
      // 2.49 + 1.09, the other trip has no price; a deposit of 0.25 came back.
      expect(spending[anna]?.map(\.amount), equals: [Money(minorUnits: 358)])
      expect(spending[ben]?.map(\.amount), equals: [Money(minorUnits: -25)])
      expect(spending[anna]?.map(\.trips) == [2] && spending[anna]?.map(\.unpriced) == [1])
      expect(spending[anna]?.map(\.unknownTrips) == [1] && spending[ben]?.map(\.unknownTrips) == [0])
      // The receipt of the 28th says what its item without a price cost.
      let february = try reading.household.spending(from: date("2026-02-28"), to: date("2026-02-28"))[anna]
      expect(february?.map(\.unpriced) == [0] && february?.map(\.unknownTrips) == [0])
    }
  }

  @Test func goalsOfThoseWhoSetThem() throws {
    let goals = try MacroGoals(calories: 1800, shares: .default)
    try household.change { try $0.profile(ben).setGoals(goals) }
    expect(try household.read { try $0.household.goals() }, equals: [ben: goals])
  }

  @Test func theLatestTripsWithoutTheirItems() throws {
    let outlines = try household.read { try $0.profile(anna).tripOutlines(last: 2) }
    // The latest day first, and of one day the later trip.
    expect(outlines.map(\.store), equals: [nil, "REWE"])
    expect(outlines.map(\.total), equals: [nil, Money(minorUnits: 358)])
    expect(outlines.map(\.items) == [1, 2] && outlines.map(\.unpriced) == [1, 0])
    let all = try household.read { try $0.profile(anna).tripOutlines(last: 9) }
    // The printed total wins over the 5.00 of the items.
    expect(all.last?.total == Money(minorUnits: 777) && all.last?.unpriced == 0 && all.count == 3)
    try household.read { reading throws in
      let full = try reading.profile(anna).trips(last: 9)
      expect(all.map(\.id) == full.map(\.id) && all.map(\.total) == full.map(\.total))
      expect(all.map(\.items), equals: full.map(\.items.count))
      expect(try reading.profile(anna).tripOutlines(last: -1).isEmpty)
    }
  }
}

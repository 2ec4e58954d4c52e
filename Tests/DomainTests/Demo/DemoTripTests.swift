import Expect
import Testing

@testable import Domain

/// The sample household's trips: whole cents, whole packs, and what the family eats.
@Suite struct DemoTripTests {
  @Test func `every line has a price, every food a weight`() throws {
    let trips = try DemoHouseholdTests.days(weeks: 104).flatMap(\.trips).map(\.trip)
    expect(trips.count > 180)
    for trip in trips {
      expect(trip.store != nil && trip.time != nil && !trip.items.isEmpty)
      expect((trip.total?.minorUnits ?? 0) > 0, "\(trip.day.iso) costs \(trip.total?.minorUnits ?? 0)")
      expect(trip.unpriced, equals: 0)
      for item in trip.items {
        let price = item.price?.minorUnits ?? 0
        switch item.kind {
        case .product, .deposit: expect(price > 0, "\(item.name)")
        case .discount, .depositReturn: expect(price < 0, "\(item.name)")
        case .service: Issue.record("nobody pays for a service")
        }
        guard item.countsAsFood else { continue }
        let food = try require(DemoHouseholdTests.byName[item.name])
        let grams = try require(item.grams)
        expect(grams > 0 && grams <= 100_000)
        expect(item.nutrients, equals: PartialNutrients(food.nutrients.of(grams: grams)))
        let unit = try require(item.unitPrice)
        let quantity = try require(item.quantity?.number)
        expect(
          price, equals: max(1, Int((Double(unit.minorUnits) * quantity).rounded())), "\(item.name) on \(trip.day.iso)")
      }
    }
    let kinds = Set(trips.flatMap(\.items).map(\.kind))
    expect(kinds, equals: [.product, .deposit, .depositReturn, .discount])
    expect(trips.flatMap(\.items).contains { $0.isSkipped }, "nothing but food was bought")
    expect(Set(trips.compactMap(\.store)), equals: ["REWE", "Lidl", "Edeka", "Aldi", "Farmers' market"])
  }

  /// Over two years what is bought is what is eaten at home, but for what lies in the pantry at the ends.
  @Test func `what is bought is what is eaten`() throws {
    let (weeks, profiles) = (104, 4)
    let days = try DemoHouseholdTests.days(weeks: weeks, profiles: profiles)
    let plan = DemoPlan(kitchen: DemoKitchen(foods: DemoHouseholdTests.foods))
    let members = try DemoFamilyTable.members(profiles)
    var eaten: [String: Double] = [:]
    for day in days {
      for (number, member) in members.enumerated() {
        for meal in try plan.meals(of: member, number: number, on: day.day) where meal.isHome {
          for item in meal.items { eaten[item.name, default: 0] += item.grams ?? 0 }
        }
      }
    }
    var bought: [String: Double] = [:]
    for item in days.flatMap(\.trips).flatMap(\.trip.items) where item.kind == .product {
      bought[item.name, default: 0] += item.grams ?? 0
    }
    for (food, uses) in [
      ("Oats", ["Oats": 1.0]), ("Dry pasta", ["Cooked pasta": 0.43, "Cooked wholemeal pasta": 0.41]),
      ("Apple", ["Apple": 1]),
      ("Butter", ["Butter": 1]), ("Rye bread", ["Rye bread": 1]), ("Orange juice", ["Orange juice": 1]),
    ] {
      let need = uses.reduce(0) { $0 + (eaten[$1.key] ?? 0) * $1.value }
      let got = bought[food] ?? 0
      expect(need > 5000, "\(food)")
      expect(abs(got / need - 1) < 0.1, "\(food): \(got) g bought, \(need) g eaten")
    }
  }

  /// In 2024 a litre of milk cost about 1.20; with 2.2 % a year 30 years earlier about half of it.
  @Test func `prices drift`() throws {
    let now = Moment(day: Day(iso: "2024-12-28") ?? Day(number: 0), minuteOfDay: 1300, offset: 3600)
    let milk = try DemoHouseholdTests.days(weeks: 1560, profiles: 1, now: now).flatMap(\.trips).flatMap { trip in
      trip.trip.items.filter { $0.name == "Whole milk" }.map {
        (trip.trip.day.civil.year, $0.unitPrice?.minorUnits ?? 0)
      }
    }
    func mean(_ year: Int) -> Double {
      let prices = milk.filter { $0.0 == year }.map(\.1)
      return Double(prices.reduce(0, +)) / Double(prices.count)
    }
    expect((110...140).contains(mean(2024)))
    expect((55...75).contains(mean(1995)), "\(mean(1995))")
  }

  /// A family of three spends about 70 to 200 a week on what it eats at home.
  @Test func `a week costs what a week costs`() throws {
    let days = try DemoHouseholdTests.days(weeks: 104)
    let total = days.flatMap(\.trips).compactMap(\.trip.total).sum.minorUnits
    expect((7_000...20_000).contains(total / 104), "\(total / 104) cents a week")
  }
}

import Domain
import Expect
import Store
import TestSupport
import Testing

/// Sums of single nutrients, and the largest sources in meals and in trips.
@Suite struct SourceSumsTests {
  private let folder: TemporaryFolder
  private let household: Household
  private let anna: Int

  init() throws {
    folder = try TemporaryFolder()
    household = try Household.open(at: folder.file("larder.db"), now: noon)
    anna = try household.adding("Anna")
  }

  private func item(_ name: String, _ calories: Double, sodium: Double?) -> MealItem {
    MealItem(
      FoodLine(
        name: name, quantity: Quantity(kept: ""), grams: 100,
        nutrients: PartialNutrients(Nutrients(calories: calories, protein: 1, carbohydrates: 2, fat: 3, sodium: sodium))
      ))
  }

  @Test func onlyTheNutrientsAskedForAreSummed() throws {
    try household.change { write in
      try write.profile(anna).insert(.sample([item("a", 100, sodium: 7), item("b", 50, sodium: nil)]))
    }
    let records = { (nutrients: [Nutrient]) in
      try household.read {
        try $0.profile(anna).daySums(of: nutrients, from: date("2026-11-21"), to: date("2026-11-21"))
      }
    }
    let sodium = try require(try records([.sodium]).first)
    expect(sodium.known(.sodium) == 7 && sodium.total?.unknown(.sodium) == 1 && sodium.items == 2)
    // What was not asked for is unknown, not zero.
    expect(sodium.known(.calories) == nil && sodium.total?.unknown(.calories) == 2)
    let two = try require(try records([.fat, .calories]).first)
    expect(two.known(.fat) == 6 && two.known(.calories) == 150 && two.known(.sodium) == nil)
    let all = try household.read {
      try $0.profile(anna).daySums(from: date("2026-11-21"), to: date("2026-11-21"))
    }
    expect(try records(Nutrient.allCases), equals: all)
    expect(try records([]).first?.items, equals: 2)
  }

  @Test func slotsOfMeals() throws {
    var skipped = item("skipped", 5000, sodium: 5000)
    skipped.isSkipped = true
    let nothing = MealItem(FoodLine(name: "?", quantity: Quantity(kept: "1"), grams: 1))
    try household.change { write in
      let records = write.profile(anna)
      try records.insert(.sample([item("a", 100, sodium: 7), item("b", 50, sodium: nil), skipped], slot: .dinner))
      try records.insert(.sample([item("c", 30, sodium: 1), nothing], on: "2026-11-20", slot: .breakfast))
      try records.insert(.sample([item("d", 5, sodium: 1)], on: "2026-11-20", slot: .dinner))
      try records.insert(.sample([item("before", 900, sodium: 1)], on: "2026-11-19", slot: .snack))
    }
    func sums(_ nutrient: Nutrient) throws -> [SlotSum] {
      try household.read {
        try $0.profile(anna).slotSums(of: nutrient, from: date("2026-11-20"), to: date("2026-11-21"))
      }
    }
    // Breakfast 30 and an unknown item; dinner 100 + 50 + 5 kcal, 7 + 1 mg and one without; no lunch, no snack.
    expect(
      try sums(.calories),
      equals: [
        SlotSum(slot: .breakfast, amount: 30, unknown: 1), SlotSum(slot: .dinner, amount: 155, unknown: 0),
      ])
    expect(try sums(.sodium).last, equals: SlotSum(slot: .dinner, amount: 8, unknown: 1))
  }

  @Test func largestSourcesOfTrips() throws {
    func bought(
      _ name: String, _ sodium: Double, kind: PurchaseKind = .product, isSkipped: Bool = false
    ) -> TripItem {
      TripItem(
        FoodLine(
          name: name, grams: 100,
          nutrients: PartialNutrients(Nutrients(calories: 1, protein: 0, carbohydrates: 0, fat: 0, sodium: sodium)),
          isSkipped: isSkipped), price: nil, kind: kind)
    }
    let items = [
      bought("salt", 900), bought("bread", 300), bought("skipped", 5000, isSkipped: true),
      bought("service", 5000, kind: .service),
    ]
    try household.change { write in
      try write.profile(anna).insert(Trip(day: date("2026-11-20"), items: items))
      try write.profile(anna).insert(Trip(day: date("2026-11-19"), items: [bought("earlier", 9000)]))
      try write.profile(anna).insert(.sample([item("eaten", 1, sodium: 4000)], on: "2026-11-20"))
    }
    let found = try household.read {
      try $0.profile(anna).sourcesOf(
        .sodium, from: date("2026-11-20"), to: date("2026-11-21"), source: .trips, limit: 5)
    }
    expect(found.map(\.name) == ["salt", "bread"] && found.map(\.amount) == [900, 300])
    expect(found.first?.day.iso, equals: "2026-11-20")
    try household.change {
      _ = try $0.profile(anna).insert(Trip(day: date("2026-11-21"), items: [bought("bread", 700), bought("oil", 0)]))
    }
    let totals = try household.read {
      try $0.profile(anna).largestSources(
        of: .sodium, from: date("2026-11-20"), to: date("2026-11-21"), source: .trips, limit: 5)
    }
    // 300 + 700 mg of bread on two days.
    expect(totals.map(\.name) == ["bread", "salt"] && totals.map(\.amount) == [1000, 900])
    expect(totals.map(\.times), equals: [2, 1])
    // Each nutrient has an order of its own; the oil has no sodium, but 1 kcal as every item.
    let both = try household.read {
      try $0.profile(anna).largestSources(
        of: [.calories, .sodium, .fiber], from: date("2026-11-20"), to: date("2026-11-21"), source: .trips, limit: 2)
    }
    expect(both[.calories]?.map(\.name) == ["bread", "oil"] && both[.calories]?.map(\.times) == [2, 1])
    expect(both[.sodium]?.map(\.name) == ["bread", "salt"] && both[.fiber] == [])
    let eaten = try household.read {
      try $0.profile(anna).largestSources(
        of: .sodium, from: date("2026-11-20"), to: date("2026-11-21"), source: .meals, limit: 1)
    }
    expect(eaten.map(\.name) == ["eaten"] && eaten.map(\.amount) == [4000])
  }
}

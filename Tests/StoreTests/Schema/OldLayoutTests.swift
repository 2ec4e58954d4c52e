import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Store

/// Files of every past layout, as `Fixtures/databases/vNNN.sql`.
@Suite struct OldLayoutTests {
  static let layouts = Array(1...Schema.larder.number)

  static func fixture(_ number: Int) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Fixtures/databases")
    let digits = String(number)
    let name = "v" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits + ".sql"
    return try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test(arguments: layouts) func aFileOfTheLayoutOpensWithAllThatIsInIt(_ number: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("larder.db")
    try RawDatabase.run(path, try Self.fixture(number))
    let household = try Household.open(at: path, now: noon)
    try household.read { reading throws in
      expect(try reading.profiles.all().map(\.name), equals: ["Anna", "Ben"])
      expect(try reading.profile(1).goals()?.calories, equals: 1800)
      expect(
        try reading.profile(1).meals(last: 1).first?.items.first?.food, equals: FoodReference(id: 1, name: "apple"))
      expect(try reading.foods.candidates(for: "apfl", limit: 3).map(\.name), equals: ["apple"])
    }
    if number >= 2 {
      try household.read { reading throws in
        let trip = try require(try reading.profile(1).trips(last: 1).first)
        expect(trip.total == Money(minorUnits: 268) && trip.items.count == 2)
        expect(trip.nutrients[.calories], equals: 520)
        expect(try reading.settings.all(), equals: ["currency": "EUR", "units": "metric"])
      }
    }
    if number >= 3 {
      // Imported foods of one name.
      expect(
        try household.read { try $0.foods.find("Vollmlich").matches(limit: 9).map(\.food.id).sorted() }, equals: [3, 4])
    }
    if number >= 4 {
      let guide = try household.read { try $0.profile(1).guide() }
      expect(guide.members.map(\.name) == ["Anna", "Lena"] && guide.me?.height == 168)
      expect(guide.customTargets.map(\.value) == [3500, 18] && guide.customTargets.map(\.member) == [nil, 2])
      expect(guide.completedAt?.iso, equals: "2026-11-21T12:00:00+01:00")
    }
    if number >= 6 {
      let learned = try household.read { try $0.profile(1).learnedName("obst") }
      expect(learned?.food == FoodReference(id: 1, name: "apple") && learned?.isCorrection == false)
    }
    if number >= 7 {
      let trip = try require(try household.read { try $0.profile(1).trips(last: 1).first })
      let checks = [ReceiptCheck(.sum, holds: true), ReceiptCheck(.tender, holds: true)]
      expect(
        trip.receipt,
        equals: TripReceipt(store: "REWE", currency: "EUR", checks: checks, doubts: [.noDay], lines: ["APFEL 2.68"]))
      expect(trip.items.map(\.gramsFrom), equals: [.typical, nil])
      let learned = try household.read { try $0.printedNames.all() }
      expect(learned.map(\.printed) == ["APF. ROT"] && learned.first?.food?.name == "apple")
    }
    if number >= 8 {
      let weights = try household.read { try $0.profile(1).weights() }
      expect(weights.map(\.kilograms) == [64.5] && weights.map(\.day.iso) == ["2026-11-20"])
    }
    if number >= 9 {
      expect(try household.read { try $0.profile(1).isMarkedPartial(date("2026-11-20")) }, equals: true)
    }
    if number >= 10 {
      expect(try household.read { try $0.profile(1).goals()?.limits }, equals: [.sodium: 1500])
    }
    if number >= 11 {
      let pie = try require(try household.read { try $0.recipes(of: 1).recipe(2) })
      let sauce = try require(try household.read { try $0.recipes(of: 1).recipe(1) })
      expect(sauce.isFavourite && sauce.tags == ["sweet"] && sauce.steps.parts().map(\.seconds) == [1200])
      // 1 kg of apples with 52 kcal in 100 g are 520 kcal, 130 a serving; the pie has two servings of it.
      expect(RecipeNutrition(sauce).perServing.calories, equals: 130)
      expect(pie.ingredients.parts().first?.nutrients.calories == 260 && pie.ingredients.first?.heading == "Filling")
      expect(pie.statedNutrients?.calories, equals: 300)
      let item = try household.read { try $0.profile(1).meals(last: 1).first?.items.first }
      expect(item?.recipe, equals: RecipeReference(id: 1, title: "Apple sauce"))
    }
    if number >= 12 {
      let sauce = try require(try household.read { try $0.recipes(of: 1).recipe(1) })
      expect(sauce.photo == "apple-sauce.jpg" && sauce.sourceUID == "a1")
      expect(sauce.viewedAt?.iso, equals: "2026-11-21T08:00:00+01:00")
      expect(try household.read { try $0.recipes(of: 1).imported(1) }, equals: #"{"title":"Apple sauce"}"#)
    }
    expect(try household.check(), equals: [])
    expect(try household.history(profile: 1, last: 9).map(\.label), equals: ["goals set calories 1800"])
    // The undo history ends at layout 5, because the rows had other columns before.
    let undone = try? household.undo(1, profile: 1, now: noon)
    expect((undone?.count == 1), equals: (number >= StepRules.replayableSince))
  }

  @Test func aLandedLayoutIsNeverEdited() throws {
    let folder = try TemporaryFolder()
    try RawDatabase.run(folder.file("old.db"), try Self.fixture(Schema.larder.number))
    _ = try Household.open(at: folder.file("new.db"), now: noon)
    let sql = "SELECT name, sql FROM sqlite_schema ORDER BY name"
    expect(try RawDatabase.run(folder.file("new.db"), sql) == RawDatabase.run(folder.file("old.db"), sql))
  }
}

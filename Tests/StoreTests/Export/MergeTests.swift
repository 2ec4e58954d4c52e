import Domain
import Expect
import TestSupport
import Testing

@testable import Store

/// An import into a household that has rows of its own: what is there stays.
@Suite struct MergeTests {
  private let starters = Array(StarterBank.entries.prefix(50))

  private func household(_ name: String) throws -> (household: Household, profile: Int) {
    let household = try Household.small()
    return (household, try household.adding(name))
  }

  private func export(_ household: Household) throws -> [String: [ExportRecord]] {
    try household.exported(starters: starters)
  }

  @Test func whatWasChangedSinceStaysAndWhatWasDeletedComesBack() throws {
    let (household, dad) = try household("Dad")
    let (kept, gone) = try household.change { write in
      let item = MealItem(FoodLine(name: "Soup", grams: 100))
      return (
        try write.profile(dad).insert(.sample([item])).id,
        try write.profile(dad).insert(.sample([item], slot: .dinner)).id
      )
    }
    let all = try export(household)
    try household.change { write in
      var meal = try require(try write.reading.profile(dad).meal(kept))
      meal.notes = "mine"
      try write.profile(dad).update(meal)
      try write.profile(dad).delete(gone)
    }
    let written = try household.take(all, starters: starters)
    expect(written.tallies["meals"].map { [$0.new, $0.unchanged, $0.kept] }, equals: [1, 0, 1])
    let meals = try household.read { try $0.profile(dad).meals(last: 9) }
    expect(meals.map(\.notes) == [nil, "mine"] && meals.map(\.items.count) == [1, 1])
    expect(try household.take(all, starters: starters).step, equals: nil)
  }

  @Test func whatTheDatabaseWouldTakeButNobodyReadIsRefused() throws {
    let (one, dad) = try household("Dad")
    try one.change { try $0.profile(dad).insert(.sample([MealItem(FoodLine(name: "Soup", grams: 100))])) }
    let meals = try require(ExportFormat.tables.first { $0.name == "meals" })
    let (touch, notes) = (try require(meals.index(of: "touch")), try require(meals.index(of: "notes")))
    for (place, value, message) in [
      (touch, ExportValue.integer(.max), "`touch` is too large"),
      (notes, .text(String(repeating: "x", count: 8_000_001)), "`notes` is too long"),
    ] {
      var all = try export(one)
      all["meals"]?[0].values[place] = value
      let (other, _) = try household("Mom")
      let before = try other.dump()
      let error = larderError { _ = try other.take(all, starters: starters) }
      expect(error?.message.contains(message), equals: true, "\(error?.message ?? "taken")")
      expect(try other.dump(), equals: before)
    }
  }

  /// Another person's profile and another food have the names: both stay, the file's get a number.
  @Test func namesThatAreTakenGetANumber() throws {
    let (one, dad) = try household("Dad")
    try one.change { write in
      let food = try write.foods.insert(.sample("test porridge"))
      try write.profile(dad).insert(.sample([.sample(food)]))
    }
    let (other, _) = try household("DAD")
    try other.change { try $0.foods.insert(.sample("Test Porridge", calories: 5)) }
    let before = try other.dump()
    let written = try other.take(try export(one), starters: starters)
    expect(written.renamings.map(\.new), equals: ["Dad 2", "test porridge 2"])
    let profiles = try other.read { try $0.profiles.all() }
    expect(profiles.map(\.name) == ["DAD", "Dad 2"] && profiles.map(\.isDefault) == [true, false])
    let meal = try require(try other.read { try $0.profile(profiles[1].id).meals(last: 1) }.first)
    expect(try other.read { try $0.foods.get(meal.items[0].food?.id ?? 0) }?.name, equals: "test porridge 2")
    expect(try other.check(), equals: [])

    expect(try other.take(try export(one), starters: starters).step, equals: nil)
    _ = try other.undo(1, profile: nil, now: noon)
    expect(try other.dump(), equals: before)
  }

  /// One weight a day, one set of goals, one me of a family: the household's stay, and a target finds the member here.
  @Test func whatThereIsOnlyOneOfStays() throws {
    let (household, dad) = try household("Dad")
    let all = try export(household)
    let copy = try Household.small()
    try copy.take(all, starters: starters)
    let copied = try require(try copy.read { try $0.profiles.find("Dad") }).id
    func fill(_ household: Household, _ profile: Int, _ weight: Double) throws {
      try household.change { write in
        let records = write.profile(profile)
        try records.set(BodyWeight(day: date("2026-11-20"), kilograms: weight))
        try records.setGoals(.default.setting(calories: Int(weight) * 30))
        let member = try records.guide.add(
          FamilyMember(
            name: "Lena", age: weight, ageOn: date("2026-11-20"), weight: 60, activity: .active, diet: .keto, isMe: true
          ))
        try records.guide.set(CustomTarget(weight > 80 ? .fiber : .protein, member: member.id, value: 30))
      }
    }
    try fill(household, dad, 81)
    try fill(copy, copied, 70)
    let written = try household.take(try export(copy), starters: starters)
    expect(["weights", "goals", "guideMembers"].allSatisfy { written.tallies[$0]?.kept == 1 })
    expect(written.tallies["guideTargets"]?.new, equals: 1)
    let guide = try household.read { try $0.profile(dad).guide() }
    expect(
      guide.members.map(\.age) == [81]
        && guide.customTargets.map(\.member) == [guide.members[0].id, guide.members[0].id])
    expect(try household.read { try $0.profile(dad).weights() }.map(\.kilograms), equals: [81])
    expect(try household.take(try export(copy), starters: starters).step, equals: nil)
    expect(try household.check(), equals: [])
  }

  /// An import of many foods goes along; undone and redone it is there once, in the search index too.
  @Test func anImportOfFoodsComesUndoneAndRedone() throws {
    let (household, _) = try household("Dad")
    _ = try household.importFoods("data import csv", author: nil, kind: "csv", file: "list.csv", now: noon) {
      try $0.add((1...5).map { FoodImportTests.food($0) })
    }
    let all = try export(household)
    expect(all["foods"]?.count == 5 && all["foodImports"]?.count == 1)
    let empty = try Household.small()
    let start = try empty.dump()
    try empty.take(all, starters: starters)
    for _ in 1...2 {
      expect(try export(empty), equals: all)
      expect(try empty.check(), equals: [])
      _ = try empty.undo(1, profile: nil, now: noon)
      expect(try empty.dump(), equals: start)
      expect(try empty.check(), equals: [])
      _ = try empty.redo(1, profile: nil, now: noon)
    }
  }

  private static let full = Result {
    let folder = try TemporaryFolder()
    try FullHousehold.make(at: folder.file("full.db"))
    return try Household.open(at: folder.file("full.db"), now: noon).exported()
  }

  /// Changes one record of an export, and expects the import to be refused with that and to change nothing.
  private func refuses(_ table: String, _ problem: String, _ change: (inout [ExportRecord]) -> Void) throws {
    var all = try Self.full.get()
    change(&all[table, default: []])
    let empty = try Household.small()
    let start = try empty.dump()
    let error = try require(larderError { try empty.take(all, starters: starters) })
    expect(
      error.code == .badFile && error.message.contains(problem) && error.message.hasPrefix(table), "\(error.message)")
    expect(try empty.dump(), equals: start)
    expect(try empty.history(profile: nil, last: 9).isEmpty)
  }

  @Test func impossibleRowsAreRefused() throws {
    let nobody = ExportValue.text("00000000-0000-7000-8000-000000000000")
    try refuses("meals", "`profile` is 00000000-0000") { $0[0].values[1] = nobody }
    try refuses("meals", "`profile` is missing") { $0[0].values[1] = .null }
    try refuses("meals", "occurs twice") { $0.append($0[0]) }
    try refuses("meals", "`date` is not a day") { $0[0].values[2] = .text("2026-02-30") }
    try refuses("meals", "`time` is not a time") { $0[0].values[3] = .text("2026-11-20 at noon, sharp") }
    try refuses("meals", "`type` is none of") { $0[0].values[4] = .text("brunch") }
    try refuses("meals", "`date` is not a day") { $0[0].values[2] = .integer(7) }
    try refuses("meals", "cannot be stored") { $0[0].values[5] = .text("a\u{0}b") }
    try refuses("meals", "`food` is 00000000-0000") { $0[0].parts[0][0].values[11] = nobody }
    try refuses("meals", "occurs twice") { $0[0].parts[0].append($0[0].parts[0][0]) }
    try refuses("guideMembers", "is none of") { $0[0].values[6] = .text("flying") }
    try refuses("profiles", "`uid` is not a uid") { $0[0].values[0] = .text("01a1fdc3-5780-7000-8000-00000000000Z") }
    try refuses("profiles", "`isDefault` is neither") { $0[0].values[4] = .integer(2) }
    try refuses("foods", "this food cannot be stored") { $0[0].values[3] = .real((-1.0).bitPattern) }
  }
}

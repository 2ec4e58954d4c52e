import Domain
import Expect
import Foundation
import TestSupport
import Testing

@testable import Store

/// Old steps go, the oldest first, and never one that a later step needs.
@Suite struct JournalRetentionTests {
  /// A day of November 2026 at noon.
  private func day(_ number: Int) -> Moment {
    Moment(day: date("2026-11-01") + (number - 1), minuteOfDay: 720, offset: 3600)
  }

  /// A household with a step on each of these days, which adds a profile.
  private func household(_ days: [Int]) throws -> Household {
    let household = try Household.small()
    for (index, number) in days.enumerated() {
      _ = try household.write("step \(index + 1)", author: nil, isShared: true, now: day(number)) {
        try $0.profiles.insert(Profile(name: "P\(index + 1)", createdAt: day(number)))
      }
    }
    return household
  }

  private func labels(_ household: Household) throws -> [String] {
    try household.history(profile: nil, last: 100).reversed().compactMap(\.label)
  }

  @Test(arguments: [
    // The days of the steps, the day before which steps are old, and the number of those that go.
    ([1, 2, 3, 4], 3, 2), ([1, 2, 3, 4], 1, 0), ([1, 2, 3, 4], 2, 1),
    // The last step stays.
    ([1, 2, 3, 4], 9, 3),
    // A clock that went back: nothing goes from behind a younger step.
    ([5, 1, 2, 6], 4, 0), ([1, 5, 2, 6], 4, 1),
  ])
  func theOldestGo(_ days: [Int], _ old: Int, _ count: Int) throws {
    let household = try household(days)
    let before = try household.dump()
    expect(try household.deleteOldestSteps(before: day(old)), equals: count)
    expect(try household.deleteOldestSteps(before: day(old)), equals: 0)
    expect(try labels(household), equals: (count + 1...days.count).map { "step \($0)" })
    expect(try household.oldestStep(), equals: count + 1)
    expect(try household.dump(), equals: before)
    // What stays can be undone, and no more.
    let left = days.count - count
    expect(try household.undo(left, profile: nil, now: day(20)).count, equals: left)
    #expect(throws: LarderError.self) { try household.undo(1, profile: nil, now: day(20)) }
    expect(try household.check(), equals: [])
  }

  @Test func aStepThatALaterOneUndoesStays() throws {
    let household = try household([1, 2, 3])
    _ = try household.undo(1, profile: nil, now: day(10))
    expect(try household.deleteOldestSteps(before: day(5)), equals: 2)
    expect(try household.history(profile: nil, last: 9).map(\.state), equals: [.undone])
    expect(try household.redo(1, profile: nil, now: day(11)).map(\.label), equals: ["step 3"])
    // Undone and done again on the last day: all of it is kept until that is old too, but for the last step of all.
    expect(try household.deleteOldestSteps(before: day(10)), equals: 0)
    expect(try household.deleteOldestSteps(before: day(20)), equals: 0)
    _ = try household.adding("another")
    expect(try household.deleteOldestSteps(before: day(20)), equals: 3)
  }

  @Test func portionsEndWhereNothingIsCut() throws {
    let household = try household([1, 2, 3, 4, 5, 6])
    expect(try household.deleteOldestSteps(before: day(6), most: 2), equals: 2)
    expect(try household.deleteOldestSteps(before: day(6), most: 2), equals: 2)
    expect(try household.deleteOldestSteps(before: day(6), most: 2), equals: 1)
    expect(try household.deleteOldestSteps(before: day(6), most: 2), equals: 0)
    // Step 1 is undone by the last one: no smaller portion can be cut.
    let other = try self.household([1])
    _ = try other.undo(1, profile: nil, now: day(2))
    _ = try other.redo(1, profile: nil, now: day(3))
    for _ in 0..<4 { _ = try other.adding("a food \(Int.random(in: 0..<1_000_000))") }
    expect(try other.deleteOldestSteps(before: day(30), most: 2) >= 3)
  }
}

/// The hash that stands for a row which a step has added.
@Suite struct BriefImageTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("larder.db") }

  init() throws {
    folder = try TemporaryFolder()
    try Household.copyNew(to: path)
  }

  private func images(_ table: String) throws -> [String] {
    try RawDatabase.run(path, "SELECT after FROM change WHERE tableName = '\(table)' ORDER BY id")
  }

  private func eaten(_ household: Household) throws -> (profile: Int, meal: Meal) {
    let profile = try household.write("profile add Dad", author: nil, isShared: true, now: noon) {
      try $0.profiles.insert(Profile(name: "Dad", createdAt: noon))
    }.value
    let food = try require(try household.read { try $0.foods.load(ids: [1]) }.first)
    let meal = try household.write("eat", author: profile.id, isShared: false, now: noon) {
      try $0.profile(profile.id).insert(Meal.sample([.sample(food)]))
    }.value
    return (profile.id, meal)
  }

  @Test func undoKeepsTheImageThatRedoNeeds() throws {
    let household = try Household.open(at: path, now: noon)
    let (profile, _) = try eaten(household)
    let there = try household.dump()
    expect(try images("mealItem").allSatisfy { $0.hasPrefix("{\"#\":\"") })
    _ = try household.undo(1, profile: profile, now: noon)
    expect(try images("mealItem").allSatisfy { $0.contains("\"grams\":50.0") })
    _ = try household.redo(1, profile: profile, now: noon)
    expect(try household.dump(), equals: there)
    _ = try household.undo(1, profile: profile, now: noon)
    _ = try household.redo(1, profile: profile, now: noon)
    expect(try household.dump(), equals: there)
  }

  /// What another program has changed is noticed, though the journal has only a hash.
  @Test(arguments: [
    "UPDATE mealItem SET grams = grams * (1 + 1e-15)", "UPDATE mealItem SET name = 'other'",
    "UPDATE meal SET notes = ''", "DELETE FROM mealItem",
  ])
  func undoRefusesARowThatIsOther(sql: String) throws {
    let household = try Household.open(at: path, now: noon)
    let (profile, _) = try eaten(household)
    try RawDatabase.run(path, sql)
    let before = try household.dump()
    let error = try #require(throws: LarderError.self) { try household.undo(1, profile: profile, now: noon) }
    expect(error.code == .undoConflict && error.message.contains("since"), "\(error)")
    expect(try household.dump(), equals: before)
  }
}

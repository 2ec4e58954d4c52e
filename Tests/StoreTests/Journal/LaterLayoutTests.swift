import Domain
import Expect
import TestSupport
import Testing

@testable import Store

/// A future layout: it adds a column with a default and a table, and earlier steps can still be undone.
@Suite struct LaterLayoutTests {
  let folder: TemporaryFolder
  var path: String { folder.file("larder.db") }

  init() throws {
    folder = try TemporaryFolder()
    try Household.copyNew(to: path)
  }

  private static let next: Schema = {
    var schema = Schema.larder
    schema.migrations.append(
      .sql(
        """
        ALTER TABLE meal ADD COLUMN mood TEXT NOT NULL DEFAULT 'it''s fine' CHECK (length(mood) > 0);
        ALTER TABLE food ADD COLUMN stars REAL;
        CREATE TABLE glass (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          uid TEXT NOT NULL UNIQUE,
          profileId INTEGER NOT NULL REFERENCES profile(id) ON DELETE CASCADE,
          size REAL NOT NULL
        ) STRICT;
        """))
    schema.journaled.append("glass")
    return schema
  }()

  @Test func theUndoStackOutlivesIt() throws {
    var household = try Household.open(at: path, now: noon)
    let anna = try household.adding("Anna")
    let food = try household.change("add") { try $0.foods.insert(.sample("test oats")) }
    let start = try household.dump()
    let meal = try household.change("eat", profile: anna) { try $0.profile(anna).insert(.sample([.sample(food)])) }
    try household.change("delete", profile: anna) { try $0.profile(anna).delete(meal.id) }
    try household.change("stars") { write in
      var food = food
      food.nutrients.calories = 7
      try write.foods.update(food)
    }
    household = try Household.open(at: path, now: noon, schema: Self.next)
    expect(try RawDatabase.run(path, "PRAGMA user_version"), equals: ["\(Schema.larder.number + 1)"])
    let end = try household.dump()
    expect(try household.undo(2, profile: anna, now: noon).map(\.label), equals: ["stars", "delete"])
    // The meal is back, with the default in the new column.
    expect(try RawDatabase.run(path, "SELECT id, mood FROM meal"), equals: ["\(meal.id)|it's fine"])
    expect(try household.undo(1, profile: anna, now: noon).map(\.label), equals: ["eat"])
    expect(
      try household.dump(of: Schema.larder.journaled.filter { $0 != "food" }), equals: dump(start, without: "food"))
    expect(try household.redo(3, profile: anna, now: noon).count, equals: 3)
    expect(try household.dump(), equals: end)
    expect(try household.check(), equals: [])
  }

  /// Rows of the new table are journaled, and known to be somebody's, like any other.
  @Test func soAreTheRowsOfTheNewTable() throws {
    let household = try Household.open(at: path, now: noon, schema: Self.next)
    let (anna, ben) = (try household.adding("Anna"), try household.adding("Ben"))
    try RawDatabase.run(
      path, "INSERT INTO glass (uid, profileId, size) VALUES ('\(UID.derived(from: "glass"))', \(ben), 0.25)")
    let before = try household.dump()
    expect(before.contains("glass: "))
    let step = try household.write("delete", author: anna, isShared: true, now: noon) { try $0.profiles.delete(ben) }
    expect(try RawDatabase.run(path, "SELECT * FROM glass"), equals: [])
    let touched = "SELECT profileId FROM stepProfile WHERE stepId = \(step.step?.id ?? 0)"
    expect(try RawDatabase.run(path, touched), equals: ["\(ben)"])
    expect(try household.undo(1, profile: anna, now: noon).count, equals: 1)
    expect(try household.dump(), equals: before)
  }

  private func dump(_ text: String, without table: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix(table + ": ") }.joined(
      separator: "\n")
  }
}

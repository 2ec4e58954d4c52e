import Domain
import Expect
import TestSupport
import Testing

@testable import Store

/// The journal's record of a step, as another program reads it.
@Suite struct JournalTests {
  let folder: TemporaryFolder
  var path: String { folder.file("larder.db") }

  init() throws {
    folder = try TemporaryFolder()
    try Household.copyNew(to: path)
  }

  private func sql(_ text: String) throws -> [String] { try RawDatabase.run(path, text) }

  @Test func stepsAreCountedAndKnowWhoGaveThem() throws {
    let household = try Household.open(at: path, now: noon)
    let anna = try household.adding("Anna")
    try household.change("goals", profile: anna) { try $0.profile(anna).setGoals(.default) }
    _ = try household.undo(1, profile: anna, now: noon)
    _ = try household.redo(1, profile: anna, now: noon)
    _ = try household.undo(1, profile: anna, now: noon)
    expect(
      try sql("SELECT id, seq, authorId, authorName, label, isShared, undoes FROM step ORDER BY id"),
      equals: [
        "1|1|null|null|profile add Anna|1|null", "2|2|1|Anna|goals|0|null", "3|3|1|Anna|undo|0|2",
        "4|4|1|Anna|redo|0|3", "5|5|1|Anna|undo|0|2",
      ])
    expect(
      try sql("SELECT stepId, profileId FROM stepProfile ORDER BY stepId"), equals: ["1|1", "2|1", "3|1", "4|1", "5|1"])
    let own = "SELECT count(*) FROM step s JOIN device d ON d.id = s.deviceId AND d.isOwn = 1"
    expect(
      try sql("\(own) WHERE s.uid LIKE '01a1fdc3-5780-7%'; SELECT count(DISTINCT uid) FROM step"), equals: ["5", "5"])
    expect(
      try sql("SELECT DISTINCT authorUid = (SELECT uid FROM profile) FROM step WHERE authorId IS NOT NULL"),
      equals: ["1"])
    expect(try sql("SELECT DISTINCT profileUid = (SELECT uid FROM profile) FROM stepProfile"), equals: ["1"])
    // Replays have no changes of their own: they use those of the step, reversed.
    expect(try sql("SELECT DISTINCT stepId FROM change"), equals: ["1", "2"])
    expect(try household.history(profile: anna, last: 9).map(\.id), equals: [2, 1])
  }

  /// No number of this file is in `before` and `after`.
  @Test func rowsAreNamedByTheirUIDs() throws {
    let household = try Household.open(at: path, now: noon)
    let anna = try household.adding("Anna")
    let food = try household.change("add") { try $0.foods.insert(.sample("test oats")) }
    try household.change("eat", profile: anna) { try $0.profile(anna).insert(.sample([.sample(food)])) }
    // Until then the journal has only hashes of the meal and its item.
    _ = try household.undo(1, profile: anna, now: noon)
    _ = try household.redo(1, profile: anna, now: noon)
    try household.change("guide", profile: anna) { write in
      let member = try write.profile(anna).guide.add(
        FamilyMember(
          name: "Lena", age: 9, ageOn: date("2026-11-21"), weight: 30, activity: .active, diet: .standard, isMe: false))
      try write.profile(anna).guide.set(CustomTarget(.fiber, member: member.id, value: 20))
    }
    _ = try household.importFoods("import", author: anna, kind: "csv", file: "f", now: noon) {
      try $0.add([FoodImportTests.food(1)])
    }
    let imported = try require(try household.read { try $0.foods.food(named: "Imported 1") })
    try household.change("delete") { try $0.foods.delete(imported.id) }
    func names(_ table: String, _ column: String, _ parent: String) throws {
      let rows = try sql(
        """
        SELECT count(*), sum(json_extract(coalesce(c.after, c.before), '$.\(column)') = p.uid) FROM change c
        JOIN \(table) t ON t.id = c.rowId AND t.uid = c.rowUid JOIN \(parent) p ON p.id = t.\(column)
        WHERE c.tableName = '\(table)'
        """)
      let counts = try require(rows.first).split(separator: "|")
      expect(counts.count == 2 && counts[0] != "0" && counts[0] == counts[1], "\(table).\(column): \(rows)")
    }
    for (table, column, parent) in [
      ("meal", "profileId", "profile"), ("mealItem", "mealId", "meal"), ("mealItem", "foodId", "food"),
      ("foodPortion", "foodId", "food"), ("ownTarget", "memberId", "familyMember"), ("food", "batchId", "foodBatch"),
    ] { try names(table, column, parent) }
    expect(
      try sql("SELECT count(*) FROM change WHERE json_type(coalesce(after, before), '$.id') IS NOT NULL"), equals: ["0"]
    )
  }

  /// Cascades count too, and so do parts of rows that are deleted by the end of the step.
  @Test func aStepKnowsWhoseRowsItReached() throws {
    let household = try Household.open(at: path, now: noon)
    let (anna, ben) = (try household.adding("Anna"), try household.adding("Ben"))
    let food = try household.change("add") { try $0.foods.insert(.sample("test oats")) }
    func touched(_ body: (WriteTransaction) throws -> Void) throws -> [String] {
      let step = try household.write("step", author: ben, isShared: true, now: noon, body).step
      return try sql("SELECT profileId FROM stepProfile WHERE stepId = \(step?.id ?? 0) ORDER BY profileId")
    }
    expect(try touched { try $0.foods.insert(.sample("test rye")) }, equals: [])
    expect(try touched { try $0.settings.set("currency", "EUR") }, equals: [])
    expect(try touched { try $0.profile(anna).insert(.sample([.sample(food)])) }, equals: ["\(anna)"])
    expect(try touched { try $0.profile(ben).insert(Trip(day: date("2026-11-20"))) }, equals: ["\(ben)"])
    // Only an item.
    expect(
      try touched { write in
        let meal = try require(try write.reading.profile(anna).lastTouchedMeal())
        try write.profile(anna).removeItem(meal.items[0].id)
        try write.profile(anna).append([.sample(food)], to: meal.id)
      }, equals: ["\(anna)"])
    expect(
      try touched { write in
        var food = food
        food.nutrients.calories = 1
        try write.foods.update(food, past: true)
      }, equals: ["\(anna)"])
    expect(
      try touched { write in
        try write.profile(ben).save(Favourite(name: "b", lines: [MealItem.sample(food).line]))
        let meal = try require(try write.reading.profile(anna).lastTouchedMeal())
        try write.profile(anna).delete(meal.id)
      }, equals: ["\(anna)", "\(ben)"])
    expect(try touched { try $0.profiles.makeDefault(ben) }, equals: ["\(anna)", "\(ben)"])
    expect(try touched { try $0.profiles.delete(ben) }, equals: ["\(anna)", "\(ben)"])
  }

  /// Whatever is done, undone and redone, no row of the journal is ever changed or deleted; only the image of a row that
  /// an undo deletes takes the place of its hash.
  @Test(arguments: SplitMix64.seeds) func nothingIsEverTakenFromIt(seed: UInt64) throws {
    let household = try Household.open(at: path, now: noon)
    for name in ["Anna", "Ben"] { _ = try household.adding(name) }
    var walk = RandomWalk(seed: seed)
    let tables = ["device", "step", "stepProfile", "change"]
    var before = try tables.map { try sql("SELECT * FROM \($0) ORDER BY 1, 2") }
    for number in 1...40 {
      let actor = try household.read { try $0.profiles.all().map(\.id) }.randomElement(using: &walk.random)
      do {
        switch Int.random(in: 0..<4, using: &walk.random) {
        case 0: _ = try household.undo(Int.random(in: 1...2, using: &walk.random), profile: actor, now: noon)
        case 1: _ = try household.redo(1, profile: actor, now: noon)
        case 2:
          _ = try household.write("\(number)", author: actor, isShared: true, now: noon) {
            try walk.changeSharedRows($0)
          }
        default:
          guard let actor else { continue }
          _ = try household.write("\(number)", author: actor, isShared: false, now: noon) {
            try walk.changeOwnRows($0, actor)
          }
        }
      } catch is LarderError {}
      let after = try tables.map { try sql("SELECT * FROM \($0) ORDER BY 1, 2") }
      for (table, (old, new)) in zip(tables, zip(before, after)) {
        let kept = zip(new, old).map { new, old in
          let stem = old.prefix { $0 != "#" }
          return table == "change" && old.hasSuffix("\"}") && old.contains("|null|{\"#\":\"")
            && new.hasPrefix(stem.dropLast())
            ? old : new
        }
        expect(kept == old && new.count >= old.count, "seed \(seed) step \(number): \(table)")
      }
      before = after
    }
    let (steps, seq) = (try sql("SELECT count(*) FROM step"), try sql("SELECT max(seq) FROM step"))
    expect(steps == seq && (Int(steps.first ?? "") ?? 0) > 15, "seed \(seed): \(steps)")
    expect(try household.check(), equals: [])
  }
}

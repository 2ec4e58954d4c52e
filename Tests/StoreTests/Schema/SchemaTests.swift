import CSQLite
import Domain
import Expect
import TestSupport
import Testing

@testable import Store

/// Changes that the database itself refuses, whoever writes.
@Suite struct SchemaTests {
  let folder: TemporaryFolder
  var path: String { folder.file("larder.db") }

  init() throws {
    folder = try TemporaryFolder()
    try Household.copyNew(to: path)
    let household = try Household.open(at: path, now: noon)
    let anna = try household.adding("Anna")
    try household.change { write in
      let food = try write.foods.insert(.sample("test oats"))
      try write.profile(anna).insert(.sample([.sample(food)]))
      try write.profile(anna).setGoals(.default)
    }
  }

  @Test(arguments: [
    "UPDATE food SET calories = -1", "UPDATE food SET calories = 9e999", "UPDATE food SET protein = NULL",
    "UPDATE food SET calories = 'many'", "UPDATE food SET category = 'soup'", "UPDATE food SET basis = ''",
    "UPDATE food SET density = 0", "UPDATE food SET name = ''", "UPDATE food SET key = 'egg'",
    "UPDATE food SET uid = 'x'",
    "UPDATE food SET sourceName = NULL", "UPDATE food SET isUserCreated = 2", "UPDATE foodPortion SET grams = 0",
    "UPDATE foodPortion SET grams = 100001", "UPDATE foodPortion SET name = 'piece'",
    "UPDATE foodAlias SET foodId = 9999",
    "UPDATE profile SET color = 'red'", "UPDATE profile SET isDefault = 7", "UPDATE profile SET createdAt = 'now'",
    "INSERT INTO profile SELECT 9, 'u' || substr(uid, 2), 'B', 'b', icon, color, 1, createdAt FROM profile",
    "INSERT INTO profile SELECT 9, 'u' || substr(uid, 2), 'ANNA', 'anna', icon, color, 0, createdAt FROM profile",
    "UPDATE meal SET day = '21.11.2026'", "UPDATE meal SET slot = 'brunch'", "UPDATE meal SET profileId = 99",
    "UPDATE meal SET touch = 0", "UPDATE mealItem SET grams = 0", "UPDATE mealItem SET grams = 100000.5",
    "UPDATE mealItem SET confidence = 1.01", "UPDATE mealItem SET quantity = NULL, unit = 'g'",
    "UPDATE mealItem SET quantityTo = 0",
    "UPDATE mealItem SET foodId = 9999", "DELETE FROM food WHERE name = 'test oats'",
    "UPDATE macroGoals SET proteinShare = 0", "UPDATE macroGoals SET profileId = 9",
  ]) func isRefused(_ sql: String) throws {
    do {
      try RawDatabase.run(path, sql)
      Issue.record("the database took: \(sql)")
    } catch let failure as RawDatabase.Failure {
      expect(failure.code, equals: SQLITE_CONSTRAINT, "\(sql): \(failure)")
    }
  }

  @Test func everyTableIsJournaledOrDerivedAndStrict() throws {
    let tables = try RawDatabase.run(
      path,
      "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual') AND name "
        + "NOT LIKE 'sqlite_%'"
    )
    let others = [
      "device|1", "step|1", "stepProfile|1", "change|1", "foodSearch|0", "foodWord|1", "foodWordPage|1",
      "displaySetting|1", "recipeView|1", "cookSession|1", "cookTimer|1", "inboxFetch|1",
    ]
    let known = Schema.larder.journaled.map { $0 + "|1" } + others
    expect(Set(tables), equals: Set(known))
    // The journal finds a row by its number.
    for table in Schema.larder.journaled {
      let key = try RawDatabase.run(
        path, "SELECT name || type FROM pragma_table_info('\(table)') WHERE pk = 1 OR name = 'uid' ORDER BY cid")
      expect(key, equals: ["idINTEGER", "uidTEXT"], "\(table)")
    }
  }

  @Test func theFileSaysWhatItIs() throws {
    expect(
      try RawDatabase.run(path, "PRAGMA application_id; PRAGMA user_version"),
      equals: [
        "1282565234", "\(Schema.larder.number)",
      ])
    expect(
      try RawDatabase.run(path, "PRAGMA journal_mode; PRAGMA integrity_check; PRAGMA foreign_key_check"),
      equals: [
        "delete", "ok",
      ])
  }

  @Test func uidsAreOfTheirTime() throws {
    // 2026-11-21T11:00:00Z is 1795258800000 ms, in hexadecimal 1a1fdc35780.
    expect(try RawDatabase.run(path, "SELECT substr(uid, 1, 15) FROM profile"), equals: ["01a1fdc3-5780-7"])
    expect(UID.random(Moment(seconds: .max, offset: 0)).utf8.count, equals: 36)
    expect(UID.random(Moment(seconds: -5, offset: 0)).hasPrefix("00000000-0000-7"))
  }

  /// A later bank knows the starter foods' rows by these.
  @Test func uidsOfStarterFoodsStayWhatTheyAre() throws {
    // FNV-1a of "a" is af63dc4c8601ec8c (test_fnv.c); a second "a" makes it (af63dc4c8601ec8c xor 61) x 100000001b3,
    // which is 089c4307b54596b7 modulo 2^64. Then come version 8 and the variant's bits.
    expect(UID.derived(from: "a"), equals: "af63dc4c-8601-8c8c-889c-4307b54596b7")
    let banana = try RawDatabase.run(path, "SELECT uid FROM food WHERE name = 'Banana'")
    expect(banana, equals: ["83994098-5a7c-8dd9-8597-86efa1f2ea5d"])
  }
}

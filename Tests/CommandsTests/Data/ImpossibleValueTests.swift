import Commands
import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing
import Text

/// Any cell may hold anything: no command crashes, the row is named, and nothing of its contents is printed.
@Suite struct ImpossibleValueTests {
  /// Commands that read and write what every table is for.
  private static let lines = [
    "today", "week", "meal list", "trip list", "history", "eat 2 eggs @lunch", "undo", "goals", "guide", "weigh list",
    "profile list", "settings", "food search egg", "prices", "balance", "household", "habits", "explain calories",
    "chart calories", "bought milk 1l 1.09", "redo", "food show banana", "meal show last", "eat morning mix",
    "trip learned", "day yesterday", "month", "guide explain", "data check", "recipe list", "recipe show lentil soup",
    "recipe search onion", "eat lentil soup",
  ]

  private static let tables = [
    "bodyWeight", "change", "cookSession", "cookTimer", "dayMark", "device", "displaySetting", "familyGuide",
    "familyMember", "favourite",
    "favouriteItem", "food", "foodAlias", "foodBatch", "foodPortion", "foodTag", "foodWord", "foodWordPage",
    "inboxFetch", "inboxItem", "ingredientFood", "learnedName", "macroGoals", "meal", "mealItem", "ownLimit",
    "ownTarget", "printedName",
    "profile",
    "receipt", "recipe", "recipeFavourite", "recipeIngredient", "recipeNutrition", "recipeStep", "recipeTag",
    "recipeView", "setting",
    "step", "stepProfile", "trip", "tripItem",
  ]

  /// One of the first lines, and two of the others in turn.
  private static func some(_ place: Int) -> [String] {
    [lines[place % 4]] + (0..<2).map { lines[4 + (place * 2 + $0) % (lines.count - 4)] }
  }

  /// Whether every column gets every value, and every line is run: some minutes.
  private static let isLong = Tier.isLong

  /// A household with at least one row in every table.
  private static func full() throws -> (household: SampleHousehold, vandal: CellVandal) {
    let household = try SampleHousehold()
    for line in ["weigh 73.2 @yesterday", "day yesterday partial"] { try household.run(line) }
    let vandal = CellVandal(household.session.location.database)
    let uid = "lower(hex(randomblob(16))) || 'uids'"
    try vandal.run(
      """
      INSERT INTO foodBatch (uid, kind, file, createdAt) VALUES (\(uid), 'csv', 'foods.csv', '2026-11-20T08:00:00Z');
      INSERT INTO familyGuide (uid, profileId, completedAt) SELECT \(uid), id, '2026-11-20T08:00:00Z' FROM profile LIMIT 1;
      INSERT INTO ownLimit (uid, profileId, nutrient, value) SELECT \(uid), id, 'sodium', 1500 FROM profile LIMIT 1;
      INSERT INTO receipt (uid, tripId, currency, checks, doubts, lines) SELECT \(uid), id, 'EUR', '', '', '' FROM trip LIMIT 1;
      INSERT INTO printedName (uid, store, printed, key, foodId, learnedAt)
        SELECT \(uid), 'REWE', 'BANANE', 'banane', id, '2026-11-20T08:00:00Z' FROM food LIMIT 1;
      INSERT INTO learnedName (uid, profileId, name, key, foodId, isCorrection, learnedAt)
        SELECT \(uid), (SELECT min(id) FROM profile), 'zzz', 'zzz', id, 0, '2026-11-20T08:00:00Z' FROM food LIMIT 1;
      INSERT INTO ingredientFood (uid, name, key, foodId, learnedAt)
        SELECT \(uid), 'zzz', 'zzz', id, '2026-11-20T08:00:00Z' FROM food LIMIT 1;
      INSERT INTO recipeTag (uid, recipeId, position, name) SELECT \(uid), id, 0, 'quick' FROM recipe LIMIT 1;
      INSERT INTO recipeNutrition (uid, recipeId, kind, calories, protein, carbohydrates, fat)
        SELECT \(uid), id, 'source', 300, 10, 40, 8 FROM recipe LIMIT 1;
      INSERT INTO recipeFavourite (uid, profileId, recipeId)
        SELECT \(uid), (SELECT min(id) FROM profile), id FROM recipe LIMIT 1;
      INSERT INTO recipeView (profileId, recipeId, viewedAt)
        SELECT (SELECT min(id) FROM profile), id, '2026-11-20T08:00:00Z' FROM recipe LIMIT 1;
      INSERT INTO cookSession (profileId, recipeId, step, ticked, startedAt)
        SELECT (SELECT min(id) FROM profile), id, 1, '1', '2026-11-20T08:00:00Z' FROM recipe LIMIT 1;
      INSERT INTO cookTimer (profileId, name, recipe, step, seconds, endsAt, rung)
        SELECT min(id), 'Simmer', 'Lentil soup', 1, 60, '2026-11-20T09:00:00Z', 1 FROM profile;
      INSERT INTO inboxItem (uid, url, createdAt) VALUES (\(uid), 'https://example.org/soup', '2026-11-20T08:00:00Z');
      INSERT INTO inboxFetch (itemUid, status, title, recipes, attempts, changedAt)
        SELECT uid, 'ready', 'Soup', '[]', 1, '2026-11-20T08:00:00Z' FROM inboxItem;
      """)
    return (household, vandal)
  }

  @Test func everyTableIsWalked() throws {
    let (household, vandal) = try Self.full()
    expect(try vandal.tables(), equals: Self.tables)
    for table in Self.tables { expect(try vandal.run("SELECT count(*) FROM \(table)") != ["0"], "\(table) is empty") }
    expect(try household.session.household().damage().map(\.sentence), equals: [])
  }

  @Test(arguments: tables) func aCellMayHoldAnything(table: String) throws {
    let (household, vandal) = try Self.full()
    let sound = try household.bytes()
    var written = 0
    for (place, column) in try vandal.columns(of: table).enumerated() {
      let values = CellVandal.Value.allCases.filter { $0 != .long }
      // What takes longest is put into one column of each table.
      let some = [values[(place + table.utf8.count) % values.count]] + (place == 1 ? [.long] : [])
      for value in Self.isLong ? CellVandal.Value.allCases : some {
        try sound.write(to: URL(fileURLWithPath: household.session.location.database))
        guard try vandal.write(value, into: column, of: table, row: vandal.lastRow(of: table)) else { continue }
        written += 1
        let lines = Self.isLong ? Self.lines : Self.some(place)
        try look(household.reopened(), lines, table, "\(table).\(column) = \(value.rawValue)")
      }
    }
    expect(written > 0)
  }

  /// Runs the lines on a household with one damaged cell.
  private func look(_ household: SampleHousehold, _ lines: [String], _ table: String, _ what: String) throws {
    for line in lines {
      var shown = ""
      do {
        guard let report = try household.run(line)?.report else { continue }
        shown = report.lines(on: Canvas(width: 100)).map(\.plain).joined(separator: "\n") + report.json.line
      } catch let error as LarderError {
        shown = "\(error.message) \(error.hint ?? "")"
        if error.code == .damagedDatabase {
          expect(shown.contains("\(table) #") || shown.contains("\(table): "), "\(what): `\(line)`: \(shown)")
        }
      }
      // A name may hold any text; a mark in it is no impossible value.
      if !what.hasSuffix(CellVandal.Value.text.rawValue) {
        expect(!shown.contains(CellVandal.mark), "\(what): `\(line)` shows what is private: \(shown)")
      }
    }
  }

  /// What `data check` finds it mends, undo brings the row back, and redo mends it again.
  ///
  /// The short run takes every other table, since each repair makes a backup and looks through the whole file five times.
  @Test(arguments: isLong ? tables : tables.indices.filter { $0.isMultiple(of: 2) }.map { tables[$0] })
  func aRepairIsOneStep(table: String) throws {
    let (household, vandal) = try Self.full()
    let sound = try household.bytes()
    for (place, column) in try vandal.columns(of: table).enumerated() where Self.isLong || place % 18 == 1 {
      for value in Self.isLong ? CellVandal.Value.allCases : [.blob] {
        try sound.write(to: URL(fileURLWithPath: household.session.location.database))
        guard try vandal.write(value, into: column, of: table, row: vandal.lastRow(of: table)) else { continue }
        let what: Comment = "\(table).\(column) = \(value.rawValue)"
        let household = try household.reopened()
        guard let damage = try? household.session.household().damage(), !damage.isEmpty else { continue }
        expect(damage.contains { $0.sentence.hasPrefix(table) || $0.remedies == [.index] }, what)
        guard damage.allSatisfy({ !$0.remedies.isEmpty }) else { continue }
        expect(household.error(of: "data check --repair --yes"), equals: nil, what)
        expect(try household.session.household().damage().map(\.sentence), equals: [], what)
        guard household.error(of: "undo") == nil else { continue }
        expect(try household.session.household().damage().map(\.sentence), equals: [], what)
        // A row that stayed away cannot be left out again, so redo is refused.
        guard damage.allSatisfy({ $0.remedies.first != .leaveOut }) else { continue }
        expect(household.error(of: "redo"), equals: nil, what)
      }
    }
  }

  /// Somebody at the terminal decides row by row.
  @Test func aPersonIsAskedAboutEachRow() throws {
    let (household, vandal) = try Self.full()
    let row = try vandal.lastRow(of: "mealItem")
    expect(try vandal.write(.null, into: "isSkipped", of: "mealItem", row: row))
    let session = try household.reopened()
    let (report, person) = try session.run("data check --repair", answering: ["leave the row"])
    expect(person.asked, equals: ["mealItem #\(row): isSkipped is not yes or no"])
    expect(report.json.line.contains("\"remedy\":\"leaveOut\""), "\(report.json.line)")
    expect(report.json.line.contains("\"sound\":true"))
    expect(try vandal.run("SELECT count(*) FROM mealItem WHERE id = \(row)"), equals: ["0"])
    try session.run("undo")
    expect(try vandal.run("SELECT isSkipped FROM mealItem WHERE id = \(row)"), equals: ["0"])
  }

  /// Rows that no table takes back stay away, with what belongs to them, and do not stand in the way of undo.
  @Test(arguments: [("meal", "day"), ("food", "calories"), ("bodyWeight", "kilograms"), ("mealItem", "name")])
  func whatCannotComeBackIsNoObstacle(table: String, column: String) throws {
    let (household, vandal) = try Self.full()
    try household.run("eat 2 eggs @dinner")
    let row = try table == "food" ? "1" : vandal.lastRow(of: table)
    expect(try vandal.write(.blob, into: column, of: table, row: row))
    let session = try household.reopened()
    expect(session.error(of: "data check --repair --yes"), equals: nil)
    expect(session.error(of: "undo"), equals: nil)
    expect(try session.session.household().damage().map(\.sentence), equals: [])
    expect(session.error(of: "eat 1 apple @dinner"), equals: nil)
    expect(session.error(of: "undo"), equals: nil)
  }

  @Test func withoutATerminalNothingIsGuessed() throws {
    let (household, vandal) = try Self.full()
    expect(try vandal.write(.huge, into: "grams", of: "mealItem", row: vandal.lastRow(of: "mealItem")))
    let session = try household.reopened()
    expect(session.error(of: "data check --repair")?.code, equals: .needsAnswer)
    let report = try session.run("data check")?.report
    expect(report?.failure?.code, equals: .damagedDatabase)
    expect(report?.json.line.contains("\"what\":\"grams is not a number from 0 to 100000\""), equals: true)
  }
}

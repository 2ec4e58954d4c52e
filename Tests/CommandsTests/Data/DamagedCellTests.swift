import Commands
import Domain
import Expect
import Foundation
import Store
import TestSupport
import Testing

/// What one damaged cell does to everything else: what adds it up says so, what lists it leaves it out with a remark.
@Suite struct DamagedCellTests {
  private let household: SampleHousehold
  private let vandal: CellVandal

  init() throws {
    household = try SampleHousehold()
    vandal = CellVandal(household.session.location.database)
  }

  private func value(_ sql: String) throws -> String { try require(vandal.run(sql).first) }

  /// A new session, and what it remarks.
  private func reopened() throws -> (household: SampleHousehold, remarks: Remarks) {
    let (reopened, remarks) = (try household.reopened(), Remarks())
    reopened.session.notice = { remarks.all.append($0) }
    return (reopened, remarks)
  }

  private final class Remarks { var all: [String] = [] }

  // MARK: Sums

  /// What yesterday's lunch has, and what adds it up.
  @Test(arguments: [
    (CellVandal.Value.null, "isSkipped"), (.overflowing, "isSkipped"), (.blob, "isSkipped"), (.blob, "calories"),
    (.huge, "protein"), (.text, "sodium"),
  ])
  func aSumSaysWhichItemIsDamaged(value: CellVandal.Value, column: String) throws {
    let row = try self.value(
      "SELECT max(i.id) FROM mealItem i JOIN meal m ON m.id = i.mealId WHERE m.day = '2026-11-20' AND m.profileId = 1")
    expect(try vandal.write(value, into: column, of: "mealItem", row: row))
    let chart = column == "isSkipped" ? "calories" : column
    for line in [
      "day yesterday", "week", "month", "household", "balance", "chart \(chart)", "explain \(chart) week",
    ] {
      let error = try reopened().household.error(of: line)
      expect(error?.code, equals: .damagedDatabase, "`\(line)`")
      expect(
        error?.message.contains("mealItem #\(row): \(column) is not"), equals: true,
        "`\(line)`: \(error?.message ?? "")")
    }
  }

  @Test(arguments: [
    (CellVandal.Value.null, "isSkipped"), (.text, "kind"), (.blob, "price"), (.blob, "grams"), (.blob, "calories"),
  ])
  func aSumOfWhatWasBoughtSaysWhichItemIsDamaged(value: CellVandal.Value, column: String) throws {
    let row = try vandal.lastRow(of: "tripItem")
    expect(try vandal.write(value, into: column, of: "tripItem", row: row))
    for line in ["balance", "prices"] where line != "prices" || column != "calories" {
      let error = try reopened().household.error(of: line)
      expect(
        error?.message.contains("tripItem #\(row): \(column) is not"), equals: true,
        "`\(line)`: \(error?.message ?? "")")
    }
  }

  // MARK: Lists

  @Test func aDamagedSettingHasItsDefault() throws {
    let row = try value("SELECT max(id) FROM setting")
    expect(try vandal.write(.blob, into: "value", of: "setting", row: row))
    for line in [
      "today", "week", "history", "settings", "use Dad", "data backup", "eat 2 eggs", "undo", "profile list",
    ] {
      let (household, remarks) = try reopened()
      expect(household.error(of: line), equals: nil, "`\(line)`")
      expect(
        remarks.all,
        equals: ["setting #\(row) is damaged and is left out: `data check --repair` offers what can be done about it"],
        "`\(line)`")
    }
  }

  /// Mom's row does not stand in Dad's way.
  @Test(arguments: ["createdAt", "name", "icon", "color"]) func aDamagedProfileStopsNobodyElse(column: String) throws {
    let row = try value("SELECT id FROM profile WHERE name = 'Mom'")
    expect(try vandal.write(.blob, into: column, of: "profile", row: row))
    for line in ["eat 2 eggs --profile Dad", "week --profile Dad", "household", "profile list", "history"] {
      let (household, remarks) = try reopened()
      expect(household.error(of: line), equals: nil, "`\(line)`")
      let remark =
        "profile #\(row) is damaged and can be read only in part: "
        + "`data check --repair` offers what can be done about it"
      expect(remarks.all == [remark] || remarks.all.isEmpty && line.hasPrefix("week"), "`\(line)`: \(remarks.all)")
      expect(try household.session.read { try $0.profiles.all().count }, equals: 2)
    }
  }

  @Test(arguments: [("favourite", "name"), ("favouriteItem", "grams")])
  func aDamagedFavouriteIsLeftOut(table: String, column: String) throws {
    try household.run("meal save evening mix = yesterday lunch")
    let row = try value("SELECT min(id) FROM \(table)")
    expect(try vandal.write(.blob, into: column, of: table, row: row))
    let (household, remarks) = try reopened()
    expect(household.error(of: "eat 2 eggs"), equals: nil)
    expect(household.error(of: "eat evening mix"), equals: nil)
    expect(try household.session.read { try $0.profile(1).favourites().map(\.name) }, equals: ["evening mix"])
    expect(remarks.all.allSatisfy { $0.hasPrefix("\(table) #\(row) is damaged and is left out") })
    expect(!remarks.all.isEmpty)
    // Whoever asks for it by its name is told.
    expect(household.error(of: "eat morning mix")?.code, equals: .damagedDatabase)
  }

  @Test(arguments: [("food", "calories", "id"), ("foodPortion", "grams", "foodId")])
  func aDamagedFoodIsLeftOutOfASearch(table: String, column: String, owner: String) throws {
    let food = try value("SELECT id FROM food WHERE name LIKE '%egg white%' AND deletedAt IS NULL")
    let row = try value("SELECT min(id) FROM \(table) WHERE \(owner) = \(food)")
    let name = try value("SELECT name FROM food WHERE id = \(food)")
    expect(try vandal.write(.blob, into: column, of: table, row: row))
    let (household, remarks) = try reopened()
    expect(household.error(of: "food search egg"), equals: nil)
    expect(household.error(of: "eat 2 eggs"), equals: nil)
    expect(household.error(of: "food list"), equals: nil)
    expect(
      remarks.all,
      equals: ["\(table) #\(row) is damaged and is left out: `data check --repair` offers what can be done about it"])
    // Nothing else is taken for it.
    expect(household.error(of: "food show \(name)")?.code, equals: .damagedDatabase)
    if table == "food" { expect(household.error(of: "eat 30 g \(name)")?.code, equals: .damagedDatabase) }
  }

  // MARK: Export and check

  @Test(arguments: [
    ("meal", "slot", CellVandal.Value.text), ("mealItem", "isSkipped", .null), ("mealItem", "grams", .huge),
    ("setting", "value", .blob),
  ])
  func anExportNamesTheRowThatNobodyCouldImport(table: String, column: String, value: CellVandal.Value) throws {
    let row = try vandal.lastRow(of: table)
    expect(try vandal.write(value, into: column, of: table, row: row))
    for target in ["all.json", "tables/"] {
      let error = try reopened().household.error(of: "data export \(target)")
      expect(error?.code, equals: .damagedDatabase)
      expect(error?.message.contains("\(table) #\(row): \(column) is not"), equals: true, "\(error?.message ?? "")")
      expect(error?.hint?.contains("`data check --repair`"), equals: true)
    }
  }

  /// Two damaged rows are both named, whichever table they are in; so is a change of the last step.
  @Test(arguments: [
    ("change", "rowId"), ("change", "tableName"), ("step", "label"), ("device", "uid"), ("meal", "day"),
  ])
  func eachDamagedRowIsNamedAndMended(table: String, column: String) throws {
    let (row, item) = (try vandal.lastRow(of: table), try vandal.lastRow(of: "mealItem"))
    expect(try vandal.write(column == "rowId" ? .text : .blob, into: column, of: table, row: row))
    expect(try vandal.write(.null, into: "isSkipped", of: "mealItem", row: item))
    let household = try reopened().household
    let found = try household.session.household().damage().map(\.sentence)
    expect(found.contains { $0.hasPrefix("\(table) #\(row): \(column) is not") }, "\(found)")
    expect(found.contains { $0.hasPrefix("mealItem #\(item): isSkipped is not") }, "\(found)")
    expect(household.error(of: "data check --repair --yes"), equals: nil)
    expect(try household.session.household().damage().map(\.sentence), equals: [])
  }

  /// SQLite and others take a NUL for the end of a text.
  @Test func aTextWithANULInsideIsDamage() throws {
    let row = try vandal.lastRow(of: "mealItem")
    try vandal.run("UPDATE mealItem SET name = 'Toast' || char(0) || 'ed' WHERE id = \(row)")
    let household = try reopened().household
    expect(
      try household.session.household().damage().map(\.sentence),
      equals: ["mealItem #\(row): name has a NUL in its text"])
    expect(household.error(of: "data check --repair --yes"), equals: nil)
    expect(try value("SELECT hex(name) FROM mealItem WHERE id = \(row)"), equals: "546F617374")
  }
}

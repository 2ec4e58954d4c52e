import Expect
import Foundation
import TestSupport
import Testing

/// Imports that are killed or stopped half way, and files with damaged rows.
@Suite struct ImportTests {
  /// A table of foods; every `damaged`-th row is none.
  private static func table(_ rows: Int, damaged: Int = .max, named name: String = "Food") -> String {
    "id,name,kcal,protein,carbs,fat\n"
      + (1...rows).map { row in
        row.isMultiple(of: damaged)
          ? "\(row),\(name) \(row),much,1,2,3\n" : "\(row),\(name) \(row),\(50 + row % 50),1.5,\(row % 10),2\n"
      }.joined()
  }

  private func household(with table: String) throws -> HouseholdUnderTest {
    let household = try HouseholdUnderTest()
    try household.folder.write(table, to: "foods.csv")
    return household
  }

  private func file(of household: HouseholdUnderTest) -> String { household.folder.file("foods.csv") }

  private func importedFoods(_ household: HouseholdUnderTest) throws -> String {
    try household.sql("SELECT count(*) FROM food WHERE batchId IS NOT NULL").first ?? ""
  }

  /// A kill at any moment of the import leaves the household as it was, or with the whole import.
  @Test func aKilledImportLeavesNothingOrAll() throws {
    // The last row is refused; the file of refused rows exists if the foods do, and otherwise does not.
    let rows = 6000
    let table = Self.table(rows + 1, damaged: rows + 1)
    let whole = try household(with: table)
    let start = ContinuousClock.now
    expect(try whole.run(["data", "import", "csv", file(of: whole)]).status, equals: 0)
    let microseconds = Int((ContinuousClock.now - start) / .microseconds(1))
    var numbers = SplitMix64(seed: 11)
    var (none, all) = (0, 0)
    for round in 0..<KillTests.kills / 2 {
      let household = try household(with: table)
      let before = try household.dump()
      let program = try household.start(["data", "import", "csv", file(of: household)])
      // From before the first row to after the last one.
      Moments.pass(microseconds: microseconds / 10 + Int.random(in: 0..<microseconds, using: &numbers))
      program.process.send(signal: SIGKILL)
      _ = try program.waitForExit()
      expect(try household.complaints(), equals: [], "round \(round)")
      switch try importedFoods(household) {
      case "0":
        none += 1
        expect(try household.dump(), equals: before, "round \(round)")
        expect(try household.sql("SELECT count(*) FROM foodBatch"), equals: ["0"])
        expect(try refused(beside: household), equals: [], "round \(round)")
        // An import that was interrupted can be repeated.
        if none == 1 { expect(try household.run(["data", "import", "csv", file(of: household)]).status, equals: 0) }
      case "\(rows)": all += 1
      case let count: Issue.record("round \(round): \(count) of \(rows) foods")
      }
    }
    expect(none > 0, "all kills came after the import: \(all)")
  }

  /// Files of refused rows, whole or not.
  private func refused(beside household: HouseholdUnderTest) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: household.folder.path).filter { $0.contains("refused") }
  }

  /// Ctrl-C while the file is read: nothing is changed, nothing is left beside the file, and the exit status says so.
  @Test func anInterruptedImportLeavesNothing() throws {
    let household = try household(with: Self.table(60_000, damaged: 10))
    let before = try household.dump()
    let program = try household.start(["data", "import", "csv", file(of: household)])
    // The journal of the file is filled as soon as rows are written.
    var journal = stat()
    let end = ContinuousClock.now + .seconds(60)
    while stat(household.path + "-journal", &journal) != 0 || journal.st_size == 0, ContinuousClock.now < end {
      Moments.pass(microseconds: 500)
    }
    program.process.send(signal: SIGINT)
    let status = try program.waitForExit()
    expect(status, equals: 130, "\(household.errors)")
    expect(household.errors.contains("nothing was changed"), "\(household.errors)")
    expect(try refused(beside: household), equals: [])
    expect(try household.dump(), equals: before)
    expect(try household.complaints(), equals: [])
  }

  /// 5 % damaged rows are refused, every other row is a food, and each refused one is in the file beside.
  @Test func damagedRowsLoseNothingElse() throws {
    let household = try household(with: Self.table(4000, damaged: 20))
    let result = try household.run(["--json", "data", "import", "csv", file(of: household)])
    expect(result.status, equals: 0)
    expect(result.text.contains("\"new\":3800,") && result.text.contains("\"refused\":200,"), "\(result.text)")
    expect(try importedFoods(household), equals: "3800")
    let lines = try household.folder.read("foods.refused.csv").split(separator: "\n")
    expect(lines.count, equals: 201)
    expect(lines[1], equals: "21,`much` is not a number for energy,\"20,Food 20,much,1,2,3\"")
  }

  /// Undo, redo and undo of an import; foods that can no longer be redone are deleted, a thousand with each write.
  @Test func undoneImportsAreSweptAway() throws {
    let household = try household(with: Self.table(2500))
    let before = try household.dump()
    expect(try household.run(["data", "import", "csv", file(of: household)]).status, equals: 0)
    for line in ["undo", "redo", "undo"] { expect(try household.run([line]).status, equals: 0) }
    expect(try importedFoods(household), equals: "2500")
    for left in ["1500", "500", "0", "0"] {
      expect(try household.run(["eat", "2", "eggs"]).status, equals: 0)
      expect(try importedFoods(household), equals: left)
      expect(try household.complaints(), equals: [])
    }
    expect(try household.run(["undo", "4"]).status, equals: 0)
    expect(try rows(of: household.dump()), equals: rows(of: before))
  }

  /// A dump without the search index, which may have a food's words in another order.
  private func rows(of dump: String) -> [Substring] { dump.split(separator: "\n").filter { !$0.hasPrefix("search|") } }
}

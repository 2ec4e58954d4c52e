import CSQLite
import CZlib
import Domain
import Expect
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Store

/// The finished household in the program is what the program would write row by row.
///
/// After a change to the layout or to the starter bank, `LARDER_RECORD=1 swift test --filter NewHouseholdTests` makes it
/// anew, and the next build takes it in.
@Suite struct NewHouseholdTests {
  @Test func theFinishedHouseholdIsWhatIsWrittenRowByRow() throws {
    let written = try DatabaseQueue()
    try DatabaseCreation.write(StarterBank.entries, to: written, now: NewHousehold.time)
    try written.writeWithoutTransaction { db -> Void in try db.run("UPDATE device SET uid = ?", [NewHousehold.device]) }
    if ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1" { return try Self.record(written) }
    let hint = "set LARDER_RECORD=1 to make new-household.bin anew"
    let finished = try require(NewHousehold(), "\(hint)")
    let copy = try DatabaseQueue()
    try finished.write(to: copy, now: NewHousehold.time)
    try copy.writeWithoutTransaction { db -> Void in try db.run("UPDATE device SET uid = ?", [NewHousehold.device]) }
    for (expected, found) in zip(try Self.rows(of: written), try Self.rows(of: copy)) {
      expect(expected.name == found.name && expected.text == found.text, "\(expected.name): \(hint)")
    }
  }

  @Test func aNewHouseholdHasItsOwnTimeAndDevice() throws {
    let folder = try TemporaryFolder()
    for name in ["a.db", "b.db"] { expect(try Household.open(at: folder.file(name), now: noon).check(), equals: []) }
    let times = "SELECT DISTINCT createdAt, updatedAt FROM food UNION ALL SELECT DISTINCT createdAt, '' FROM device"
    expect(
      try RawDatabase.run(folder.file("a.db"), times),
      equals: [
        "2026-11-21T12:00:00+01:00|2026-11-21T12:00:00+01:00", "2026-11-21T12:00:00+01:00|",
      ])
    let device = "SELECT uid FROM device"
    let uids = try ["a.db", "b.db"].flatMap { try RawDatabase.run(folder.file($0), device) }
    expect(uids.count == 2 && Set(uids + [NewHousehold.device]).count == 3)
  }

  /// The layout, the numbers in the header, and each table's rows, as texts.
  private static func rows(of queue: DatabaseQueue) throws -> [(name: String, text: String)] {
    try queue.read { db in
      let tables = try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      let layout = try String.fetchAll(
        db, sql: "SELECT type || name || coalesce(sql, '') FROM sqlite_schema ORDER BY type, name")
      let header = try ["application_id", "user_version"].map { try Int.fetchOne(db, sql: "PRAGMA \($0)") ?? 0 }
      return try [("layout", layout.joined(separator: "\n")), ("header", "\(header)")]
        + tables.filter { $0 != "foodSearch" }.map { table in
          let columns = try db.columns(in: table).map { "quote(\"\($0.name)\")" }.joined(separator: " || ',' || ")
          let rows = try String.fetchAll(db, sql: "SELECT \(columns) AS line FROM \"\(table)\" ORDER BY line")
          return (table, rows.joined(separator: "\n"))
        }
    }
  }

  private static func record(_ queue: DatabaseQueue) throws {
    let packed = try queue.writeWithoutTransaction { db in
      try db.execute(sql: "VACUUM")
      var size: sqlite3_int64 = 0
      let bytes = try require(sqlite3_serialize(db.sqliteConnection, "main", &size, 0))
      defer { sqlite3_free(bytes) }
      var length = compressBound(uLong(size))
      var packed = [UInt8](repeating: 0, count: Int(length))
      expect(compress2(&packed, &length, bytes, uLong(size), Z_BEST_COMPRESSION), equals: Z_OK)
      return withUnsafeBytes(of: UInt32(size).bigEndian) { Array($0) } + packed.prefix(Int(length))
    }
    let file = URL(fileURLWithPath: Larder.repository).appendingPathComponent("Sources/CHousehold/new-household.bin")
    try Data(packed).write(to: file)
  }
}

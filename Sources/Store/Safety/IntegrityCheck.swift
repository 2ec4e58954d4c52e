internal import GRDB

/// Checks a whole database file for damage and for contradictions between its tables.
struct IntegrityCheck {
  let db: Database

  func findings() throws -> [String] {
    var findings = try String.fetchAll(db, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }
    for row in try Row.fetchAll(db, sql: "PRAGMA foreign_key_check") {
      let (child, rowID, parent): (String, Int?, String) = (row[0], row[1], row[2])
      findings.append("\(child) #\(rowID ?? 0) refers to a \(parent) that does not exist")
    }
    do {
      try db.execute(sql: "INSERT INTO foodSearch(foodSearch, rank) VALUES ('integrity-check', 1)")
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      findings.append("the search index does not match its texts")
    }
    let stray = try Int.fetchAll(
      db, sql: "SELECT id FROM food WHERE deletedAt IS NULL AND NOT \(FoodBatches.isVisible) LIMIT 20")
    findings += stray.map { "food #\($0) belongs to an import that does not exist" }
    return findings + (try FoodIndex(db: db).findings())
  }
}

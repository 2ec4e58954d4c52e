internal import GRDB

/// Checks a whole database file for damage and for contradictions between its tables.
struct IntegrityCheck {
  let db: Database

  /// Everything that is wrong, impossible values first; empty if nothing is wrong.
  func damage() throws -> [Damage] {
    let values = try ValueCheck(db: db).all()
    let pages = try pages(besides: values)
    // If the pages contradict each other, the other checks would only repeat that.
    guard pages.isEmpty else { return values + pages }
    return values + (try strangers()) + (try index(besides: values))
  }

  /// The damage that SQLite finds in the file's pages, indexes and constraints.
  private func pages(besides values: [Damage]) throws -> [Damage] {
    let tables = Set(values.compactMap(\.table))
    return try db.all("PRAGMA integrity_check(20)", []) { try $0[0] as String }.filter { finding in
      // Leaves out what is already known about a row, such as `NULL value in mealItem.isSkipped` or
      // `CHECK constraint failed in mealItem`.
      finding != "ok" && !tables.contains { finding.contains(" in \($0).") || finding.hasSuffix(" in \($0)") }
    }.map { finding in
      Damage(table: nil, what: finding, remedies: finding.contains("foodSearch") ? [.index] : [])
    }
  }

  /// Finds rows that refer to rows that do not exist.
  private func strangers() throws -> [Damage] {
    let found = try db.all(
      """
      SELECT f."table", f.rowid, f.parent, l."from", c."notnull" FROM pragma_foreign_key_check f
      JOIN pragma_foreign_key_list(f."table") l ON l.id = f.fkid
      JOIN pragma_table_info(f."table") c ON c.name = l."from" LIMIT 1000
      """, []
    ) { row -> Damage in
      let isNeeded: Bool = try row[4]
      return Damage(
        table: try row[0], row: try row[1], what: "refers to a \(try row[2] as String) that does not exist",
        remedies: isNeeded ? [.leaveOut] : [.value, .leaveOut], columns: [try row[3]])
    }
    return found
      + (try db.all(
        "SELECT id FROM food WHERE deletedAt IS NULL AND NOT \(FoodBatches.isVisible) LIMIT 20", []
      ) { row in
        Damage(
          table: "food", row: try row[0], what: "belongs to an import that does not exist",
          remedies: [.value, .leaveOut],
          columns: ["batchId"])
      })
  }

  /// What is wrong with the search index.
  private func index(besides values: [Damage]) throws -> [Damage] {
    do {
      // The command begins a write, in which SQLite corrects a wrong page count in the header
      // (`sqlite3BtreeBeginTrans`). It is rolled back, so that checking changes no byte.
      let check: () throws -> Database.TransactionCompletion = {
        try db.execute(sql: "INSERT INTO foodSearch(foodSearch, rank) VALUES ('integrity-check', 1)")
        return .rollback
      }
      if db.isInsideTransaction { try db.inSavepoint(check) } else { try db.inTransaction(.deferred, check) }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      return [Damage(table: "foodSearch", what: "the search index does not match its texts", remedies: [.index])]
    } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
      // SQLite allows this check only if the file can be written, because it is an INSERT; otherwise the check is
      // left out.
    }
    // Names that cannot be read cannot be compared.
    guard !values.contains(where: { $0.table.map(["food", "foodAlias", "foodWord", "foodWordPage"].contains) == true })
    else { return [] }
    return try FoodIndex(db: db).findings().map { Damage(table: "foodSearch", what: $0, remedies: [.index]) }
  }
}

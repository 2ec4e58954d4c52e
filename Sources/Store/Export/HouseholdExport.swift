package import Domain
internal import GRDB

extension Household {
  /// Reads a snapshot of everything that an export contains.
  ///
  /// Throws what `read` and `body` throw, and `damagedDatabase` for a row with an impossible value.
  package func export<T>(_ body: (HouseholdExport) throws -> T) throws -> T {
    try export(starters: StarterBank.entries, body)
  }

  func export<T>(starters: [StarterFood], _ body: (HouseholdExport) throws -> T) throws -> T {
    try isolated(.deferred) { try body(try HouseholdExport($0, starters: starters)) }
  }
}

/// Reads the rows of a household for its export; can only be used within the closure that receives it.
package final class HouseholdExport {
  private let db: Database
  /// The IDs of the starter foods that nobody has changed and that nothing refers to, as a JSON array.
  private let unused: ExportValue

  init(_ db: Database, starters: [StarterFood]) throws {
    self.db = db
    let referred = try RawStatement(db, "SELECT \(PlainStarters.isReferred("?1"))")
    let unused = try PlainStarters(db: db, starters: starters).ids().sorted()
      .filter { try referred.number([.integer($0)]) == 0 }
    self.unused = .text(unused.json)
  }

  /// Calls `body` with each row of a table of `ExportFormat`, in the order of the export.
  ///
  /// Throws `ImpossibleValue` before the first row if any of the rows or their parts has an impossible value: what no
  /// Larder could import must not be exported without a word.
  package func forEach(_ table: ExportTable, _ body: (ExportRecord) throws -> Void) throws {
    for name in [table.table] + table.parts.map(\.table) {
      if try ValueCheck(db: db).first(in: name) != nil { throw ImpossibleValue(sql: name) }
    }
    let condition = table.table == "food" ? Self.isExported : "?1 IS NOT NULL"
    try ExportRows(db, table).forEach(condition, unused, body)
  }

  /// An SQL condition for the foods to export.
  ///
  /// A food from an import that was undone is exported only if something refers to it.
  private static let isExported = """
    t.id NOT IN (SELECT value FROM json_each(?1))
      AND (t.batchId IS NULL OR t.batchId IN (SELECT id FROM foodBatch) OR \(PlainStarters.isReferred("t.id")))
    """
}

package import Domain
internal import GRDB

/// Finds out which of the files that are kept beside the household's file are still needed.
package struct KeptFileReader {
  let db: Database

  /// Whether a row refers to a file by its name, or undo or redo may bring back such a row.
  ///
  /// A deleted recipe needs its photo only as long as the deletion can be undone.
  package func needs(_ name: String, as kind: KeptKind) throws -> Bool {
    let rows =
      switch kind {
      case .receipts: "SELECT 1 FROM receipt WHERE instr(file, ?1)"
      case .photos:
        """
        SELECT 1 FROM recipe WHERE photo = ?1 AND deletedAt IS NULL
        UNION ALL SELECT 1 FROM inboxFetch WHERE instr(photo, ?1)
        """
      }
    return try db.exists(
      """
      SELECT 1 WHERE EXISTS (\(rows)) OR EXISTS (SELECT 1 FROM change WHERE tableName = ?2
        AND (instr(before, ?1) OR instr(after, ?1)))
      """, [name, kind.table])
  }

  /// The names of the files that rows refer to, including rows that are only in the journal.
  ///
  /// Empty if the household's layout is from before there were files of this kind.
  func names(_ kind: KeptKind) throws -> Set<String> {
    let (table, column) = (kind.table, kind.column)
    guard try db.exists("SELECT 1 FROM pragma_table_info('\(table)') WHERE name = '\(column)'", []) else { return [] }
    let rows =
      switch kind {
      case .receipts: "SELECT file FROM receipt WHERE file IS NOT NULL"
      case .photos:
        """
        SELECT photo FROM recipe WHERE photo IS NOT NULL AND deletedAt IS NULL
        UNION SELECT photo FROM inboxFetch WHERE photo IS NOT NULL
        """
      }
    let names = try db.all(
      """
      \(rows)
      UNION SELECT json_extract(before, '$.\(column)') FROM change WHERE tableName = '\(table)' AND json_valid(before)
      UNION SELECT json_extract(after, '$.\(column)') FROM change WHERE tableName = '\(table)' AND json_valid(after)
      """, []
    ) { try $0[0] as String? }
    return Set(names.compactMap(\.self).flatMap { $0.split(separator: " ").map(String.init) })
  }
}

extension KeptKind {
  /// The table whose rows refer to the files.
  fileprivate var table: String {
    switch self {
    case .receipts: "receipt"
    case .photos: "recipe"
    }
  }

  /// The column with the names of the files.
  fileprivate var column: String {
    switch self {
    case .receipts: "file"
    case .photos: "photo"
    }
  }
}

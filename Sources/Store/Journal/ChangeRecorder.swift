internal import CSQLite
internal import Foundation
internal import GRDB

/// A change to one row: `before` is nil for an inserted row, `after` is nil for a deleted one.
struct RowChange: Equatable {
  let table: String
  let rowID: Int64
  var before: JournalRow?
  var after: JournalRow?
  /// Whether the journal stores only a hash of the added row (see `BriefImage`).
  var isBrief = false
  /// Whether the row no longer matches the hash that the journal stores, or no longer exists.
  ///
  /// If so, `after` is the row as it is now; for a row that no longer exists, `after` has only the id and uid.
  var isAltered = false

  /// What identifies a row: its table and its ID.
  struct RowName: Hashable {
    let table: String
    let rowID: Int64
  }

  var row: RowName { RowName(table: table, rowID: rowID) }

  /// The row's uid, even if the row was deleted; nil if the row's values do not include a uid.
  func uid(_ layout: TableLayout) -> String? {
    guard case .text(let uid)? = (after ?? before)?.value("uid", in: layout) else { return nil }
    return uid
  }
}

/// Collects every change to a journaled table with SQLite's pre-update hook, including rows deleted by a cascade.
///
/// Triggers are no alternative: while trusted_schema is off, a trigger cannot write to a full-text table or call a JSON
/// function.
final class ChangeRecorder {
  let schema: Schema
  /// The uid of the step that was written last; after a failed commit, this uid is used to look for the step.
  var lastStep: String?
  private var layouts: [String: TableLayout] = [:]
  private var changes: [RowChange] = []
  private var rows: Set<RowChange.RowName> = []

  init(_ schema: Schema) { self.schema = schema }

  /// Runs `body` and returns what it changed, in order, without changes that cancel each other out.
  func record<T>(_ db: Database, _ body: () throws -> T) throws -> (value: T, changes: [RowChange]) {
    if layouts.isEmpty { layouts = try TableLayout.all(db, schema.journaled) }
    (changes, rows) = ([], [])
    sqlite3_preupdate_hook(
      db.sqliteConnection, changeWillHappen, Unmanaged.passUnretained(self).toOpaque())
    defer {
      sqlite3_preupdate_hook(db.sqliteConnection, nil, nil)
      (changes, rows) = ([], [])
    }
    return (try body(), changes)
  }

  /// Whether the changes recorded so far include the row.
  func hasReached(_ row: RowChange.RowName) -> Bool { rows.contains(row) }

  /// The layout of a journaled table, as declared in the file; nil for any other table.
  func layout(_ db: Database, of table: String) throws -> TableLayout? {
    if layouts.isEmpty { layouts = try TableLayout.all(db, schema.journaled) }
    return layouts[table]
  }

  fileprivate func add(
    _ connection: OpaquePointer?, _ operation: Int32, _ table: UnsafePointer<CChar>, _ oldID: Int64, _ newID: Int64
  ) {
    guard let layout = layouts[String(cString: table)] else { return }
    let before = operation == SQLITE_INSERT ? nil : row(layout) { sqlite3_preupdate_old(connection, $0, $1) }
    let after = operation == SQLITE_DELETE ? nil : row(layout) { sqlite3_preupdate_new(connection, $0, $1) }
    keep(
      RowChange(table: layout.table, rowID: operation == SQLITE_INSERT ? newID : oldID, before: before, after: after))
  }

  /// Adds a change, merging it with the previous change if both are to the same row.
  ///
  /// If the two changes cancel each other out, both are dropped. Two changes to the same row are kept separate if
  /// another row was changed between them. So when changes are undone one by one, the tables pass only through states
  /// that have existed before, in which every constraint held.
  private func keep(_ change: RowChange) {
    rows.insert(change.row)
    var merged = change
    if let last = changes.last, last.row == change.row {
      merged.before = last.before
      changes.removeLast()
    }
    if merged.before != merged.after { changes.append(merged) }
  }

  private func row(
    _ layout: TableLayout, _ read: (Int32, UnsafeMutablePointer<OpaquePointer?>) -> Int32
  ) -> JournalRow {
    JournalRow(
      values: layout.columns.indices.map { index in
        var value: OpaquePointer?
        guard read(Int32(index), &value) == SQLITE_OK, let value else { return .null }
        return JournalRow.Value(value, of: layout.columns[index].kind)
      })
  }
}

/// Called by SQLite before each change to a row.
private func changeWillHappen(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ operation: Int32,
  _ database: UnsafePointer<CChar>?,
  _ table: UnsafePointer<CChar>?, _ oldID: Int64, _ newID: Int64
) {
  guard let context, let table else { return }
  Unmanaged<ChangeRecorder>.fromOpaque(context).takeUnretainedValue().add(connection, operation, table, oldID, newID)
}

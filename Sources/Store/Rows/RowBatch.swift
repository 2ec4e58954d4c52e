internal import CSQLite
internal import GRDB

/// Inserts many rows into one table, several rows per statement, because starting and finishing a statement takes
/// longer than adding a row.
///
/// The values are added one after another, row by row, and bound to SQLite's statement without GRDB.
final class RowBatch {
  /// The number of rows that one statement inserts; more would not be faster (measured with 1, 8, 32 and 128).
  private static let rowsAtOnce = 32
  /// Tells SQLite to make its own copy of a string (`SQLITE_TRANSIENT`).
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private let db: Database
  private let table: String
  private let columns: [String]
  /// The number of rows that have not been written yet.
  private var rowsLeft: Int
  private var statement: OpaquePointer?
  private var rows = 0
  private var bound = 0

  /// Creates a batch of exactly `rows` rows; if fewer rows are added, the last rows are not written.
  init(_ db: Database, into table: String, _ columns: [String], rows: Int) {
    self.db = db
    self.table = table
    self.columns = columns
    rowsLeft = rows
  }

  deinit { sqlite3_finalize(statement) }

  func add(_ value: Int) throws {
    let place = try nextPlace()
    try finish(sqlite3_bind_int64(statement, place, Int64(value)))
  }

  /// Adds a number; nil is stored as null.
  func add(_ value: Int?) throws {
    guard let value else { return try addNull() }
    try add(value)
  }

  /// Adds a number; nil is stored as null.
  func add(_ value: Double?) throws {
    let place = try nextPlace()
    try finish(
      value.map { sqlite3_bind_double(statement, place, $0) } ?? sqlite3_bind_null(statement, place))
  }

  func add(_ text: String) throws {
    let place = try nextPlace()
    try finish(sqlite3_bind_text(statement, place, text, -1, Self.transient))
  }

  /// Adds a string; nil is stored as null.
  func add(_ text: String?) throws {
    guard let text else { return try addNull() }
    try add(text)
  }

  private func addNull() throws {
    let place = try nextPlace()
    try finish(sqlite3_bind_null(statement, place))
  }

  /// Returns the index of the next parameter; prepares a new statement first if the next rows need one.
  private func nextPlace() throws -> Int32 {
    if bound == 0, rows != min(rowsLeft, Self.rowsAtOnce) || statement == nil {
      sqlite3_finalize(statement)
      statement = nil
      rows = min(rowsLeft, Self.rowsAtOnce)
      let row = "(\([String](repeating: "?", count: columns.count).joined(separator: ", ")))"
      let values = [String](repeating: row, count: rows).joined(separator: ", ")
      let sql = "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES \(values)"
      try check(sqlite3_prepare_v2(db.sqliteConnection, sql, -1, &statement, nil))
    }
    bound += 1
    return Int32(bound)
  }

  /// Writes the statement's rows once their last value is bound.
  private func finish(_ code: CInt) throws {
    try check(code)
    guard bound == rows * columns.count else { return }
    let result = sqlite3_step(statement)
    try check(result == SQLITE_DONE ? SQLITE_OK : result)
    try check(sqlite3_reset(statement))
    rowsLeft -= rows
    bound = 0
  }

  private func check(_ code: CInt) throws {
    guard code == SQLITE_OK else {
      throw DatabaseError(
        resultCode: ResultCode(rawValue: code), message: sqlite3_errmsg(db.sqliteConnection).map { String(cString: $0) }
      )
    }
  }
}

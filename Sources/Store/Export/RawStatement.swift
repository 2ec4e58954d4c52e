internal import CSQLite
internal import Domain
internal import GRDB

/// A statement that is run through SQLite's own C functions, for the many rows of an export or an import.
///
/// It reads each value as the file holds it, whatever the column's type, so an unexpected value does not crash the
/// program.
final class RawStatement {
  private let db: Database
  private let statement: OpaquePointer?
  /// Tells SQLite to make its own copy of a string (`SQLITE_TRANSIENT`).
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  init(_ db: Database, _ sql: String) throws {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(db.sqliteConnection, sql, -1, &statement, nil)
    (self.db, self.statement) = (db, statement)
    try check(code)
  }

  deinit { sqlite3_finalize(statement) }

  /// Restarts the statement with these values for its parameters.
  func begin(_ arguments: [ExportValue]) throws {
    try reset()
    for (index, value) in arguments.enumerated() {
      let place = Int32(index + 1)
      switch value {
      case .null: try check(sqlite3_bind_null(statement, place))
      case .integer(let number): try check(sqlite3_bind_int64(statement, place, Int64(number)))
      case .real(let bits): try check(sqlite3_bind_double(statement, place, Double(bitPattern: bits)))
      case .text(var text):
        let code = text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) {
            // A null pointer would be bound as NULL.
            $0.isEmpty
              ? sqlite3_bind_text(statement, place, "", 0, Self.transient)
              : sqlite3_bind_text(statement, place, $0.baseAddress, Int32($0.count), Self.transient)
          }
        }
        try check(code)
      }
    }
  }

  /// Moves to the next row; returns false if there are no more rows.
  func next() throws -> Bool {
    let code = sqlite3_step(statement)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      try reset()
      return false
    default:
      let error = failure(code)
      sqlite3_reset(statement)
      throw error
    }
  }

  /// Runs the statement to its end.
  func run(_ arguments: [ExportValue]) throws {
    try begin(arguments)
    while try next() {}
  }

  /// The number in the first column of the first row; nil if there is no row, or no integer in it.
  func number(_ arguments: [ExportValue]) throws -> Int? {
    try begin(arguments)
    guard try next() else { return nil }
    let number = sqlite3_column_type(statement, 0) == SQLITE_INTEGER ? Int(integer(0)) : nil
    try reset()
    return number
  }

  /// Resets the statement, so that it holds no lock.
  func reset() throws { try check(sqlite3_reset(statement)) }

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(statement, Int32(column)) }

  /// The value in a column as the file holds it; nil for a blob, which is neither text nor a number.
  func value(_ column: Int) -> ExportValue? {
    let place = Int32(column)
    switch sqlite3_column_type(statement, place) {
    case SQLITE_NULL: return .null
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(statement, place)))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, place).bitPattern)
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(statement, place) else { return .text("") }
      let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, place)))
      return .text(String(decoding: bytes, as: UTF8.self))
    default: return nil
    }
  }

  private func check(_ code: CInt) throws {
    guard code == SQLITE_OK else { throw failure(code) }
  }

  private func failure(_ code: CInt) -> DatabaseError {
    DatabaseError(
      resultCode: ResultCode(rawValue: sqlite3_extended_errcode(db.sqliteConnection)),
      message: sqlite3_errmsg(db.sqliteConnection).map { String(cString: $0) })
  }
}

import CSQLite

/// SQLite without the store, as another program would use it.
enum RawDatabase {
  struct Failure: Error, CustomStringConvertible {
    let code: Int32
    let description: String
  }

  /// Runs SQL and returns the rows, with columns separated by `|`.
  @discardableResult
  static func run(_ path: String, _ sql: String) throws -> [String] {
    var connection: OpaquePointer?
    guard sqlite3_open(path, &connection) == SQLITE_OK else { throw Failure(code: SQLITE_CANTOPEN, description: path) }
    defer { sqlite3_close(connection) }
    final class Rows { var rows: [String] = [] }
    let rows = Rows()
    var message: UnsafeMutablePointer<CChar>?
    let code = sqlite3_exec(
      connection, "PRAGMA foreign_keys = ON;" + sql,
      { context, count, values, _ in
        let columns = (0..<Int(count)).map { values?[$0].map { String(cString: $0) } ?? "null" }
        context.map { Unmanaged<Rows>.fromOpaque($0).takeUnretainedValue().rows.append(columns.joined(separator: "|")) }
        return 0
      }, Unmanaged.passUnretained(rows).toOpaque(), &message)
    defer { sqlite3_free(message) }
    guard code == SQLITE_OK else { throw Failure(code: code, description: message.map { String(cString: $0) } ?? "") }
    return rows.rows
  }
}

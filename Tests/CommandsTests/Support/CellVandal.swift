import CSQLite
import Foundation
import TestSupport

/// A program that writes past SQLite's rules: it puts into a cell what the cell's column cannot hold.
///
/// For one statement the table's schema allows anything (`writable_schema`), then it is put back, so that the file looks
/// as a bit that a disk has forgotten leaves it.
final class CellVandal {
  /// What it writes; the text and the blob contain a mark that no output may show.
  enum Value: String, CaseIterable, Sendable {
    case null = "NULL"
    case text = "'zqmark'"
    case huge = "1e300"
    case overflowing = "4611686018427387904"
    case blob = "x'007A716D61726B'"
    case infinite = "9e999"
    /// More than any column takes and any reader reads: 10 MB of text, which begin with the mark.
    case long = "'zqmark' || replace(hex(zeroblob(5000000)), '00', 'zq')"
  }

  static let mark = "zqmark"
  private let path: String

  init(_ path: String) { self.path = path }

  /// The household's tables; virtual ones and those behind them left out.
  func tables() throws -> [String] {
    try run(
      """
      SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        AND name NOT LIKE 'foodSearch%' ORDER BY name
      """)
  }

  func columns(of table: String) throws -> [String] { try run("SELECT name FROM pragma_table_info('\(table)')") }

  /// The value that SQLite tells a table's last row by.
  func lastRow(of table: String) throws -> String {
    try run("SELECT quote(\(key(table))) FROM \(table) ORDER BY \(key(table)) DESC LIMIT 1").first ?? "NULL"
  }

  /// Writes a value into a column of a row; false where SQLite itself cannot hold it there, or it was there before.
  func write(_ value: Value, into column: String, of table: String, row: String) throws -> Bool {
    let sql = try run("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = '\(table)'").first ?? ""
    guard let loose = Self.loosened(sql, column) else { return false }
    try setSchema(of: table, loose)
    defer { try? setSchema(of: table, sql) }
    do {
      try run(
        "PRAGMA ignore_check_constraints = ON; UPDATE \(table) SET \(column) = \(value.rawValue) WHERE \(key(table)) = \(row)"
      )
      return true
    } catch {
      return false
    }
  }

  private func key(_ table: String) -> String {
    ["stepProfile": "stepId", "foodWord": "word"][table] ?? "_rowid_"
  }

  /// The schema with a column that takes anything; nil for the number of a row, which SQLite holds as a number.
  private static func loosened(_ sql: String, _ column: String) -> String? {
    for type in ["INTEGER", "REAL", "TEXT"] {
      for strictness in [" NOT NULL", ""] {
        var from = sql.startIndex
        while let place = sql.range(of: "\(column) \(type)\(strictness)", range: from..<sql.endIndex) {
          from = place.upperBound
          let before = place.lowerBound == sql.startIndex ? " " : sql[sql.index(before: place.lowerBound)]
          guard !before.isLetter, !sql[place.upperBound...].hasPrefix(" PRIMARY KEY AUTO") else { continue }
          return sql.replacingCharacters(in: place, with: "\(column) ANY")
        }
      }
    }
    return nil
  }

  private func setSchema(of table: String, _ sql: String) throws {
    let quoted = sql.replacingOccurrences(of: "'", with: "''")
    try run(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = '\(quoted)' WHERE type = 'table' AND name = '\(table)';
      """)
    let version = Int(try run("PRAGMA schema_version").first ?? "") ?? 0
    try run("PRAGMA schema_version = \(version + 1)")
  }

  /// Runs SQL on a connection of its own; returns the first column of each row.
  @discardableResult func run(_ sql: String) throws -> [String] {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open(path, &connection) == SQLITE_OK else { throw SupportError("cannot open \(path)") }
    final class Rows { var rows: [String] = [] }
    let rows = Rows()
    var message: UnsafeMutablePointer<CChar>?
    defer { sqlite3_free(message) }
    let code = sqlite3_exec(
      connection, sql,
      { context, _, values, _ in
        let text = values?[0].map { String(cString: $0) } ?? "null"
        context.map { Unmanaged<Rows>.fromOpaque($0).takeUnretainedValue().rows.append(text) }
        return 0
      }, Unmanaged.passUnretained(rows).toOpaque(), &message)
    guard code == SQLITE_OK else { throw SupportError(message.map { String(cString: $0) } ?? "error \(code)") }
    return rows.rows
  }
}

import CSQLite
import Foundation
import TestSupport

/// SQLite without Larder, for what it is compared with.
final class RawConnection {
  private var connection: OpaquePointer?

  init(_ path: String) throws {
    guard sqlite3_open(path, &connection) == SQLITE_OK else { throw SupportError("SQLite cannot open \(path)") }
    sqlite3_busy_timeout(connection, 1000)
  }

  deinit { sqlite3_close(connection) }

  func run(_ sql: String) throws {
    guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else { throw error }
  }

  /// A statement that is kept compiled.
  func prepare(_ sql: String) throws -> RawStatement {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK, let statement else { throw error }
    return RawStatement(statement: statement)
  }

  private var error: SupportError { SupportError(String(cString: sqlite3_errmsg(connection))) }
}

/// A compiled statement; finalized with the object.
final class RawStatement {
  enum Value {
    case integer(Int)
    case real(Double)
    case text(String)
    case null
  }

  private let statement: OpaquePointer
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  fileprivate init(statement: OpaquePointer) { self.statement = statement }

  deinit { sqlite3_finalize(statement) }

  /// Runs it to its end and returns how many rows came.
  @discardableResult
  func run(_ values: [Value] = []) throws -> Int {
    defer { sqlite3_reset(statement) }
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      switch value {
      case .integer(let integer): sqlite3_bind_int64(statement, place, Int64(integer))
      case .real(let real): sqlite3_bind_double(statement, place, real)
      case .text(let text): sqlite3_bind_text(statement, place, text, -1, Self.transient)
      case .null: sqlite3_bind_null(statement, place)
      }
    }
    var rows = 0
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows += 1
      case SQLITE_DONE: return rows
      default: throw SupportError(String(cString: sqlite3_errmsg(sqlite3_db_handle(statement))))
      }
    }
  }
}

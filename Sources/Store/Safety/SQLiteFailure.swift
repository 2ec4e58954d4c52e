internal import CSQLite
internal import Domain
internal import Foundation
internal import GRDB

/// An error on an open connection, whose cause can be determined more precisely than SQLite reports it.
struct SQLiteFailure {
  let path: String
  let wasInterrupted: Bool
  let outcome: LarderError.Outcome

  /// Runs `body` and rethrows SQLite's errors and impossible values as Larder's errors.
  static func translating<T>(
    _ path: String, _ interruption: Interruption, _ outcome: LarderError.Outcome, on queue: DatabaseQueue,
    _ body: () throws -> T
  ) throws -> T {
    do {
      return try body()
    } catch {
      throw SQLiteFailure(path: path, wasInterrupted: interruption.isSet, outcome: outcome).translated(error, on: queue)
    }
  }

  /// Translates SQLite's errors and impossible values into Larder's errors; any other error is returned as it is.
  func translated(_ error: any Error, on queue: DatabaseQueue) -> any Error {
    switch error {
    case let error as DatabaseError: larderError(error, on: queue)
    case let value as ImpossibleValue: larderError(value, on: queue)
    default: error
    }
  }

  func larderError(_ error: DatabaseError, on queue: DatabaseQueue) -> LarderError {
    // If amounts are impossibly large, their sum overflows in SQLite.
    if error.resultCode == .SQLITE_ERROR, error.message == "integer overflow" {
      return larderError(ImpossibleValue(sql: error.sql), on: queue)
    }
    let isDisk = [.SQLITE_IOERR, .SQLITE_CORRUPT, .SQLITE_CANTOPEN, .SQLITE_FULL].contains(error.resultCode)
    return SQLiteErrors(
      path: path, wasInterrupted: wasInterrupted, outcome: outcome,
      systemError: isDisk ? queue.writeWithoutTransaction { systemError($0, of: error) } : nil
    ).larderError(error)
  }

  /// The error that names the row with an impossible value; searches the tables of the failed query first.
  func larderError(_ value: ImpossibleValue, on queue: DatabaseQueue) -> LarderError {
    let found = try? queue.writeWithoutTransaction { try ValueCheck(db: $0).first(near: value.sql ?? "") }
    guard let found else {
      return ImpossibleValue.larderError(in: path, hint: "`data check` looks for it")
    }
    return LarderError(
      .damagedDatabase, "\(path) is damaged: \(found.sentence)",
      hint: [outcome.ifSaved, "`data check --repair` offers what can be done about it"].compactMap(\.self)
        .joined(separator: "; "))
  }

  /// The operating system's error number behind SQLite's error; nil if it is not known.
  private func systemError(_ db: Database, of error: DatabaseError) -> Int32? {
    let code = error.resultCode == .SQLITE_CORRUPT ? 0 : sqlite3_system_errno(db.sqliteConnection)
    if code != 0 { return code }
    // SQLite forgets the error of a commit, and mistakes a failed read for damage. The file control below remembers
    // failed reads, and the log has the other errors.
    var last: Int32 = 0
    if sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_LAST_ERRNO, &last) == SQLITE_OK, last != 0 {
      return last
    }
    return SystemErrorLog.last
  }

  /// Whether a step is in the file, as a new connection sees it; nil if unknown.
  static func isThere(_ step: String, at path: String) -> Bool? {
    // A commit is done once its journal is truncated. If the journal has contents, the next process that opens the
    // file rolls the commit back; that may be impossible now, for example because of a limit on the size of files.
    guard !hasJournal(path) else { return false }
    guard let queue = try? DatabaseQueue(path: path) else { return nil }
    defer { try? queue.close() }
    // Only the last steps are searched, because there is no index by uid.
    return try? queue.writeWithoutTransaction { db in
      try db.exists(
        "SELECT 1 FROM (SELECT uid FROM step ORDER BY id DESC LIMIT 1000) WHERE uid = ?", [step])
    }
  }

  /// Whether a file has the same pages as the file at `source` although the restore failed; nil if unknown.
  ///
  /// The file is opened and closed, which drops this process's locks on it (see `DatabaseFile`).
  static func isReplaced(_ path: String, with source: String) -> Bool? {
    guard !hasJournal(path) else { return false }
    guard let own = FileManager.default.contents(atPath: path),
      let other = FileManager.default.contents(atPath: source), other.count >= header
    else { return nil }
    guard own.count == other.count else { return false }
    // Some fields of the header differ between equal files (sqlite.org/fileformat2.html, 1.3): the counters of changes
    // at 24 and 92, that of schema changes at 40, and the version of SQLite that wrote the file at 96.
    let kept = [0..<24, 28..<40, 44..<92, header..<own.count]
    return kept.allSatisfy { own[$0] == other[$0] }
  }

  /// The size of SQLite's header in bytes.
  private static let header = 100

  /// Whether the file's rollback journal has contents; if the path is a link, the journal is next to its target.
  private static func hasJournal(_ path: String) -> Bool {
    guard let real = realpath(path, nil) else { return false }
    defer { free(real) }
    var status = stat()
    return stat(String(cString: real) + "-journal", &status) == 0 && status.st_size > 0
  }
}

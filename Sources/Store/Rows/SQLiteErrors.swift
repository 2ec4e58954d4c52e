internal import Domain
internal import Foundation
internal import GRDB

/// Translates SQLite's errors into Larder's.
enum SQLiteErrors {
  static let hint = "restore a backup of the file, or name another one with `--db`"

  /// Runs `body` and rethrows SQLite's errors as Larder's.
  ///
  /// The error message contains `path`, the path of the file.
  static func translating<T>(_ path: String, _ interruption: Interruption? = nil, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw larderError(error, path, wasInterrupted: interruption?.isSet ?? false)
    }
  }

  private static func larderError(_ error: DatabaseError, _ path: String, wasInterrupted: Bool) -> LarderError {
    switch error.resultCode {
    case .SQLITE_INTERRUPT:
      return LarderError(.interrupted, "interrupted, nothing was changed")
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      if wasInterrupted { return LarderError(.interrupted, "interrupted, nothing was changed") }
      return LarderError(.busy, "another program is writing to \(path)", hint: "try again when it has finished")
    case .SQLITE_CORRUPT, .SQLITE_NOTADB:
      return LarderError(.damagedDatabase, "\(path) is damaged: \(error.message ?? "unreadable")", hint: hint)
    case .SQLITE_FULL:
      return LarderError(.databaseFailed, "the disk that holds \(path) is full", hint: "nothing was changed; make room")
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_WRITE && SizeLimit.isSet:
      return LarderError(
        .databaseFailed, "\(path) cannot grow any further: there is a limit on the size of files",
        hint: "nothing was changed; `ulimit -f` shows and raises the limit")
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
      return LarderError(
        .databaseFailed, "\(path) cannot be written",
        hint: "the file and its folder must be writable; nothing was changed")
    case .SQLITE_CANTOPEN:
      return LarderError(
        .databaseFailed, "\(path) cannot be opened", hint: "the file and its folder must be accessible")
    case .SQLITE_CONSTRAINT where error.extendedResultCode == .SQLITE_CONSTRAINT_CHECK:
      return LarderError(
        .outOfRange, "a value is out of range: \(error.message ?? "")", hint: "nothing was changed")
    default:
      return LarderError(
        .databaseFailed, "the database refused: \(error.message ?? "error \(error.extendedResultCode.rawValue)")",
        hint: "nothing was changed")
    }
  }
}

/// The limit on the size of files that this process may write.
private enum SizeLimit {
  static var isSet: Bool {
    var limit = rlimit()
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let resource = RLIMIT_FSIZE
    #endif
    // The value of RLIM_INFINITY, which is not available in Swift: the highest number there is.
    return getrlimit(resource, &limit) == 0 && limit.rlim_cur < rlim_t(Int64.max)
  }
}

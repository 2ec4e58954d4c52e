internal import Foundation
internal import GRDB

/// The last error of the operating system in SQLite's log; the rest of the log is not kept.
enum SystemErrorLog {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var number: Int32?

  /// Starts receiving SQLite's log; must be used before the first database is opened.
  static let install: Void = {
    Database.logError = { _, message in
      if let error = errorNumber(in: message) { note(error) }
    }
  }()

  /// The error's number (`errno`); nil if there was no error since `forget` was called.
  static var last: Int32? { lock.withLock { number } }

  static func note(_ error: Int32) { lock.withLock { number = error } }

  static func forget() { lock.withLock { number = nil } }

  /// The number in a line such as `os_unix.c:43353: (28) full_fsync(/home/ann/larder.db) - No space left on device`.
  private static func errorNumber(in line: String) -> Int32? {
    guard line.hasPrefix("os_"), let open = line.firstIndex(of: "("), let close = line[open...].firstIndex(of: ")")
    else { return nil }
    return Int32(line[line.index(after: open)..<close])
  }
}

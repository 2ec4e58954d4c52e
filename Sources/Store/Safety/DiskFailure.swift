internal import CSQLite
internal import Domain
internal import Foundation
internal import GRDB

/// A disk that failed while a database was copied: on which side, and how.
///
/// SQLite's own error names no file, and it takes a failed read for damage.
struct DiskFailure: Error {
  /// The two files of a copy.
  enum Side {
    case source, copy
  }

  let side: Side
  let failure: SystemFailure

  init(_ side: Side, _ code: Int32) {
    self.side = side
    failure = SystemFailure(code)
  }

  /// What the disk did behind an error; nil if the error is another one, such as an interruption or real damage.
  ///
  /// - Parameter side: The side that was worked on, if nothing else tells.
  init?(behind error: any Error, on side: Side, source: DatabaseQueue?, copy: DatabaseQueue?) {
    let code = (error as? DatabaseError)?.resultCode
    guard code.map({ ![.SQLITE_INTERRUPT, .SQLITE_ABORT, .SQLITE_BUSY, .SQLITE_LOCKED].contains($0) }) ?? true else {
      return nil
    }
    let (ofSource, ofCopy) = (Self.systemError(source), Self.systemError(copy))
    // A read that failed was perhaps taken for damage.
    if Self.isOfReading(ofCopy) {
      self.init(.copy, ofCopy)
    } else if Self.isOfReading(ofSource) {
      self.init(.source, ofSource)
    } else if let error = error as? DatabaseError, Self.isOfDisk(error) {
      let side = Self.isOfWriting(error) ? .copy : side
      let known = [side == .copy ? ofCopy : ofSource, SystemErrorLog.last ?? 0].first { $0 != 0 }
      // A call that a signal has ended is no fault of the disk.
      guard known != EINTR else { return nil }
      self.init(side, known ?? (error.resultCode == .SQLITE_FULL ? ENOSPC : EIO))
    } else {
      return nil
    }
  }

  /// Whether an error says that a file could not be opened, read or written.
  static func isOfDisk(_ error: DatabaseError) -> Bool {
    [.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CANTOPEN].contains(error.resultCode)
  }

  /// Whether only a file that is written to can have caused an error.
  private static func isOfWriting(_ error: DatabaseError) -> Bool {
    let writing: [ResultCode] = [
      .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE, .SQLITE_IOERR_DIR_FSYNC,
    ]
    return [.SQLITE_FULL, .SQLITE_READONLY].contains(error.resultCode) || writing.contains(error.extendedResultCode)
  }

  /// Whether a system's error number is that of a read that failed.
  private static func isOfReading(_ code: Int32) -> Bool { [EIO, ENXIO, ERANGE].contains(code) }

  /// The last error of the system on a connection's file; 0 if there was none, or if the connection is closed.
  private static func systemError(_ queue: DatabaseQueue?) -> Int32 {
    var last: Int32 = 0
    queue?.writeWithoutTransaction { db in
      guard let connection = db.sqliteConnection else { return }
      _ = sqlite3_file_control(connection, "main", SQLITE_FCNTL_LAST_ERRNO, &last)
    }
    return last
  }
}

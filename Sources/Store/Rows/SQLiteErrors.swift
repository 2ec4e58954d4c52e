internal import Domain
internal import Foundation
internal import GRDB

/// Translates SQLite's errors into Larder's, such as that the file cannot be read, cannot be written, or is damaged.
///
/// A file that cannot be read at the moment may be sound, so the error does not suggest restoring a backup.
struct SQLiteErrors {
  static let hint = "`data backups` lists its backups, `data restore` brings one back; or name another file with `--db`"

  /// The path of the file, for the messages.
  let path: String
  var wasInterrupted = false
  var outcome = LarderError.Outcome.unchanged
  /// The operating system's error number (`errno`) behind SQLite's error; nil if it is not known.
  var systemError: Int32?

  /// Runs `body`, which must not change an existing household, and rethrows SQLite's errors as Larder's.
  static func translating<T>(_ path: String, _ interruption: Interruption? = nil, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw SQLiteErrors(
        path: path, wasInterrupted: interruption?.isSet ?? false, systemError: SystemErrorLog.last
      ).larderError(error)
    } catch is ImpossibleValue {
      throw ImpossibleValue.larderError(in: path, hint: hint)
    }
  }

  func larderError(_ error: DatabaseError) -> LarderError {
    var translated = withoutCause(error)
    translated.outcome = outcome
    translated.cause = LarderError.Cause(
      sqlite: Int(error.extendedResultCode.rawValue), system: systemError.flatMap { $0 == 0 ? nil : Int($0) })
    return translated
  }

  private func withoutCause(_ error: DatabaseError) -> LarderError {
    switch error.resultCode {
    case .SQLITE_INTERRUPT: return interrupted
    // A statement whose transaction was rolled back because of the interruption, and a system call that a signal ended.
    case .SQLITE_ABORT where wasInterrupted: return interrupted
    case .SQLITE_IOERR where wasInterrupted && systemError == EINTR: return interrupted
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      if wasInterrupted { return interrupted }
      return LarderError(
        .busy, busy, hint: sentence("try again when it has finished", outcome == .unchanged ? nil : outcome.sentence))
    case .SQLITE_CORRUPT where cannotBeRead: return unreadable
    case .SQLITE_CORRUPT, .SQLITE_NOTADB,
      .SQLITE_ERROR where isOddFormat(error):
      return LarderError(
        .damagedDatabase, "\(path) is damaged: \(error.message ?? "unreadable")",
        hint: sentence(outcome.ifSaved, Self.hint))
    case .SQLITE_FULL: return full
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_WRITE && SizeLimit.isSet,
      .SQLITE_IOERR where systemError == EFBIG:
      return LarderError(
        .databaseFailed, "\(path) cannot grow any further: there is a limit on the size of files",
        hint: sentence(outcome.sentence, "`ulimit -f` shows and raises the limit"))
    case .SQLITE_IOERR, .SQLITE_CANTOPEN:
      if systemError == ENOSPC || systemError == EDQUOT { return full }
      return error.resultCode == .SQLITE_IOERR ? failed(error.extendedResultCode) : closed
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
      return LarderError(
        .databaseFailed, "\(path) cannot be written",
        hint: sentence("the file and its folder must be writable", outcome.sentence))
    case .SQLITE_CONSTRAINT where error.extendedResultCode == .SQLITE_CONSTRAINT_CHECK:
      return LarderError(
        .outOfRange, "a value is out of range: \(error.message ?? "")", hint: outcome.sentence)
    default:
      return LarderError(
        .databaseFailed, "the database refused: \(error.message ?? "error \(error.extendedResultCode.rawValue)")",
        hint: outcome.sentence)
    }
  }

  /// Whether the file's header has a format number that no version of SQLite knows.
  ///
  /// SQLite has no error code for this, only a message (`sqlite3InitOne`).
  private func isOddFormat(_ error: DatabaseError) -> Bool {
    error.message == "unsupported file format"
  }

  /// Whether SQLite mistook a failed read for damage, as it does when a disk fails (`IOERR_CORRUPTFS`).
  private var cannotBeRead: Bool { systemError.map { [EIO, ENXIO, ERANGE].contains($0) } ?? false }

  /// A text that says which process keeps the file busy, if the system reveals this.
  private var busy: String {
    guard let holder = LockHolder.find(path) else { return "another program is writing to \(path)" }
    let who = holder.program.map { "\($0), process \(holder.process)," } ?? "process \(holder.process)"
    return holder.isWriting ? "\(who) is writing to \(path)" : "\(who) is reading \(path) and keeps it busy"
  }

  private var interrupted: LarderError { .interrupted(outcome == .read ? .unchanged : outcome) }

  private var full: LarderError {
    LarderError(
      .databaseFailed, "the disk that holds \(path) is full", hint: sentence(outcome.sentence, "make room"))
  }

  private var unreadable: LarderError {
    LarderError(
      .databaseFailed, "\(path) cannot be read\(reason)", hint: sentence(outcome.sentence, "try again"))
  }

  private var closed: LarderError {
    LarderError(
      .databaseFailed, "\(path) cannot be opened\(reason)",
      hint: sentence("the file and its folder must be accessible", outcome.ifSaved))
  }

  private func failed(_ code: ResultCode) -> LarderError {
    switch code {
    case .SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_FSTAT: return unreadable
    default:
      return LarderError(
        .databaseFailed, "\(path) cannot be \(outcome == .read ? "read" : "written")\(reason)",
        hint: sentence(outcome.sentence, [.saved, .restored].contains(outcome) ? nil : "try again"))
    }
  }

  private var reason: String { systemError.map { $0 == 0 ? "" : ": \(SystemError.text($0))" } ?? "" }

  private func sentence(_ parts: String?...) -> String? {
    let said = parts.compactMap(\.self)
    return said.isEmpty ? nil : said.joined(separator: "; ")
  }
}

/// The operating system's messages for its errors.
enum SystemError {
  static func text(_ error: Int32) -> String { String(cString: strerror(error)) }
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
    // The value of RLIM_INFINITY, which is not available in Swift: the largest possible number.
    return getrlimit(resource, &limit) == 0 && limit.rlim_cur < rlim_t(Int64.max)
  }
}

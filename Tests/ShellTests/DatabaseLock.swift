import Foundation
import TestSupport

/// A lock on a household's file as SQLite's own processes take it (https://sqlite.org/lockingv3.html): this test's
/// process stands in for another program that writes.
final class DatabaseLock {
  enum Kind {
    /// Another program is writing: reading goes on.
    case reserved
    /// It is committing: nobody can read either.
    case exclusive
  }

  /// The bytes that SQLite locks begin at 1 GiB: one for pending, one for reserved, 510 for shared locks.
  private static let pendingByte: off_t = 0x4000_0000

  private var file: Int32

  /// Only one of a file at a time: closing any descriptor of it gives up this process's locks.
  init(_ path: String, _ kind: Kind) throws {
    file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw SupportError("\(path) cannot be opened") }
    let range: (start: off_t, count: off_t) = kind == .reserved ? (Self.pendingByte + 1, 1) : (Self.pendingByte, 512)
    var lock = flock(
      l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: range.start, l_len: range.count, l_pid: 0)
    guard fcntl(file, F_SETLKW, &lock) == 0 else { throw SupportError("\(path) cannot be locked") }
  }

  deinit { release() }

  func release() {
    if file >= 0 { close(file) }
    file = -1
  }
}

extension PseudoTerminal {
  /// Waits until the program has a second thread, which it has while a command runs or the prompt reads.
  func untilCommandRuns() throws {
    let deadline = ContinuousClock.now + Self.patience
    while ContinuousClock.now < deadline {
      let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.id)/task")
      if threads?.count ?? 0 > 1 { return }
      usleep(2000)
    }
    throw SupportError("no command runs")
  }
}

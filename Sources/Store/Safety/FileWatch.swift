internal import CSQLite
internal import Domain
internal import Foundation
internal import GRDB

/// Notices what other programs do to an open household's file: delete it, replace it with another file, empty it, or
/// copy another file over it.
///
/// To notice this, `stat` is called before and after each transaction. The change counter in the file's header tells
/// SQLite when other programs have written through SQLite. But if a file with the same counter was copied over this
/// one, SQLite would mix the old file's pages in memory with those of the copy. So if the file has changed since this
/// connection's last transaction, but its counter has not, the connection is opened again.
final class FileWatch {
  /// What a look at the file found.
  enum Finding {
    case same
    /// The file has other contents with the same change counter.
    case strange
  }

  private struct State: Equatable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    let written: FileTime
    let changed: FileTime

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
      size = Int(status.st_size)
      written = FileTime(written: status)
      changed = FileTime(changed: status)
    }
  }

  private let path: String
  private var left: State?
  private var counter: Int64?

  /// Starts watching a file that has just been opened, outside of a transaction.
  init(_ path: String, _ db: Database) {
    self.path = path
    lookAfter(db)
  }

  /// Looks at the file before a transaction; throws `databaseFailed` if it is not the file that was opened.
  func lookBefore(_ db: Database) throws -> Finding {
    let state = State(path)
    guard state != left else { return .same }
    guard let state else { throw refusal("was deleted or moved away") }
    if let left, (left.device, left.inode) != (state.device, state.inode) {
      throw refusal("was replaced by another file")
    }
    guard state.size > 0 else { throw refusal("was emptied") }
    // If the counter differs, another program has written through SQLite, and SQLite notices that its pages are old.
    let now = Self.counter(db)
    return now != nil && now == counter ? .strange : .same
  }

  /// Remembers the file as it is after a transaction.
  func lookAfter(_ db: Database) {
    let state = State(path)
    guard state != left, let state, left == nil || left?.inode == state.inode else { return }
    left = state
    counter = Self.counter(db)
  }

  private func refusal(_ what: String) -> LarderError {
    LarderError(
      .databaseFailed, "\(path) \(what) while it was open",
      outcome: .unchanged, hint: "put the file back, or leave and start `larder` again")
  }

  /// The change counter in the header; nil if it cannot be read.
  private static func counter(_ db: Database) -> Int64? {
    let counter = larder_change_counter(db.sqliteConnection)
    return counter < 0 ? nil : counter
  }
}

/// Interrupts whichever connection the household has at the time; any thread may call it.
final class InterruptRelay: @unchecked Sendable {
  private let lock = NSLock()
  private var current: DatabaseQueue

  init(_ queue: DatabaseQueue) { current = queue }

  var queue: DatabaseQueue {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }

  func interrupt() { queue.interrupt() }
}

internal import Foundation

/// The process that keeps others from writing to a database's file.
struct LockHolder: Equatable {
  let process: Int32
  /// The name of its program; nil if it may not be known.
  let program: String?

  /// Asks the kernel, by its list of locks (proc(5), `/proc/locks`); nil if the kernel has no such list, or if nobody
  /// holds a lock any more.
  ///
  /// The file itself is not opened: closing it would drop the locks that SQLite has on it in this process.
  static func find(_ path: String) -> LockHolder? {
    var status = stat()
    guard stat(path, &status) == 0, let list = contents("/proc/locks") else { return nil }
    // Held for writing, it is the one that all others wait for; held for reading, one of those that a commit waits for.
    let own = getpid()
    let locks = list.split(separator: "\n").compactMap(Lock.init).filter {
      $0.inode == UInt64(status.st_ino) && $0.process != own && SQLiteLock.bytes.contains($0.first)
    }
    guard let lock = locks.first(where: \.isForWriting) ?? locks.first else { return nil }
    let name = contents("/proc/\(lock.process)/comm")?.split(separator: "\n").first.map(String.init)
    return LockHolder(process: lock.process, program: name.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// The bytes that SQLite locks, far behind the end of most files (sqlite3's os.h, `PENDING_BYTE`).
  private enum SQLiteLock {
    static let bytes = UInt64(0x4000_0000)...UInt64(0x4000_01FF)
  }

  /// A line of the list, such as `1: POSIX  ADVISORY  WRITE 1234 fe:00:16228364 1073741825 1073741825`.
  struct Lock {
    let process: Int32
    let inode: UInt64
    let first: UInt64
    let isForWriting: Bool

    /// Nil for a line of a process that waits, and for what is no lock of a process.
    init?(_ line: Substring) {
      let words = line.split(separator: " ")
      guard words.count >= 8, words[1] == "POSIX", let process = Int32(words[4]), process > 0,
        let inode = words[5].split(separator: ":").last.flatMap({ UInt64($0) }), let first = UInt64(words[6])
      else { return nil }
      (self.process, self.inode, self.first) = (process, inode, first)
      isForWriting = words[3] == "WRITE"
    }
  }

  /// The text of a file of the kernel's; nil if it cannot be read.
  private static func contents(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}

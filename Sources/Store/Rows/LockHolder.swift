internal import Foundation

/// The process that keeps others from writing to a database's file.
struct LockHolder: Equatable {
  let process: Int32
  /// The name of the process's program; nil if unknown.
  let program: String?
  /// Whether the process writes; false if it only reads, because a reader also delays another process's commit.
  let isWriting: Bool

  /// Finds the process in the kernel's list of locks (proc(5), `/proc/locks`).
  ///
  /// Nil if the kernel has no such list, or if no process holds a lock anymore.
  ///
  /// The file itself is not opened: closing it would drop this process's SQLite locks on it.
  static func find(_ path: String) -> LockHolder? {
    var status = stat()
    guard stat(path, &status) == 0, let list = contents("/proc/locks") else { return nil }
    // All other processes wait for a process that writes. If no process writes, a commit waits for those that read.
    let locks = list.split(separator: "\n").compactMap { Lock($0) }.filter { concerns($0, status) }
    guard let lock = locks.first(where: \.isForWriting) ?? locks.first else { return nil }
    let name = contents("/proc/\(lock.process)/comm")?.split(separator: "\n").first.map(String.init)
    return LockHolder(
      process: lock.process, program: name.flatMap { $0.isEmpty ? nil : $0 }, isWriting: lock.isForWriting)
  }

  /// Whether another process holds the lock, and the lock is on the database file that `file` describes.
  private static func concerns(_ lock: Lock, _ file: stat) -> Bool {
    guard lock.inode == UInt64(file.st_ino), lock.process != getpid(), SQLiteLock.bytes.contains(lock.first) else {
      return false
    }
    return has(lock.process, file) ?? (lock.device == name(ofDevice: UInt64(file.st_dev)))
  }

  /// Whether a process has a file open; nil if unknown.
  ///
  /// This is more reliable than the device number in the list of locks, which on btrfs and overlayfs differs from the
  /// number that `stat` gives.
  private static func has(_ process: Int32, _ file: stat) -> Bool? {
    let folder = "/proc/\(process)/fd"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    return names.contains { name in
      var status = stat()
      return stat("\(folder)/\(name)", &status) == 0 && status.st_dev == file.st_dev && status.st_ino == file.st_ino
    }
  }

  /// A device number as the list of locks writes it (`fe:00`): the major and minor numbers (makedev(3), as the C
  /// library packs them).
  private static func name(ofDevice device: UInt64) -> String {
    let major = device >> 8 & 0xFFF | device >> 32 & 0xFFFF_F000
    let minor = device & 0xFF | device >> 12 & 0xFFFF_FF00
    return [major, minor].map { number in
      let digits = String(number, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  /// The bytes of a file that SQLite locks, which lie beyond the end of most files (sqlite3's os.h, `PENDING_BYTE`).
  private enum SQLiteLock {
    static let bytes = UInt64(0x4000_0000)...UInt64(0x4000_01FF)
  }

  /// A line of the list of locks, such as `1: POSIX  ADVISORY  WRITE 1234 fe:00:16228364 1073741825 1073741825`.
  struct Lock {
    let process: Int32
    let device: Substring
    let inode: UInt64
    let first: UInt64
    let isForWriting: Bool

    /// Reads a line; nil if it is about a process that is still waiting, or about another kind of lock.
    init?(_ line: Substring) {
      let words = line.split(separator: " ")
      guard words.count >= 8, words[1] == "POSIX", let process = Int32(words[4]), process > 0,
        let colon = words[5].lastIndex(of: ":"), let inode = UInt64(words[5][words[5].index(after: colon)...]),
        let first = UInt64(words[6])
      else { return nil }
      (self.process, self.device, self.inode, self.first) = (process, words[5][..<colon], inode, first)
      isForWriting = words[3] == "WRITE"
    }
  }

  /// The text of a file in `/proc`; nil if it cannot be read.
  private static func contents(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}

internal import Foundation

/// When a file was written or changed, to the nanosecond.
struct FileTime: Hashable, Sendable {
  let seconds: Int
  let nanoseconds: Int

  private init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }

  /// When the file's contents were last written.
  init(written status: stat) {
    #if canImport(Darwin)
      self.init(status.st_mtimespec)
    #else
      self.init(status.st_mtim)
    #endif
  }

  /// When the file's contents, name, owner or permissions were last changed; programs cannot set this time.
  init(changed status: stat) {
    #if canImport(Darwin)
      self.init(status.st_ctimespec)
    #else
      self.init(status.st_ctim)
    #endif
  }

  /// When the contents of the file at a path were last written; nil if there is no such file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(written: status)
  }

  /// Gives an open file this time, as if its contents had been written then.
  func apply(to descriptor: Int32) {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    _ = withUnsafePointer(to: (time, time)) { pair in
      pair.withMemoryRebound(to: timespec.self, capacity: 2) { futimens(descriptor, $0) }
    }
  }
}

package import Domain
internal import Foundation

/// The log of one user of this machine, which records what has gone wrong; it consists of two files in the state
/// folder.
///
/// New lines go to `log`. When that file reaches half of `mostBytes`, it is renamed to `log.1` and replaces the earlier
/// file of that name. Renaming loses no line of another process that has the file open. Each line is a single write
/// with `O_APPEND`, so that lines of several processes do not mix. A line that cannot be written is dropped, so that
/// the log never disturbs a command.
package struct LogFile: Sendable {
  /// The maximum size of both files together, in bytes.
  package static let mostBytes = 1_000_000

  /// The path of the newer file.
  package let path: String
  private let folder: String
  private var older: String { path + ".1" }

  /// Creates the log of a state folder, which need not exist yet.
  package init(folder: String) {
    self.folder = folder
    path = folder + "/log"
  }

  /// Adds an entry; does nothing if that is not possible.
  package func append(_ entry: LogEntry) {
    var descriptor = openToAppend()
    if descriptor < 0, errno == ENOENT, PrivateFolder.make(folder) == 0 { descriptor = openToAppend() }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    var line = entry.line + "\n"
    let count = line.withUTF8 { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    if count > 0, Int(status.st_size) + count >= Self.mostBytes / 2 - Self.longestLine { turnOver(descriptor) }
  }

  /// The maximum number of bytes of a line; the file is renamed when its size comes within this many bytes of half of
  /// `mostBytes`.
  private static let longestLine = 1000

  private func openToAppend() -> Int32 {
    // Do not follow a symbolic link of that name, and do not wait for a pipe.
    open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
  }

  /// Renames the full file to `log.1`, unless another process has just done so.
  private func turnOver(_ descriptor: Int32) {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
    var (named, mine) = (stat(), stat())
    guard lstat(path, &named) == 0, fstat(descriptor, &mine) == 0, named.st_ino == mine.st_ino else { return }
    rename(path, older)
  }

  /// All entries, the oldest first; lines that are not entries are left out.
  ///
  /// Throws `noInputFile` if the log cannot be read.
  package func entries() throws(LarderError) -> [LogEntry] {
    var entries: [LogEntry] = []
    for path in [older, path] {
      for line in try text(of: path).split(separator: "\n") {
        if let entry = LogEntry(line: line) { entries.append(entry) }
      }
    }
    return entries
  }

  private func text(of path: String) throws(LarderError) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return "" }
      throw refusal(path, "read", errno)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    // Stop at this size, since another program may have put a larger file there.
    while bytes.count < Self.mostBytes * 2 {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw refusal(path, "read", errno) }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Removes the log; throws `cannotCreate` if that is not possible.
  package func clear() throws(LarderError) {
    for path in [older, path] where unlink(path) != 0 && errno != ENOENT && errno != ENOTDIR {
      throw refusal(path, "removed", errno)
    }
  }

  private func refusal(_ path: String, _ verb: String, _ code: Int32) -> LarderError {
    LarderError(
      verb == "read" ? .noInputFile : .cannotCreate,
      "the log \(path) cannot be \(verb): \(code == ELOOP ? "it is a link" : String(cString: strerror(code)).lowercased())",
      hint: "the file and its folder must be yours")
  }
}

/// Creates folders that are closed to other users.
package enum PrivateFolder {
  /// Creates the folder and its missing parents with mode 0700; returns 0, or the system's error number if that fails.
  package static func make(_ path: String) -> Int32 {
    var current = ""
    for part in path.split(separator: "/") {
      current += "/" + part
      guard access(current, F_OK) != 0, mkdir(current, 0o700) != 0, errno != EEXIST else { continue }
      return errno
    }
    return 0
  }
}

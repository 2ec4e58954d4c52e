internal import Foundation

/// The file with the lines that were typed in earlier runs, one per line, newest last; only its owner can read it.
///
/// Several prompts may share the file: each prompt appends its own lines under a lock. No function here fails: a
/// history that cannot be read or written counts as empty.
package struct HistoryFile: Sendable {
  /// The path of the file; neither the file nor its folder needs to exist.
  package let path: String

  /// The maximum number of lines that are kept.
  package static let limit = 5000
  /// The maximum number of bytes in a line; longer lines are pasted data, which would slow down every later start.
  static let longestLine = 16_384

  /// Creates a history at this path; nothing is read or created yet.
  package init(path: String) { self.path = path }

  /// The latest lines, at most `limit`, with the newest line last.
  ///
  /// A file with over a tenth more lines than `limit` is shortened to `limit` lines.
  package func lines() -> [String] {
    withFile(O_RDWR) { file in
      let lines = contents(of: file).split(separator: UInt8(ascii: "\n"))
      let kept = lines.suffix(Self.limit)
      if lines.count > Self.limit + Self.limit / 10 {
        rewrite(file, with: Array(kept.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")])
      }
      return kept.map { String(decoding: $0, as: UTF8.self) }
    } ?? []
  }

  /// Adds a line at the end, unless it is too long.
  package func append(_ line: String) {
    let bytes = Array(line.utf8.map { $0 < 0x20 && $0 != UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 })
    guard bytes.count <= Self.longestLine else { return }
    makeFolder()
    _ = withFile(O_WRONLY | O_APPEND | O_CREAT) { file in
      let entry = bytes + [UInt8(ascii: "\n")]
      _ = write(file, entry, entry.count)
    }
  }

  private func makeFolder() {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard !FileManager.default.fileExists(atPath: folder) else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Runs `body` on the locked file; returns nil if it is not a regular file that can be opened.
  private func withFile<Result>(_ flags: Int32, _ body: (Int32) -> Result) -> Result? {
    // Opened non-blocking, because a FIFO at this path would hang the program.
    let file = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    if status.st_mode & 0o077 != 0 { fchmod(file, 0o600) }
    guard flock(file, LOCK_EX) == 0 else { return nil }
    return body(file)
  }

  private func contents(of file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(file, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  /// Replaces the content of the file in place, so that the lock and the open files of other programs stay valid.
  ///
  /// A crash during the replacement may duplicate lines, but loses none.
  private func rewrite(_ file: Int32, with bytes: [UInt8]) {
    guard pwrite(file, bytes, bytes.count, 0) == bytes.count else { return }
    ftruncate(file, off_t(bytes.count))
  }
}

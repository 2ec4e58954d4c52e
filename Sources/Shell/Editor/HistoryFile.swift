internal import Foundation

/// The lines typed in earlier runs, one a line, newest last, readable by their owner only.
///
/// Several REPLs may share the file: each appends its own lines under a lock. Nothing here fails: a history that cannot be
/// read or written is an empty one.
package struct HistoryFile: Sendable {
  /// Where the lines are kept; neither the file nor its folder needs to exist.
  package let path: String

  /// The most lines that are kept.
  package static let limit = 5000
  /// Longer lines are pasted data; they would only slow every later start down.
  static let longestLine = 16_384

  /// A history at this path; nothing is read or made yet.
  package init(path: String) { self.path = path }

  /// The newest lines, oldest first; a file that has outgrown the limit by a tenth is cut to it.
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

  /// Adds a line at the end; one that is too long is left out.
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

  /// Runs `body` on the locked file; nil where it is no regular file that we may open.
  private func withFile<Result>(_ flags: Int32, _ body: (Int32) -> Result) -> Result? {
    // Non-blocking, or a FIFO in its place would hang us.
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

  /// In place, so that the lock and other programs' open files stay good; a crash meanwhile leaves lines twice, never none.
  private func rewrite(_ file: Int32, with bytes: [UInt8]) {
    guard pwrite(file, bytes, bytes.count, 0) == bytes.count else { return }
    ftruncate(file, off_t(bytes.count))
  }
}

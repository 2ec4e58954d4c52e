internal import Domain
internal import Foundation

/// The SHA-256 of files.
enum FileSum {
  /// What the name of the file in which a sum is recorded has after the name of the summed file.
  static let noteSuffix = ".sha256"
  private static let piece = 1 << 20

  /// The path of the file in which the sum of the file at `path` is recorded.
  static func note(of path: String) -> String { path + noteSuffix }

  /// Records a file's sum in a file next to it, in the format that `sha256sum -c` reads.
  static func note(_ sum: String, of target: String) throws(SystemFailure) {
    let draft = try draft(of: sum, for: target)
    defer { draft.discard() }
    // If there is such a record already, it is left over from a copy that was never finished.
    try draft.publish(as: note(of: target), replacing: true)
  }

  /// The record of a file's sum, complete and on the disk, but not under its name yet.
  static func draft(of sum: String, for target: String) throws(SystemFailure) -> FileDraft {
    let draft = try FileDraft(for: note(of: target), permissions: 0o600)
    try draft.write("\(sum)  \(FileDraft.name(of: target))\n")
    try draft.sync()
    return draft
  }

  /// Removes the record of a file's sum, if there is one.
  static func removeNote(of target: String) throws(SystemFailure) {
    guard unlink(note(of: target)) == 0 || errno == ENOENT else { throw SystemFailure(errno) }
    FileDraft.syncFolder(of: target)
  }

  /// The sum of a file as 64 hexadecimal digits; throws if the file cannot be read.
  static func sha256(of path: String) throws(SystemFailure) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure(errno) }
    defer { close(descriptor) }
    return try sha256(of: descriptor)
  }

  /// The sum of an open file, from its beginning.
  ///
  /// The file is not closed, because closing it would drop this process's locks on it.
  static func sha256(of descriptor: Int32) throws(SystemFailure) -> String {
    var sum = SHA256()
    var place = 0
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: piece, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = pread(descriptor, buffer.baseAddress, piece, off_t(place))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemFailure(errno) }
      if count == 0 { return sum.finish() }
      sum.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      place += count
    }
  }
}

internal import Domain
internal import Foundation

/// The SHA-256 of files.
enum FileSum {
  private static let piece = 1 << 20

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

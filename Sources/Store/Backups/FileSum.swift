internal import Foundation

/// The SHA-256 of files.
enum FileSum {
  private static let piece = 1 << 20

  /// The sum of a file as 64 hexadecimal digits; throws if it cannot be read.
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

/// The SHA-256 of a complete draft, calculated by another thread while this one checks the draft.
final class PendingSum: @unchecked Sendable {
  private let group = DispatchGroup()
  // Written by the other thread before it leaves the group, and read only after that.
  private var result: Result<String, SystemFailure> = .failure(SystemFailure(EINTR))

  /// Starts the calculation; the draft must stay open until `wait` or `value` has returned.
  init(of draft: FileDraft) {
    let descriptor = draft.descriptor
    group.enter()
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      do throws(SystemFailure) { result = .success(try FileSum.sha256(of: descriptor)) } catch {
        result = .failure(error)
      }
      group.leave()
    }
  }

  /// Waits until the thread has finished.
  func wait() { group.wait() }

  /// The sum as 64 hexadecimal digits; throws if the draft could not be read.
  func value() throws(SystemFailure) -> String {
    wait()
    return try result.get()
  }
}

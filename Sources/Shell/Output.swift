internal import Domain
internal import Foundation

/// A stream to which strings are written completely: standard output or standard error.
package struct Output: Sendable {
  /// The standard output of this process: reports, and the questions of a session.
  package static let standard = Output(descriptor: STDOUT_FILENO)
  /// The standard error of this process: errors and notes.
  package static let error = Output(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  /// Creates an output for tests or pagers; the caller remains responsible for closing the descriptor.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Opens /dev/null in place of each standard stream that was closed.
  ///
  /// Otherwise the next file or pipe that is opened would get the number of a closed stream, and reports would be
  /// written into it.
  package static func replaceClosedStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // Opened only for reading, so that writing to it fails as it would for a closed stream.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Thrown when nobody reads the output anymore (`larder week | head -1`): the program stops writing and exits
  /// silently.
  package struct Closed: Error {}

  /// Writes all of `text`, with as many system calls as it takes.
  ///
  /// Throws `Closed` if nobody reads anymore (SIGPIPE must be ignored, see `Signals.ignoreBrokenPipes`), and
  /// otherwise a LarderError with the system's reason, such as a full disk.
  package func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try write($0) }
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>) throws {
    var written = 0
    while written < bytes.count {
      let count = Foundation.write(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if count >= 0 {
        written += count
      } else {
        try recover(from: errno)
      }
    }
  }

  /// Waits after an error until it makes sense to write again; throws if it never will.
  private func recover(from error: Int32) throws {
    switch error {
    case EINTR: return
    case EAGAIN:
      // Somebody made the shared terminal non-blocking.
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&waiting, 1, -1)
    case EPIPE: throw Closed()
    default:
      throw LarderError(
        .cannotCreate, "the output could not be written: \(String(cString: strerror(error)))",
        hint: "what was saved before stays saved")
    }
  }
}

package import Domain
internal import Foundation

/// The standard input, through which another program or a file can pass data to Larder.
package enum StandardInput {
  /// Whether the standard input is a terminal, so that the user would have to type the data.
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Reads the whole standard input; nil if it has more than `limit` bytes.
  ///
  /// Throws `interrupted` soon after `isStopped` returns true, even while nobody types anything.
  package static func bytes(limit: Int, isStopped: () -> Bool = { false }) throws(LarderError) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      // A signal ends the wait too, before anything says that the user has stopped the read.
      let isReady = poll(&waiting, 1, patience) > 0
      guard !isStopped() else { throw LarderError(.interrupted, "interrupted while standard input was read") }
      guard isReady else { continue }
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { return nil }
    }
  }

  /// How long a read waits before it asks again whether it is stopped, in milliseconds.
  private static let patience: Int32 = 100
}

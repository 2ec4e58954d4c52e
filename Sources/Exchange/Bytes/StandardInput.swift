internal import Foundation

/// The standard input, through which another program or a file can pass data to Larder.
package enum StandardInput {
  /// Whether the standard input is a terminal, so that the user would have to type the data.
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Reads the whole standard input; nil if it has more than `limit` bytes.
  package static func bytes(limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { return nil }
    }
  }
}

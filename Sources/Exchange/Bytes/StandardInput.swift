internal import Foundation

/// What another program or a file hands over through a pipe.
package enum StandardInput {
  /// Whether somebody would have to type it.
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Reads all of it; nil if there are more than `limit` bytes.
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

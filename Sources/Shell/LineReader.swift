internal import Domain
internal import Foundation

/// Reads a file or standard input line by line, as the lines come: a program on the other side may wait for each answer.
struct LineReader {
  /// Longer lines are refused: a name or a meal is never that long.
  static let longest = 1 << 20

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its line break; nil at the end.
  ///
  /// Bytes that are no UTF-8 become U+FFFD.
  ///
  /// - Throws: `lineTooLong`, after which the rest of that line has been passed over.
  mutating func next() throws -> String? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return text(start..<end)
      }
      searched = buffer.count
      if buffer.count - start > Self.longest {
        try skipLine()
        throw LarderError(
          .lineTooLong, "a line is longer than \(Self.longest) bytes", hint: "one command a line; is this a script?")
      }
      if isAtEnd {
        defer { start = buffer.count }
        return start < buffer.count ? text(start..<buffer.count) : nil
      }
      if start > 0 {
        buffer.removeFirst(start)
        searched -= start
        start = 0
      }
      fill()
    }
  }

  private func text(_ range: Range<Int>) -> String {
    var bytes = buffer[range]
    if bytes.last == 0x0D { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func skipLine() throws {
    while !isAtEnd {
      buffer.removeAll(keepingCapacity: true)
      start = 0
      fill()
      if let end = buffer.firstIndex(of: 0x0A) {
        start = end + 1
        return
      }
    }
    buffer.removeAll()
    start = 0
  }

  private mutating func fill() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      buffer += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }
}

internal import Domain
internal import Foundation

/// Reads a file or standard input line by line, as the lines arrive.
///
/// The reader never waits for more input than the next line, because the program that sends the lines may wait for each
/// answer.
struct LineReader {
  /// The maximum length of a line in bytes; a line with a name or a meal is never that long.
  static let longest = 1 << 20

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  /// Whether the rest of a line that was too long must still be skipped.
  private var isInLongLine = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its line break; nil at the end.
  ///
  /// - Throws: `lineTooLong`, after which the next call skips the rest of the line; `badValue` for a line that is not
  ///   UTF-8.
  mutating func next() throws -> String? {
    // The rest is skipped only if another line is wanted, because a line from a device such as /dev/zero never ends.
    if isInLongLine { skipLine() }
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return try text(start..<end)
      }
      searched = buffer.count
      if buffer.count - start > Self.longest {
        isInLongLine = true
        throw LarderError(
          .lineTooLong, "a line is longer than \(Self.longest) bytes",
          hint: "put one command on each line; this does not look like a list of commands")
      }
      if isAtEnd {
        defer { start = buffer.count }
        return start < buffer.count ? try text(start..<buffer.count) : nil
      }
      if start > 0 {
        buffer.removeFirst(start)
        searched -= start
        start = 0
      }
      fill()
    }
  }

  private func text(_ range: Range<Int>) throws -> String {
    var bytes = buffer[range]
    if bytes.last == 0x0D { bytes.removeLast() }
    // Repairing the text could turn `Käse` in Latin-1 into another word, and thus another food.
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LarderError(
        .badValue, "the line is not UTF-8: \(String(decoding: bytes.prefix(60), as: UTF8.self))",
        hint: "save the script as UTF-8: `iconv -f latin1 -t utf-8 FILE`")
    }
    return text
  }

  /// The maximum number of bytes of an endless line that are skipped; after that, nothing more is read.
  private static let longestSkipped = 1 << 30

  private mutating func skipLine() {
    isInLongLine = false
    var skipped = 0
    while !isAtEnd, skipped < Self.longestSkipped {
      skipped += buffer.count
      buffer.removeAll(keepingCapacity: true)
      start = 0
      fill()
      if let end = buffer.firstIndex(of: 0x0A) {
        start = end + 1
        return
      }
    }
    isAtEnd = true
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

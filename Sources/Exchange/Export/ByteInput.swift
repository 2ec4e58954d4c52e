import Domain

/// Reads a source of text byte by byte and counts its lines; only a small part of the text is in memory at a time.
final class ByteInput {
  /// The number of the line that contains the next byte, counting from 1.
  private(set) var line = 1
  /// The number of bytes of the text that precede the bytes in the buffer.
  private var before = 0
  /// The maximum length of a single string, in bytes.
  static let longestText = 8 << 20

  private let source: any ByteSource
  private let name: String
  private var buffer = [UInt8](repeating: 0, count: 1 << 18)
  private var index = 0
  private var end = 0

  /// Reads from a source, which error messages call `name`; a byte order mark at its start is skipped.
  init(_ source: any ByteSource, name: String) throws(LarderError) {
    (self.source, self.name) = (source, name)
    if try fill(), end >= 3, buffer[0] == 0xEF, buffer[1] == 0xBB, buffer[2] == 0xBF { index = 3 }
  }

  var progress: Double { source.progress }

  /// The offset of the next byte from the start of the text.
  var offset: Int { before + index }

  /// The current position for messages: `` `household.json`, line 12 ``.
  var place: String { "\(ImportFile.quoted(name)), line \(line)" }

  /// Creates an error with the number of the current line.
  func error(_ problem: String) -> LarderError {
    LarderError(.badFile, "\(place): \(problem)", outcome: .nothing(.imported))
  }

  private func fill() throws(LarderError) -> Bool {
    var failure: LarderError?
    before += end
    index = 0
    buffer.withUnsafeMutableBytes { bytes in
      do throws(LarderError) { end = try source.read(into: bytes) } catch { (failure, end) = (error, 0) }
    }
    if let failure { throw failure }
    return end > 0
  }

  /// The next byte, without moving past the byte; nil at the end.
  func next() throws(LarderError) -> UInt8? {
    if index == end, try !fill() { return nil }
    return buffer[index]
  }

  /// Moves past the next byte, which must exist.
  func skip() {
    if buffer[index] == 0x0A { line += 1 }
    index += 1
  }

  /// Moves the next bytes for which `belongs` is true to `bytes`; throws `badFile` if there are too many of them.
  @inline(__always)
  func take(into bytes: inout [UInt8], while belongs: (UInt8) -> Bool) throws(LarderError) {
    while try next() != nil {
      let start = index
      while index < end, belongs(buffer[index]) {
        if buffer[index] == 0x0A { line += 1 }
        index += 1
      }
      bytes += buffer[start..<index]
      guard bytes.count <= Self.longestText else { throw error("a text is longer than 8 MB") }
      if index < end { return }
    }
  }

  /// Decodes bytes as a string; throws `badFile` if they are not valid UTF-8.
  func text(_ bytes: [UInt8]) throws(LarderError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw error("a text is not in UTF-8") }
    return text
  }
}

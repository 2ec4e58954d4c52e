import Domain

/// Converts a text file in UTF-8 or UTF-16 to a stream of UTF-8 without a byte order mark.
///
/// Bytes that are not valid UTF-8 stay as they are: `FieldText` decides for each field whether they are Windows-1252.
final class TextBytes: ByteSource {
  private enum Form {
    case bytes
    /// UTF-16; `high` is the index of the high byte in a two-byte unit: 0 for big-endian, 1 for little-endian.
    case utf16(high: Int)
  }

  private let source: any ByteSource
  private let form: Form
  private var front: [UInt8]
  private var surrogate: UInt32?

  /// Finds the encoding from the first bytes.
  ///
  /// Throws `badFile` if the content is not text; the message calls the file `name`.
  init(_ source: any ByteSource, name: String) throws(LarderError) {
    self.source = source
    front = try Self.take(4096, of: source)
    if front.starts(with: [0xEF, 0xBB, 0xBF]) {
      form = .bytes
      front.removeFirst(3)
    } else if front.starts(with: [0xFF, 0xFE]) || front.starts(with: [0xFE, 0xFF]) {
      form = .utf16(high: front[0] == 0xFF ? 1 : 0)
      front.removeFirst(2)
    } else if front.count >= 4, front[1] == 0, front[3] == 0, front[0] != 0, front[2] != 0 {
      form = .utf16(high: 1)
    } else if front.count >= 4, front[0] == 0, front[2] == 0, front[1] != 0, front[3] != 0 {
      form = .utf16(high: 0)
    } else {
      form = .bytes
      guard !front.contains(0) else {
        throw LarderError(
          .badFile, "\(ImportFile.quoted(name)) is not text", hint: "use a table or list in UTF-8 or UTF-16")
      }
    }
  }

  var progress: Double { source.progress }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(LarderError) -> Int {
    guard case .utf16(let high) = form else {
      guard !front.isEmpty else { return try source.read(into: buffer) }
      let count = min(front.count, buffer.count)
      buffer.copyBytes(from: front.prefix(count))
      front.removeFirst(count)
      return count
    }
    var written = 0
    // Two bytes of UTF-16 become at most three bytes of UTF-8, and a surrogate pair becomes four. So the text always
    // fits if half as many bytes are read as the buffer has room for.
    while written == 0 {
      let wanted = max(2, buffer.count / 2 - 4)
      if front.count < wanted { front += try Self.take(wanted - front.count, of: source) }
      guard front.count >= 2 else {
        front = []
        return written
      }
      written = convert(high: high, maximum: wanted, into: buffer)
    }
    return written
  }

  private func convert(high: Int, maximum: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    var written = 0
    var index = 0
    while index + 1 < min(front.count, maximum) {
      let unit = UInt32(front[index + high]) << 8 | UInt32(front[index + 1 - high])
      index += 2
      var scalar = unit
      if let first = surrogate {
        surrogate = nil
        if (0xDC00...0xDFFF).contains(unit) { scalar = 0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00) }
      } else if (0xD800...0xDBFF).contains(unit) {
        surrogate = unit
        continue
      }
      for byte in UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
        buffer[written] = byte
        written += 1
      }
    }
    front.removeFirst(index)
    return written
  }

  /// Reads the next `count` bytes of a stream, or fewer if the stream ends before that.
  private static func take(_ count: Int, of source: any ByteSource) throws(LarderError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { buffer.deallocate() }
    var done = 0
    while done < count {
      let read = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[done...]))
      guard read > 0 else { break }
      done += read
    }
    return Array(buffer[..<done])
  }
}

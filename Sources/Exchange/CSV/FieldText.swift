/// Decodes the fields of a file that is in UTF-8 or Windows-1252.
package struct FieldText: Sendable {
  /// A field as text.
  package struct DecodedText: Equatable, Sendable {
    /// The text without surrounding white space.
    package var text: String
    /// Whether some of the text's bytes could not be decoded.
    package var isDamaged = false
  }

  /// Whether a non-ASCII character in UTF-8 has been found; from then on, bytes that are not valid UTF-8 count as
  /// damage.
  private var hasSeenUTF8 = false

  /// A field's text; nil if the field is empty.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, hasDoubledQuotes: Bool = false) -> DecodedText? {
    var start = 0
    var end = bytes.count
    while start < end, Self.isSpace(bytes[start]) { start += 1 }
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    guard start < end else { return nil }
    let trimmed = UnsafeBufferPointer(rebasing: bytes[start..<end])
    guard hasDoubledQuotes else { return decode(trimmed) }
    var single: [UInt8] = []
    single.reserveCapacity(trimmed.count)
    var isSecond = false
    for byte in trimmed {
      isSecond = byte == 0x22 && !isSecond
      if byte != 0x22 || isSecond { single.append(byte) }
    }
    return single.withUnsafeBufferPointer { decode($0) }
  }

  /// At most the first 1,000 Unicode scalars of a record, decoded even if some bytes are invalid.
  mutating func cut(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var end = min(bytes.count, 4000)
    while end > 0, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    let text = decode(UnsafeBufferPointer(rebasing: bytes[..<end])).text
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(1000)))
  }

  /// The text of a whole file in UTF-16 with a byte order mark, in UTF-8, or otherwise in Windows-1252.
  package static func whole(_ bytes: [UInt8]) -> String {
    if isUTF16(bytes) {
      let (high, low) = bytes[0] == 0xFE ? (0, 1) : (1, 0)
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
      }
      return String(decoding: units, as: UTF16.self)
    }
    var text = FieldText()
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].withUnsafeBufferPointer { text.decode($0).text }
  }

  /// Whether bytes begin with the byte order mark of UTF-16.
  static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  private mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> DecodedText {
    if bytes.allSatisfy({ $0 < 0x80 }) { return DecodedText(text: String(decoding: bytes, as: UTF8.self)) }
    if let text = String(validating: bytes, as: UTF8.self) {
      hasSeenUTF8 = true
      return DecodedText(text: text)
    }
    guard !hasSeenUTF8 else { return DecodedText(text: String(decoding: bytes, as: UTF8.self), isDamaged: true) }
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Self.windows1252(byte)) }
    return DecodedText(text: String(text))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// The character of a byte in Windows-1252, which is Latin 1 with letters and punctuation at 0x80 to 0x9F.
  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? high[Int(byte - 0x80)] : Unicode.Scalar(byte)
  }

  private static let high = Array("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}

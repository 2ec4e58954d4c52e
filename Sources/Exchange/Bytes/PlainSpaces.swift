extension StringProtocol {
  /// The text with each run of white space as one space, and without white space at its ends.
  ///
  /// Most texts are ASCII, and are read byte by byte: looking up the properties of each character takes ten times as long.
  var singleSpaced: String {
    let plain = utf8.withContiguousStorageIfAvailable(Self.singleSpaced) ?? nil
    return plain ?? String(self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The words of the text, which consist of letters only.
  var letterWords: [String] {
    let plain = utf8.withContiguousStorageIfAvailable(Self.letterWords) ?? nil
    return plain ?? String(self).split { !$0.isLetter }.map { String($0) }
  }

  /// The text with single spaces; nil if it has a byte beyond ASCII.
  private static func singleSpaced(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { text in
      var count = 0
      var isBetween = false
      for byte in bytes {
        // U+0009 to U+000D and the space are all the white space that ASCII has.
        if byte == 0x20 || (0x09...0x0D).contains(byte) {
          isBetween = count > 0
          continue
        }
        if isBetween {
          text[count] = 0x20
          count += 1
          isBetween = false
        }
        text[count] = byte
        count += 1
      }
      return count
    }
  }

  /// The words of letters; nil if the text has a byte beyond ASCII.
  private static func letterWords(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return bytes.split { !(0x61...0x7A).contains($0 | 0x20) }.map { String(decoding: $0, as: UTF8.self) }
  }
}

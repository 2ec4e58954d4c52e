/// Reads single values from JSON text (RFC 8259) in one pass, without building a tree of all values.
struct JSONScanner {
  /// An error in JSON text; `reason` says what is wrong, in plain words.
  struct Damage: Error, Equatable {
    let reason: String
  }

  /// The maximum depth to which objects and arrays may be nested; text that is nested more deeply is refused.
  static let deepest = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var index = 0

  /// Creates a scanner at the beginning of the text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Enters an object; returns false if the next value is something else, which is skipped.
  mutating func enterObject() throws(Damage) -> Bool {
    try enter(0x7B)
  }

  /// Enters an array; returns false if the next value is something else, which is not skipped.
  mutating func enterArray() -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == 0x5B else { return false }
    index += 1
    return true
  }

  private mutating func enter(_ byte: UInt8) throws(Damage) -> Bool {
    skipSpace()
    guard index < bytes.count else { throw cut }
    guard bytes[index] == byte else {
      try skipValue()
      return false
    }
    index += 1
    return true
  }

  /// The next key of the entered object as raw bytes, without quotes and without decoding escapes; nil at the end.
  mutating func nextKey() throws(Damage) -> UnsafeBufferPointer<UInt8>? {
    guard try hasNext(closing: 0x7D) else { return nil }
    guard index < bytes.count, bytes[index] == 0x22 else { throw wrong("a key") }
    let key = try rawString()
    skipSpace()
    guard index < bytes.count else { throw cut }
    guard bytes[index] == 0x3A else { throw wrong("a colon") }
    index += 1
    return key
  }

  /// Goes to the next element of the entered array; returns false at the end of the array.
  mutating func nextElement() throws(Damage) -> Bool { try hasNext(closing: 0x5D) }

  private mutating func hasNext(closing: UInt8) throws(Damage) -> Bool {
    skipSpace()
    guard index < bytes.count else { throw cut }
    if bytes[index] == closing {
      index += 1
      return false
    }
    if bytes[index] == 0x2C {
      index += 1
      skipSpace()
      guard index < bytes.count else { throw cut }
    }
    return true
  }

  /// Reads the next value as text: a string, or a number as it is in the file; nil for anything else, which is skipped.
  mutating func text() throws(Damage) -> FieldText.DecodedText? {
    skipSpace()
    guard index < bytes.count else { throw cut }
    if bytes[index] == 0x22 { return Self.decoded(try rawString()) }
    let start = index
    try skipValue()
    guard let first = bytes[start..<index].first, first == 0x2D || (0x30...0x39).contains(first) else { return nil }
    return FieldText.DecodedText(text: String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// Reads the next value as a number, which may be in a string.
  mutating func number() throws(Damage) -> ImportNumber {
    skipSpace()
    guard index < bytes.count else { throw cut }
    if bytes[index] == 0x22 { return ImportNumber.read(try rawString(), .point) }
    let start = index
    try skipValue()
    let value = UnsafeBufferPointer(rebasing: bytes[start..<index])
    switch value.first {
    case 0x2D, 0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39: return ImportNumber.read(value, .point)
    default: return .empty
    }
  }

  /// Skips the next value.
  mutating func skipValue() throws(Damage) {
    skipSpace()
    guard index < bytes.count else { throw cut }
    var depth = 0
    // One bit for each level: whether it is an object.
    var kinds: UInt64 = 0
    repeat {
      guard index < bytes.count else { throw cut }
      let byte = bytes[index]
      switch byte {
      case 0x22: _ = try rawString()
      case 0x7B, 0x5B:
        guard depth < Self.deepest else { throw Damage(reason: "more than \(Self.deepest) nested levels") }
        kinds = kinds << 1 | (byte == 0x7B ? 1 : 0)
        depth += 1
        index += 1
      case 0x7D, 0x5D:
        guard depth > 0, kinds & 1 == (byte == 0x7D ? 1 : 0) else { throw wrong("a value") }
        kinds >>= 1
        depth -= 1
        index += 1
      case 0x2C, 0x3A, 0x20, 0x09, 0x0A, 0x0D:
        guard depth > 0 else { throw wrong("a value") }
        index += 1
      default: try skipPlain()
      }
    } while depth > 0
  }

  /// Whether only white space is left.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return index == bytes.count
  }

  /// Skips a number, `true`, `false` or `null`.
  private mutating func skipPlain() throws(Damage) {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      guard
        byte == 0x2B || byte == 0x2D || byte == 0x2E || (0x30...0x39).contains(byte)
          || (0x61...0x7A).contains(byte | 0x20)
      else { break }
      index += 1
    }
    guard index > start else { throw wrong("a value") }
  }

  /// Reads a string's bytes, without decoding its escapes.
  private mutating func rawString() throws(Damage) -> UnsafeBufferPointer<UInt8> {
    let start = index + 1
    index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 {
        index += 1
        return UnsafeBufferPointer(rebasing: bytes[start..<index - 1])
      }
      index += byte == 0x5C ? 2 : 1
    }
    index = bytes.count
    throw cut
  }

  @inline(__always)
  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] == 0x20 || (bytes[index] >= 0x09 && bytes[index] <= 0x0D) { index += 1 }
  }

  private var cut: Damage { Damage(reason: "the line is cut off before its end") }

  private func wrong(_ expected: String) -> Damage {
    Damage(reason: "\(expected) is missing at byte \(index + 1) of the line")
  }
}

extension JSONScanner {
  /// Decodes a string with its escapes; half a surrogate pair counts as damage.
  static func decoded(_ raw: UnsafeBufferPointer<UInt8>) -> FieldText.DecodedText? {
    var text = FieldText()
    guard raw.contains(0x5C) else {
      guard !raw.isEmpty else { return nil }
      guard let valid = String(validating: raw, as: UTF8.self) else {
        return FieldText.DecodedText(text: String(decoding: raw, as: UTF8.self), isDamaged: true)
      }
      return valid.utf8.allSatisfy { $0 == 0x20 } ? nil : FieldText.DecodedText(text: valid)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    var isDamaged = false
    var index = 0
    while index < raw.count {
      guard raw[index] == 0x5C, index + 1 < raw.count else {
        bytes.append(raw[index])
        index += 1
        continue
      }
      let (scalar, length) = escape(raw, at: index)
      if let scalar { bytes += Array(String(scalar).utf8) } else { isDamaged = true }
      index += length
    }
    let reading = bytes.withUnsafeBufferPointer { text.read($0) }
    return reading.map { FieldText.DecodedText(text: $0.text, isDamaged: isDamaged || $0.isDamaged) }
  }

  /// The character that an escape stands for (nil if it is invalid), and the length of the escape in bytes.
  ///
  /// Line breaks, tabs and other control characters become spaces.
  private static func escape(_ raw: UnsafeBufferPointer<UInt8>, at index: Int) -> (Unicode.Scalar?, Int) {
    switch raw[index + 1] {
    case 0x6E, 0x72, 0x74, 0x62, 0x66: return (" ", 2)
    case 0x75:
      guard let unit = hex(raw, at: index + 2) else { return (nil, 2) }
      guard (0xD800...0xDFFF).contains(unit) else { return (Unicode.Scalar(unit), 6) }
      guard unit < 0xDC00, index + 7 < raw.count, raw[index + 6] == 0x5C, raw[index + 7] == 0x75,
        let low = hex(raw, at: index + 8), (0xDC00...0xDFFF).contains(low)
      else { return (nil, 6) }
      return (Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)), 12)
    case let byte: return (Unicode.Scalar(byte), 2)
    }
  }

  private static func hex(_ raw: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard index + 4 <= raw.count else { return nil }
    return UInt32(String(decoding: raw[index..<index + 4], as: UTF8.self), radix: 16)
  }
}

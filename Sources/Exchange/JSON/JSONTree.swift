/// A JSON value as a tree, read from the JSON of other programs and web pages.
///
/// The reader is lenient: it accepts raw control characters in strings, unknown escapes, trailing commas, and text
/// after the value. Values that are nested more deeply than `deepest` are refused.
indirect enum JSONTree: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  /// The members; if several have the same key, the last one counts.
  case object([String: JSONTree])

  /// The maximum depth to which objects and arrays may be nested.
  static let deepest = 64

  /// Reads the first value in the text; nil if it is damaged beyond repair or nested too deeply.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = Reader(bytes: bytes, index: bytes.startIndex)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  /// The member with a key; nil if this is not an object, or has no such member.
  subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The elements of an array; null has no elements, and any other value counts as the only element.
  var elements: [JSONTree] {
    switch self {
    case .array(let values): values
    case .null: []
    default: [self]
    }
  }

  /// The text of a string; nil for any other value.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value as a number, even if the number is written as a string; nil for any other value.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .string(let text): Double(text)
    default: nil
    }
  }

  /// The value of the first of the given keys that is present and not null; nil if there is none.
  ///
  /// Programs spell some keys in several ways: `recipeYield` and `yield`.
  func first(_ keys: String...) -> JSONTree? {
    keys.lazy.compactMap { self[$0] }.first { $0 != .null }
  }

  /// The maximum number of members that `unread` names.
  private static let mostUnread = 30

  /// The names of the members that have a value and are none of the known ones, sorted.
  ///
  /// Programs also write the fields that nobody has filled in: null, no text, an empty list, 0 and false are no values.
  func unread(besides known: Set<String>) -> [String] {
    guard case .object(let members) = self else { return [] }
    return Array(members.filter { !known.contains($0.key) && $0.value.hasValue }.keys.sorted().prefix(Self.mostUnread))
  }

  private var hasValue: Bool {
    switch self {
    case .null, .bool(false), .number(0): false
    case .bool, .number: true
    case .string(let text): text.contains { !$0.isWhitespace }
    case .array(let values): !values.isEmpty
    case .object(let members): !members.isEmpty
    }
  }

  private struct Reader {
    let bytes: ArraySlice<UInt8>
    var index: Int

    private var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    private mutating func skipSpace() {
      while let byte, byte <= 0x20 { index += 1 }
    }

    mutating func value(depth: Int) -> JSONTree? {
      guard depth <= JSONTree.deepest else { return nil }
      skipSpace()
      switch byte {
      case UInt8(ascii: "{"): return object(depth: depth)
      case UInt8(ascii: "["): return array(depth: depth)
      case UInt8(ascii: "\""): return string().map { .string($0) }
      default: return word()
      }
    }

    private mutating func object(depth: Int) -> JSONTree? {
      index += 1
      var members: [String: JSONTree] = [:]
      while true {
        skipSpace()
        guard let byte else { return nil }
        if byte == UInt8(ascii: "}") {
          index += 1
          return .object(members)
        }
        if byte == UInt8(ascii: ",") {
          index += 1
          continue
        }
        guard let key = byte == UInt8(ascii: "\"") ? string() : bareKey() else { return nil }
        skipSpace()
        guard self.byte == UInt8(ascii: ":") else { return nil }
        index += 1
        guard let value = value(depth: depth + 1) else { return nil }
        members[key] = value
      }
    }

    private mutating func array(depth: Int) -> JSONTree? {
      index += 1
      var values: [JSONTree] = []
      while true {
        skipSpace()
        guard let byte else { return nil }
        if byte == UInt8(ascii: "]") {
          index += 1
          return .array(values)
        }
        if byte == UInt8(ascii: ",") {
          index += 1
          continue
        }
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
      }
    }

    /// A key without quotes.
    private mutating func bareKey() -> String? {
      let start = index
      while let byte, byte.isNameByte { index += 1 }
      return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    /// `true`, `false`, `null` or a number.
    private mutating func word() -> JSONTree? {
      let start = index
      while let byte, byte.isNameByte || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") { index += 1 }
      switch String(decoding: bytes[start..<index], as: UTF8.self) {
      case "true": return .bool(true)
      case "false": return .bool(false)
      case "null": return .null
      case let text: return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
      }
    }

    private mutating func string() -> String? {
      index += 1
      var text: [UInt8] = []
      while let byte {
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
        case UInt8(ascii: "\\"): escape(into: &text)
        default: text.append(byte)
        }
      }
      return nil
    }

    private mutating func escape(into text: inout [UInt8]) {
      guard let byte else { return }
      index += 1
      switch byte {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(0x20)
      case UInt8(ascii: "u"):
        guard let unit = hexadecimal() else {
          text += Array("u".utf8)
          return
        }
        var units = [unit]
        // A character beyond U+FFFF is written as two escapes.
        if (0xD800...0xDBFF).contains(unit), bytes[index...].starts(with: Array("\\u".utf8)) {
          let start = index
          index += 2
          if let low = hexadecimal() { units.append(low) } else { index = start }
        }
        text += Array(String(decoding: units, as: UTF16.self).utf8)
      default: text.append(byte)
      }
    }

    private mutating func hexadecimal() -> UInt16? {
      guard index + 4 <= bytes.endIndex,
        let value = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
      else { return nil }
      index += 4
      return value
    }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit, `_`, `$`, `-`, or `@`.
  fileprivate var isNameByte: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
      || [UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "@")].contains(self)
  }
}

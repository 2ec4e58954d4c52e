import Domain

/// Reads a JSON text (RFC 8259) of any length, value by value, with only a small part of the text in memory.
///
/// The caller asks for each value in turn, so values cannot be nested more deeply than the caller expects.
final class JSONInput {
  private static let longestNumber = 400

  private let bytes: ByteInput

  /// Reads from a source, which error messages call `name`.
  init(_ source: any ByteSource, name: String) throws(LarderError) { bytes = try ByteInput(source, name: name) }

  /// The current position, for messages.
  var place: String { bytes.place }
  var progress: Double { bytes.progress }
  /// The number of bytes that have been read.
  var offset: Int { bytes.offset }

  /// Creates an error with the number of the current line.
  func error(_ problem: String) -> LarderError { bytes.error(problem) }

  /// The next byte that is not white space, without moving past it; nil at the end.
  func peek() throws(LarderError) -> UInt8? {
    while let byte = try bytes.next() {
      switch byte {
      case 0x0A, 0x20, 0x09, 0x0D: bytes.skip()
      default: return byte
      }
    }
    return nil
  }

  /// Moves past a character if it comes next, ignoring white space before it; returns false if something else comes
  /// next.
  func takes(_ sign: UInt8) throws(LarderError) -> Bool {
    guard try peek() == sign else { return false }
    bytes.skip()
    return true
  }

  /// Moves past a character that must come next, ignoring white space before it; throws `badFile` otherwise.
  func take(_ sign: UInt8) throws(LarderError) {
    guard try takes(sign) else { throw try missing("`\(Character(Unicode.Scalar(sign)))`") }
  }

  /// Creates an error for something that was expected next but is missing.
  func missing(_ what: String) throws(LarderError) -> LarderError {
    try peek() == nil ? error("the file ends in the middle: the rest of it is missing") : error("\(what) is missing")
  }

  /// Creates an error for a value of the wrong kind, described by `problem`.
  func unexpected(_ problem: String) throws(LarderError) -> LarderError {
    error(try peek() == nil ? "the file ends in the middle" : problem)
  }

  /// Reads the next key of the current object, and the colon after it; nil at the end of the object.
  func key(isFirst: Bool) throws(LarderError) -> String? {
    if try takes(0x7D) { return nil }
    if !isFirst { try take(0x2C) }
    guard try peek() == 0x22 else { throw try missing("a key") }
    let key = try text()
    try take(0x3A)
    return key
  }

  /// Moves to the next element of the current array; returns false at the end of the array.
  func element(isFirst: Bool) throws(LarderError) -> Bool {
    if try takes(0x5D) { return false }
    if !isFirst { try take(0x2C) }
    return true
  }

  /// The kinds of JSON values; a word is `true`, `false` or `null`.
  enum Kind {
    case text, number, object, array, word
  }

  func kind() throws(LarderError) -> Kind {
    switch try peek() {
    case 0x22: return .text
    case 0x7B: return .object
    case 0x5B: return .array
    case 0x2D, 0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39: return .number
    default: return .word
    }
  }

  /// Reads `true`, `false` or `null`; for `null`, it returns nil.
  func word() throws(LarderError) -> Bool? {
    var letters: [UInt8] = []
    _ = try peek()
    while letters.count < 6, let byte = try bytes.next(), (0x61...0x7A).contains(byte) {
      letters.append(byte)
      bytes.skip()
    }
    switch letters {
    case Array("true".utf8): return true
    case Array("false".utf8): return false
    case Array("null".utf8): return nil
    default: throw try missing("a value")
    }
  }

  /// Reads a number and returns its digits unchanged.
  func number() throws(LarderError) -> String {
    var digits: [UInt8] = []
    _ = try peek()
    while let byte = try bytes.next(), (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte) {
      digits.append(byte)
      bytes.skip()
      guard digits.count <= Self.longestNumber else {
        throw error("a number has more than \(Self.longestNumber) digits")
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Reads a string, without its quotes and with its escapes decoded.
  func text() throws(LarderError) -> String {
    try take(0x22)
    var read: [UInt8] = []
    while true {
      try bytes.take(into: &read) { $0 != 0x22 && $0 != 0x5C && $0 >= 0x20 }
      guard let byte = try bytes.next() else { throw error("the file ends in the middle of a text") }
      guard byte == 0x22 || byte == 0x5C else {
        throw error("a text has a line break or a control character in it")
      }
      bytes.skip()
      if byte == 0x22 { return try bytes.text(read) }
      read += Array(String(try escape()).utf8)
    }
  }

  private func escape() throws(LarderError) -> Unicode.Scalar {
    let byte = try bytes.next()
    bytes.skip()
    switch byte {
    case 0x22: return "\""
    case 0x5C: return "\\"
    case 0x2F: return "/"
    case 0x62: return "\u{8}"
    case 0x66: return "\u{C}"
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case 0x74: return "\t"
    case 0x75:
      let unit = try unit()
      guard (0xD800...0xDFFF).contains(unit) else {
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
      }
      guard unit < 0xDC00, try bytes.next() == 0x5C else { break }
      bytes.skip()
      guard try bytes.next() == 0x75 else { break }
      bytes.skip()
      let low = try self.unit()
      guard (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      else { break }
      return scalar
    default: break
    }
    throw error("a text has `\\` before a character that cannot be escaped")
  }

  private func unit() throws(LarderError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = try bytes.next(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("`\\u` needs four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      bytes.skip()
    }
    return unit
  }
}

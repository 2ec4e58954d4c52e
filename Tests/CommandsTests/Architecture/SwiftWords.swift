/// The names and marks of a Swift source in their order: comments and the texts of literals are left out, what a
/// literal interpolates is not.
struct SwiftWords {
  /// A name, a keyword, a number or one mark.
  struct Word {
    let text: String
    let isName: Bool
  }

  private(set) var words: [Word] = []
  private let bytes: [UInt8]
  private var index = 0
  /// The literals around the place, each with the parentheses that are open in its interpolation.
  private var literals: [(hashes: Int, isLong: Bool, open: Int)] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    while index < bytes.count { read() }
  }

  private mutating func read() {
    let byte = bytes[index]
    if byte <= 0x20 {
      index += 1
    } else if Self.isLetter(byte) || Self.isDigit(byte) {
      readName()
    } else if byte == UInt8(ascii: "/"), next(1) == UInt8(ascii: "/") {
      skipLine()
    } else if byte == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
      skipComment()
    } else if let hashes = hashesOfLiteral() {
      index += hashes
      let isLong = hasQuotes(3)
      index += isLong ? 3 : 1
      add("\"")
      skipLiteral(hashes, isLong)
    } else {
      readMark(byte)
    }
  }

  private mutating func readName() {
    let start = index
    while let byte = next(0), Self.isLetter(byte) || Self.isDigit(byte) { index += 1 }
    words.append(
      Word(text: String(decoding: bytes[start..<index], as: UTF8.self), isName: !Self.isDigit(bytes[start])))
  }

  private mutating func readMark(_ byte: UInt8) {
    index += 1
    if let last = literals.indices.last {
      if byte == UInt8(ascii: "(") { literals[last].open += 1 }
      if byte == UInt8(ascii: ")") { literals[last].open -= 1 }
      if literals[last].open == 0 {
        let literal = literals.removeLast()
        return skipLiteral(literal.hashes, literal.isLong)
      }
    }
    if byte != UInt8(ascii: "`") { add(String(UnicodeScalar(byte))) }
  }

  private mutating func add(_ mark: String) { words.append(Word(text: mark, isName: false)) }

  private mutating func skipLine() {
    while let byte = next(0), byte != 0x0A { index += 1 }
  }

  /// Comments may hold comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if next(0) == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if next(0) == UInt8(ascii: "*"), next(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// How many `#` are before a quotation mark here; nil if no literal begins.
  private func hashesOfLiteral() -> Int? {
    var count = 0
    while next(count) == UInt8(ascii: "#") { count += 1 }
    return next(count) == UInt8(ascii: "\"") ? count : nil
  }

  private func hasQuotes(_ count: Int) -> Bool {
    (0..<count).allSatisfy { next($0) == UInt8(ascii: "\"") }
  }

  /// Goes to the end of a literal, or into its next interpolation.
  private mutating func skipLiteral(_ hashes: Int, _ isLong: Bool) {
    while let byte = next(0) {
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, from: 1) {
        index += 1 + hashes
        if next(0) == UInt8(ascii: "(") {
          literals.append((hashes, isLong, 1))
          index += 1
          return
        }
        index += 1
      } else if hasQuotes(isLong ? 3 : 1), hasHashes(hashes, from: isLong ? 3 : 1) {
        index += (isLong ? 3 : 1) + hashes
        return
      } else {
        index += 1
      }
    }
  }

  private func hasHashes(_ count: Int, from offset: Int) -> Bool {
    (0..<count).allSatisfy { next(offset + $0) == UInt8(ascii: "#") }
  }

  private func next(_ offset: Int) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Letters beyond ASCII are bytes from 0x80 on.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }
}

/// Finds the structured data, the title and the language in the HTML of a web page, in one pass over its bytes.
struct PageScripts {
  /// The contents of the scripts with structured data (`application/ld+json`), in order.
  private(set) var data: [ArraySlice<UInt8>] = []
  /// The title of the page; nil if it has none.
  private(set) var title: String?
  /// The language of the page; nil if it states none.
  private(set) var language: String?

  private let bytes: [UInt8]
  private var index = 0

  init(_ page: [UInt8]) {
    bytes = page
    while let start = next(UInt8(ascii: "<")) {
      index = start + 1
      if starts("!--") {
        skip(behind: Array("-->".utf8))
      } else if starts("script") {
        let attributes = tag()
        let body = element("</script")
        if attributes.contains("ld+json") { data.append(Self.unwrapped(body)) }
      } else if starts("style") {
        _ = tag()
        _ = element("</style")
      } else if starts("title"), title == nil {
        _ = tag()
        let text = MarkedText.line(String(decoding: element("</title"), as: UTF8.self))
        title = text.isEmpty ? nil : text
      } else if starts("html"), language == nil {
        language = Self.value(of: "lang", in: tag())
      }
    }
  }

  /// The index of the next such byte; nil if there is none.
  private func next(_ byte: UInt8) -> Int? { index < bytes.count ? bytes[index...].firstIndex(of: byte) : nil }

  /// Whether a name follows, in lower or upper case.
  private func starts(_ name: String) -> Bool {
    let end = index + name.utf8.count
    guard end <= bytes.count else { return false }
    return zip(bytes[index..<end], name.utf8).allSatisfy { Self.lower($0) == $1 }
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Reads to the end of the tag and returns its text.
  private mutating func tag() -> String {
    let start = index
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads to the closing tag and returns what is before it; all that is left if there is none.
  private mutating func element(_ closing: String) -> ArraySlice<UInt8> {
    let start = index
    while let place = next(UInt8(ascii: "<")) {
      index = place
      if starts(closing) { return bytes[start..<place] }
      index = place + 1
    }
    index = bytes.count
    return bytes[start...]
  }

  private mutating func skip(behind end: [UInt8]) {
    while let place = next(end[0]) {
      index = place + 1
      if bytes[place...].starts(with: end) {
        index = place + end.count
        return
      }
    }
    index = bytes.count
  }

  /// The script from where its value begins, without a comment or a CDATA mark before it.
  private static func unwrapped(_ body: ArraySlice<UInt8>) -> ArraySlice<UInt8> { body[start(of: body)...] }

  /// Where the value begins: at the first brace, or at a bracket that is not that of `<![CDATA[`.
  private static func start(of body: ArraySlice<UInt8>) -> Int {
    let mark = Array("CDATA[".utf8)
    var from = body.startIndex
    if let place = body.firstIndex(of: UInt8(ascii: "C")), body[place...].starts(with: mark),
      body[..<place].allSatisfy({ $0 != UInt8(ascii: "{") })
    {
      from = place + mark.count
    }
    return body[from...].firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? body.endIndex
  }

  /// The value of an attribute in the text of a tag; nil if it has none.
  private static func value(of name: String, in tag: String) -> String? {
    for part in tag.split(whereSeparator: \.isWhitespace) where part.lowercased().hasPrefix(name + "=") {
      let text = part.dropFirst(name.count + 1).filter { $0.isLetter || $0.isNumber || $0 == "-" }
      return text.isEmpty ? nil : text
    }
    return nil
  }
}

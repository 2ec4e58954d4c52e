import Domain

/// A saved email (RFC 5322 and 2045): its text parts, and the PDFs and pictures attached to it.
struct MailText {
  private let parts: [Part]
  private let sender: String?
  /// What the email is about; nil if it does not say.
  let subject: String?

  /// Splits an email into its parts; bytes that are not an email become a single part.
  init(_ bytes: [UInt8]) {
    var parts: [Part] = []
    Self.collect(bytes[...], depth: 0, into: &parts)
    self.parts = parts
    sender = Self.sender(bytes)
    subject = Self.field("subject:", bytes)
  }

  private struct Part {
    var type = "text/plain"
    var encoding = ""
    var boundary: String?
    var isAttached = false
    /// The web address from which the part was saved; nil unless the email is a web page that a browser has saved.
    var location: String?
    var body: ArraySlice<UInt8>
  }

  /// The maximum number of parts that are read from an email, and the maximum depth of nested parts.
  private static let mostParts = 1000
  private static let deepest = 10
  /// The maximum number of bytes that are read as text from a part.
  private static let longestText = 5_000_000

  /// Whether the bytes are an email, which begins with header lines such as `From:` and `Date:`.
  static func isMail(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    var names: Set<String> = []
    for line in head.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.isEmpty { break }
      if line.first == " " || line.first == "\t" { continue }
      guard let colon = line.firstIndex(of: ":"), line[..<colon].allSatisfy({ $0.isLetter || $0 == "-" || $0.isNumber })
      else { return false }
      names.insert(line[..<colon].lowercased())
    }
    return names.count >= 2 && !names.isDisjoint(with: ["from", "received", "return-path", "mime-version"])
      && !names.isDisjoint(with: ["subject", "date", "to", "message-id", "content-type"])
  }

  /// The text with the most lines of a receipt, either attached or in the email itself; empty if the email has no text.
  var text: String {
    // Attached texts come first, so they are preferred if several texts have the same number of receipt lines.
    let texts = (parts.filter(\.isAttached) + parts.filter { !$0.isAttached })
      .filter { $0.type.hasPrefix("text/") }.prefix(Self.mostTexts).map { part in
        let text = FieldText.whole(Array(Self.decoded(part).prefix(Self.longestText)))
        let lines = part.type == "text/html" || PageText.isPage(text) ? PageText.lines(text) : text
        // The name of the sender is added because often nothing else names the shop.
        return part.isAttached ? lines : (sender.map { $0 + "\n" } ?? "") + lines
      }
    guard texts.count > 1 else { return texts.first ?? "" }
    let counts = texts.map { ReceiptReader().read($0)?.items.count ?? 0 }
    guard let most = counts.max(), let best = counts.firstIndex(of: most) else { return "" }
    return texts[best]
  }

  /// The text of each part of one type, such as `text/html` for web pages, without any conversion.
  ///
  /// Only the first `mostTexts` of these parts are read, and only the first `longestText` bytes of each.
  func texts(of type: String) -> [String] {
    parts.filter { $0.type == type }.prefix(Self.mostTexts).map { part in
      FieldText.whole(Array(Self.decoded(part).prefix(Self.longestText)))
    }
  }

  /// The bytes of the part that a browser saved from this web address; nil if there is no such part.
  func part(at address: String) -> [UInt8]? { parts.first { $0.location == address }.map(Self.decoded) }

  /// The maximum number of text parts that are searched for a receipt, and the maximum number of attached files that
  /// are read.
  private static let mostTexts = 6
  private static let mostFiles = 3

  /// The attached PDFs in order, then the attached pictures, the largest first, because small ones are usually logos.
  var files: [[UInt8]] {
    let files = parts.filter(\.isAttached).filter { !$0.type.hasPrefix("text/") }.map(Self.decoded)
    let pictures = files.filter { PictureHead($0) != nil }.sorted { $0.count > $1.count }
    return Array((files.filter(ReceiptFile.isPDF) + pictures).prefix(Self.mostFiles))
  }

  /// The name of the sender as plain text; nil if the email names no sender.
  private static func sender(_ bytes: [UInt8]) -> String? {
    guard let value = field("from:", bytes) else { return nil }
    let name = value.prefix { $0 != "<" }.filter { $0 != "\"" }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return name.contains("@") || name.isEmpty ? nil : name
  }

  /// What a header line says, as plain text; nil if the email has no such line.
  ///
  /// `name` is in lowercase, with the colon. In the email, the text may be on several lines, and its words may be encoded
  /// (RFC 2047).
  private static func field(_ name: String, _ bytes: [UInt8]) -> String? {
    let lines = String(decoding: bytes.prefix(16_384), as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix { !$0.isEmpty }
    guard let start = lines.firstIndex(where: { $0.lowercased().hasPrefix(name) }) else { return nil }
    let rest = lines[(start + 1)...].prefix { $0.first == " " || $0.first == "\t" }
    var result = ""
    var isAfterEncoded = false
    for word in ([lines[start].dropFirst(name.utf8.count)] + rest).flatMap({ $0.split(whereSeparator: \.isWhitespace) })
    {
      let decoded = decodedWord(word)
      if !result.isEmpty, !isAfterEncoded || decoded == nil { result += " " }
      result += decoded ?? String(word)
      isAfterEncoded = decoded != nil
    }
    return result
  }

  /// The text of an encoded word such as `=?utf-8?q?K=C3=A4se?=`; nil for any other word.
  private static func decodedWord(_ word: Substring) -> String? {
    guard word.hasPrefix("=?"), word.hasSuffix("?=") else { return nil }
    let fields = word.split(separator: "?", omittingEmptySubsequences: false)
    guard fields.count == 5 else { return nil }
    let body = Array(fields[3].utf8)
    if fields[2].lowercased() == "b" { return FieldText.whole(Base64.decoded(body)) }
    return String(FieldText.whole(quotedPrintable(body[...])).map { $0 == "_" ? " " : $0 })
  }

  private static func collect(_ bytes: ArraySlice<UInt8>, depth: Int, into parts: inout [Part]) {
    guard depth < deepest, parts.count < mostParts else { return }
    let part = parsed(bytes)
    guard let boundary = part.boundary, part.type.hasPrefix("multipart/") else {
      if !part.body.isEmpty { parts.append(part) }
      return
    }
    let mark = Array("--\(boundary)".utf8)
    var start: Int?
    var line = part.body.startIndex
    while line < part.body.endIndex {
      let end = part.body[line...].firstIndex(of: 0x0A) ?? part.body.endIndex
      if part.body[line..<end].starts(with: mark) {
        if let start, start < line { collect(part.body[start..<line], depth: depth + 1, into: &parts) }
        if part.body[(line + mark.count)..<end].starts(with: Array("--".utf8)) { return }
        start = min(end + 1, part.body.endIndex)
        guard parts.count < mostParts else { return }
      }
      line = end + 1
    }
    if let start, start < part.body.endIndex { collect(part.body[start...], depth: depth + 1, into: &parts) }
  }

  private static func parsed(_ bytes: ArraySlice<UInt8>) -> Part {
    var headers: [String] = []
    var line = bytes.startIndex
    while line < bytes.endIndex {
      let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.endIndex
      var text = bytes[line..<end]
      if text.last == 0x0D { text.removeLast() }
      line = min(end + 1, bytes.endIndex)
      if text.isEmpty { break }
      let string = String(decoding: text.prefix(2000), as: UTF8.self)
      if string.first == " " || string.first == "\t", !headers.isEmpty {
        headers[headers.count - 1] += " " + string.drop { $0.isWhitespace }
      } else if headers.count < 500 {
        headers.append(string)
      }
    }
    var part = Part(body: bytes[line...])
    for header in headers {
      let value = header.split(separator: ":", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
      switch header.prefix(while: { $0 != ":" }).lowercased() {
      case "content-type":
        part.type = value.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
        part.boundary = parameter("boundary", of: value)
        if parameter("name", of: value) != nil { part.isAttached = true }
      case "content-transfer-encoding": part.encoding = value.filter { !$0.isWhitespace }.lowercased()
      case "content-location": part.location = value.filter { !$0.isWhitespace }
      case "content-disposition": part.isAttached = value.lowercased().contains("attachment") || part.isAttached
      default: break
      }
    }
    return part
  }

  private static func parameter(_ name: String, of value: String) -> String? {
    for piece in value.split(separator: ";").dropFirst() {
      let sides = piece.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].filter({ !$0.isWhitespace }).lowercased() == name else { continue }
      let text = sides[1].drop { $0.isWhitespace || $0 == "\"" }
      return String(text.prefix { $0 != "\"" }).split(whereSeparator: \.isWhitespace).first.map(String.init)
    }
    return nil
  }

  private static func decoded(_ part: Part) -> [UInt8] {
    switch part.encoding {
    case "base64": Base64.decoded(part.body)
    case "quoted-printable": quotedPrintable(part.body)
    default: Array(part.body)
    }
  }

  private static func quotedPrintable(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = bytes.startIndex
    func digit(_ byte: UInt8) -> UInt8? { Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init) }
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "=") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      if index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) {
        result.append(high << 4 | low)
        index += 3
      } else {
        // An equals sign at the end of a line joins it with the next one.
        index += 1
        while index < bytes.endIndex, bytes[index] == 0x0D || bytes[index] == 0x20 { index += 1 }
        if index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
      }
    }
    return result
  }
}

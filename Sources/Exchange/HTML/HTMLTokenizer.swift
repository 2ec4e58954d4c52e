/// Splits the HTML of a web page into tags and text, in one pass over its bytes.
///
/// Tags, attributes, comments and the contents of scripts end where a browser ends them (HTML Living Standard, 13.2.5).
/// Any bytes can be split: what is not a tag is text.
struct HTMLTokenizer: IteratorProtocol {
  enum Token {
    /// A start tag such as `<p class="x">`.
    case start(HTMLTag)
    /// An end tag such as `</p>`; the name is in lower case.
    case end(String)
    /// The text between two tags, as a range in the bytes of the page; its character references are not yet replaced.
    case text(Range<Int>)
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The name of the open element whose text contains no tags other than its end tag, such as `script`; nil if no such
  /// element is open.
  private var rawName: String?

  /// Creates a tokenizer for a page; `bytes` are its HTML in UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    if let name = rawName {
      rawName = nil
      let text = rawText(name)
      if !text.isEmpty { return .text(text) }
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") {
        if let token = markup() { return token }
      } else {
        return .text(text(from: index))
      }
    }
    return nil
  }

  /// The range of the text from an offset to the next tag or comment, or to the end of the page.
  private mutating func text(from start: Int) -> Range<Int> {
    index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") || !isMarkup(index) { index += 1 }
    return start..<index
  }

  /// Whether the `<` at an offset begins a tag or comment; in `1 < 2`, it does not.
  private func isMarkup(_ place: Int) -> Bool {
    guard place + 1 < bytes.count else { return false }
    let next = bytes[place + 1]
    return next.isASCIILetter || next == UInt8(ascii: "!") || next == UInt8(ascii: "?") || next == UInt8(ascii: "/")
  }

  /// Reads the tag or comment that begins with `<`; nil for a comment, which is skipped.
  private mutating func markup() -> Token? {
    let start = index
    guard isMarkup(start) else { return .text(text(from: start)) }
    switch bytes[start + 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      skipComment()
      return nil
    case UInt8(ascii: "/"):
      guard start + 2 < bytes.count, bytes[start + 2].isASCIILetter else {
        skipComment()
        return nil
      }
      index = start + 2
      let name = tagName()
      // The attributes of an end tag have no meaning.
      _ = attributes()
      return .end(name)
    default:
      index = start + 1
      let name = tagName()
      let tag = HTMLTag(name: name, attributes: attributes())
      if Self.rawElements.contains(name) { rawName = name }
      return .start(tag)
    }
  }

  /// Skips a comment, or a declaration such as `<!DOCTYPE html>`.
  private mutating func skipComment() {
    guard bytes[index...].starts(with: Array("<!--".utf8)) else {
      index = bytes[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
      return
    }
    // `<!-->` is a whole comment.
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "-"), bytes[index...].starts(with: Array("-->".utf8)) {
        index += 3
        return
      }
      index += 1
    }
  }

  private mutating func tagName() -> String {
    let start = index
    while index < bytes.count, !bytes[index].isHTMLSpace, bytes[index] != UInt8(ascii: ">"),
      bytes[index] != UInt8(ascii: "/")
    {
      index += 1
    }
    return String(decoding: bytes[start..<min(index, start + Self.longestName)].map(\.lowercased), as: UTF8.self)
  }

  /// Reads the attributes and the `>` after them.
  private mutating func attributes() -> [HTMLTag.Attribute] {
    var attributes: [HTMLTag.Attribute] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") {
        index += 1
        break
      }
      if byte.isHTMLSpace || byte == UInt8(ascii: "/") {
        index += 1
        continue
      }
      let start = index
      index += 1
      while index < bytes.count, !bytes[index].isHTMLSpace,
        ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(bytes[index])
      {
        index += 1
      }
      let name = start..<min(index, start + Self.longestName)
      let value = attributeValue()
      if attributes.count < Self.mostAttributes {
        attributes.append(
          .init(name: String(decoding: bytes[name].map(\.lowercased), as: UTF8.self), value: value))
      }
    }
    return attributes
  }

  /// Reads `=` and a value; returns an empty range if there is no value.
  private mutating func attributeValue() -> Range<Int> {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return index..<index }
    index += 1
    skipSpace()
    guard index < bytes.count else { return index..<index }
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = index + 1
      let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
      index = min(end + 1, bytes.count)
      return start..<end
    }
    let start = index
    while index < bytes.count, !bytes[index].isHTMLSpace, bytes[index] != UInt8(ascii: ">") { index += 1 }
    return start..<index
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
  }

  /// Reads up to the end tag of an element that contains only text; the end tag itself is not read.
  private mutating func rawText(_ name: String) -> Range<Int> {
    let start = index
    let end = Array("</\(name)".utf8)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), index + end.count <= bytes.count,
        zip(bytes[index..<index + end.count], end).allSatisfy({ $0.lowercased == $1 })
      {
        return start..<index
      }
      index += 1
    }
    return start..<index
  }

  /// Elements whose contents, up to their end tag, are only text.
  private static let rawElements: Set<String> = [
    "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes",
  ]
  /// The maximum number of bytes of a name that are kept; all meaningful names are much shorter.
  private static let longestName = 40
  /// The maximum number of a tag's attributes that are kept.
  private static let mostAttributes = 100
}

/// A start tag with its attributes.
struct HTMLTag {
  struct Attribute {
    /// The name in lower case.
    let name: String
    /// The place of the value in the bytes of the page.
    let value: Range<Int>
  }

  /// The name in lower case.
  let name: String
  let attributes: [Attribute]
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isHTMLSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

/// Extracts plain text from text that may contain HTML tags and character references, as recipes on web pages do.
enum MarkedText {
  /// The text as one line: without tags, with character references replaced, and with each run of white space as one
  /// space.
  static func line(_ text: String) -> String { lines(text).joined(separator: " ") }

  /// The lines of the text; line breaks and tags of blocks (`<br>`, `<p>`, `<li>`) end a line.
  static func lines(_ text: String) -> [String] {
    withoutTags(decoded(text)).split(whereSeparator: \.isNewline).map {
      $0.singleSpaced
    }.filter { !$0.isEmpty }
  }

  /// Replaces character references repeatedly, because some pages encode them twice: `&amp;#8211;`.
  private static func decoded(_ text: String) -> String {
    var text = text
    for _ in 0..<4 where text.utf8.contains(UInt8(ascii: "&")) {
      let next = CharacterReferences.decoded(text[...])
      if next == text { break }
      text = next
    }
    return text
  }

  /// Removes tags; the tags of blocks are replaced with a line break.
  private static func withoutTags(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var result = ""
    var rest = text[...]
    // If it were looked for from each `<`, a missing `>` would make the time quadratic.
    let last = text.lastIndex(of: ">") ?? text.startIndex
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(12).drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      // A `<` before anything other than a name means "less than".
      guard !name.isEmpty || rest.hasPrefix("<!--"), start < last, let end = rest.firstIndex(of: ">") else {
        result += "<"
        rest = rest.dropFirst()
        continue
      }
      if blocks.contains(name) { result += "\n" }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static let blocks: Set<String> = [
    "p", "br", "li", "ul", "ol", "div", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "section", "article", "td",
  ]
}

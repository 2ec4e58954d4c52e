/// Converts a web page to text, with one line for each table row or block.
enum PageText {
  /// The maximum number of bytes of text that are read from a page; a receipt has a few thousand bytes.
  private static let longest = 1_000_000

  /// Whether the text is a web page in HTML.
  static func isPage(_ text: String) -> Bool {
    let start = text.prefix(1000).lowercased()
    return ["<!doctype html", "<html", "<body", "<table"].contains { start.contains($0) }
  }

  /// The text of a page in lines; nothing is downloaded, and scripts and styles are ignored.
  static func lines(_ page: String) -> String {
    var result = ""
    var rest = Substring(page)
    var isPreformatted = false
    // A page may contain the receipt twice, for the screen and for the printer, and it is unclear which one is hidden.
    while let start = rest.firstIndex(of: "<"), result.utf8.count < longest {
      let text = decoded(rest[..<start])
      // Except in preformatted text, a line break counts as a space.
      result += isPreformatted ? text : String(text.map { $0.isNewline ? " " : $0 })
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      if name == "pre" { isPreformatted = !tag.hasPrefix("/") }
      let isHidden =
        ["div", "section", "table"].contains(name) && tag.filter { !$0.isWhitespace }.contains("display:none")
      if !tag.hasPrefix("/"), isHidden || ["script", "style", "title"].contains(name) {
        rest = closing(name, in: rest).map { rest[$0...] } ?? ""
        rest = rest.firstIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
      } else if blocks.contains(name) {
        result += "\n"
      } else if cells.contains(name) {
        result += "  "
      }
    }
    return withoutRepetition(result + decoded(rest.prefix(longest)))
  }

  /// The index after the name in the next closing tag with this name; nil if there is no such tag.
  ///
  /// The name may be in lower or upper case.
  private static func closing(_ name: String, in text: Substring) -> Substring.Index? {
    let places = [name, name.uppercased()].compactMap { text.firstRange(of: "</" + $0)?.upperBound }
    return places.min()
  }

  private static let blocks: Set<String> = [
    "p", "div", "br", "tr", "table", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "section", "article",
    "header",
    "footer", "nav", "pre", "hr", "body", "html", "head", "tbody", "thead", "form", "main", "dt", "dd",
  ]
  private static let cells: Set<String> = ["td", "th"]

  /// Removes the second of two nearly equal blocks that contain a total.
  ///
  /// A page may contain the receipt twice, for the screen and for the printer.
  private static func withoutRepetition(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    .filter { !$0.isEmpty }
    guard lines.count >= 8 else { return text }
    // A block is repeated if at least 90 % of its lines occur again, in the same order, further below.
    for start in lines.indices.prefix(40) where start + 4 < lines.count {
      guard let again = lines[(start + 4)...].firstIndex(of: lines[start]), again - start >= 4 else { continue }
      let length = min(again - start, lines.count - again)
      let same = (0..<length).count { lines[start + $0] == lines[again + $0] }
      let hasTotal = lines[start..<again].contains { line in
        ["summe", "total", "zu zahlen", "gesamt", "betrag"].contains { line.lowercased().contains($0) }
      }
      if hasTotal, length >= (again - start) - 2, same * 10 >= length * 9 {
        return (lines[..<again] + lines[(again + length)...]).joined(separator: "\n")
      }
    }
    return text
  }

  /// Replaces character references such as `&euro;` with their characters, and typographic characters with plain
  /// ones: `–` with `-`, `×` with `x`.
  private static func decoded(_ text: Substring) -> String {
    String(CharacterReferences.decoded(text).flatMap { plain[$0] ?? [$0] })
  }

  private static let plain: [Character: [Character]] = [
    "\u{A0}": [" "], "\u{2009}": [" "], "\u{2002}": [" "], "\u{2003}": [" "], "\u{AD}": [], "–": ["-"], "—": ["-"],
    "−": ["-"], "×": ["x"], "•": ["*"],
  ]
}

/// What somebody shares: a link, text, or text that contains a link.
///
/// From `Omas Suppe: https://example.org/soup.`, `url` is the link without the final period, and `caption` is the whole
/// text.
package struct SharedText: Hashable, Sendable {
  /// The address of a page, beginning with `http`; the first address if the text contains several.
  package var url: String?
  /// The whole text; nil if it is nothing but a link.
  package var caption: String?
  /// The scheme of an address that cannot be a web page, such as `file` or `javascript`; nil if there is no such
  /// address.
  package var foreignScheme: String?

  /// Creates shared text from its parts, all of which are nil by default.
  package init(url: String? = nil, caption: String? = nil, foreignScheme: String? = nil) {
    (self.url, self.caption, self.foreignScheme) = (url, caption, foreignScheme)
  }

  /// Reads what was shared, ignoring the spaces around it.
  ///
  /// `larder:` before an address, as sent by a browser bookmark, is left out. A word such as `www.example.org/soup` is
  /// an address too.
  package static func read(_ text: String) -> SharedText {
    let text = unwrapped(PlainName.trimmed(text))
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1 else { return word(text) }
    let url = words.lazy.compactMap(link).first
    return SharedText(url: url, caption: text)
  }

  /// Reads text that is only one word.
  private static func word(_ text: String) -> SharedText {
    if let url = link(text[...]) { return SharedText(url: url, caption: nil) }
    if let scheme = scheme(of: text), !["http", "https"].contains(scheme) {
      return SharedText(foreignScheme: scheme)
    }
    if isHostAndPath(text) { return SharedText(url: "https://" + text, caption: nil) }
    return SharedText(caption: text.isEmpty ? nil : text)
  }

  /// The link that a word contains, without the punctuation around the link; nil if the word contains no link.
  private static func link(_ word: Substring) -> String? {
    var place = word.startIndex
    var isAfterLetter = false
    while place < word.endIndex {
      let begin = word[place...].prefix(8).lowercased()
      if !isAfterLetter, begin.hasPrefix("http://") || begin.hasPrefix("https://") { break }
      isAfterLetter = word[place].isLetter
      place = word.index(after: place)
    }
    guard place < word.endIndex else { return nil }
    var link = word[place...].prefix { !"<>\"«»“”„".contains($0) }
    // A bracket belongs to the link if it was opened in it: `https://en.wikipedia.org/wiki/Soup_(dish)`.
    while let last = link.last, link.utf8.count <= longestLink {
      let opening: [Character: Character] = [")": "(", "]": "[", "}": "{"]
      let isUnopened = opening[last].map { !link.contains($0) } ?? false
      guard ".,;:!?'’*_".contains(last) || isUnopened else { break }
      link.removeLast()
    }
    let host = link.split(separator: "/").dropFirst().first
    return host == nil ? nil : String(link)
  }

  /// The maximum number of bytes of a link; a longer link is never fetched.
  private static let longestLink = 2000

  /// The scheme of an address, in lower case; nil if the text is not an address.
  private static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon].lowercased()
    guard let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) })
    else { return nil }
    let rest = text[text.index(after: colon)...]
    return rest.hasPrefix("//") || !rest.isEmpty && bare.contains(scheme) ? scheme : nil
  }

  /// Schemes that need not be followed by two slashes.
  private static let bare: Set<String> = [
    "about", "blob", "chrome", "data", "file", "intent", "javascript", "mailto", "tel", "view-source",
  ]

  /// Whether a word is an address without its scheme: `www.example.org`, `example.org/soup`.
  private static func isHostAndPath(_ word: String) -> Bool {
    let host = word.prefix { $0 != "/" }
    guard let first = host.first, first.isASCII, first.isLetter || first.isNumber, host.contains("."),
      host.last != ".", host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".-:".contains($0)) })
    else { return false }
    return host.lowercased().hasPrefix("www.") || host.count + 1 < word.count
  }

  /// The text without `larder:` before an address; a percent-encoded address (`%3A`) is decoded.
  private static func unwrapped(_ text: String) -> String {
    guard text.prefix(7).lowercased() == "larder:" else { return text }
    var rest = text.dropFirst(7)
    if rest.hasPrefix("//") { rest = rest.dropFirst(2) }
    let begin = rest.prefix(8).lowercased()
    if begin.hasPrefix("http%3a") || begin.hasPrefix("https%3a") { return PercentCode.decoded(rest) }
    return begin.hasPrefix("http") ? String(rest) : text
  }
}

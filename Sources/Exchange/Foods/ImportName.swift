import Domain

/// Cleans the names of foods from other programs before they are added to the bank.
enum ImportName {
  /// Removes line breaks, invisible characters, repeated spaces and markup; nil if no letter or digit is left.
  ///
  /// A name with more than `longest` characters is shortened.
  static func clean(_ text: String, longest: Int = FoodCheck.longestName) -> String? {
    if isPlain(text, longest) { return text }
    var result = String.UnicodeScalarView()
    var wasSpace = true
    for scalar in (text.utf8.count < 4000 ? unescaped(text) : text).unicodeScalars.prefix(longest * 4) {
      if scalar.properties.isWhitespace || (scalar.isASCII && (scalar.value < 0x20 || scalar.value == 0x7F)) {
        if !wasSpace { result.append(" ") }
        wasSpace = true
        continue
      }
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: continue
      default: result.append(scalar)
      }
      wasSpace = false
    }
    var name = String(result)
    while name.last == " " { name.removeLast() }
    guard name.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }) else {
      return nil
    }
    return name.count > longest ? String(name.prefix(longest - 1)) + "…" : name
  }

  /// Whether a name needs no change, as is the case for nearly all names; this is a fast check of the name's bytes.
  private static func isPlain(_ text: String, _ longest: Int) -> Bool {
    guard text.utf8.count <= longest, text.utf8.first != 0x20, text.utf8.last != 0x20 else { return false }
    var hasLetter = false
    var wasSpace = false
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F, byte != 0x26, !(wasSpace && byte == 0x20) else { return false }
      wasSpace = byte == 0x20
      hasLetter = hasLetter || (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
    }
    return hasLetter
  }

  /// The text with HTML entities replaced by their characters.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      if let (mark, character) = marks.first(where: { rest.hasPrefix($0.0) }) {
        result += character
        rest = rest.dropFirst(mark.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  private static let marks = [
    ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", " "), ("&amp;", "&"),
  ]
}

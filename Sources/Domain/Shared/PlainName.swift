/// Rules for all names: no white space around them, and no characters that a terminal would not show.
package enum PlainName {
  /// Removes the white space around a name or a typed line.
  package static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// Whether the text contains control characters or format characters (bidirectional marks, zero-width spaces) other
  /// than the joiner in composed emoji.
  static func hasInvisible(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
      case .format: return scalar.value != 0x200D
      default: return false
      }
    }
  }
}

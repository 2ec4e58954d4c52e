/// Rules that every name shares: no surrounding space, nothing that a terminal would not show.
package enum PlainName {
  /// A name, or a line that was typed, without white space around it.
  package static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// Whether it holds control characters, or format characters (bidirectional marks, zero-width spaces) other than the joiner
  /// of composed emoji.
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

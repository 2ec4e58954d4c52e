/// Filters text from outside for storage and for terminals.
///
/// A name from a file or a web page can contain escape sequences that rewrite the screen, direction marks that reverse
/// a line, or invisible characters. All functions here take time proportional to the text's length.
package enum SafeText {
  /// The text in the form in which names are stored: without characters that are invisible or control the terminal.
  ///
  /// Escape sequences and control, bidirectional and zero-width characters are removed (joiners inside emoji stay).
  /// Each run of white space becomes one space, and spaces at both ends of the text are removed.
  package static func stored(_ text: String) -> String {
    if isStoredAlready(text) { return text }
    var result = ""
    var owesSpace = false
    for character in visible(text).unicodeScalars {
      if character.properties.isWhitespace {
        owesSpace = !result.isEmpty
      } else {
        if owesSpace { result.unicodeScalars.append(" ") }
        owesSpace = false
        result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// The text as it may be shown: like `stored`, but every space stays, and each line break becomes a space.
  package static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var filter = VisibleFilter()
    let source = text.unicodeScalars
    var index = source.startIndex
    while index < source.endIndex {
      if let end = EscapeSequence.end(in: source, at: index) {
        index = end
      } else {
        let following = source.index(after: index)
        filter.take(source[index], before: following < source.endIndex ? source[following] : nil)
        index = following
      }
    }
    return filter.result
  }

  /// The text in ASCII: ä -> ae, é -> e, – -> -, · -> |, ½ -> 1/2.
  ///
  /// A character without an equivalent (an icon) is dropped, together with the space after it. If nothing is left of
  /// the text, the result is `?`.
  package static func ascii(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var folding = ASCIIFolding()
    var folded = folding.fold(text)
    if folding.hasDroppedLast {
      while folded.utf8.last == UInt8(ascii: " ") { folded.unicodeScalars.removeLast() }
    }
    let isBlank = folded.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    return isBlank && !text.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? "?" : folded
  }

  private static func isStoredAlready(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: " ") || previous != byte else { return false }
      previous = byte
    }
    return previous != UInt8(ascii: " ") || text.isEmpty
  }
}

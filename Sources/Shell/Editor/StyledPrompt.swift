internal import CReadline
internal import Text

/// A prompt as printable text, with its colors as SGR sequences (`ESC [ 1 m`).
package struct StyledPrompt: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The prompt as it is written to the terminal, escape sequences included.
  package let rendered: String

  /// Creates a prompt from text whose only escape sequences are colors.
  package init(_ rendered: String) { self.rendered = rendered }
  /// Creates a prompt from a literal.
  package init(stringLiteral value: String) { self.init(value) }

  /// The prompt for readline: text that does not move the cursor is between `\001` and `\002`.
  ///
  /// For some characters (emoji families, hearts, new emoji) the C library and terminals assume different widths, which
  /// would put the cursor into the wrong column. So spaces are printed in the cells of such a character; then the
  /// cursor is saved, the character is drawn over the spaces, and the cursor is restored. Thus the following text is
  /// where readline expects it, however wide the terminal draws the character.
  var bracketed: String {
    var result = ""
    var rest = Substring(rendered)
    while let character = rest.first {
      if character == "\u{1B}", let sequence = Self.sequence(at: rest) {
        result += "\u{1}" + sequence + "\u{2}"
        rest = rest[sequence.endIndex...]
      } else {
        result += Self.measured(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The escape sequence `ESC [ … letter` at the start of `text`; nil if the text does not begin with one.
  private static func sequence(at text: Substring) -> Substring? {
    guard text.dropFirst().first == "[" else { return nil }
    guard let end = text.dropFirst(2).firstIndex(where: { ("\u{40}"..."\u{7E}").contains($0) }) else { return nil }
    return text[...end]
  }

  private static func measured(_ character: Character) -> String {
    if character.isASCII { return character.isControl ? "" : String(character) }
    let cells = String(character).cells
    let measured = character.unicodeScalars.map { wcwidth(wchar_t(bitPattern: $0.value)) }
    if !measured.contains(-1), measured.reduce(0, +) == Int32(cells) { return String(character) }
    let blanks = String(repeating: " ", count: cells)
    let back = cells > 0 ? "\u{1B}[\(cells)D" : ""
    return blanks + "\u{1}\u{1B}7" + back + String(character) + "\u{1B}8\u{2}"
  }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }
}

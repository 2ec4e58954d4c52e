internal import Text

/// Estimates the room that text takes in an image, because the font is known only on the reader's system.
///
/// The widths are those of DejaVu Sans 2.37, one of the widest fonts used for interfaces. The same text is narrower in
/// Segoe UI, San Francisco, Roboto or Arial, so words that do not touch with these widths do not touch in those fonts.
enum TextExtent {
  /// The advance widths of U+0020 to U+007E in hundredths of an em, rounded up.
  private static let widths: [UInt8] = [
    32, 41, 46, 84, 64, 96, 78, 28, 40, 40, 50, 84, 32, 37, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84,
    84,
    84, 54, 100, 69, 69, 70, 77, 64, 58, 78, 76, 30, 30, 66, 56, 87, 75, 79, 61, 79, 70, 64, 62, 74, 69, 99, 69, 62, 69,
    40, 34, 40, 84, 50, 50, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28, 58, 28, 98, 64, 62, 64, 64, 42, 53, 40, 64, 60, 82,
    60, 60, 53, 64, 34, 64, 84,
  ]

  /// The assumed ratio of bold (`Role.strong`) to regular widths: a little more than the average ratio for words, 1.12.
  ///
  /// Bold digits are 1.10 times as wide as regular ones; a bold `i` is 1.25 times as wide.
  private static let boldWidthFactor = 1.15

  /// The width of the text in CSS pixels.
  static func width(_ text: String, size: Double, role: VectorImage.Role = .text) -> Double {
    var hundredths = 0
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      for byte in text.utf8 { hundredths += Int(widths[Int(byte) - 0x20]) }
    } else {
      for character in text { hundredths += width(of: character) }
    }
    return Double(hundredths) / 100 * size * (role == .strong ? boldWidthFactor : 1)
  }

  /// The width of a character in hundredths of an em: up to 130 for emoji and East Asian characters, at most 110 for
  /// others.
  private static func width(of character: Character) -> Int {
    if let byte = character.asciiValue { return byte >= 0x20 && byte < 0x7F ? Int(widths[Int(byte) - 0x20]) : 0 }
    switch character {
    case "·": return 32
    case "–": return 50
    case "×": return 84
    case "à"..."ÿ", "ß": return 65
    default: return String(character).cells > 1 ? 130 : 110
    }
  }

  /// The text cut to a width, with an ellipsis at its end if something was cut.
  static func truncated(_ text: String, to room: Double, size: Double, role: VectorImage.Role = .text) -> String {
    let text = SafeText.visible(text)
    if width(text, size: size, role: role) <= room { return text }
    var rest = room - width("…", size: size, role: role)
    var head = ""
    for character in text {
      rest -= width(String(character), size: size, role: role)
      if rest < 0 { break }
      head.append(character)
    }
    while head.last == " " { head.removeLast() }
    return head + "…"
  }

  /// Joins parts by ` · ` into lines no wider than `room`, broken between two parts.
  ///
  /// A part that is too wide for a line is broken between its words.
  static func lines(
    of parts: [String], to room: Double, size: Double, role: VectorImage.Role = .text, separator: String = " · "
  ) -> [String] {
    var lines: [String] = []
    for part in parts.map(SafeText.visible) where part.contains(where: { $0 != " " }) {
      if let last = lines.last, width(last + separator + part, size: size, role: role) <= room {
        lines[lines.count - 1] = last + separator + part
      } else if separator == " " || width(part, size: size, role: role) <= room {
        lines.append(truncated(part, to: room, size: size, role: role))
      } else {
        lines += self.lines(
          of: part.split(separator: " ").map(String.init), to: room, size: size, role: role, separator: " ")
      }
    }
    return lines
  }
}

/// Converts text to ASCII, scalar by scalar.
///
/// The conversion remembers how the last piece ended, so that a line can be converted piece by piece.
struct ASCIIFolding {
  /// Whether the last character was dropped because it has no equivalent; a space after it is then dropped too.
  private(set) var hasDroppedLast = false
  private var previous: Unicode.Scalar = " "

  mutating func fold(_ text: String) -> String {
    if !hasDroppedLast, text.utf8.allSatisfy({ $0 < 0x80 }) {
      previous = text.unicodeScalars.last ?? previous
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars { fold(scalar, into: &result) }
    return result
  }

  private mutating func fold(_ scalar: Unicode.Scalar, into result: inout String) {
    defer { if !isInvisible(scalar) { previous = scalar } }
    if scalar.isASCII {
      if hasDroppedLast, scalar == " " {
        hasDroppedLast = false
      } else {
        hasDroppedLast = false
        result.unicodeScalars.append(scalar)
      }
    } else if let equivalent = equivalent(of: scalar) {
      hasDroppedLast = false
      result += equivalent
    } else if !isInvisible(scalar) {
      hasDroppedLast = true
    }
  }

  private func equivalent(of scalar: Unicode.Scalar) -> String? {
    // The mark of an umlaut that is written as a letter and a combining mark.
    if scalar == "\u{308}" { return "aouAOU".unicodeScalars.contains(previous) ? "e" : nil }
    if let fraction = ASCIITable.fractions[scalar] {
      return ("0"..."9").contains(previous) ? " " + fraction : fraction
    }
    if let text = ASCIITable.texts[scalar] { return text }
    if (0xFF01...0xFF5E).contains(scalar.value) { return Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) } }
    if (0x2800...0x28FF).contains(scalar.value) { return "*" }
    if scalar.properties.generalCategory == .spaceSeparator { return " " }
    return ASCIITable.letter(scalar).map { String($0) }
  }

  /// Whether a scalar is a mark, joiner or variation selector, which belongs to the character before it.
  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}

/// The ASCII equivalents of characters.
enum ASCIITable {
  /// The ASCII letter for a Latin letter with marks; nil if there is none.
  static func letter(_ scalar: Unicode.Scalar) -> Character? {
    for (first, letters) in blocks where scalar.value >= first && scalar.value < first + UInt32(letters.count) {
      let letter = letters[Int(scalar.value - first)]
      return letter == UInt8(ascii: "?") ? nil : Character(Unicode.Scalar(letter))
    }
    return nil
  }

  /// The base letters of Unicode's decompositions, block by block; `?` stands for a character without a base letter.
  private static let blocks: [(first: UInt32, letters: [UInt8])] = [
    (0xC0, Array("AAAAAA?CEEEEIIII?NOOOOO??UUUUY??aaaaaa?ceeeeiiii?nooooo??uuuuy?y".utf8)),
    (0x100, Array("AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi??JjKkkLlLlLlLlLlNnNnNnnNnOoOoOo??RrRrRr".utf8)),
    (0x15A, Array("SsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs".utf8)),
    (
      0x1CD,
      Array(
        "AaIiOoUuUuUuUuUu?AaAa????GgKkOoOo??j???Gg??NnAa????AaAaEeEeIiIiOoOoRrRrUuUuSsTt??Hh??????AaEeOoOoOoOoYy".utf8)
    ),
    (
      0x1E00,
      Array(
        ("AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSs"
          + "TtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwyas????AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIi"
          + "OoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy").utf8)
    ),
  ]

  /// Fractions as ASCII text; a space is put between a digit and the fraction: `1½` becomes `1 1/2`.
  static let fractions: [Unicode.Scalar: String] = [
    "½": "1/2", "¼": "1/4", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5", "⅘": "4/5",
    "⅙": "1/6",
    "⅚": "5/6", "⅐": "1/7", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8", "⅑": "1/9", "⅒": "1/10",
  ]

  static let texts: [Unicode.Scalar: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE",
    "œ": "oe",
    "Œ": "OE", "ø": "o", "Ø": "O", "å": "a", "Å": "A", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ĳ": "ij", "Ĳ": "IJ",
    "ŋ": "n",
    "Ŋ": "N", "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ª": "a", "º": "o",
    "–": "-", "—": "-", "‐": "-", "‑": "-", "‒": "-", "―": "-", "−": "-", "‘": "'", "’": "'", "‚": "'", "‛": "'",
    "′": "'",
    "´": "'", "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "″": "\"", "«": "\"", "»": "\"", "‹": "'", "›": "'",
    "…": "...",
    "·": "|", "•": "*", "‣": "*", "∙": "|", "×": "x", "÷": "/", "±": "+/-", "≥": ">=", "≤": "<=", "≠": "!=", "≈": "~",
    "°": "deg", "µ": "u", "μ": "u", "‰": "per mille", "²": "2", "³": "3", "¹": "1", "⁰": "0", "№": "No.", "¿": "?",
    "¡": "!",
    "€": "EUR", "£": "GBP", "¥": "JPY", "¢": "ct", "₹": "INR", "₽": "RUB", "₴": "UAH", "₺": "TRY", "₿": "BTC",
    "©": "(c)",
    "®": "(R)", "™": "(TM)", "§": "par.", "¦": "|", "¬": "not ", "⁄": "/", "∕": "/", "∞": "inf",
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "↔": "<->", "⇒": "=>", "❯": ">", "❮": "<", "▶": ">", "▸": ">", "▹": ">",
    "◀": "<",
    "◂": "<", "▲": "^", "△": "^", "▴": "^", "▼": "v", "▽": "v", "▾": "v", "◆": "*", "◇": "*", "●": "*", "○": "o",
    "◦": "o",
    "★": "*", "☆": "*", "✓": "ok", "✔": "ok", "✗": "x", "✘": "x", "✕": "x", "☐": "[ ]", "☑": "[x]", "☒": "[x]",
    "⚠": "!",
    "─": "-", "━": "-", "┄": "-", "┈": "-", "╌": "-", "═": "=", "│": "|", "┃": "|", "┆": "|", "┊": ":", "║": "|",
    "┌": "+",
    "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+", "╭": "+", "╮": "+", "╰": "+",
    "╯": "+",
    "█": "#", "▉": "#", "▊": "#", "▋": "#", "▌": "#", "▍": "#", "▎": "|", "▏": "|", "▕": "|", "▁": "_", "▂": "_",
    "▃": "-",
    "▄": "-", "▅": "=", "▆": "=", "▇": "#", "░": ".", "▒": "%", "▓": "#",
  ]
}

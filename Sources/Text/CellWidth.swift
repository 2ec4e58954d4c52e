extension Unicode.Scalar {
  /// The number of cells that the scalar takes on its own.
  ///
  /// It is 0 for marks, joiners and controls, and 2 for East Asian wide characters and emoji.
  fileprivate var cells: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    // Vowels and final consonants of decomposed Hangul combine with the syllable before them.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    if WideCharacters.contains(value) { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: return 1
    }
  }

  /// Whether the scalar takes exactly one cell, unless a scalar of another kind joins it to form a wider character.
  ///
  /// This is so for Latin letters, punctuation, box drawing, blocks and braille.
  fileprivate var isOneCell: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0x300, 0x2010...0x2027, 0x2500...0x259F, 0x2800...0x28FF: true
    default: false
    }
  }
}

extension Character {
  /// The number of cells that the character takes: 2 for an emoji of any length; for any other character, the sum of
  /// the cells of its scalars, but at most 2.
  fileprivate var cells: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return first.cells }
    if first.properties.isEmojiPresentation { return 2 }
    if first.properties.isEmoji, scalars.contains("\u{FE0F}") { return 2 }
    // Swift treats a whole consonant cluster of an Indic script as one character, which terminals draw at most two
    // cells wide.
    return min(2, scalars.reduce(0) { $0 + $1.cells })
  }
}

extension String {
  /// The width of the text in terminal cells: East Asian wide characters and emoji take two, combining marks none.
  package var cells: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    var simple = 0
    for scalar in unicodeScalars {
      guard scalar.isOneCell else { return reduce(0) { $0 + $1.cells } }
      simple += 1
    }
    return simple
  }

  /// The text padded with spaces at its end to `width` cells; longer text is not cut.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - cells)) }

  /// The text padded with spaces at its start to `width` cells.
  package func paddedLeft(to width: Int) -> String { String(repeating: " ", count: Swift.max(0, width - cells)) + self }

  /// The text cut to `width` cells, ending with an ellipsis (`...` in ASCII) if something was cut.
  package func truncated(to width: Int, in glyphs: GlyphSet = .unicode) -> String {
    if cells <= width { return self }
    guard width > 0 else { return "" }
    let ellipsis = glyphs == .ascii ? String(repeating: ".", count: Swift.min(3, width)) : "…"
    let room = width - ellipsis.cells
    var head = ""
    var used = 0
    for character in self {
      used += character.cells
      if used > room { break }
      head.append(character)
    }
    return head + ellipsis
  }

  /// The text broken at spaces into lines of at most `width` cells; only a word longer than a line is broken itself.
  package func wrapped(to width: Int) -> [String] {
    let width = Swift.max(2, width)
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in split(separator: " ") {
      let size = String(word).cells
      if used > 0, used + 1 + size > width {
        lines.append(line)
        (line, used) = ("", 0)
      }
      if used > 0 {
        line += " "
        used += 1
      }
      guard used + size > width else {
        line += word
        used += size
        continue
      }
      for character in word {
        if used + character.cells > width {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(character)
        used += character.cells
      }
    }
    if used > 0 || lines.isEmpty { lines.append(line) }
    return lines
  }
}

/// A text in Cooklang, split into the recipe's properties, steps, notes and sections.
///
/// Source: the specification at cooklang.org, and its canonical tests, version 7.
struct CooklangText {
  /// An ingredient, a piece of cookware or a timer, as it is marked in a step.
  struct Component: Hashable {
    /// The name as written; empty for a timer without a name.
    var name = ""
    /// The quantity as written, such as `2`, `1/2` or `a few`; empty if none is given.
    var quantity = ""
    /// The unit; empty if none is given.
    var unit = ""
    /// How an ingredient is prepared: `chopped`; empty if nothing is said.
    var note = ""
    /// Whether an ingredient is named by its path, and so is another recipe.
    var isRecipe = false
  }

  /// A part of a step.
  enum Part: Hashable {
    case text(String)
    case ingredient(Component)
    case cookware(Component)
    case timer(Component)
  }

  /// A paragraph of the text.
  enum Block: Hashable {
    case step([Part])
    case note(String)
    case section(String)
  }

  /// The properties from the front matter and from lines in the older form `>> key: value`.
  private(set) var metadata = FrontMatter()
  private(set) var blocks: [Block] = []

  /// Splits the text; any text can be read, even if the result is only steps without ingredients.
  init(_ text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    if let (front, rest) = FrontMatter.part(lines) { (metadata, lines) = (FrontMatter(front), rest) }
    var paragraph: [Substring] = []
    for line in Self.withoutComments(lines) {
      let bare = line.drop(while: \.isWhitespace)
      if bare.hasPrefix(">>"), let entry = FrontMatter.entry(bare.dropFirst(2)) {
        metadata.entries.append(entry)
      } else if bare.isEmpty || bare.first == "=" {
        close(&paragraph)
        if bare.first == "=" {
          let title = Self.title(bare)
          blocks.append(.section(CooklangStep.plain(title)))
        }
      } else {
        paragraph.append(line)
      }
    }
    close(&paragraph)
  }

  /// Whether the text has an ingredient that is marked as in Cooklang: `@red lentils{250%g}`.
  static func isCooklang(_ text: String) -> Bool {
    let marks = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).dropFirst()
    return marks.contains { mark in
      guard let brace = mark.prefix(longestName).firstIndex(of: UInt8(ascii: "{")), brace > mark.startIndex,
        mark.first.map({ $0 > 0x20 }) ?? false, !mark[..<brace].contains(where: { $0 == 0x0A || $0 == 0x22 })
      else { return false }
      return mark[brace...].prefix(longestName).prefix { $0 != 0x0A }.contains(UInt8(ascii: "}"))
    }
  }

  /// The maximum number of bytes in a name of several words, and in the text in braces after the name.
  private static let longestName = 200

  /// The title in `== Dough ==`; an `=` after a backslash belongs to the title.
  private static func title(_ line: Substring) -> Substring {
    let title = line.drop { $0 == "=" }.drop(while: \.isWhitespace)
    var end = title.endIndex
    while end > title.startIndex {
      let last = title.index(before: end)
      let isEscaped = last > title.startIndex && title[title.index(before: last)] == "\\"
      guard title[last].isWhitespace || title[last] == "=" && !isEscaped else { break }
      end = last
    }
    return title[..<end]
  }

  /// Adds the paragraph's lines as a step or a note.
  private mutating func close(_ lines: inout [Substring]) {
    guard !lines.isEmpty else { return }
    if lines[0].drop(while: \.isWhitespace).first == ">" {
      let texts = lines.map { line in
        CooklangStep.plain(line.drop(while: \.isWhitespace).drop { $0 == ">" }.drop(while: \.isWhitespace))
      }
      blocks.append(.note(texts.joined(separator: " ")))
    } else {
      blocks.append(.step(CooklangStep(lines).parts))
    }
    lines = []
  }

  // MARK: Comments

  /// The lines without comments (`-- ...` and `[- ... -]`); lines that contain only a comment are removed completely.
  private static func withoutComments(_ lines: ArraySlice<Substring>) -> [Substring] {
    var result: [Substring] = []
    var isWithin = false
    for line in lines {
      guard isWithin || line.utf8.contains(UInt8(ascii: "-")) else {
        result.append(line)
        continue
      }
      var kept = ""
      var characters = line[...]
      while let character = characters.first {
        if isWithin {
          guard let end = characters.firstRange(of: "-]") else { break }
          characters = characters[end.upperBound...]
          isWithin = false
        } else if character == "\\" {
          kept += characters.prefix(2)
          characters = characters.dropFirst(2)
        } else if characters.hasPrefix("[-") {
          isWithin = true
          characters = characters.dropFirst(2)
        } else if character == "-" {
          let hyphens = characters.prefix { $0 == "-" }
          // A line of hyphens is text.
          if hyphens.count == 2 { break }
          kept += hyphens
          characters = characters.dropFirst(hyphens.count)
        } else {
          kept.append(character)
          characters = characters.dropFirst()
        }
      }
      let isEmptied = kept.allSatisfy(\.isWhitespace) && !line.allSatisfy(\.isWhitespace)
      if !isEmptied { result.append(kept[...]) }
    }
    return result
  }
}

/// The parts of one step in Cooklang.
struct CooklangStep {
  /// A character, and whether a backslash before it removes its special meaning.
  private struct Sign {
    let character: Character
    let isPlain: Bool
  }

  private(set) var parts: [CooklangText.Part] = []
  private let signs: [Sign]
  /// The maximum number of characters in a name of several words, in the text in braces, and in the note after the
  /// braces.
  ///
  /// This limit is above the maximum length of a line in a recipe.
  private static let longestName = 2500

  /// Reads the lines of a paragraph; a line break counts as a space, unless a backslash precedes it.
  init(_ lines: [Substring]) {
    var signs: [Sign] = []
    for (index, line) in lines.enumerated() {
      let characters = Array(line)
      var place = 0
      while place < characters.count {
        let character = characters[place]
        place += 1
        if character != "\\" {
          signs.append(Sign(character: character, isPlain: false))
        } else if place < characters.count, characters[place].isPunctuation || characters[place].isSymbol {
          signs.append(Sign(character: characters[place], isPlain: true))
          place += 1
        } else if index < lines.count - 1, characters[place...].allSatisfy(\.isWhitespace) {
          signs.append(Sign(character: "\n", isPlain: true))
          place = characters.count
        } else {
          signs.append(Sign(character: character, isPlain: true))
        }
      }
      if index < lines.count - 1, signs.last?.character != "\n" { signs.append(Sign(character: " ", isPlain: false)) }
    }
    self.signs = signs
    read()
  }

  /// Removes the backslashes before punctuation and symbols from a text that has no marked components.
  static func plain(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, next.isPunctuation || next.isSymbol {
        rest.removeFirst()
        result.append(next)
      } else {
        result.append(character)
      }
    }
    return result
  }

  private mutating func read() {
    var text = ""
    var index = 0
    while index < signs.count {
      if let (part, next) = component(at: index) {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(part)
        index = next
      } else {
        text.append(signs[index].character)
        index += 1
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }

  /// The character at this index if it has a special meaning in Cooklang; nil if a backslash removes that meaning.
  private func mark(_ index: Int) -> Character? {
    index < signs.count && !signs[index].isPlain ? signs[index].character : nil
  }

  private func text(_ range: Range<Int>) -> String {
    var text = ""
    for sign in signs[range] { text.append(sign.character) }
    return text.singleSpaced
  }

  /// Whether a character begins an ingredient, a pot or a timer.
  private static func begins(_ sign: Character) -> Bool { sign == "@" || sign == "#" || sign == "~" }

  private func component(at index: Int) -> (CooklangText.Part, next: Int)? {
    guard let sign = mark(index), Self.begins(sign) else { return nil }
    // In an email address, the `@` is within a word. Any other preceding character is allowed, because Chinese has no
    // space before an ingredient.
    if index > 0, case let before = signs[index - 1].character, before.isASCII, before.isLetter || before.isNumber {
      return nil
    }
    var start = index + 1
    // Modifiers that other programs add: optional, hidden, repeated, another recipe.
    if sign == "@" { while let modifier = mark(start), "&?+-".contains(modifier) { start += 1 } }
    guard start < signs.count, !signs[start].character.isWhitespace else { return nil }
    var component = CooklangText.Component()
    var next: Int
    if let brace = brace(from: start), let end = closing("}", from: brace), brace > start || sign == "~" {
      component.name = text(start..<brace)
      let percent = (brace..<end).first { mark($0) == "%" } ?? end
      component.quantity = text(brace + 1..<max(percent, brace + 1))
      // `=` says that the quantity does not grow with the servings.
      if component.quantity.first == "=" { component.quantity = String(component.quantity.dropFirst()) }
      if percent < end { component.unit = text(percent + 1..<end) }
      next = end + 1
      if sign == "@", mark(next) == "(", let close = closing(")", from: next) {
        component.note = text(next + 1..<close)
        next = close + 1
      }
    } else {
      next = start
      let isPath = mark(start) == "."
      while next < signs.count, isWord(signs[next].character, inPath: isPath) { next += 1 }
      guard next > start else { return nil }
      component.name = text(start..<next)
    }
    switch sign {
    case "@":
      // Another recipe is named by its path.
      if component.name.hasPrefix("./") || component.name.hasPrefix("../") {
        component.name = component.name.split(separator: "/").last.map(String.init) ?? component.name
        component.isRecipe = true
      }
      return (.ingredient(component), next)
    case "#": return (.cookware(component), next)
    default: return (.timer(component), next)
    }
  }

  private func isWord(_ character: Character, inPath: Bool) -> Bool {
    if character.isWhitespace || character == "{" || character == "}" { return false }
    return inPath || character == "_" || !character.isPunctuation
  }

  /// The index of the `{` after the name that begins at `start`; nil if another mark comes first.
  private func brace(from start: Int) -> Int? {
    for index in start..<min(signs.count, start + Self.longestName) {
      guard let sign = mark(index) else { continue }
      if sign == "{" { return index }
      if Self.begins(sign) || sign == "}" { return nil }
    }
    return nil
  }

  private func closing(_ sign: Character, from start: Int) -> Int? {
    for index in start + 1..<max(start + 1, min(signs.count, start + Self.longestName)) {
      if mark(index) == sign { return index }
      if mark(index) == "{" { return nil }
    }
    return nil
  }
}

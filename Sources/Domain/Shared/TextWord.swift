/// A word of a line, and where it stands: what every reader of the command language starts from.
package struct TextWord: Equatable, Sendable {
  /// How a word was written.
  package enum Kind: Sendable {
    case plain
    /// At least a part of it stood in double quotes: it is taken as it is.
    case quoted
    /// A character that parts words, such as `;`.
    case mark
  }

  /// Without its quotes.
  package let text: String
  /// Offsets of characters in the line, quotes included.
  package let range: Range<Int>
  /// Whether it may mean more than its letters: a quoted word never does.
  package let kind: Kind

  /// A word as it was cut from its line.
  package init(text: String, range: Range<Int>, kind: Kind = .plain) {
    self.text = text
    self.range = range
    self.kind = kind
  }

  /// The words of a line: parted by white space and by marks; double quotes group, an apostrophe is a letter.
  ///
  /// Between quotes a quote with a backslash before it is a letter too, as in every command line.
  /// `isMark` is asked for each character outside quotes, by its offset. Throws `badQuote` where a quote is not closed.
  package static func words(
    of text: String, isMark: (_ characters: [Character], _ offset: Int) -> Bool = { _, _ in false }
  ) throws(LarderError) -> [TextWord] {
    let (words, open) = cut(text, isMark: isMark)
    guard let open else { return words }
    throw LarderError(
      .badQuote, "a double quote is opened but not closed", hint: "close it, or leave it out",
      place: LarderError.Place(text: text, range: open..<text.count))
  }

  /// The same of a text that is cut anywhere, and where a quote is opened that is not closed: its word reaches to the end.
  package static func cut(
    _ text: String, isMark: (_ characters: [Character], _ offset: Int) -> Bool = { _, _ in false }
  ) -> (words: [TextWord], openQuote: Int?) {
    let characters = Array(text)
    var words: [TextWord] = []
    var word = ""
    var start: Int?
    var quote: Int?
    var wasQuoted = false
    func finish(at end: Int) {
      if let begun = start {
        words.append(TextWord(text: word, range: begun..<end, kind: wasQuoted ? .quoted : .plain))
      }
      (word, start, wasQuoted) = ("", nil, false)
    }
    for (offset, character) in characters.enumerated() {
      if character == "\"", quote != nil, characters[offset - 1] == "\\" {
        word.removeLast()
        word.append(character)
      } else if character == "\"" {
        quote = quote == nil ? offset : nil
        start = start ?? offset
        wasQuoted = true
      } else if quote != nil {
        word.append(character)
      } else if character.isWhitespace {
        finish(at: offset)
      } else if isMark(characters, offset) {
        finish(at: offset)
        words.append(TextWord(text: String(character), range: offset..<offset + 1, kind: .mark))
      } else {
        start = start ?? offset
        word.append(character)
      }
    }
    finish(at: characters.count)
    return (words, quote)
  }
}

extension Collection<TextWord> {
  /// The words as one text: single spaces, none before a mark.
  var phrase: String {
    reduce(into: "") { text, word in
      if !text.isEmpty, word.kind != .mark { text += " " }
      text += word.text
    }
  }
}

extension Character {
  /// The value of one of 0 to 9; nil for every other character, accented digits among them.
  var decimalDigit: Int? {
    guard let code = asciiValue, (0x30...0x39).contains(code) else { return nil }
    return Int(code) - 0x30
  }
}

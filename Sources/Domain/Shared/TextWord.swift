/// A word of a typed line and its place in the line; everything that reads the command language starts from such words.
package struct TextWord: Equatable, Sendable {
  /// How a word was written.
  package enum Kind: Sendable {
    case plain
    /// At least a part of the word was in double quotes, so the word is only text and has no special meaning.
    case quoted
    /// A punctuation mark, which is a word of its own, such as `;`.
    case mark
  }

  /// The text without its quotes.
  package let text: String
  /// The place of the word in the line, as character offsets; it includes the quotes.
  package let range: Range<Int>
  /// How the word was written.
  package let kind: Kind
  /// For a joining word such as `with`, how many of the pieces before it the words after it apply to; nil if they apply
  /// to all the pieces.
  ///
  /// In `2 rolls, one with cheese`, the number is 1 for the `with`, and the word `one` is dropped.
  package var pieces: Int?

  /// Creates a word as it was cut from its line.
  package init(text: String, range: Range<Int>, kind: Kind = .plain) {
    self.text = text
    self.range = range
    self.kind = kind
  }

  /// Splits a line into words at white space and marks; double quotes keep words together, and an apostrophe counts as
  /// a letter.
  ///
  /// Inside quotes, a backslash makes a double quote part of the text, as in a shell. `isMark` says whether a character
  /// outside quotes is a mark; a mark separates words and is a word of its own. Throws `badQuote` if a quote is not
  /// closed.
  package static func words(
    of text: String, isMark: (_ characters: [Character], _ offset: Int) -> Bool = { _, _ in false }
  ) throws(LarderError) -> [TextWord] {
    let (words, open) = cut(text, isMark: isMark)
    guard let open else { return words }
    throw LarderError(
      .badQuote, "a double quote is opened but not closed", hint: "close it, or leave it out",
      location: LarderError.Location(text: text, range: open..<text.count))
  }

  /// Splits text that may end anywhere, even inside quotes.
  ///
  /// A word whose opening quote is not closed extends to the end, and `openQuote` is the offset of this quote.
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
  /// The range of the line that contains all the words; 0..<0 if there are no words.
  ///
  /// An amount after a comma is moved before its food, so the words need not be in the order of the line.
  var place: Range<Int> { (map(\.range.lowerBound).min() ?? 0)..<(map(\.range.upperBound).max() ?? 0) }

  /// The words as one string, with single spaces between them and no space before a mark.
  var phrase: String {
    reduce(into: "") { text, word in
      if !text.isEmpty, word.kind != .mark { text += " " }
      text += word.text
    }
  }
}

extension [Character] {
  /// Replaces the characters in a range with spaces, so that the characters after them keep their offsets.
  mutating func blank(_ range: Range<Int>) { for offset in range { self[offset] = " " } }
}

extension Character {
  /// The value of a digit 0 to 9; nil for every other character, including digits with accents.
  var decimalDigit: Int? {
    guard let code = asciiValue, (0x30...0x39).contains(code) else { return nil }
    return Int(code) - 0x30
  }
}

package import Domain
internal import Text

/// A word of a command line, with its place in the line.
package struct Word: Hashable, Sendable {
  /// The word without quotes.
  package let text: String
  /// The word as it was typed, quotes included.
  package let raw: String
  /// The range of the word in the line, in characters.
  package let range: Range<Int>
  /// Whether any part of the word was in double quotes, so that the word is never read as an option.
  package let isQuoted: Bool

  /// Whether the word is an option: not quoted, and it begins with two dashes, as in `--x`.
  package var isOption: Bool { !isQuoted && text.utf8.count > 2 && text.hasPrefix("--") }
}

extension Word {
  /// A text in double quotes, so that it is read as a single word; double quotes in it get a backslash.
  package static func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\\\"") + "\"" }

  /// A name as it would be typed, in quotes only if it would otherwise be misread.
  package static func typed(name: String) -> String {
    let isPlain = !name.contains("\"") && !name.split(separator: " ").contains { $0.hasPrefix("--") }
    return isPlain ? name : quoted(name)
  }

  /// A food's name as it would be typed in an item list, in quotes only if the list would otherwise split it.
  package static func typed(inList name: String) -> String {
    name.contains { ",;+@\"".contains($0) } ? quoted(name) : name
  }
}

/// A line of words, from a prompt, a script or a shell's arguments.
package struct CommandLine: Sendable {
  /// The line as shown under an error, without invisible characters.
  package let text: String
  /// The words of the line in the order typed; empty for a blank line.
  package let words: [Word]

  /// Splits a typed line.
  ///
  /// Double quotes group words anywhere, an apostrophe is a letter, and invisible characters (such as a byte order
  /// mark, or characters pasted along with a word) are skipped.
  ///
  /// In a line copied from a shell, `larder` before a command and a `$` before `larder` are dropped, so that the line
  /// works unchanged.
  package init(line typed: String) throws {
    let line = Self.withoutProgram(SafeText.visible(typed))
    let (words, openQuote) = TextWord.cut(line)
    if let openQuote {
      throw LarderError(
        .badQuote, "the quote is not closed", hint: "write a second \" where the quoted words end",
        location: LarderError.Location(text: line, range: openQuote..<line.count))
    }
    self.init(line, words)
  }

  private static func withoutProgram(_ line: String) -> String {
    var rest = line.drop(while: \.isWhitespace)
    if rest.first == "$" { rest = rest.dropFirst().drop(while: \.isWhitespace) }
    guard rest.prefix("larder".count).lowercased() == "larder" else { return line }
    rest = rest.dropFirst("larder".count)
    let command = rest.drop(while: \.isWhitespace)
    return command.count < rest.count && !command.isEmpty ? String(command) : line
  }

  /// Splits a line that is still being typed.
  ///
  /// A quote may still be open, and the words' ranges refer to the line exactly as it was typed.
  package init(typing line: String) { self.init(line, TextWord.cut(line).words) }

  /// The line without one of its words; the places of the others stay the same.
  func without(_ word: Word) -> CommandLine { CommandLine(text: text, words: words.filter { $0 != word }) }

  private init(text: String, words: [Word]) {
    self.text = text
    self.words = words
  }

  private init(_ line: String, _ words: [TextWord]) {
    let characters = Array(line)
    text = line
    self.words = words.map {
      Word(text: $0.text, raw: String(characters[$0.range]), range: $0.range, isQuoted: $0.kind == .quoted)
    }
  }

  /// Creates a line from the words into which a shell has split it; a word with spaces stays one word.
  package init(arguments: [String]) {
    var offset = 0
    words = arguments.map { argument in
      let count = argument.count
      defer { offset += count + 1 }
      return Word(text: argument, raw: argument, range: offset..<offset + count, isQuoted: false)
    }
    text = arguments.joined(separator: " ")
  }

  /// The place of one of the words, for the caret under it.
  package func location(of word: Word) -> LarderError.Location {
    LarderError.Location(text: text, range: word.range)
  }

  /// An error about one of the words, with the caret under it.
  package func error(
    _ code: ErrorCode, _ message: String, at word: Word, hint: String? = nil, candidates: [String] = []
  ) -> LarderError {
    LarderError(code, message, hint: hint, candidates: candidates, location: location(of: word))
  }
}

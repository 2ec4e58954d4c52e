/// A command line of bash or fish up to the cursor, split into words in the same way as that shell splits it.
///
/// Nothing is run: variables and commands that the shell would replace stay as typed.
struct ShellLine: Equatable {
  /// The shells whose quotes can be read.
  enum Dialect {
    /// In bash, the characters of COMP_WORDBREAKS split a word for completion, but not for the command.
    case bash(wordBreaks: Set<Character>)
    case fish
  }

  /// The words after the program's name, without quotes.
  ///
  /// The last word is the word at the cursor, which is empty after a space. If the cursor is in the program's name
  /// itself, there are no words.
  private(set) var words: [String] = []
  /// The beginning of the last word, such as `--width=` or `@`, that bash leaves in place; completion replaces only the
  /// rest of the word.
  private(set) var kept = ""
  /// The quote that is open at the cursor.
  private(set) var openQuote: Character?

  private let dialect: Dialect
  private var current = ""
  private var isInWord = false

  /// Reads a line from the program's name up to the cursor; variables that are set before the name are skipped.
  init(_ line: String, _ dialect: Dialect) {
    self.dialect = dialect
    var rest = line[...]
    while let character = rest.popFirst() { take(character, &rest) }
    words.append(current)
    let isAssignment = { (word: String) in word.first.map { $0.isLetter || $0 == "_" } == true && word.contains("=") }
    words = Array(words.drop(while: isAssignment).dropFirst())
  }

  static func == (left: ShellLine, right: ShellLine) -> Bool {
    left.words == right.words && left.kept == right.kept && left.openQuote == right.openQuote
  }

  private mutating func take(_ character: Character, _ rest: inout Substring) {
    if let openQuote {
      takeQuoted(character, openQuote, &rest)
    } else if character.isWhitespace {
      if isInWord { words.append(current) }
      (current, kept, isInWord) = ("", "", false)
    } else {
      isInWord = true
      switch character {
      case "'", "\"":
        openQuote = character
        if case .bash = dialect { kept = current }
      case "\\":
        if let next = rest.popFirst() { current.append(next) }
      default:
        current.append(character)
        if case .bash(let breaks) = dialect, breaks.contains(character) { kept = current }
      }
    }
  }

  private mutating func takeQuoted(_ character: Character, _ quote: Character, _ rest: inout Substring) {
    if character == quote {
      openQuote = nil
    } else if character == "\\", let next = rest.first, escaped(in: quote).contains(next) {
      current.append(next)
      rest.removeFirst()
    } else {
      current.append(character)
    }
  }

  /// The characters that a backslash escapes within a quote.
  private func escaped(in quote: Character) -> Set<Character> {
    switch (dialect, quote) {
    case (.bash, "'"): []
    case (.bash, _): ["\"", "\\", "$", "`"]
    case (.fish, "'"): ["'", "\\"]
    case (.fish, _): ["\"", "\\", "$"]
    }
  }

  /// The strings that bash can insert in place of what is typed after `kept`, one per candidate, quoted as needed at
  /// the cursor.
  ///
  /// bash inserts the beginning that all of these strings share. So candidates that do not begin with what is typed are
  /// left out. If no candidate begins with what is typed, all are kept if their shared beginning contains what is
  /// typed.
  func replacements(_ candidates: [String]) -> [String] {
    let typed = (words.last ?? "").dropFirst(kept.count).lowercased()
    let rests = candidates.filter { $0.lowercased().hasPrefix(kept.lowercased()) }.map { $0.dropFirst(kept.count) }
    let begun = rests.filter { $0.lowercased().hasPrefix(typed) }
    if !begun.isEmpty { return begun.map { quoted($0) } }
    guard let first = rests.first else { return [] }
    let shared = rests.dropFirst().reduce(first) { LineEditor.Completion.commonPrefix($0, String($1)) }
    return shared.lowercased().contains(typed) ? rests.map { quoted($0) } : []
  }

  /// Quotes the text so that bash reads it literally at the cursor.
  ///
  /// The function processes scalars, as bash does: a `;` with a combining mark is one character in Swift, but for bash
  /// the `;` ends a command.
  private func quoted(_ text: Substring) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch openQuote {
      case "'": quoted += scalar == "'" ? #"'\''"# : String(scalar)
      // bash looks up its history within double quotes, and a backslash there would stay.
      case .some where scalar == "!": quoted += #""'!'""#
      case .some(let quote):
        if escaped(in: quote).contains(Character(scalar)) { quoted.unicodeScalars.append("\\") }
        quoted.unicodeScalars.append(scalar)
      case nil:
        if scalar.isASCII, !Self.isPlain(scalar) { quoted.unicodeScalars.append("\\") }
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted
  }

  /// Whether an ASCII character has no special meaning in bash outside of quotes.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || "_-./:=@%+,".unicodeScalars.contains(scalar)
  }
}

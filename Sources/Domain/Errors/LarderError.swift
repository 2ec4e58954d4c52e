/// An error message for the user who typed a command: the wrong words, what is accepted, and what to do next.
///
/// ```
/// let error = LarderError(.unknownFood, "no food is called `bananna`", hint: "`food search` finds foods")
/// error.code.exitStatus  // 1
/// let helpful = error.suggesting(["banana"])
/// helpful.hint  // "did you mean banana? `food search` finds foods"
/// helpful.candidates  // ["banana"]
/// ```
package struct LarderError: Error, Equatable, Sendable {
  /// The kind of error, which determines the exit status and the entry in the reference.
  package let code: ErrorCode
  /// One sentence that says what was wrong and quotes the wrong word.
  package private(set) var message: String
  /// What is accepted, or what to do next; begins with the sentence of the outcome that the error was created with.
  package var hint: String?
  /// What is known about the change that the command was to make; nil if the error does not say.
  package var outcome: Outcome?
  /// Names that were probably meant, the best first.
  package var candidates: [String]
  /// The place of the error in the typed text; nil if the error has no place.
  package var location: Location?

  /// The technical cause of the error, for the log; nil if it is unknown.
  package var cause: Cause?

  /// The message without what it says of the outcome; nil if it says nothing of it.
  private(set) var bareMessage: String?

  /// Creates an error; `message` begins with a lowercase letter and has no period, since words may precede it.
  ///
  /// The hint says the outcome, and then `hint`.
  package init(
    _ code: ErrorCode, _ message: String, outcome: Outcome? = nil, hint: String? = nil, candidates: [String] = [],
    location: Location? = nil
  ) {
    self.code = code
    self.message = message
    self.outcome = outcome
    self.hint = Self.hint(outcome, hint)
    self.candidates = candidates
    self.location = location
  }

  /// A hint that says an outcome, and then what to do next.
  static func hint(_ outcome: Outcome?, _ advice: String?) -> String? {
    let parts = [outcome?.sentence, advice].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Replaces the message by one that says the outcome too; nil says `bare` alone.
  mutating func say(_ message: String?, insteadOf bare: String) {
    self.message = message ?? bare
    bareMessage = message == nil ? nil : bare
  }

  /// The place of an error in the text that was read, which messages mark with a caret.
  package struct Location: Equatable, Sendable {
    /// The text that was read.
    package let text: String
    /// The wrong part of the text, as character offsets.
    package let range: Range<Int>

    /// Creates a place; the range must be within the characters of `text`.
    package init(text: String, range: Range<Int>) {
      self.text = text
      self.range = range
    }
  }
}

extension LarderError {
  /// A word as messages show it: in backticks, and shortened if it is very long.
  package static func quoted(_ word: some StringProtocol) -> String {
    let scalars = word.unicodeScalars
    // Scalars are counted, because one character can be a megabyte of accents.
    guard scalars.count > 60 else { return "`\(word)`" }
    return "`\(String(String.UnicodeScalarView(scalars.prefix(60))))…`"
  }

  /// Returns the error with a suggestion of the words that were probably meant, the best first.
  ///
  /// The hint of the returned error begins with `did you mean`, and the words become its candidates. An empty list
  /// changes nothing.
  package func suggesting(_ meant: [String]) -> LarderError {
    guard !meant.isEmpty else { return self }
    var result = self
    result.hint = "did you mean \(meant.joined(separator: ", "))?" + (hint.map { " " + $0 } ?? "")
    result.candidates = meant
    return result
  }

  /// Returns the error with a suggestion of the word that was probably meant (from `NearestWord`); nil changes nothing.
  package func suggesting(_ meant: String?) -> LarderError { suggesting(meant.map { [$0] } ?? []) }

  /// Returns the error with its place converted to a longer line, in which the error's text begins at character
  /// `offset`.
  package func placed(in line: String, at offset: Int) -> LarderError {
    var result = self
    if let location {
      result.location = Location(
        text: line, range: location.range.lowerBound + offset..<location.range.upperBound + offset)
    }
    return result
  }
}

extension LarderError {
  /// The technical cause of an error: numbers and a type name, never data of the household.
  package struct Cause: Hashable, Sendable {
    /// SQLite's extended result code.
    package let sqlite: Int?
    /// The system's error number (`errno`).
    package let system: Int?
    /// The type of an error that is not one of Larder's.
    package let type: String?

    /// Creates a cause from the values that are known.
    package init(sqlite: Int? = nil, system: Int? = nil, type: String? = nil) {
      self.sqlite = sqlite
      self.system = system
      self.type = type
    }

    /// The cause as it is written to the log: `SQLite 778, errno 5`; nil if nothing is known.
    package var text: String? {
      let parts = [sqlite.map { "SQLite \($0)" }, system.map { "errno \($0)" }, type].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }
}

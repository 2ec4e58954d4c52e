/// What went wrong, for the person who typed it: the wrong words, what is accepted, and what to do next.
///
/// ```
/// let error = LarderError(.unknownFood, "no food is called `bananna`", hint: "`food search` finds foods")
/// error.code.exitStatus  // 1
/// let helpful = error.suggesting(["banana"])
/// helpful.hint  // "did you mean banana? `food search` finds foods"
/// helpful.candidates  // ["banana"]
/// ```
package struct LarderError: Error, Equatable, Sendable {
  /// The kind of error, which decides the exit status and the entry in the reference.
  package let code: ErrorCode
  /// One sentence that says what was wrong and quotes the wrong word.
  package let message: String
  /// What is accepted, or what to do next.
  package var hint: String?
  /// Names that were probably meant, the best first.
  package var candidates: [String]
  /// The place of the error in the text; nil if it has none.
  package var location: Location?

  /// Creates an error; `message` has no capital and no full stop, since words may precede it.
  package init(
    _ code: ErrorCode, _ message: String, hint: String? = nil, candidates: [String] = [], location: Location? = nil
  ) {
    self.code = code
    self.message = message
    self.hint = hint
    self.candidates = candidates
    self.location = location
  }

  /// A range in a text, for the caret under it.
  package struct Location: Equatable, Sendable {
    /// The text that was read.
    package let text: String
    /// Character offsets in the text.
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
  static func quoted(_ word: some StringProtocol) -> String {
    let scalars = word.unicodeScalars
    // Scalars are counted, because one character can be a megabyte of accents.
    guard scalars.count > 60 else { return "`\(word)`" }
    return "`\(String(String.UnicodeScalarView(scalars.prefix(60))))…`"
  }

  /// The error with words that were probably meant, the best first; unchanged if there are none.
  ///
  /// The hint first asks whether they were meant, and they become the candidates.
  package func suggesting(_ meant: [String]) -> LarderError {
    guard !meant.isEmpty else { return self }
    var result = self
    result.hint = "did you mean \(meant.joined(separator: ", "))?" + (hint.map { " " + $0 } ?? "")
    result.candidates = meant
    return result
  }

  /// The error with the word that was probably meant (`NearestWord`); unchanged for nil.
  package func suggesting(_ meant: String?) -> LarderError { suggesting(meant.map { [$0] } ?? []) }

  /// The error with its place moved into a longer line that contains the text.
  package func placed(in line: String, at offset: Int) -> LarderError {
    var result = self
    if let location {
      result.location = Location(
        text: line, range: location.range.lowerBound + offset..<location.range.upperBound + offset)
    }
    return result
  }
}

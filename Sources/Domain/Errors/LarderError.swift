/// What went wrong, for the person who asked: the words that were wrong, what is accepted, what to do next.
package struct LarderError: Error, Equatable, Sendable {
  /// Which kind of error it is: the exit status and the reference go by it.
  package let code: ErrorCode
  /// One sentence: what was wrong, with the word in it.
  package let message: String
  /// What is accepted, or what to do next.
  package var hint: String?
  /// Names that were probably meant, best first.
  package var candidates: [String]
  /// Where in the text that was given.
  package var place: Place?

  /// An error; `message` has no full stop and no capital, since words may precede it.
  package init(
    _ code: ErrorCode, _ message: String, hint: String? = nil, candidates: [String] = [], place: Place? = nil
  ) {
    self.code = code
    self.message = message
    self.hint = hint
    self.candidates = candidates
    self.place = place
  }

  /// A stretch of a text, for the caret under it.
  package struct Place: Equatable, Sendable {
    /// The text that was read.
    package let text: String
    /// Offsets of characters in it.
    package let range: Range<Int>

    /// A stretch of `text`; the range must lie within its characters.
    package init(text: String, range: Range<Int>) {
      self.text = text
      self.range = range
    }
  }
}

extension LarderError {
  /// A word as messages show it: in backticks, and cut where it is very long.
  static func quoted(_ word: some StringProtocol) -> String {
    let scalars = word.unicodeScalars
    // Scalars, because one character can be a megabyte of accents.
    guard scalars.count > 60 else { return "`\(word)`" }
    return "`\(String(String.UnicodeScalarView(scalars.prefix(60))))…`"
  }

  /// The same error with words that were probably meant, best first: before its hint it asks whether, and they become the
  /// candidates; as it is where there are none.
  package func suggesting(_ meant: [String]) -> LarderError {
    guard !meant.isEmpty else { return self }
    var result = self
    result.hint = "did you mean \(meant.joined(separator: ", "))?" + (hint.map { " " + $0 } ?? "")
    result.candidates = meant
    return result
  }

  /// The same error with the word that was probably meant (`NearestWord`); as it is for nil.
  package func suggesting(_ meant: String?) -> LarderError { suggesting(meant.map { [$0] } ?? []) }

  /// The same error, placed in a longer line of which the text that was read is a part.
  package func placed(in line: String, at offset: Int) -> LarderError {
    var result = self
    if let place {
      result.place = Place(text: line, range: place.range.lowerBound + offset..<place.range.upperBound + offset)
    }
    return result
  }
}

internal import Domain
internal import Text

/// What a line typed in answer to a form's question means.
enum FormAnswer: Equatable {
  case text(String)
  /// Go back to the question before: `<`.
  case back
  /// Explain the question: `?`.
  case why
  /// Finish with the answers so far: `.`.
  case finish
  /// Leave the form without saving: `q`, alone on its line.
  case leave

  /// Reads a line.
  ///
  /// `<`, `?` and `.` are recognized even after text that was already in the line, so that the text need not be deleted
  /// first.
  ///
  /// - Parameters:
  ///   - kept: The text that was already in the line.
  ///   - isSentence: Whether the answer is free text; then `?` and `.` need a space before them, since they may be part
  ///     of the text.
  init(_ line: String, behind kept: String, isSentence: Bool) {
    let text = PlainName.trimmed(line)
    if text == "q" {
      self = .leave
      return
    }
    // A person who types `help` wants an explanation, not a profile of that name.
    if !isSentence, kept.isEmpty, ["help", "hilfe"].contains(text.lowercased()) {
      self = .why
      return
    }
    let rest = !kept.isEmpty && text.hasPrefix(kept) ? text.dropFirst(kept.count) : text[...]
    let isAlone = !isSentence || rest.first?.isWhitespace == true || rest.count == text.count
    switch (PlainName.trimmed(String(rest)), isAlone) {
    case ("<", _): self = .back
    case ("?", true): self = .why
    case (".", true): self = .finish
    default: self = .text(text)
    }
  }
}

extension FormAnswer {
  /// Removes the kept text from the line if the user typed the whole answer again after it: `active` for `actveactive`
  /// if the kept text is `actve`.
  ///
  /// If what follows the kept text does not begin like the kept text, the whole line is returned.
  static func typedAgain(_ line: String, behind kept: String) -> String {
    guard !kept.isEmpty, line.count > kept.count, line.hasPrefix(kept) else { return line }
    let rest = PlainName.trimmed(String(line.dropFirst(kept.count)))
    let beginning = rest.prefix(3).lowercased()
    guard beginning.count == min(3, kept.count), kept.lowercased().hasPrefix(beginning) else { return line }
    return rest
  }
}

/// What a line typed at `save?`, or at any other yes-or-no question, means.
package enum SaveAnswer {
  /// Yes: save or go on.
  case yes
  /// No: do not save, or do not go on.
  case no
  /// Enter alone.
  case enter
  /// Something else.
  case unknown

  /// Whether the text is a whole word for this answer, in English or German; false for a single letter, which may mean
  /// something else.
  static func isWhole(_ answer: SaveAnswer, _ text: String) -> Bool {
    text.count > 1 && SaveAnswer(text) == answer
  }

  /// Whether the text says yes; throws `badValue` if it says neither yes nor no.
  static func isYes(_ text: String) throws(LarderError) -> Bool {
    switch SaveAnswer(text) {
    case .yes: return true
    case .no: return false
    case .enter, .unknown:
      throw LarderError(.badValue, "`\(text.truncated(to: 60))` is neither yes nor no", hint: "yes or no")
    }
  }

  /// Reads a line, in English or German: `yes`, `y`, `ja`, `no`, `nein`.
  package init(_ text: String) {
    let word = text.lowercased()
    if word.isEmpty {
      self = .enter
    } else if word.count <= 4, ["yes", "ja"].contains(where: { $0.hasPrefix(word) }) {
      self = .yes
    } else if word.count <= 4, ["no", "nein"].contains(where: { $0.hasPrefix(word) }) {
      self = .no
    } else {
      self = .unknown
    }
  }
}

internal import Text

/// A text that a shell may insert in place of the word at the cursor.
struct ShellCandidate: Equatable {
  /// The whole word, without the quotes of the shell.
  var text: String
  /// A note that the shell shows next to the text; empty if there is no note.
  var note = ""

  /// Converts candidates to words that a shell can insert; a shell replaces only the word at the cursor.
  ///
  /// A name may have begun in an earlier word. If the words before the cursor's word are the beginning of the name,
  /// only the rest of the name is offered. Otherwise the name is left out: `Cooked rice` is not offered for `rice co`.
  static func all(of completion: LineEditor.Completion, at context: CursorContext) -> [ShellCandidate] {
    let from = completion.replacing.lowerBound
    let head = from > context.start ? context.current.prefix(from - context.start) : ""
    let before = from < context.start ? context.text.dropFirst(from).prefix(context.start - from) : ""
    var seen: Set<String> = []
    return completion.candidates.compactMap { candidate -> ShellCandidate? in
      let name = LineEditor.Completion.safe(candidate.text)
      guard LineEditor.Completion.commonPrefix(before, name).count == before.count else { return nil }
      let text = String(head + name.dropFirst(before.count))
      guard !text.isEmpty, seen.insert(text).inserted else { return nil }
      return ShellCandidate(text: text, note: SafeText.visible(candidate.note))
    }
  }
}

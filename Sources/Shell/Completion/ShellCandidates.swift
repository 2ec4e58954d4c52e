internal import Text

/// What a shell may put in the place of the word that the cursor is in.
struct ShellCandidate: Equatable {
  /// The whole word, without a shell's quotes.
  var text: String
  /// What is shown beside it; empty for nothing.
  var note = ""

  /// The candidates of a place in words that a shell has parted.
  ///
  /// A shell replaces one word: of a name that began in a word before, the rest is offered where it goes on as it was typed,
  /// and the name is left out where it does not (`rice co` for Cooked rice).
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

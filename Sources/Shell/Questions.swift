internal import Commands
internal import Text

/// Asks the person at the terminal: numbered answers, a number back.
@MainActor struct Questions {
  let editor: () -> LineEditor
  let presenter: Presenter

  func choose(_ question: String, _ answers: [String], globals: Globals) -> Int? {
    Signals.whileAsking {
      let canvas = presenter.canvas(globals)
      var lines = canvas.show(question).wrapped(to: canvas.width).map { StyledLine($0, .bold) }
      lines += answers.enumerated().map { index, answer in
        StyledLine("  \(index + 1)  " + canvas.show(answer)).truncated(to: canvas.width, in: canvas.glyphs)
      }
      try? Output.standard.write(presenter.rendered(lines, globals))
      return answer(among: answers, on: canvas)
    }
  }

  private func answer(among answers: [String], on canvas: Canvas) -> Int? {
    let editor = editor()
    let completer = editor.completer
    defer { editor.completer = completer }
    editor.completer = { _, _ in LineEditor.Completion() }
    let prompt = StyledPrompt("1-\(answers.count), Enter for none\(canvas.isASCII ? "> " : " ❯ ")")
    while case .line(let text) = editor.read(prompt: prompt, isQuestion: true) {
      let word = text.trimmingWhitespace.lowercased()
      if word.isEmpty { return nil }
      if let number = Int(word), answers.indices.contains(number - 1) { return number - 1 }
      let named = answers.indices.filter { answers[$0].lowercased().hasPrefix(word) }
      if named.count == 1 { return named[0] }
      let help = "a number from 1 to \(answers.count), or how one of the answers begins"
      try? Output.standard.write(canvas.show(help).wrapped(to: canvas.width).joined(separator: "\n") + "\n")
    }
    return nil
  }
}

extension String {
  /// Without white space at its ends.
  fileprivate var trimmingWhitespace: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

internal import Commands
internal import Domain
internal import Text

/// Asks the user at the terminal for one of several answers, or for a line of text.
@MainActor struct TerminalDialogue {
  let session: Session
  let editor: () -> LineEditor
  let presenter: Presenter

  /// The dialogue that commands use.
  var dialogue: Dialogue {
    Dialogue(
      choose: { question, answers in try choose(question, answers) }, ask: { try ask($0) }, show: { show($0) },
      look: { try look($0) })
  }

  private var canvas: Canvas { presenter.canvas(session.globals) }

  private func show(_ lines: (Canvas) -> [StyledLine]) {
    try? Output.standard.write(presenter.rendered(lines(canvas), session.globals))
  }

  private func show(_ sentence: String) {
    show { canvas in canvas.show(sentence).wrapped(to: canvas.width).map { StyledLine($0) } }
  }

  // MARK: A choice

  private func choose(_ question: String, _ answers: [String]) throws -> Int? {
    try Signals.whileAsking {
      show { canvas in
        canvas.show(question).wrapped(to: canvas.width).map { StyledLine($0, .bold) }
          + answers.enumerated().map { index, answer in
            StyledLine("  \(index + 1)  " + canvas.show(answer)).truncated(to: canvas.width, in: canvas.glyphs)
          }
      }
      return try answer(among: answers)
    }
  }

  private func answer(among answers: [String]) throws -> Int? {
    let prompt = StyledPrompt("1-\(answers.count), Enter for none\(canvas.isASCII ? "> " : " ❯ ")")
    while true {
      let line = try read(prompt, for: .choice) { _, _ in LineEditor.Completion() }
      let word = PlainName.trimmed(line).lowercased()
      // An Enter that was typed before the question was shown is not an answer to it.
      if word.isEmpty, editor().wasTypedAhead { continue }
      // Enter alone means no answer, and so does `<`, which goes back in a form.
      if word.isEmpty || word == "<" { return nil }
      if let number = Int(word), answers.indices.contains(number - 1) { return number - 1 }
      if answers == ["yes", "no"] {
        switch SaveAnswer(word) {
        case .yes: return 0
        case .no: return 1
        case .enter, .unknown: break
        }
      }
      let named = answers.indices.filter { answers[$0].lowercased().hasPrefix(word) }
      if named.count == 1 { return named[0] }
      // At the prompt, a line that was typed ahead and is not an answer is probably the next command of a paste;
      // elsewhere there is no next command.
      if presenter.isAtPrompt, editor().wasTypedAhead {
        editor().queueLast(line)
        show("`\(line.prefix(200))` was typed before this question; it runs after your answer")
      } else {
        show("a number from 1 to \(answers.count), or the beginning of an answer")
      }
    }
  }

  // MARK: A screen

  /// Shows a screen until the user leaves it.
  ///
  /// The screen is not shown if typed or pasted input is waiting: that input is the next command, and its letters would
  /// act as keys on the screen.
  private func look(_ screen: KeyScreen) throws -> Bool {
    let terminal = presenter.terminal
    guard terminal.isInput, terminal.isOutput else { throw KeyScreen.Refusal.noTerminal }
    guard !terminal.isDumb else { throw KeyScreen.Refusal.cannotMoveCursor }
    guard !canvas.isAccessible else { throw KeyScreen.Refusal.wantsSentences }
    let isPasted = presenter.isAtPrompt && editor().hasQueuedLines
    guard !isPasted, !TypeAhead.precedesOutput() else { return false }
    let full = FullScreen(
      presenter: presenter, globals: session.globals, quick: QuickRead(interrupt: session.interruption.interrupt))
    let typed = try Signals.whileAsking { try full.show(screen) }
    if presenter.isAtPrompt { editor().begin(with: typed) }
    return true
  }

  // MARK: A line of text

  private func ask(_ question: Question) throws -> String {
    try Signals.whileAsking {
      let completer = Completer(session: session)
      let quick = QuickRead(interrupt: session.interruption.interrupt)
      if !question.takesPasted { editor().dropPastedAnswers() }
      while true {
        let line = try read(prompt(for: question), for: .answer(typed: question.typed)) { line, cursor in
          quick.run { completer.complete(answer: line, cursor: cursor, as: question.kind) }
        }
        if question.takesPasted || !editor().wasTypedAhead { return line }
        show("that was typed before this question: please answer it now")
      }
    }
  }

  /// The prompt of a question: `day [today] ❯ `; for a screen reader `day, Enter for today: `.
  private func prompt(for question: Question) -> StyledPrompt {
    let canvas = canvas
    var line = StyledLine(canvas.show(question.label), .bold)
    if let preset = question.preset {
      let shown = canvas.show(preset).truncated(to: canvas.width / 2, in: canvas.glyphs)
      line.append(canvas.isAccessible ? ", Enter for \(shown)" : " [\(shown)]", .faint)
    }
    line.append(canvas.isAccessible ? ": " : canvas.isASCII ? "> " : " ❯ ")
    return StyledPrompt(presenter.rendered(line, session.globals))
  }

  /// Reads a line; throws `interrupted` if the user leaves.
  private func read(
    _ prompt: StyledPrompt, for purpose: LineEditor.Purpose,
    completer: @escaping (_ line: String, _ cursor: Int) -> LineEditor.Completion
  ) throws -> String {
    let editor = editor()
    let usual = editor.completer
    defer { editor.completer = usual }
    editor.completer = completer
    guard case .line(let text) = editor.read(prompt: prompt, for: purpose) else { throw Dialogue.left }
    return text
  }
}

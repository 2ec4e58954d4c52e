internal import Commands
internal import Domain
internal import Text

/// The prompt and what it runs, line after line.
@MainActor struct Repl {
  let session: Session
  let presenter: Presenter
  let editor: LineEditor
  let stateFolder: String

  /// Runs until the person leaves; the exit status.
  func run() -> Int32 {
    let interpreter = Interpreter(session: session)
    let completer = Completer(session: session)
    editor.completer = { line, cursor in completer.complete(line, cursor: cursor) }
    editor.isSecret = { $0.contains("key set") }
    greet()
    var history: Int?? = .none
    while true {
      let profile = try? session.standing()?.profile.id
      if history != .some(profile ?? nil) {
        history = .some(profile ?? nil)
        editor.useHistory(at: stateFolder + "/history" + ((profile ?? nil).map { "-\($0)" } ?? ""))
      }
      switch editor.read(prompt: Prompt(session: session, presenter: presenter).render()) {
      case .endOfInput: return Signals.endStatus ?? 0
      case .cancelled: continue
      case .line(let text):
        editor.addToHistory(text)
        guard run(text, by: interpreter) else { return Signals.endStatus ?? 0 }
      }
    }
  }

  /// False where the session ends.
  private func run(_ text: String, by interpreter: Interpreter) -> Bool {
    do {
      let outcome = try Signals.whileRunning(interrupt: session.interruption.interrupt) {
        try interpreter.run(CommandLine(line: text))
      }
      guard let outcome else { return true }
      try presenter.show(outcome)
      return !outcome.report.endsSession
    } catch is Output.Closed {
      return false
    } catch {
      presenter.show(LarderError.any(error), globals: session.globals, origin: nil)
      return Signals.endStatus == nil
    }
  }

  private func greet() {
    guard session.globals.format == .text, !session.globals.isQuiet else { return }
    let hasProfile = ((try? session.standing()) ?? nil) != nil
    let canvas = presenter.canvas(session.globals)
    let text =
      hasProfile
      ? "Larder · `help` lists the commands, TAB completes, Ctrl-D leaves"
      : "Welcome to Larder. Who eats here? `profile add Dad` adds the first profile; `help` lists the commands."
    let lines = canvas.show(text).wrapped(to: canvas.width).map { StyledLine($0, .faint) }
    try? Output.standard.write(
      presenter.rendered(lines, session.globals, depth: presenter.terminal.colors(session.globals.color)))
  }
}

extension LarderError {
  /// Any error as one of ours: what no floor has named is a failure of the program, told as such.
  static func any(_ error: any Error) -> LarderError {
    (error as? LarderError)
      ?? LarderError(
        .databaseFailed, "this should not have happened: \(error)", hint: "nothing was half written; please report it")
  }
}

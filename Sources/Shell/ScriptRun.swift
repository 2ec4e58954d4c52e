internal import Commands
internal import Domain

/// A script: one command a line, from a file or standard input; stops at the first error unless it is told to go on.
@MainActor struct ScriptRun {
  let session: Session
  let presenter: Presenter
  /// The file's name, for errors.
  let name: String

  /// Runs the lines as they come; the exit status is the first error's.
  func run(_ descriptor: Int32) -> Int32 {
    let interpreter = Interpreter(session: session)
    var reader = LineReader(descriptor: descriptor)
    var status: Int32 = 0
    var number = 0
    while Signals.endStatus == nil {
      number += 1
      var globals = session.globals
      do {
        guard let text = try reader.next() else { return status }
        if text.drop(while: \.isWhitespace).hasPrefix("#") { continue }
        globals = interpreter.globals(of: text)
        guard let outcome = try run(text, by: interpreter) else { continue }
        try presenter.show(outcome)
        if outcome.report.endsSession { return status }
        // A signal that came when nothing was left to interrupt: that command is done, the next must not begin.
        if Signals.isInterrupted {
          throw LarderError(.interrupted, "interrupted", hint: "the lines up to here are done")
        }
      } catch is Output.Closed {
        return status
      } catch {
        let known = LarderError.any(error)
        presenter.show(known, globals: globals, origin: "\(name):\(number)")
        if status == 0 { status = known.code.exitStatus }
        if !globals.keepsGoing || known.code == .interrupted {
          if number > 1 { presenter.note(Self.rest(after: number), globals: globals) }
          return Signals.endStatus ?? status
        }
      }
    }
    return Signals.endStatus ?? status
  }

  /// What became of the other lines: somebody who corrects the script must not run them twice.
  private static func rest(after number: Int) -> String {
    let done = number == 2 ? "line 1 is done" : "the \(number - 1) lines before are done"
    return "\(done), what follows line \(number) was not run"
  }

  private func run(_ text: String, by interpreter: Interpreter) throws -> Interpreter.Outcome? {
    try Signals.whileRunning(interrupt: session.interruption.interrupt) {
      try interpreter.run(CommandLine(line: text))
    }
  }
}

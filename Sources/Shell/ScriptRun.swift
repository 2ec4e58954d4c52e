internal import Commands
internal import Domain

/// Runs a script of one command per line, from a file or standard input.
///
/// The script stops at the first error unless `--keep-going` is used.
@MainActor struct ScriptRun {
  let session: Session
  let presenter: Presenter
  /// The script's name, which errors mention.
  let name: String

  /// Runs the lines as they arrive, and returns the exit status of the first error, or 0 if there was no error.
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
        session.noteView()
        if status == 0, let failure = outcome.report.failure { status = failure.code.exitStatus }
        if outcome.report.endsSession { return status }
        // If the signal arrived when there was nothing left to interrupt, the command is done, but the next one must
        // not start.
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

  /// Says which lines were run and which were not, so that a user who corrects the script does not run lines twice.
  private static func rest(after number: Int) -> String {
    let done = number == 2 ? "line 1 was run" : "lines 1 to \(number - 1) were run"
    return "\(done); the lines after line \(number) were not"
  }

  private func run(_ text: String, by interpreter: Interpreter) throws -> Interpreter.Outcome? {
    try Signals.whileRunning(interrupt: session.interruption.interrupt) {
      try interpreter.run(typed: text)
    }
  }
}

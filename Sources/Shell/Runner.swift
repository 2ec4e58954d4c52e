internal import Commands
internal import Domain
internal import Foundation
internal import Text

/// The program: one command, a script, or the prompt.
@MainActor package struct Runner {
  private let arguments: [String]
  private let terminal: Terminal
  private let paths: FilePaths

  /// - Parameter arguments: The words after the program's name.
  package init(arguments: [String], environment: [String: String]) {
    self.arguments = arguments
    terminal = .standard(environment: environment)
    paths = FilePaths(environment: environment)
  }

  /// Runs the program to its end, and returns the exit status.
  package func run() -> Int32 {
    Output.replaceClosedStreams()
    Signals.ignoreBrokenPipes()
    Signals.ignoreSizeLimits()
    if ((try? paths.logLevel()) ?? nil) != nil { CrashNote.arm(paths.log) }
    if arguments.first == DailyBackup.word { return DailyBackup.run(Array(arguments.dropFirst()), paths) }
    if arguments.first == InboxFetching.word { return InboxFetching.run(Array(arguments.dropFirst()), paths) }
    if arguments.first == ShellCompletion.word {
      return ShellCompletion(arguments: Array(arguments.dropFirst()), paths: paths).run()
    }
    // The options determine where the household is, so they are parsed before it is opened.
    let probe = Session(location: .init(database: "", memory: nil), clock: .system)
    let parsed: (invocation: Invocation?, globals: Globals)
    do {
      probe.globals.now = try paths.clock()
      _ = try paths.logLevel()
      parsed = try Interpreter(session: probe).parse(line())
    } catch {
      let globals = readableGlobals
      let (session, presenter) = session(globals)
      session.globals.now = probe.globals.now
      return fail(inHousehold(error, session), presenter, globals: globals, origin: "larder")
    }
    let (session, presenter) = session(parsed.globals)
    let status =
      parsed.invocation != nil || parsed.globals.wantsHelp || parsed.globals.wantsVersion
      ? runOnce(parsed.invocation, session, presenter) : runSession(session, presenter)
    // A command that only reads starts no backup: changes are backed up the next time something is written.
    if parsed.invocation?.spec.effect != .reads { DailyBackup.startIfDue(session) }
    return status
  }

  /// Runs many commands: from a file, from standard input, or typed at the prompt.
  private func runSession(_ session: Session, _ presenter: Presenter) -> Int32 {
    session.hasFurtherLines = true
    if let path = session.globals.script { return runFile(path, session, presenter) }
    guard terminal.isInput else {
      return ScriptRun(session: session, presenter: presenter, name: "stdin").run(STDIN_FILENO)
    }
    return runPrompt(session, presenter)
  }

  /// The words of the command as the shell has split them; a whole line in quotes (`larder "eat 2 eggs"`) is split by
  /// this program.
  private func line() throws -> Commands.CommandLine {
    guard arguments.count == 1, let only = arguments.first, only.contains(where: \.isWhitespace) else {
      return Commands.CommandLine(arguments: arguments)
    }
    return try Commands.CommandLine(line: only)
  }

  /// The options that can be recognized even if the words are not a valid command.
  private var readableGlobals: Globals {
    Globals(readableIn: (try? line())?.words.map(\.text) ?? arguments, over: Globals())
  }

  /// Replaces the error for an unknown command with one that knows the household's names: `Oma had 2 eggs`.
  private func inHousehold(_ error: any Error, _ session: Session) -> any Error {
    guard let unknown = error as? LarderError, unknown.code == .unknownCommand else { return error }
    do {
      _ = try Interpreter(session: session).parse(line())
      return error
    } catch let known {
      return known
    }
  }

  /// Creates a session for the household that the options name, and a presenter for the session's results.
  ///
  /// The household is not opened yet.
  private func session(_ globals: Globals) -> (session: Session, presenter: Presenter) {
    let database = paths.database(globals.database)
    let location = Session.HouseholdLocation(
      database: database, memory: paths.memory(of: database), stateFolder: paths.stateFolder)
    let session = Session(location: location, clock: .system)
    session.globals = globals
    session.makesBackups = DailyBackup.isOn(terminal.environment)
    // Timers are for the person at the terminal; a script uses the system clock as it is.
    if terminal.isInput { session.steadySeconds = SteadyClock.since(globals.now.map { Double($0.seconds) }) }
    session.startingSettings = LocaleDefaults(environment: terminal.environment).settings
    session.log = paths.commandLog
    session.fetchBehind = { [weak session] order in if let session { InboxFetching.start(order, session) } }
    var presenter = Presenter(
      terminal: terminal, units: { session.lastSettings.units }, theme: { session.shownTheme })
    presenter.noteError = { session.log.failed($0) }
    session.notice = { presenter.note($0, globals: globals) }
    let bar = ProgressBar(presenter: presenter, globals: { [weak session] in session?.globals ?? globals })
    session.progress = { bar.show($0) }
    return (session, presenter)
  }

  private func runOnce(_ invocation: Invocation?, _ session: Session, _ presenter: Presenter) -> Int32 {
    var editor: LineEditor?
    if terminal.isInput, terminal.isOutput {
      let questions = TerminalDialogue(
        session: session,
        editor: {
          let made = editor ?? LineEditor(name: "larder", history: nil)
          editor = made
          return made
        }, presenter: presenter)
      session.terminalDialogue = questions.dialogue
    }
    let globals = session.globals
    do {
      let outcome = try Signals.whileRunning(interrupt: session.interruption.interrupt) {
        try Interpreter(session: session).run(invocation, globals: globals)
      }
      guard let outcome else { return Signals.endStatus ?? 0 }
      if session.isCooking {
        try presenter.show(outcome)
        return runPrompt(session, presenter, editor: editor, isForCooking: true)
      }
      guard outcome.report.opensHousehold else {
        try presenter.show(outcome)
        session.noteView()
        return Signals.endStatus ?? outcome.report.failure?.code.exitStatus ?? 0
      }
      if let status = Signals.endStatus { return status }
      // Only a person at a terminal is told: otherwise, the output of a session's commands is for a script or a
      // program.
      if terminal.isInput, session.globals.script == nil, globals.format == .text, !globals.isQuiet {
        try presenter.show(outcome)
        try Output.standard.write("\n")
      }
      return runSession(session, presenter)
    } catch {
      return fail(error, presenter, globals: globals, origin: "larder")
    }
  }

  private func runFile(_ path: String, _ session: Session, _ presenter: Presenter) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      let reason = descriptor >= 0 ? "it is a folder" : String(cString: strerror(errno)).lowercased()
      let error = LarderError(
        .noInputFile, "`\(path)` cannot be read: \(reason)",
        hint: "give the path of a text file with one command a line")
      return fail(error, presenter, globals: session.globals, origin: "larder")
    }
    defer { close(descriptor) }
    return ScriptRun(session: session, presenter: presenter, name: path).run(descriptor)
  }

  /// Runs the prompt; `editor` is the editor that has already asked a question, because there can be only one editor.
  private func runPrompt(
    _ session: Session, _ presenter: Presenter, editor: LineEditor? = nil, isForCooking: Bool = false
  ) -> Int32 {
    session.hasFurtherLines = true
    var presenter = presenter
    presenter.isAtPrompt = true
    do {
      _ = try session.household()
    } catch {
      return fail(error, presenter, globals: session.globals, origin: "larder")
    }
    let editor = editor ?? LineEditor(name: "larder", history: nil)
    session.terminalDialogue = TerminalDialogue(session: session, editor: { editor }, presenter: presenter).dialogue
    return Repl(
      session: session, presenter: presenter, editor: editor, paths: paths, isForCooking: isForCooking
    ).run()
  }

  private func fail(_ error: any Error, _ presenter: Presenter, globals: Globals, origin: String) -> Int32 {
    // Nobody reads the output anymore: exit silently, as other programs do with `head`.
    if error is Output.Closed { return 0 }
    let known = LarderError.any(error)
    presenter.show(known, globals: globals, origin: origin)
    return Signals.endStatus ?? known.code.exitStatus
  }
}

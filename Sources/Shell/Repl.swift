internal import Commands
internal import Domain
internal import Text

/// The session at the prompt: reads lines, runs them and shows their results.
@MainActor struct Repl {
  let session: Session
  let presenter: Presenter
  let editor: LineEditor
  let paths: FilePaths
  let kitchen: Kitchen
  /// Whether the prompt begins in cook mode and ends when cook mode ends.
  let isForCooking: Bool

  /// Creates a prompt; with `isForCooking`, it begins in cook mode and ends when cook mode ends.
  init(session: Session, presenter: Presenter, editor: LineEditor, paths: FilePaths, isForCooking: Bool = false) {
    (self.session, self.presenter, self.editor, self.paths) = (session, presenter, editor, paths)
    self.isForCooking = isForCooking
    kitchen = Kitchen(
      session: session, presenter: presenter, quick: QuickRead(interrupt: session.interruption.interrupt))
  }

  /// Runs the prompt until the user leaves, and returns the exit status.
  func run() -> Int32 {
    let interpreter = Interpreter(session: session)
    let completer = Completer(session: session)
    let reader = QuickRead(interrupt: session.interruption.interrupt)
    editor.completer = { line, cursor in
      reader.run {
        session.isCooking
          ? CookCompleter(commands: completer).complete(line, cursor: cursor) : completer.complete(line, cursor: cursor)
      }
    }
    editor.isSecret = Self.holdsKey
    editor.alarm = kitchen.alarm
    presenter.bell.alarm = kitchen.alarm
    askForBackground(reader)
    var todayStatus = isForCooking ? nil : introduce(reader) ?? greet(reader)
    if todayStatus != nil || isForCooking { kitchen.tellMissed() }
    var isFirst = !isForCooking
    var history: String??
    var erasures = session.erasures
    while true {
      // While another program has locked the file, the last known status is shown, and nobody waits for a second read.
      let isRead = isFirst ? todayStatus != nil : refresh(&todayStatus, reader)
      isFirst = false
      let ownHistory = historyPath(of: todayStatus)
      if history != .some(ownHistory) || erasures != session.erasures { editor.useHistory(at: ownHistory) }
      history = .some(ownHistory)
      erasures = session.erasures
      let prompt = Prompt(todayStatus: todayStatus, isSample: session.isSample, presenter: presenter)
      switch editor.read(prompt: kitchen.prompt(isReadable: isRead) ?? prompt.render(session.globals)) {
      case .endOfInput:
        guard session.isCooking, Signals.endStatus == nil else { return Signals.endStatus ?? 0 }
        // If cook mode cannot be left, as when the file cannot be read, the prompt would end here again and again.
        if let failure = failure(of: CookWord.quit.rawValue, by: interpreter) {
          return Signals.endStatus ?? failure.code.exitStatus
        }
        if Signals.endStatus != nil { return Signals.endStatus ?? 0 }
      case .cancelled: continue
      case .line(let text):
        // The Enter that ends a timer's reminders does not go to the next step.
        let onlySees = kitchen.see() && session.isCooking && text.allSatisfy(\.isWhitespace)
        if !session.isCooking { editor.addToHistory(text) }
        guard run(onlySees ? CookWord.step.rawValue : text, by: interpreter) else { return Signals.endStatus ?? 0 }
      }
      if isForCooking, !session.isCooking { return Signals.endStatus ?? 0 }
    }
  }

  /// Reads what the prompt shows; if the file cannot be read now, returns false and leaves `status` unchanged.
  private func refresh(_ status: inout TodayStatus?, _ reader: QuickRead) -> Bool {
    do {
      status = try reader.run { try session.todayStatus() }
      return true
    } catch {
      return false
    }
  }

  /// Asks the terminal for its background, unless colors are not shown or a theme was chosen.
  ///
  /// Keys typed in the meantime begin the first line. If the terminal answers late, its answer does not become part of
  /// a typed line.
  private func askForBackground(_ reader: QuickRead) {
    let (terminal, background) = (presenter.terminal, presenter.background)
    guard terminal.takesQueries, terminal.colors(session.globals.color) != .none,
      reader.run({ session.shownTheme }) == .auto, let result = BackgroundQuery.ask()
    else { return }
    editor.begin(with: result.typed)
    if let known = result.answer.background { background.value = known }
    if !result.answer.isComplete { editor.expect(result.answer) { background.value = $0 } }
  }

  /// The file for the history of typed lines; nil for a sample household, whose lines are not saved.
  private func historyPath(of todayStatus: TodayStatus?) -> String? {
    guard !session.isSample else { return nil }
    return paths.history(
      of: todayStatus?.profile, household: session.location.database, isShared: session.lastSettings.isHistoryShared)
  }

  /// Whether a line looks like a command that stores a secret key: `settings key set …`, in full or abbreviated.
  static func holdsKey(_ line: String) -> Bool {
    let words = line.lowercased().split(whereSeparator: \.isWhitespace)
    return zip(words, words.dropFirst()).contains { noun, verb in
      (noun == "key" || noun == "keys") && "set".hasPrefix(verb)
    }
  }

  /// Runs a line and returns its error, after showing it; returns nil if there was no error.
  private func failure(of text: String, by interpreter: Interpreter) -> LarderError? {
    do {
      let outcome = try Signals.whileRunning(interrupt: session.interruption.interrupt) {
        try interpreter.run(typed: text)
      }
      if let outcome { editor.begin(with: try presenter.show(outcome, isMoreQueued: false)) }
      return nil
    } catch {
      let known = LarderError.any(error)
      presenter.show(known, globals: session.globals, origin: nil)
      return known
    }
  }

  /// Runs a line and shows its result; returns false if the session ends.
  private func run(_ text: String, by interpreter: Interpreter) -> Bool {
    do {
      let outcome = try Signals.whileRunning(interrupt: session.interruption.interrupt) {
        try interpreter.run(typed: text)
      }
      guard let outcome else { return true }
      editor.begin(with: try presenter.show(outcome, isMoreQueued: editor.hasQueuedLines))
      session.noteView()
      return !outcome.report.endsSession
    } catch is Output.Closed {
      return false
    } catch {
      presenter.show(LarderError.any(error), globals: interpreter.globals(of: text), origin: nil)
      return Signals.endStatus == nil
    }
  }

  /// Shows the screens for a household's first start, and returns what the first prompt shows.
  ///
  /// Returns nil if the screens are not due, if the terminal was closed, or if the household still has no profile.
  private func introduce(_ reader: QuickRead) -> TodayStatus? {
    let calendar = LocaleDefaults(environment: presenter.terminal.environment).calendar
    let firstRun = FirstRun(session: session, calendar: calendar)
    guard presenter.terminal.isOutput, (try? reader.run { try firstRun.isDue() }) == true else { return nil }
    do {
      try Signals.whileRunning(interrupt: session.interruption.interrupt) { try firstRun.run() }
    } catch let error as LarderError where error.code == .interrupted {
      // Leaving with Ctrl-C counts as an answer, but a closed terminal does not.
      if Signals.endStatus != nil { return nil }
    } catch {
      presenter.show(LarderError.any(error), globals: session.globals, origin: nil)
    }
    try? firstRun.remember()
    guard let todayStatus = try? reader.run({ try session.todayStatus() }) else { return nil }
    write { Self.nextSteps(on: $0) + Self.hint(on: $0) }
    return todayStatus
  }

  /// Shows the home screen, or a welcome if there are no profiles yet; also returns what the first prompt shows.
  private func greet(_ reader: QuickRead) -> TodayStatus? {
    do {
      guard let home = try reader.run({ try session.home() }) else {
        if let loss = try reader.run({ try session.read { try session.lossOfProfile(in: $0) } }) {
          presenter.show(loss, globals: session.globals, origin: nil)
          return nil
        }
        let welcome =
          "Welcome to Larder. Who eats here? `profile add Dad` adds the first profile, `guide start` then works out "
          + "what each of you needs; `help` lists the commands."
        write { canvas in canvas.show(welcome).wrapped(to: canvas.width).map { StyledLine($0, .faint) } }
        return nil
      }
      let failure = session.failedBackupText
      write { canvas in
        let warning = canvas.show(failure ?? "").wrapped(to: canvas.width).map { StyledLine($0, .red) }
        return home.report.lines(on: canvas) + [StyledLine()] + (failure == nil ? [] : warning) + Self.hint(on: canvas)
      }
      return home.todayStatus
    } catch {
      // Another program has locked the file, or it is damaged: the first command will report that.
      write(Self.hint)
      return nil
    }
  }

  /// Suggests what a family could do next, after the screens of the first start.
  private static func nextSteps(on canvas: Canvas) -> [StyledLine] {
    canvas.show("Who else eats here? `profile add NAME` adds them; `guide start` works out what each of you needs")
      .wrapped(to: canvas.width).map { StyledLine($0) }
  }

  private static func hint(on canvas: Canvas) -> [StyledLine] {
    canvas.show("Larder · `help` lists the commands, TAB completes, Ctrl-D leaves").wrapped(to: canvas.width)
      .map { StyledLine($0, .faint) }
  }

  private func write(_ lines: (Canvas) -> [StyledLine]) {
    guard session.globals.format == .text, !session.globals.isQuiet else { return }
    try? Output.standard.write(
      presenter.rendered(lines(presenter.canvas(session.globals)), session.globals))
  }
}

extension Interpreter {
  /// The options of a line, as far as they can be parsed; they determine how the line's error is shown.
  func globals(of text: String) -> Globals {
    let line = try? CommandLine(line: text)
    if let line, let parsed = try? parse(line) { return parsed.globals }
    let words = line?.words.map(\.text) ?? text.split(whereSeparator: \.isWhitespace).map(String.init)
    var globals = Globals(readableIn: words, over: session.globals)
    // A line does not change the household of a session.
    globals.database = session.globals.database
    return globals
  }
}

extension LarderError {
  /// Turns any error into a LarderError; an error of another type is reported as a failure of the program.
  static func any(_ error: any Error) -> LarderError {
    if let known = error as? LarderError { return known }
    var unknown = LarderError(
      .databaseFailed, "this should not have happened: \(error)",
      hint: "nothing was half written; please report it: `about` says how")
    unknown.cause = Cause(type: String(describing: type(of: error)))
    return unknown
  }
}

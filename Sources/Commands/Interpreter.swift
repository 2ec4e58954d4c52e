internal import Domain
internal import Matching
internal import Store

/// Turns a line of words into a report.
///
/// The prompt, arguments, script files and standard input all go through here.
package struct Interpreter {
  /// The session that the commands work with, and that they may change for the next line.
  package let session: Session
  private let table = CommandTable.larder

  /// What running a line produced.
  package struct Outcome {
    /// What the command found or did; nothing has been printed yet.
    package let report: any Report
    /// The global options that applied to the line.
    package let globals: Globals
    /// What the command may change; help and the version only read.
    package let effect: CommandSpec.Effect
  }

  /// An interpreter of Larder's own command table.
  package init(session: Session) { self.session = session }

  /// Reads a line without running it; the invocation is nil if the line holds global options only.
  package func parse(_ line: CommandLine) throws -> (invocation: Invocation?, globals: Globals) {
    try LineParser(table: table, zone: session.clock.zone, sentence: sentence).parse(line, globals: session.globals)
  }

  /// The hint for words that are not a command but read like a sentence about a person or a store of the household;
  /// nil for other words.
  private func sentence(_ words: [Word]) -> String? {
    let start = Array(words.prefix(Self.mostWords))
    // An unknown word must not create a household.
    guard session.isStarted else {
      return SentenceGuess(people: [], stores: [], days: DayReader(today: session.now.calendarDay))
        .hint(for: start)
    }
    let known = try? session.read { reading in
      // The stores where other people have bought are private to them.
      let me = try session.profileIfAny(in: reading)
      return (try reading.profiles.all().map(\.name), try me.map { try reading.profile($0.id).stores(limit: 50) } ?? [])
    }
    return SentenceGuess(people: known?.0 ?? [], stores: known?.1 ?? [], days: session.days).hint(for: start)
  }

  /// The maximum number of words of a sentence that are examined.
  private static let mostWords = 40

  /// Runs a typed or scripted line; returns nil for a blank one.
  ///
  /// - Throws: `LarderError`; in that case nothing has been changed, or the error says what was saved.
  package func run(_ line: CommandLine) throws -> Outcome? {
    guard !line.words.isEmpty else { return nil }
    let base = session.globals
    let (invocation, globals) = try parse(line)
    for (name, differs) in [("db", globals.database != base.database), ("f", globals.script != base.script)]
    where differs {
      throw LarderError(
        .notAllowed, "\(name == "f" ? "-f" : "--\(name)") cannot be given inside a session",
        hint: "give it when you start Larder")
    }
    return try run(invocation, globals: globals)
  }

  /// Runs a line that was typed or read from a script: in cook mode as a word of that mode, otherwise as a command.
  ///
  /// Returns nil for a blank line; in cook mode, however, a blank line goes on to the next step. Throws the same errors
  /// as `run` for a `CommandLine`.
  package func run(typed text: String) throws -> Outcome? {
    guard session.isCooking else { return try run(CommandLine(line: text)) }
    if let command = CookLine.command(in: text) { return try run(CommandLine(line: command)) }
    let base = session.globals
    session.beginLine()
    session.pendingFoods = PendingFoods()
    defer { session.endLine(base) }
    session.log.began(CookCommand.cook.name)
    let (report, effect) = try CookMode(session: session).run(text)
    session.log.ended(failure: report.failure)
    return Outcome(report: report, globals: base, effect: effect)
  }

  /// The commands that help describes: a single one, or all verbs of a noun that was typed without a verb.
  private func family(of invocation: Invocation) -> [CommandSpec] {
    guard invocation.isVerbImplied else { return [invocation.spec] }
    return table.specs.filter { $0.path[0] == invocation.spec.path[0] }
  }

  /// Runs a command; one that was typed without words or options may ask for what it needs.
  ///
  /// If nobody can answer, an error says what is missing.
  private func run(_ invocation: Invocation) throws -> any Report {
    if invocation.leavesAllOpen {
      if let guide = invocation.spec.guide, session.dialogue.isInteractive { return try guide(invocation, session) }
      try invocation.check()
    }
    do {
      return try invocation.spec.run(invocation, session)
    } catch var error as LarderError where [.badDay, .badValue, .unexpectedArgument].contains(error.code) {
      if let line = invocation.withOption { (error.hint, error.candidates) = (line, []) }
      throw error
    }
  }

  /// Runs a line that has already been parsed; returns nil if there is nothing to do.
  package func run(_ invocation: Invocation?, globals: Globals) throws -> Outcome? {
    let base = session.globals
    session.globals = globals
    session.beginLine()
    session.pendingFoods = PendingFoods()
    defer { session.endLine(base) }
    if globals.wantsVersion { return Outcome(report: VersionReport(), globals: globals, effect: .reads) }
    if globals.wantsHelp {
      let report = HelpReport(topic: invocation.map { .commands(family(of: $0)) } ?? .start)
      return Outcome(report: report, globals: globals, effect: .reads)
    }
    guard let invocation else { return nil }
    if globals.format == .csv, invocation.spec.effect == .writes {
      throw LarderError(
        .unexpectedArgument, "`\(invocation.spec.name)` has no table to write as CSV",
        hint: "use --json instead")
    }
    session.log.began(invocation.spec.name)
    let report = try run(invocation)
    session.log.ended(failure: report.failure)
    if let line = report.next, let next = try parse(CommandLine(line: line)).invocation {
      return Outcome(report: try run(next), globals: globals, effect: next.spec.effect)
    }
    return Outcome(report: report, globals: globals, effect: invocation.spec.effect)
  }
}

internal import Domain
internal import Matching

/// Turns a line of words into a report: the one path of prompt, arguments, script files and standard input.
package struct Interpreter {
  /// What the commands work with, and what they may change for the next line.
  package let session: Session
  private let table = CommandTable.larder

  /// What came of a line.
  package struct Outcome {
    /// What the command found or did, not yet written anywhere.
    package let report: any Report
    /// The options that held for it.
    package let globals: Globals
    /// What the command that ran does to a household; help and the version only read.
    package let effect: CommandSpec.Effect
  }

  /// An interpreter of Larder's own command table.
  package init(session: Session) { self.session = session }

  /// Reads a line without running it; no invocation where it holds global options only.
  package func parse(_ line: CommandLine) throws -> (invocation: Invocation?, globals: Globals) {
    try LineParser(table: table, zone: session.clock.zone).parse(line, globals: session.globals)
  }

  /// Runs a typed or scripted line; nil for a blank one.
  ///
  /// - Throws: `LarderError`; nothing is half done then.
  package func run(_ line: CommandLine) throws -> Outcome? {
    guard !line.words.isEmpty else { return nil }
    let base = session.globals
    let (invocation, globals) = try parse(line)
    for (name, differs) in [("db", globals.database != base.database), ("f", globals.script != base.script)]
    where differs {
      throw LarderError(
        .notAllowed, "\(name == "f" ? "-f" : "--\(name)") cannot stand in a line of a session",
        hint: "give it when Larder is started")
    }
    return try run(invocation, globals: globals)
  }

  /// What help is about: the command, or all verbs of a noun that stands alone.
  private func family(of invocation: Invocation) -> [CommandSpec] {
    guard invocation.isVerbImplied else { return [invocation.spec] }
    return table.specs.filter { $0.path[0] == invocation.spec.path[0] }
  }

  /// Runs a command, or has it ask for all that was left open; where nobody answers, that is what is missing.
  private func run(_ invocation: Invocation) throws -> any Report {
    if invocation.leavesAllOpen {
      if let guide = invocation.spec.guide, session.dialogue.isInteractive { return try guide(invocation, session) }
      try invocation.check()
    }
    return try invocation.spec.run(invocation, session)
  }

  /// Runs what was read before; nil where nothing is to be done.
  package func run(_ invocation: Invocation?, globals: Globals) throws -> Outcome? {
    let base = session.globals
    session.globals = globals
    session.refreshSettings()
    session.describedFoods = DescribedFoods()
    defer { session.globals = base }
    if globals.wantsVersion { return Outcome(report: VersionReport(), globals: globals, effect: .reads) }
    if globals.wantsHelp {
      let report = HelpReport(topic: invocation.map { .commands(family(of: $0)) } ?? .start)
      return Outcome(report: report, globals: globals, effect: .reads)
    }
    guard let invocation else { return nil }
    if globals.format == .csv, invocation.spec.effect == .writes {
      throw LarderError(
        .unexpectedArgument, "`\(invocation.spec.name)` has no table to write as CSV",
        hint: "use --json, or a command that lists")
    }
    let report = try run(invocation)
    return Outcome(report: report, globals: globals, effect: invocation.spec.effect)
  }
}

internal import Commands
internal import Domain
internal import Foundation

/// Answers `larder __complete SHELL ...`, which the shell functions from `larder completion` run when TAB is pressed.
///
/// `bash BREAKS LINE` and `fish LINE` pass the line up to the cursor; `zsh WORD...` passes the words after the
/// program's name, the last of which ends at the cursor. The answer has one candidate per line; for zsh and fish, a
/// candidate that has a note is followed by a tab and the note. The household is opened for reading only, and errors
/// are not reported.
@MainActor struct ShellCompletion {
  /// The word that is used in place of a command's name; help and completion leave it out, because it is not in the
  /// command table.
  static let word = "__complete"
  /// The exit status that tells the shell to complete file names.
  static let fileStatus: Int32 = 3

  private let arguments: [String]
  private let paths: FilePaths

  init(arguments: [String], paths: FilePaths) {
    self.arguments = arguments
    self.paths = paths
  }

  /// Writes the candidates, and returns the exit status.
  func run() -> Int32 {
    let answer = answer()
    try? Output.standard.write(answer.lines.map { $0 + "\n" }.joined())
    return answer.isOfFiles ? Self.fileStatus : 0
  }

  /// The lines for the shell, and whether the shell should complete file names instead.
  func answer() -> (lines: [String], isOfFiles: Bool) {
    switch (arguments.first, arguments.count) {
    case ("bash", 3):
      let line = ShellLine(arguments[2], .bash(wordBreaks: Set(arguments[1])))
      let found = candidates(for: line.words)
      return (line.replacements(found.candidates.map(\.text)), found.isOfFiles)
    case ("fish", 2):
      return noted(candidates(for: ShellLine(arguments[1], .fish).words))
    case ("zsh", 2...):
      return noted(candidates(for: Array(arguments.dropFirst())))
    default: return ([], false)
    }
  }

  private func noted(_ found: (candidates: [ShellCandidate], isOfFiles: Bool)) -> (lines: [String], isOfFiles: Bool) {
    (found.candidates.map { $0.note.isEmpty ? $0.text : $0.text + "\t" + $0.note }, found.isOfFiles)
  }

  private func candidates(for words: [String]) -> (candidates: [ShellCandidate], isOfFiles: Bool) {
    guard !words.isEmpty else { return ([], false) }
    let context = CursorContext(arguments: words, table: .larder)
    let session = session(context)
    let found = QuickRead(interrupt: session.interruption.interrupt).run {
      Completer(session: session, isInShell: true).complete(at: context)
    }
    return found.isOfFiles ? ([], true) : (ShellCandidate.all(of: found, at: context), false)
  }

  /// Creates a read-only session for the household and the profile that the line names.
  private func session(_ context: CursorContext) -> Session {
    // A `~` is expanded as the shell will expand it when the line is run.
    let named = context.optionValues["db"].map(HomeFolder.expanding)
    let database = paths.database(named)
    let memory = paths.memory(of: database)
    let session = Session(
      location: Session.HouseholdLocation(database: database, memory: memory, stateFolder: paths.stateFolder),
      clock: .system)
    session.isForReadingOnly = true
    session.globals.profile = context.optionValues["profile"]
    session.globals.now = try? paths.clock()
    session.startingSettings = LocaleDefaults(environment: paths.environment).settings
    return session
  }
}

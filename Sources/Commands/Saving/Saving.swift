internal import Domain
internal import Text

/// `--out FILE`: an analysis as a file instead of on the screen.
enum Saving {
  /// For the options of every command that returns an `Analysis`.
  static let out = OptionSpec.value(
    "out", "FILE", .file, "Save it as a file; its name ends with \(endings).")

  /// `.txt, .md or .csv`.
  private static let endings: String = {
    let all = SaveFormat.allCases.map { ".\($0.rawValue)" }
    return all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
  }()

  /// The analysis itself, or what was saved of it where `--out` says so.
  ///
  /// A file that is there is replaced whole, and only where somebody said so. Throws `badValue` for a name that says no
  /// format, `alreadyExists`, `cannotCreate`.
  static func report(_ analysis: some Analysis, _ invocation: Invocation, _ session: Session) throws -> any Report {
    guard let word = invocation.word(out) else { return analysis }
    guard let format = SaveFormat(fileName: word.text) else {
      throw invocation.error(
        .badValue, "`\(word.text.prefix(200))` does not say what to save it as", at: word,
        hint: "the name ends with \(endings): such as `--out week.html`")
    }
    return try invocation.blaming(word) {
      let file = OutputFile(path: session.path(word))
      let replaces = try mayReplace(file, session)
      let saved = SavedText(
        analysis: analysis, globals: session.globals, settings: session.settings, today: session.today)
      let content = saved.content(as: format)
      try file.write(content, replacing: replaces)
      return SavedReport(path: file.path, format: format, byteCount: content.utf8.count)
    }
  }

  /// Whether a file that is there may be replaced: asked where somebody can answer.
  private static func mayReplace(_ file: OutputFile, _ session: Session) throws -> Bool {
    guard try file.isThere() else { return false }
    if session.globals.isYes { return true }
    guard session.dialogue.isInteractive else { throw file.taken }
    guard try session.dialogue.choose("\(file.path) is there already.", ["replace it"]) == 0 else { throw file.taken }
    return true
  }
}

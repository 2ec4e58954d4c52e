internal import Domain
internal import Text

/// `--out FILE`: saves an analysis as a file instead of showing it.
enum Saving {
  /// The option, shared by every command that returns an `Analysis`.
  static let out = OptionSpec.value(
    "out", "FILE", .file, "Save it as a file; its name ends with \(endings).")

  /// The accepted endings of the file's name: `.txt, .md or .csv`.
  private static let endings: String = {
    let all = SaveFormat.allCases.map { ".\($0.rawValue)" }
    return Array(all.dropLast()).joined(separator: ", ") + " or " + (all.last ?? "")
  }()

  /// Returns the analysis or, with `--out`, saves it and returns a report on the saved file.
  ///
  /// An existing file is replaced only if the user agrees, and then in one step, so that it is never half written.
  ///
  /// Throws `badValue` for a name without a known format, and `alreadyExists` or `cannotCreate` if the file is not
  /// written.
  static func report(_ analysis: some Analysis, _ invocation: Invocation, _ session: Session) throws -> any Report {
    guard let word = invocation.word(out) else { return analysis }
    guard let format = SaveFormat(fileName: word.text) else {
      throw invocation.error(
        .badValue, "`\(word.text.prefix(200))` does not name a kind of file to save", at: word,
        hint: "the name has to end with \(endings): such as `--out week.html`")
    }
    return try invocation.locatingErrors(at: word) {
      let file = OutputFile(path: session.path(word))
      let replaces = try mayReplace(file, session)
      let saved = SavedText(
        analysis: analysis, globals: session.globals, settings: session.settings, today: session.today)
      let content = saved.content(as: format)
      try file.write(content, replacing: replaces)
      return SavedReport(path: file.path, format: format, byteCount: content.utf8.count)
    }
  }

  /// Whether an existing file may be replaced; the user is asked if somebody is there to answer.
  private static func mayReplace(_ file: OutputFile, _ session: Session) throws -> Bool {
    guard try file.isThere() else { return false }
    if session.globals.isYes { return true }
    guard session.dialogue.isInteractive else { throw file.taken }
    guard try session.dialogue.choose("\(file.path) is there already.", ["replace it"]) == 0 else { throw file.taken }
    return true
  }
}

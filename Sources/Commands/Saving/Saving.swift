internal import Domain
internal import Text

/// `--out FILE`: an analysis as a file instead of on the screen.
enum Saving {
  /// For the options of every command that returns an `Analysis`.
  static let out = OptionSpec.value(
    "out", "FILE", .file, "Save it as a file; its name ends with .txt, .md, .html, .svg, .json or .csv.")

  /// The analysis itself, or what was saved of it where `--out` says so.
  static func report(_ analysis: some Analysis, _ invocation: Invocation, _ session: Session) throws -> any Report {
    guard invocation.word(out) != nil else { return analysis }
    return analysis
  }
}

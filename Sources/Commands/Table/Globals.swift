package import Domain

/// The options that every command takes, before it or after it.
package struct Globals: Sendable {
  /// The household's file named by `--db`; nil means LARDER_DB or the data folder decides.
  package var database: String?
  /// The name of the profile for this run, as typed; nil for the profile in use.
  package var profile: String?
  /// The format in which reports are printed on standard output.
  package var format = OutputFormat.text
  /// Whether all output, drawings and data alike, is ASCII only.
  package var isASCII = false
  /// Whether charts are replaced by sentences, for screen readers.
  package var isAccessible = false
  /// When output is colored; `auto` decides by the terminal and the environment.
  package var color = ColorChoice.auto
  /// Output width in columns, 40 to 1000; nil means the terminal's width.
  package var width: Int?
  /// Whether every question is answered with the likeliest answer, without asking.
  package var isYes = false
  /// Whether a successful change prints nothing.
  package var isQuiet = false
  /// Whether a script continues after a line that failed.
  package var keepsGoing = false
  /// The time that counts as the present; nil for the time of the clock.
  package var now: Moment?
  /// The file whose lines are run; nil if there is none.
  package var script: String?
  /// Whether the command is explained instead of run.
  package var wantsHelp = false
  /// Whether the version is printed and nothing is run.
  package var wantsVersion = false

  /// The defaults, used for every option that is not given.
  package init() {}

  /// The format in which a report is printed: text for people, or data for programs.
  package enum OutputFormat: Sendable {
    /// Text for people, with color and charts if the terminal supports them.
    case text
    /// One JSON object per command, on one line.
    case json
    /// The command's table with a header; a command without a table throws an error.
    case csv
  }

  /// The words that `--color` takes.
  package enum ColorChoice: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// The global options, as help lists them and the parser reads them.
  package static let specs: [OptionSpec] = [
    .value("db", "FILE", .file, "The household's file; by default LARDER_DB, or else larder.db in the data folder."),
    .value("profile", "NAME", .profile, "The profile to use, for this run only."),
    .flag("json", "Write one JSON object per command."),
    .flag("csv", "Write the command's table as CSV."),
    .flag("ascii", "Use ASCII characters only."),
    .flag("accessible", "Use sentences instead of drawings (also ACCESSIBLE=1)."),
    .value("color", "WHEN", .choice(ColorChoice.allCases.map(\.rawValue)), "When to color: auto, always, never."),
    .value("width", "N", .number, "The width of the text in columns, 40 to 1000."),
    .flag("yes", "Take the likeliest answer to every question."),
    .flag("quiet", "Print nothing after a successful change."),
    .flag("keep-going", "Continue a script after an error."),
    .value("now", "TIME", .text, "The time to use as now, such as 2026-11-21T08:00+01:00."),
    .value("f", "FILE", .file, "Run the commands in a file, one per line."),
    .flag("help", "Show help for the command."),
    .flag("version", "Show the version of Larder."),
  ]

  /// Sets a global option.
  mutating func set(
    _ option: OptionSpec, to word: Word?, in line: CommandLine, zone: (_ localSeconds: Int) -> Int
  ) throws {
    let text = word?.text ?? ""
    switch option.name {
    case "db": database = text
    case "profile": profile = text
    case "json": format = .json
    case "csv": format = .csv
    case "ascii": isASCII = true
    case "accessible": isAccessible = true
    case "yes": isYes = true
    case "quiet": isQuiet = true
    case "keep-going": keepsGoing = true
    case "help": wantsHelp = true
    case "version": wantsVersion = true
    case "f": script = text
    case "color":
      guard let choice = ColorChoice(rawValue: text) else {
        throw refusal(of: word, in: line, "`\(text)` is not a color choice", hint: "auto, always or never")
      }
      color = choice
    case "width":
      guard let columns = Int(text), (40...1000).contains(columns) else {
        throw refusal(of: word, in: line, "`\(text)` is not a width", hint: "a whole number from 40 to 1000")
      }
      width = columns
    case "now":
      guard let moment = Moment(iso: text, zone: zone) else {
        throw refusal(
          of: word, in: line, "`\(text)` is not a time", hint: "such as 2026-11-21T08:00+01:00 or 2026-11-21")
      }
      now = moment
    default: preconditionFailure("global option --\(option.name) is listed but not set")
    }
  }

  private func refusal(of word: Word?, in line: CommandLine, _ message: String, hint: String) -> LarderError {
    guard let word else { return LarderError(.badValue, message, hint: hint) }
    return line.error(.badValue, message, at: word, hint: hint)
  }
}

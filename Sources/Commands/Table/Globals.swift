package import Domain

/// The options that every command takes, before it or after it.
package struct Globals: Sendable {
  /// The household's file as `--db` names it; nil leaves it to LARDER_DB and the data folder.
  package var database: String?
  /// Whose profile holds for this run, as typed; nil is the one in use.
  package var profile: String?
  /// How reports are written to standard output.
  package var format = OutputFormat.text
  /// Whether output keeps to ASCII, in drawings and in data.
  package var isASCII = false
  /// Whether charts are said in sentences instead of drawn.
  package var isAccessible = false
  /// When output is colored; `auto` asks the terminal and its environment.
  package var color = ColorChoice.auto
  /// Columns to write in, 40 to 1000; nil is what the terminal has.
  package var width: Int?
  /// Whether every question is answered with its likeliest answer, unasked.
  package var isYes = false
  /// Whether a change that worked is passed over in silence.
  package var isQuiet = false
  /// Whether a script goes on after a line that failed.
  package var keepsGoing = false
  /// The time that stands for the present one; nil asks the clock.
  package var now: Moment?
  /// The file whose lines are run; nil for none.
  package var script: String?
  /// Whether the command is explained instead of run.
  package var wantsHelp = false
  /// Whether the version is printed instead of anything run.
  package var wantsVersion = false

  /// What holds where no option was given.
  package init() {}

  /// What a report is written as: text for people, or data for programs.
  package enum OutputFormat: Sendable {
    /// Text for people, in color and with charts where the terminal has them.
    case text
    /// One JSON object a command, on one line.
    case json
    /// The command's table with a header; commands without one refuse.
    case csv
  }

  /// The words that `--color` takes.
  package enum ColorChoice: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// The global options as help lists and the parser reads them.
  package static let specs: [OptionSpec] = [
    .value("db", "FILE", .file, "The household's file (else LARDER_DB, else larder.db in the data folder)."),
    .value("profile", "NAME", .profile, "Whose profile, for this run only."),
    .flag("json", "One JSON object a command."),
    .flag("csv", "The command's table as CSV."),
    .flag("ascii", "Letters, digits and punctuation of ASCII only."),
    .flag("accessible", "Sentences instead of drawings (also ACCESSIBLE=1)."),
    .value("color", "WHEN", .choice(ColorChoice.allCases.map(\.rawValue)), "When to color: auto, always, never."),
    .value("width", "N", .number, "Columns to write in, 40 to 1000."),
    .flag("yes", "Take the likeliest answer to every question."),
    .flag("quiet", "No text after a change that worked."),
    .flag("keep-going", "In a script: go on after an error."),
    .value("now", "TIME", .text, "The clock, such as 2026-11-21T08:00+01:00."),
    .value("f", "FILE", .file, "Run the commands of a file, one a line."),
    .flag("help", "Help for the command."),
    .flag("version", "The version of Larder."),
  ]

  /// Sets one option.
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
        throw refusal(of: word, in: line, "`\(text)` is no color choice", hint: "auto, always or never")
      }
      color = choice
    case "width":
      guard let columns = Int(text), (40...1000).contains(columns) else {
        throw refusal(of: word, in: line, "`\(text)` is no width", hint: "a whole number from 40 to 1000")
      }
      width = columns
    case "now":
      guard let moment = Moment(iso: text, zone: zone) else {
        throw refusal(of: word, in: line, "`\(text)` is no time", hint: "such as 2026-11-21T08:00+01:00 or 2026-11-21")
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

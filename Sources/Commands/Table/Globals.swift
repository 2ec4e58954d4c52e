package import Domain

/// The options that every command takes, before it or after it.
package struct Globals: Sendable {
  package var database: String?
  package var profile: String?
  package var format = OutputFormat.text
  package var isASCII = false
  package var isAccessible = false
  package var color = ColorChoice.auto
  package var width: Int?
  package var isYes = false
  package var isQuiet = false
  package var keepsGoing = false
  package var now: Moment?
  package var script: String?
  package var wantsHelp = false
  package var wantsVersion = false

  package init() {}

  package enum OutputFormat: Sendable {
    case text
    case json
    case csv
  }

  package enum ColorChoice: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

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

internal import Domain
internal import Figures
internal import Foundation
internal import Text

/// The commands `data log` and `data log clear`.
enum LogCommands {
  static let level = OptionSpec.value("level", "LEVEL,...", .text, "Only these: debug, info, warning, error, fatal.")
  static let last = OptionSpec.value("last", "N", .number, "The latest N entries; 20 by default, all with --export.")
  static let export = OptionSpec.value("export", "FILE", .file, "Write them to a file, to report a fault with.")
  static let force = OptionSpec.flag("force", "Replace a file that is there already.")

  static let specs: [CommandSpec] = [log, clear]

  static let log: CommandSpec = CommandSpec(
    ["data", "log"], "Show what has gone wrong on this machine, the latest last.",
    details: """
      The log is for finding faults. It has the names of commands, how they ended, numbers of errors, and how long they \
      took; nothing of what you type, log or name is ever in it. It records warnings, errors, crashes, and as info what \
      happens rarely: updates of the file's layout, imports, exports, backups, restores, repairs. With LARDER_LOG=debug in \
      the environment it records every command, too; with LARDER_LOG=off nothing is written.

      It takes 1 MB at most; the oldest entries go first. Nothing is sent by itself: --export writes it to a file that \
      you can read before you give it to anybody.
      """,
    options: [level, last, export, force],
    examples: ["data log", "data log --level error,fatal --last 5", "data log --export fault.txt"], effect: .reads,
    topic: .session
  ) { invocation, session in
    let levels = try levels(invocation)
    let count = try invocation.whole(last, in: 1...100_000)
    let all = try session.log.file?.entries() ?? []
    let found = all.filter { levels.isEmpty || levels.contains($0.level) }
    guard let word = invocation.word(export) else {
      if invocation.has(force) {
        throw invocation.error(
          .unexpectedArgument, "--force only works with --export", at: invocation.word(force),
          hint: "it replaces the file that --export names")
      }
      return LogReport(
        entries: found.suffix(count ?? 20), offset: session.clock.offset, isFiltered: !levels.isEmpty,
        leftOut: max(0, found.count - (count ?? 20)))
    }
    let path = session.path(word)
    let entries = found.suffix(count ?? found.count)
    return try invocation.locatingErrors(at: word) {
      try ExportFile.check(path, household: session.location.database, replacing: invocation.has(force))
      let file = try ExportFile(path: path)
      let text = ["# Larder \(Version.number)"] + entries.map(\.line)
      try Array((text.joined(separator: "\n") + "\n").utf8).withUnsafeBytes { try file.write($0) }
      try file.sync()
      try file.publish(replacing: invocation.has(force))
      return LogReport(entries: entries, offset: session.clock.offset, isFiltered: !levels.isEmpty, path: path)
    }
  }

  private static func levels(_ invocation: Invocation) throws -> Set<LogLevel> {
    guard let word = invocation.word(level) else { return [] }
    var levels: Set<LogLevel> = []
    for name in word.text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let level = LogLevel(rawValue: name.lowercased()) else {
        throw invocation.error(
          .badValue, "--level: `\(name)` is not a level", at: word,
          hint:
            "one or several of \(LogLevel.allCases.map(\.rawValue).joined(separator: ",")), with commas between them")
      }
      levels.insert(level)
    }
    return levels
  }

  static let clear: CommandSpec = CommandSpec(
    ["data", "log", "clear"], "Erase the log.", examples: ["data log clear"], effect: .session, topic: .session
  ) { _, session in
    let count = try session.log.file?.entries().count ?? 0
    try session.log.file?.clear()
    return TextReport(
      [StyledLine("The log is empty; \(LogReport.counted(count)) erased.")], json: .object(["erased": .int(count)]))
  }
}

/// Entries of the log.
struct LogReport: Report {
  let entries: ArraySlice<LogEntry>
  /// Returns the UTC offset of local time, in seconds, for a time in seconds since 1970.
  let offset: (Int) -> Int
  let isFiltered: Bool
  /// The number of older entries that are not shown.
  var leftOut = 0
  /// The file that the entries were written to; nil if the entries are shown instead.
  var path: String?

  var json: JSON {
    var members: [String: JSON] = [
      "entries": .array(
        entries.map {
          .object(["at": .string(at($0).iso), "level": .string($0.level.rawValue), "text": .string($0.text)])
        })
    ]
    if let path { members["file"] = .string(path) }
    return .object(members)
  }

  var table: CSVTable? {
    CSVTable(["at", "level", "text"], entries.map { [at($0).iso, $0.level.rawValue, $0.text] })
  }

  /// Formats a number of entries as the beginning of a sentence: `1 entry was`.
  static func counted(_ count: Int) -> String { count == 1 ? "1 entry was" : "\(Figure.text(count)) entries were" }

  private func at(_ entry: LogEntry) -> Moment { Moment(seconds: entry.seconds, offset: offset(entry.seconds)) }

  func text(on canvas: Canvas) -> [StyledLine] {
    if let path {
      let said = "\(Self.counted(entries.count)) written to \(path); read it before you give it to anybody."
      return canvas.show(said).wrapped(to: canvas.width).map { StyledLine($0) }
    }
    guard !entries.isEmpty else {
      let said = isFiltered ? "The log has no such entries." : "The log is empty: nothing has gone wrong."
      return [StyledLine(said)]
    }
    let lines = entries.flatMap { entry in
      let time = at(entry)
      let start = "\(time.calendarDay.iso) \(time.clock) \(entry.level.rawValue)"
      return canvas.show("\(start): \(entry.text)").wrapped(to: canvas.width).enumerated().map { index, line in
        index == 0 ? StyledLine(line, ink(entry.level)) : StyledLine(line)
      }
    }
    let older =
      leftOut == 0 ? [] : [StyledLine("\(leftOut) older; `--last \(leftOut + entries.count)` shows all", .faint)]
    return older + lines
  }

  private func ink(_ level: LogLevel) -> Ink {
    switch level {
    case .error, .fatal: .red
    case .warning: .yellow
    case .info, .debug: .plain
    }
  }
}

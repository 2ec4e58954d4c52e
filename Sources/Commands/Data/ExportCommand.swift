internal import Domain
internal import Exchange
internal import Figures
internal import Foundation
internal import Store
internal import Text

/// `data export`: writes all data of the household to a file or a folder.
enum ExportCommand {
  static let format = OptionSpec.value(
    "format", "FORMAT", .choice(["json", "csv"]),
    "One file (json) or a folder of tables (csv); by default csv for a folder, else json.")
  static let journal = OptionSpec.flag("journal", "Write the history too: who gave which command, and what it changed.")
  static let force = OptionSpec.flag("force", "Replace a file or an earlier export that is there.")

  static let exporting: CommandSpec = CommandSpec(
    ["data", "export"], "Write everything of the household to a file.",
    details: """
      The file is for other programs, for safekeeping and for another Larder: `data import larder FILE` imports it. It \
      has everything of every profile, whoever gives the command: meals, trips, weights, goals, families, and the \
      foods that the household has added, changed or used. What it does not have: settings that only change how values \
      look, the files of receipts, and without --journal the history.

      FILE gets one JSON object; a path that ends with / or is a folder gets a folder of tables (CSV) for a \
      spreadsheet; - writes the JSON to standard output. Files can be read by you only and are written whole or not \
      at all.
      """,
    arguments: [
      ArgumentSpec("FILE|DIR", .file, .one, "The file, the folder, or - for standard output.")
    ],
    options: [format, journal, force],
    examples: ["data export larder.json", "data export tables/ --journal"],
    effect: .session, topic: .session
  ) { invocation, session in
    let word = invocation.words[0]
    let target = try target(word, invocation, session)
    try session.requireHousehold()
    return try invocation.locatingErrors(at: word) {
      try ExportRun(session: session, target: target, invocation: invocation).run()
    }
  }

  private static func target(_ word: Word, _ invocation: Invocation, _ session: Session) throws -> ExportTarget {
    let wish = try invocation.word(format).map { word in
      guard let wish = ["json", "csv"].first(where: { $0 == word.text.lowercased() }) else {
        throw invocation.error(
          .badValue, "--format: `\(word.text)` is not a format of an export", at: word, hint: "json or csv")
      }
      return wish
    }
    guard !word.text.isEmpty else {
      throw invocation.error(.badValue, "a file's name is missing", at: word, hint: "such as household.json")
    }
    if word.text == "-" {
      guard wish != "csv", session.globals.format == .text, !session.globals.isQuiet else {
        throw invocation.error(
          .unexpectedArgument, "`-` writes the household as JSON, and nothing else", at: word,
          hint: "leave out --format csv, --json, --csv and --quiet, or name a file")
      }
      return .standardOutput
    }
    let typed = session.path(word)
    var path = typed[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    let isFolder = typed.hasSuffix("/") || Folder.isFolder(typed)
    if wish == nil, !isFolder, let suffix = tableSuffixes.first(where: { path.lowercased().hasSuffix($0) }) {
      let stem = path.split(separator: "/").last.map { String($0.dropLast(suffix.count)) } ?? ""
      throw invocation.error(
        .badValue, "`\(word.text)`: tables are written into a folder, each into a file of its own", at: word,
        hint:
          "`data export \(stem.isEmpty ? "tables" : stem)/` does so; a name that ends with .json gets all of it in one file"
      )
    }
    return wish == "csv" || (wish == nil && isFolder) ? .folder(String(path)) : .file(String(path))
  }

  /// Endings of file names that promise a table or an archive; an export to a single file is neither.
  private static let tableSuffixes = [".csv", ".tsv", ".xls", ".xlsx", ".ods", ".zip"]
}

/// Writes an export.
struct ExportRun {
  let session: Session
  let target: ExportTarget
  let invocation: Invocation

  func run() throws -> any Report {
    let replacing = invocation.has(ExportCommand.force)
    switch target {
    case .standardOutput:
      var bytes: [UInt8] = []
      let contents = try write(ExportJSONWriter { bytes.append(contentsOf: $0) })
      return ExportReport(contents: contents, verbatim: String(decoding: bytes, as: UTF8.self))
    case .file(let path):
      try ExportFile.check(path, household: session.location.database, replacing: replacing)
      let file = try ExportFile(path: path)
      let contents = try write(ExportJSONWriter { try file.write($0) })
      try file.sync()
      try file.publish(replacing: replacing)
      return ExportReport(contents: contents, path: path, byteCount: file.byteCount)
    case .folder(let path):
      let files = try ExportFiles(path: path, replacing: replacing)
      let contents = try write(ExportCSVWriter { try files.open($0) })
      try files.publish()
      return ExportReport(contents: contents, path: path, isFolder: true, byteCount: files.byteCount)
    }
  }

  private func write(_ writer: any ExportWriter) throws -> ExportContents {
    let hasJournal = invocation.has(ExportCommand.journal)
    let household = try session.household()
    defer { session.progress(nil) }
    return try household.export { export in
      var contents = ExportContents()
      let tables = ExportFormat.tables + (hasJournal ? ExportFormat.journal : [])
      for (place, table) in tables.enumerated() {
        try writer.begin(table)
        try export.forEach(table) { record in
          try writer.add(record)
          contents.note(record, of: table)
          guard contents.rows.isMultiple(of: 1000) else { return }
          let share = Double(place) / Double(tables.count)
          session.progress(Progress(title: "export", share: share, count: contents.rows.counted("row")))
        }
      }
      try writer.finish()
      return contents
    }
  }
}

/// What an export contains.
struct ExportContents {
  /// The names of the profiles.
  private(set) var profiles: [String] = []
  /// The number of rows in each table, in the order of the export; rows of nested tables, such as a meal's items, are
  /// not counted.
  private(set) var counts: [(table: ExportTable, count: Int)] = []
  /// The number of rows of each kind that have a file kept beside the household's file.
  private(set) var files: [KeptKind: Int] = [:]
  private(set) var rows = 0

  mutating func note(_ record: ExportRecord, of table: ExportTable) {
    rows += 1
    if counts.last?.table.name == table.name {
      counts[counts.count - 1].count += 1
    } else {
      counts.append((table, 1))
    }
    switch table.table {
    case "profile":
      if let index = table.index(of: "name"), let name = record.values[index].text { profiles.append(name) }
    case "trip":
      for (part, records) in zip(table.parts, record.parts) where part.table == "receipt" {
        let index = part.index(of: "file")
        files[.receipts, default: 0] += records.count { record in index.map { record.values[$0] != .null } ?? false }
      }
    case "recipe":
      if let index = table.index(of: "photo"), record.values[index] != .null { files[.photos, default: 0] += 1 }
    default: break
    }
  }
}

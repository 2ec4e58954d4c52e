internal import Domain
internal import Exchange
internal import Figures
internal import Store
internal import Text

/// Imports another household's export into this household, or shows what the import would do.
struct HouseholdImportRun {
  let session: Session
  let invocation: Invocation
  let input: ImportInput

  func run() throws -> HouseholdImportReport {
    // Read the settings before the write begins, since nothing else can be read within it.
    _ = session.settings
    defer { session.progress(nil) }
    let isPreview = invocation.has(DataCommands.dryRun)
    return try input.locatingErrors(in: invocation) {
      let file = try ImportFile(path: input.path)
      let reader: any ExportReader =
        if file.isCollection { try ExportCSVReader(file) } else { try ExportJSONReader(file) }
      let author = try session.author()
      // The number of rows is known only after all of them have been read.
      if !isPreview { try session.backUpBeforeImport(rows: nil) }
      let written = try session.household().merge(
        invocation.label, author: author, now: session.now, isRehearsal: isPreview
      ) { merge in
        try take(reader, into: merge)
        return HouseholdImportReport(
          input: input, tallies: merge.tallies, renamings: merge.renamings, partsElsewhere: merge.partsElsewhere,
          hasJournal: reader.hasJournal, isPreview: isPreview)
      }
      var report = written.value
      report.step = written.step
      return report
    }
  }

  private func take(_ reader: any ExportReader, into merge: HouseholdMerge) throws {
    var rows = 0
    while let row = try reader.next() {
      try merge.add(row.record, of: row.table, place: row.place)
      rows += 1
      guard rows.isMultiple(of: 500) else { continue }
      session.progress(Progress(title: input.name, share: reader.progress, count: rows.counted("row")))
    }
    try merge.finish()
  }
}

/// What an import of another household's export did, or would do.
struct HouseholdImportReport: Report {
  let input: ImportInput
  let tallies: [String: HouseholdMerge.Tally]
  let renamings: [HouseholdMerge.Renaming]
  let partsElsewhere: Int
  let hasJournal: Bool
  let isPreview: Bool
  var step: Step?

  /// The tallies of the tables that have rows in the file, in the order of the export.
  private var tables: [(table: ExportTable, tally: HouseholdMerge.Tally)] {
    ExportFormat.tables.compactMap { table in tallies[table.name].map { (table, $0) } }
  }

  private func sum(_ count: (HouseholdMerge.Tally) -> Int) -> Int { tallies.values.reduce(0) { $0 + count($1) } }

  var json: JSON {
    func members(_ count: (KeyPath<HouseholdMerge.Tally, Int>) -> Int) -> [String: JSON] {
      [
        "new": .int(count(\.new)), "updated": .int(count(\.updated)), "unchanged": .int(count(\.unchanged)),
        "kept": .int(count(\.kept)),
      ]
    }
    let tables = self.tables.map { table, tally in (table.name, JSON.object(members { tally[keyPath: $0] })) }
    let own: [String: JSON] = [
      "kind": .string(input.kind.rawValue), "file": .string(input.word.text), "preview": .bool(isPreview),
      "partsElsewhere": .int(partsElsewhere),
      "renamed": .array(
        renamings.map {
          .object(["kind": .string($0.noun), "name": .string($0.old), "newName": .string($0.new)])
        }),
      "tables": .object(Dictionary(tables, uniquingKeysWith: { first, _ in first })),
    ]
    let all = members { path in sum { $0[keyPath: path] } }
    return .object(["import": .object(own.merging(all) { first, _ in first }), "undo": .optional(step?.id)])
  }

  private static let maximumRenamings = 10

  func text(on canvas: Canvas) -> [StyledLine] {
    let bar = canvas.isASCII ? " | " : " · "
    var lines = ImportText.wrapped(input.name + bar + input.kind.title, .bold, on: canvas)
    lines += rows(on: canvas)
    for renaming in renamings.prefix(Self.maximumRenamings) {
      let verb = isPreview ? "would be" : "is"
      lines += ImportText.wrapped(
        "the \(renaming.noun) `\(renaming.old)` \(verb) called `\(renaming.new)`: its name is already taken here",
        .plain,
        on: canvas)
    }
    if renamings.count > Self.maximumRenamings {
      let rest = renamings.count - Self.maximumRenamings
      lines += ImportText.wrapped("and \(rest.counted("more name")) got a number", .plain, on: canvas)
    }
    if partsElsewhere > 0 {
      lines += ImportText.wrapped(
        "\(partsElsewhere.counted("item")) stayed where you have moved \(partsElsewhere == 1 ? "it" : "them")", .plain,
        on: canvas)
    }
    if hasJournal { lines += ImportText.wrapped("the file's history was not imported", .faint, on: canvas) }
    if isPreview { return lines + [.dryRun] }
    return lines + [WriteReport.closing("the household", step, canvas)]
  }

  /// One line per table: `541 meals added, 3 already there`.
  private func rows(on canvas: Canvas) -> [StyledLine] {
    guard !tables.isEmpty else { return ImportText.wrapped("the file has nothing in it", .plain, on: canvas) }
    return tables.flatMap { table, tally in
      let counts = [
        (tally.new, isPreview ? "would be added" : "added"),
        (tally.updated, isPreview ? "would be updated from the file" : "updated from the file"),
        (tally.unchanged, "already there"), (tally.kept, "kept as you have \(tally.kept == 1 ? "it" : "them")"),
      ].filter { $0.0 > 0 }
      let text = counts.enumerated().map { index, part in
        (index == 0 ? part.0.counted(of: table) : Figure.text(part.0)) + " " + part.1
      }
      return ImportText.wrapped(text.joined(separator: ", "), .plain, on: canvas)
    }
  }
}

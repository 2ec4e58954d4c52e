package import Domain

/// Reads an export in the form of CSV files, from a folder or an archive.
///
/// The parts of rows (such as the items of meals) are in separate files and must be in the same order as the rows.
package final class ExportCSVReader: ExportReader {
  private let file: ImportFile
  private var tables = ExportFormat.tables[...]
  private var rows: TableFile?
  private var parts: [TableFile] = []
  private var done = 0

  /// Opens a folder or archive; throws `badFile` if it is not an export, is incomplete, or has a format that is too
  /// new.
  package init(_ file: ImportFile) throws(LarderError) {
    self.file = file
    guard file.has(ExportFolder.mark) else {
      throw LarderError(
        .badFile,
        "\(ImportFile.quoted(file.path)) has no \(ExportFolder.mark), so it is not a complete export of a household",
        hint: "`data export FOLDER/` writes one; nothing was imported")
    }
    let mark = try CSVInput(try file.open(ExportFolder.mark), name: ExportFolder.mark)
    guard try mark.next() == ["format", "version"], let line = try mark.next(), line.count == 2,
      line[0] == ExportFormat.name, let version = Int(line[1]), version > 0
    else { throw ExportFormat.foreign(file.path) }
    guard version <= ExportFormat.version else { throw ExportFormat.newer(file.path, line[1]) }
  }

  package var hasJournal: Bool { ExportFormat.journal.contains { file.has(ExportFolder.fileName($0, of: $0)) } }

  package var progress: Double {
    (Double(done) + (rows?.input.progress ?? 0)) / Double(ExportFormat.tables.count)
  }

  package func next() throws(LarderError) -> ExportRow? {
    while true {
      guard let rows else {
        guard let table = tables.popFirst() else { return nil }
        try begin(table)
        continue
      }
      if let line = try rows.next() {
        var record = line.record
        for part in parts { record.parts.append(try part.parts(of: record.values[0])) }
        return ExportRow(table: rows.table, record: record, place: line.place)
      }
      for part in parts { try part.requireEnd(rows.table) }
      (self.rows, parts) = (nil, [])
      done += 1
    }
  }

  private func begin(_ table: ExportTable) throws(LarderError) {
    rows = try open(table, of: table)
    parts = []
    for part in table.parts { parts.append(try open(part, of: table)) }
  }

  private func open(_ part: ExportTable, of table: ExportTable) throws(LarderError) -> TableFile {
    let name = ExportFolder.fileName(part, of: table)
    return try TableFile(part, CSVInput(try file.open(name), name: name))
  }
}

/// One of the CSV files, with the table that it contains.
private final class TableFile {
  let table: ExportTable
  let input: CSVInput
  /// For each column of the table, the index of its field in a record.
  private let places: [Int]
  private let count: Int
  private var waiting: Line?

  struct Line {
    /// The unique ID of the row to which this part belongs; null if the line is itself a row.
    let parent: ExportValue
    let record: ExportRecord
    let place: String
  }

  init(_ table: ExportTable, _ input: CSVInput) throws(LarderError) {
    (self.table, self.input) = (table, input)
    let header = try input.next() ?? []
    let wanted = ExportFolder.header(table)
    guard header == wanted else {
      let missing = wanted.first { !header.contains($0) }
      throw input.error(
        missing.map { "the column `\($0)` is missing" } ?? "the columns are not \(wanted.joined(separator: ", "))")
    }
    count = wanted.count
    places = table.columns.indices.map { $0 + (table.link == nil ? 0 : 1) }
  }

  func next() throws(LarderError) -> Line? {
    if let waiting {
      self.waiting = nil
      return waiting
    }
    guard let fields = try input.next() else { return nil }
    guard fields.count == count else {
      throw input.error("\(fields.count) cells, the first line has \(count)")
    }
    var values: [ExportValue] = []
    for (column, place) in zip(table.columns, places) { values.append(try value(fields[place], column)) }
    let parent: ExportValue = table.link == nil ? .null : .text(CSVCell.unguarded(fields[0]))
    return Line(parent: parent, record: ExportRecord(values: values), place: input.place)
  }

  /// Reads the records that follow, as long as they are parts of the row with this unique ID.
  func parts(of uid: ExportValue) throws(LarderError) -> [ExportRecord] {
    var records: [ExportRecord] = []
    let limit = input.offset + ExportFormat.longestRow
    while let line = try next() {
      guard line.parent == uid else {
        waiting = line
        break
      }
      guard records.count < ExportFormat.mostParts, input.offset <= limit else {
        throw input.error("a row has more of these than a household can have")
      }
      records.append(line.record)
    }
    return records
  }

  /// Throws `badFile` if the file still contains a part, since that part belongs to no row.
  func requireEnd(_ owner: ExportTable) throws(LarderError) {
    guard let line = try next() else { return }
    throw LarderError(
      .badFile,
      "\(line.place): this \(table.noun) belongs to no \(owner.noun) whose turn it is; the lines have to be in the order of `\(owner.name).csv`",
      hint: "sort it back, or export it once more; nothing was imported")
  }

  private func value(_ cell: String, _ column: ExportColumn) throws(LarderError) -> ExportValue {
    if cell.isEmpty { return .null }
    switch column.kind {
    case .text, .time, .day, .uid, .reference, .word: return .text(CSVCell.unguarded(cell))
    case .flag:
      guard let place = ["false", "true"].firstIndex(of: cell.lowercased()) else { break }
      return .integer(place)
    case .integer, .real:
      // Digits are checked because `Double()` also accepts hexadecimal numbers and words such as `nan`.
      let isPlain = cell.utf8.allSatisfy { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }
      guard isPlain, let value = ExportValue(number: cell, column.kind) else { break }
      return value
    }
    throw input.error("`\(column.name)`: `\(cell.prefix(60))` is not \(column.kind.noun)")
  }
}

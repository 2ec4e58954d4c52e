package import Domain

/// Writes an export as CSV files, one for each table (RFC 4180, in UTF-8), which spreadsheets can open.
///
/// The parts of rows, such as the items of meals, are in separate files, in the order of the rows; each part names the
/// row to which it belongs.
package final class ExportCSVWriter: ExportWriter {
  private let open: (String) throws -> (UnsafeRawBufferPointer) throws -> Void
  private var files: [(table: ExportTable, buffer: ByteBuffer)] = []

  /// Creates a writer; `open` takes the name of a file and returns a function that writes the file's bytes.
  package init(_ open: @escaping (String) throws -> (UnsafeRawBufferPointer) throws -> Void) { self.open = open }

  package func begin(_ table: ExportTable) throws {
    try endTable()
    files = try ([table] + table.parts).map { part in
      (part, ByteBuffer(try open(ExportFolder.fileName(part, of: table))))
    }
    for file in files { Self.add(ExportFolder.header(file.table).map { .text($0) }, to: file.buffer) }
  }

  package func add(_ record: ExportRecord) throws {
    guard let first = files.first else { return }
    try add(record, of: nil, to: first)
    let uid = record.values[0]
    for (file, parts) in zip(files.dropFirst(), record.parts) {
      for part in parts { try add(part, of: uid, to: file) }
    }
  }

  package func finish() throws {
    try endTable()
    let buffer = ByteBuffer(try open(ExportFolder.mark))
    Self.add([.text("format"), .text("version")], to: buffer)
    Self.add([.text(ExportFormat.name), .integer(ExportFormat.version)], to: buffer)
    try buffer.flush()
  }

  private func endTable() throws {
    for file in files { try file.buffer.flush() }
    files = []
  }

  private func add(
    _ record: ExportRecord, of parent: ExportValue?, to file: (table: ExportTable, buffer: ByteBuffer)
  ) throws {
    let values = zip(file.table.columns, record.values).map { column, value -> ExportValue in
      guard column.kind == .flag, case .integer(let flag) = value else { return value }
      return .text(flag == 0 ? "false" : "true")
    }
    Self.add([parent].compactMap(\.self) + values, to: file.buffer)
    try file.buffer.pass()
  }

  private static func add(_ values: [ExportValue], to buffer: ByteBuffer) {
    for (index, value) in values.enumerated() {
      if index > 0 { buffer.add(UInt8(ascii: ",")) }
      switch value {
      case .null: break
      case .integer(let number): buffer.add(String(number))
      case .real(let bits): buffer.add(Double(bitPattern: bits))
      case .text(let text): buffer.add(CSVCell.quoted(CSVCell.guarded(text)))
      }
    }
    buffer.add("\r\n" as StaticString)
  }
}

/// Formats the cells of CSV files, both in exports and in reports with `--csv`.
package enum CSVCell {
  private static let guardMark = "'"

  /// Puts an apostrophe before text that a spreadsheet could mistake for a formula.
  ///
  /// The text gets an apostrophe if it begins with `= + - @`, a control character, a space or an apostrophe. Empty text
  /// becomes a single apostrophe, because an empty cell means a missing value.
  package static func guarded(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return guardMark }
    switch first.value {
    case 0...0x20, 0x7F...0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
      return guardMark + text
    // Includes the full-width forms of these characters, which some spreadsheets treat in the same way.
    case 0x27, 0x2B, 0x2D, 0x3D, 0x40, 0xFF0B, 0xFF0D, 0xFF1D, 0xFF20: return guardMark + text
    default: return text
    }
  }

  /// The original text of a cell that `guarded` wrote.
  package static func unguarded(_ cell: String) -> String {
    cell.utf8.first == UInt8(ascii: "'") ? String(cell.unicodeScalars.dropFirst()) : cell
  }

  /// The cell, in double quotes if it contains a quote, a comma or a line break.
  package static func quoted(_ cell: String) -> String {
    let needsQuotes = cell.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else { return cell }
    var quoted = String.UnicodeScalarView()
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return "\"\(String(quoted))\""
  }
}

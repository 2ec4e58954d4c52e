package import Domain

/// Reads an export in the form of one JSON object.
package final class ExportJSONReader: ExportReader {
  package private(set) var hasJournal = false
  private let input: JSONInput
  private let name: String
  private let tables = ExportFormat.tables + ExportFormat.journal
  /// The number of `tables` that the reader has begun so far, including the current table.
  private var begun = 0
  private var shape: ExportShape?
  private var isFirst = true
  private var isDone = false
  /// The maximum offset at which the current row may end, since the size of a row is limited.
  private var limit = 0

  /// Opens a file; throws `badFile` if it is not an export, or has a format that is too new.
  package init(_ file: ImportFile) throws(LarderError) {
    name = file.path
    input = try JSONInput(try file.open(), name: file.path)
    try readHead()
  }

  package var progress: Double { input.progress }

  private var isInJournal: Bool { begun > ExportFormat.tables.count }

  private func readHead() throws(LarderError) {
    guard try input.takes(0x7B), try input.peek() == 0x22, try input.key(isFirst: true) == "format",
      try input.kind() == .text, try input.text() == ExportFormat.name
    else { throw ExportFormat.foreign(name) }
    guard try input.key(isFirst: false) == "version", try input.kind() == .number else {
      throw input.error("`version` is missing after `format`")
    }
    let version = try input.number()
    guard let number = Int(version), number > 0 else { throw input.error("`version` is not a whole number") }
    guard number <= ExportFormat.version else { throw ExportFormat.newer(name, version) }
  }

  package func next() throws(LarderError) -> ExportRow? {
    while !isDone {
      guard let shape else {
        try beginTable()
        continue
      }
      guard try input.element(isFirst: isFirst) else {
        self.shape = nil
        continue
      }
      isFirst = false
      _ = try input.peek()
      let place = input.place
      limit = input.offset + ExportFormat.longestRow
      let record = try record(shape)
      if isInJournal {
        hasJournal = true
      } else {
        return ExportRow(table: shape.table, record: record, place: place)
      }
    }
    return nil
  }

  private func beginTable() throws(LarderError) {
    guard let key = try input.key(isFirst: false) else {
      guard try input.peek() == nil else { throw input.error("something follows the end of the household") }
      isDone = true
      return
    }
    guard let place = tables.firstIndex(where: { $0.name == key }) else {
      throw input.error("there is no such part of a household as `\(key.prefix(60))`")
    }
    guard place >= begun else {
      throw input.error("`\(key)` comes twice or too late: its place is before `\(tables[begun - 1].name)`")
    }
    begun = place + 1
    shape = ExportShape(tables[place])
    isFirst = true
    guard try input.takes(0x5B) else { throw try input.unexpected("`\(key)` is not an array") }
  }

  private func record(_ shape: ExportShape) throws(LarderError) -> ExportRecord {
    guard try input.takes(0x7B) else { throw try input.unexpected("a \(shape.table.noun) is not an object") }
    var record = ExportRecord(
      values: Array(repeating: .null, count: shape.table.columns.count),
      parts: Array(repeating: [], count: shape.parts.count))
    var known = [Bool](repeating: false, count: shape.members.count)
    var expected = 0
    while let key = try input.key(isFirst: expected == 0 && !known.contains(true)) {
      guard let index = shape.index(of: key, from: expected) else {
        throw input.error("a \(shape.table.noun) has no `\(key.prefix(60))`")
      }
      guard !known[index] else { throw input.error("`\(key)` is there twice") }
      (known[index], expected) = (true, index + 1)
      switch shape.members[index].member {
      case .column(let column): record.values[column] = try value(shape.table.columns[column])
      case .object(let columns): try object(columns, of: shape.table, into: &record)
      case .parts(let part): record.parts[part] = try parts(shape.parts[part])
      }
    }
    return record
  }

  private func object(
    _ columns: [(name: String, column: Int)], of table: ExportTable, into record: inout ExportRecord
  ) throws(LarderError) {
    if try input.kind() == .word {
      guard try input.word() == nil else { throw input.error("`\(columns[0].name)` is not in an object") }
      return
    }
    guard try input.takes(0x7B) else { throw try input.unexpected("an object with `\(columns[0].name)` is missing") }
    var known: Set<String> = []
    while let key = try input.key(isFirst: known.isEmpty) {
      guard let column = columns.first(where: { $0.name == key })?.column else {
        throw input.error("a \(table.noun) has no `\(key.prefix(60))` there")
      }
      guard known.insert(key).inserted else { throw input.error("`\(key)` is there twice") }
      record.values[column] = try value(table.columns[column])
    }
  }

  private func parts(_ shape: ExportShape) throws(LarderError) -> [ExportRecord] {
    guard try input.takes(0x5B) else { throw try input.unexpected("`\(shape.table.name)` is not an array") }
    var records: [ExportRecord] = []
    var count = 0
    while try input.element(isFirst: count == 0) {
      count += 1
      let record = try record(shape)
      // Parts of rows in the history are skipped, however many there are.
      if isInJournal { continue }
      guard count <= ExportFormat.mostParts, input.offset <= limit else {
        throw input.error("a row has more `\(shape.table.name)` than a household can have")
      }
      records.append(record)
    }
    return records
  }

  private func value(_ column: ExportColumn) throws(LarderError) -> ExportValue {
    switch try input.kind() {
    case .text:
      guard [.text, .time, .day, .uid].contains(column.kind) || column.kind.isName else { throw wrong(column) }
      return .text(try input.text())
    case .number:
      let text = try input.number()
      guard let value = ExportValue(number: text, column.kind) else {
        throw input.error("`\(column.name)`: \(text.prefix(60)) is not \(column.kind.noun) that can be kept")
      }
      return value
    case .word:
      guard let word = try input.word() else { return .null }
      guard column.kind == .flag else { throw wrong(column) }
      return .integer(word ? 1 : 0)
    case .object, .array: throw wrong(column)
    }
  }

  private func wrong(_ column: ExportColumn) -> LarderError {
    input.error("`\(column.name)` is not \(column.kind.noun)")
  }
}

extension ExportColumn.Kind {
  /// Whether the column's values are words from a fixed list, or the names of other rows.
  fileprivate var isName: Bool {
    switch self {
    case .word, .reference: true
    default: false
    }
  }
}

internal import Domain
internal import GRDB

/// Reads the rows of a table, with their parts, in the form in which they are exported.
final class ExportRows {
  private let table: ExportTable
  private let db: Database
  private var parts: [ExportRows] = []
  private var statements: [String: RawStatement] = [:]

  init(_ db: Database, _ table: ExportTable) {
    (self.db, self.table) = (db, table)
    parts = table.parts.map { ExportRows(db, $0) }
  }

  /// Calls `body` with each row that satisfies an SQL condition, in which `t` is the table and `?1` is the argument.
  func forEach(_ condition: String, _ argument: ExportValue, _ body: (ExportRecord) throws -> Void) throws {
    let statement = try statement(condition)
    try statement.begin([argument])
    while try statement.next() { try body(try record(statement)) }
  }

  /// The row with this ID; nil if it does not exist.
  func record(_ id: Int) throws -> ExportRecord? { try rows("t.id = ?1", .integer(id)).first }

  private func rows(_ condition: String, _ argument: ExportValue) throws -> [ExportRecord] {
    var records: [ExportRecord] = []
    try forEach(condition, argument) { records.append($0) }
    return records
  }

  private func statement(_ condition: String) throws -> RawStatement {
    if let statement = statements[condition] { return statement }
    let columns = table.columns.map { column in
      guard case .reference(let parent) = column.kind else { return "t.\(column.column)" }
      return "(SELECT uid FROM \(parent) WHERE id = t.\(column.column))"
    }
    let number = [TableRules.all[table.table]?.hasNumbers == true ? "t.\(StoredRow.number)" : "0"]
    let order = table.order.split(separator: ",").map { "t." + $0.filter { $0 != " " } }.joined(separator: ", ")
    let statement = try RawStatement(
      db,
      "SELECT \((columns + number).joined(separator: ", ")) FROM \(table.table) t WHERE \(condition) ORDER BY \(order)")
    statements[condition] = statement
    return statement
  }

  private func record(_ statement: RawStatement) throws -> ExportRecord {
    let id = Int(statement.integer(table.columns.count))
    var values: [ExportValue] = []
    values.reserveCapacity(table.columns.count)
    for (index, column) in table.columns.enumerated() {
      guard let value = statement.value(index), let fitting = column.fitting(value) else {
        throw LarderError(
          .damagedDatabase,
          "\(table.table) #\(id): \(column.column) \(column.isReference ? "refers to nothing" : "is impossible")",
          hint: "`data check --repair` offers what can be done about it")
      }
      values.append(fitting)
    }
    guard !parts.isEmpty else { return ExportRecord(values: values) }
    return ExportRecord(
      values: values, parts: try parts.map { try $0.rows("t.\($0.table.link?.column ?? "id") = ?1", .integer(id)) })
  }
}

extension ExportColumn {
  /// Whether the column refers to another row.
  fileprivate var isReference: Bool { if case .reference = kind { true } else { false } }

  /// The value in the form in which it is exported; nil if the column cannot hold it.
  fileprivate func fitting(_ value: ExportValue) -> ExportValue? {
    switch (value, kind) {
    case (.null, _): isOptional ? value : nil
    case (.integer(let number), .flag): number == 0 || number == 1 ? value : nil
    case (.integer, .integer): value
    case (.integer(let number), .real): .real(Double(number).bitPattern)
    case (.real(let bits), .real): Double(bitPattern: bits).isFinite ? value : nil
    case (.text, .flag), (.text, .integer), (.text, .real): nil
    case (.text, _): value
    default: nil
    }
  }
}

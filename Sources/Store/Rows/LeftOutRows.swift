internal import GRDB

/// The damaged rows that a reader has left out of a list, or read only in part, so that one bad cell does not make the
/// rest of the household unreadable.
///
/// Only lists are read like this. A row that somebody asks for by its name or number, and whatever is added up, is
/// refused instead.
package final class LeftOutRows {
  /// A damaged row, without any of its contents.
  package struct Row: Hashable, Sendable {
    /// The row's table.
    package let table: String
    /// The row's ID; nil if not even that can be read.
    package let row: Int?
    /// Whether the row was read all the same, with stand-ins for what is damaged.
    package let isReadInPart: Bool

    /// The row as the beginning of a sentence: `setting #3`.
    package var name: String { row.map { "\(table) #\($0)" } ?? "a row of \(table)" }
  }

  private var rows: [Row] = []
  private var noted: Set<Row> = []

  func note(_ table: String, _ row: Int?, isReadInPart: Bool = false) {
    let row = Row(table: table, row: row, isReadInPart: isReadInPart)
    if noted.insert(row).inserted { rows.append(row) }
  }

  /// The rows since the last call, in the order in which they were read.
  package func take() -> [Row] {
    defer { (rows, noted) = ([], []) }
    return rows
  }
}

extension Database {
  /// Reads every row of a list, but leaves out rows with impossible values and notes them; the first column must be the
  /// row's ID.
  func possible<T>(
    _ table: String, _ sql: String, _ arguments: StatementArguments, noting leftOut: LeftOutRows?,
    _ read: (StoredRow) throws -> T
  ) throws -> [T] {
    var values: [T] = []
    try forEach(sql, arguments) { row in
      do { values.append(try read(row)) } catch is ImpossibleValue { leftOut?.note(table, try? row[0] as Int) }
      return true
    }
    return values
  }
}

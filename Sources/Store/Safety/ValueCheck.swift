internal import Domain
internal import GRDB

/// One thing that is wrong with a household's file.
package struct Damage: Hashable, Sendable {
  /// A way to repair damage, for `repair`.
  package enum Remedy: String, Hashable, Sendable {
    /// Replacing the row with the one in a backup.
    case backup
    /// Replacing the impossible value: with null if it may be unknown, otherwise with the value that the column's rule
    /// states (`ColumnRule.substitute`).
    case value
    /// Leaving out the row, and everything that belongs to it.
    case leaveOut
    /// Rebuilding the search index.
    case index
  }

  /// The damaged table; nil if the damage concerns the whole file.
  package let table: String?
  /// The ID of the damaged row; nil if the row has no ID, or if the damage concerns the whole table.
  package let row: Int?
  /// What is wrong, as the end of a sentence that begins with the row; contains none of the row's values.
  package let what: String
  /// What can be done, best first; empty if nothing helps except restoring a backup.
  package let remedies: [Remedy]
  /// The columns whose values are wrong.
  let columns: [String]
  /// The path of the backup that has the undamaged row; nil if no such backup is known.
  let backup: String?

  /// The damage as a sentence: ``mealItem #12: grams is not a number from 0 to 100000``.
  package var sentence: String {
    guard let table else { return what }
    return row.map { "\(table) #\($0): \(what)" } ?? "\(table): \(what)"
  }

  init(
    table: String?, row: Int? = nil, what: String, remedies: [Remedy] = [], columns: [String] = [],
    backup: String? = nil
  ) {
    self.table = table
    self.row = row
    self.what = what
    self.remedies = remedies
    self.columns = columns
    self.backup = backup
  }

  /// The same damage, with the backup that has the undamaged row.
  func with(backup: String) -> Damage {
    Damage(
      table: table, row: row, what: what, remedies: [.backup] + remedies, columns: columns, backup: backup)
  }
}

/// Looks in every table for values that their columns cannot hold.
///
/// The tables are STRICT and have CHECKs, so such values come from a failing disk, or from a program that has
/// bypassed SQLite's rules.
struct ValueCheck {
  let db: Database

  /// The largest number of rows that are listed for each table.
  static let longestList = 1000

  /// The damaged rows of all tables, table by table.
  func all() throws -> [Damage] {
    try TableRules.all.keys.sorted().flatMap { try damage(in: $0, limit: Self.longestList) }
  }

  /// The first damaged row that is found; nil if no row is damaged.
  ///
  /// The tables that the query `sql` names are searched first, then the other tables.
  func first(near sql: String) throws -> Damage? {
    let words = Set(sql.split { !$0.isLetter }.map(String.init))
    let tables = TableRules.all.keys.sorted()
    for table in tables.filter(words.contains) + tables.filter({ !words.contains($0) }) {
      if let damage = try damage(in: table, limit: 1).first { return damage }
    }
    return nil
  }

  /// The first damaged row of a table; nil if no row of it is damaged.
  func first(in table: String) throws -> Damage? { try damage(in: table, limit: 1).first }

  /// The rows of a table that have impossible values, at most `limit`.
  private func damage(in table: String, limit: Int) throws -> [Damage] {
    guard let rules = TableRules.all[table] else { return [] }
    let tests = rules.columns.map { "coalesce(\($0.rule.isPossible($0.name)), 0)" }
    let together = rules.together.map { "coalesce(\($0.condition), 1)" }
    let number = rules.hasNumbers ? StoredRow.number : "NULL"
    return try db.all(
      """
      SELECT \(number), \((tests + together).joined(separator: ", ")) FROM \(table)
      WHERE NOT (\((tests + together).joined(separator: " AND "))) LIMIT \(limit)
      """, []
    ) { row in
      let id: Int64? = try row[0]
      let wrong = try tests.indices.filter { try !(row[$0 + 1] as Bool) }
      let broken = try together.indices.filter { try row[$0 + 1 + tests.count] as Int == 0 }
      let columns = wrong.map { rules.columns[$0] }
      return Self.damage(
        table, rules, id, columns, broken.map { rules.together[$0] },
        cut: try columns.map(\.name).filter { try id != nil && holdsNUL($0, table, id) })
    }
  }

  /// Whether a cell holds a text with the character NUL.
  private func holdsNUL(_ column: String, _ table: String, _ row: Int64?) throws -> Bool {
    try db.exists(
      "SELECT 1 FROM \(table) WHERE \(StoredRow.number) = ? AND typeof(\(column)) = 'text' AND \(ColumnRule.holdsNUL(column))",
      [row])
  }

  /// The damage of a row; `cut` are the columns whose texts contain the character NUL.
  private static func damage(
    _ table: String, _ rules: TableRules.Table, _ row: Int64?, _ wrong: [(name: String, rule: ColumnRule)],
    _ broken: [(condition: String, says: String, emptied: [String])], cut: [String]
  ) -> Damage {
    let says =
      wrong.map { column in
        cut.contains(column.name)
          ? "\(column.name) has a NUL in its text" : "\(column.name) is not \(column.rule.expected)"
      } + (wrong.isEmpty ? broken.map(\.says) : [])
    let remedies: [Damage.Remedy]
    if rules.isIndex {
      remedies = [.index]
    } else if !rules.hasNumbers {
      remedies = [.leaveOut]
    } else {
      let isReplaceable =
        wrong.allSatisfy { column in
          if case .key = column.rule { return true }
          return column.rule.substitute != nil
        } && (!wrong.isEmpty || broken.allSatisfy { !$0.emptied.isEmpty })
      let isNeeded = table == "device"
      remedies = (isReplaceable ? [.value] : []) + (isNeeded ? [] : [.leaveOut])
    }
    return Damage(
      table: table, row: row.map { Int($0) }, what: says.joined(separator: ", "), remedies: remedies,
      columns: wrong.map(\.name) + broken.flatMap(\.emptied))
  }
}

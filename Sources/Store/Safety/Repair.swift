internal import Domain
internal import GRDB

extension WriteTransaction {
  /// Repairs one piece of damage with one of its `remedies`.
  ///
  /// If the repair is undone, the row is restored as far as its table can hold it: an impossible value stays in the
  /// journal, and the value that replaced it stays in the row. Throws `notAllowed` if a repaired row would contradict
  /// other rows.
  package func repair(_ damage: Damage, by remedy: Damage.Remedy) throws {
    do {
      try Repair(db: db).run(damage, remedy)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      throw LarderError(
        .notAllowed, "\(damage.sentence), and another value would contradict other rows",
        hint: "leave the row out instead; nothing was changed")
    }
  }
}

/// Repairs what `ValueCheck` and `IntegrityCheck` have found.
struct Repair {
  let db: Database

  func run(_ damage: Damage, _ remedy: Damage.Remedy) throws {
    switch remedy {
    case .backup: try bringBack(damage)
    case .index: try FoodIndex(db: db).rebuild()
    case .value: try replace(damage)
    case .leaveOut: try leaveOut(damage)
    }
  }

  /// Replaces a row with the one in the backup; if the row is missing, adds it from the backup.
  private func bringBack(_ damage: Damage) throws {
    guard let table = damage.table, let row = damage.row, let backup = damage.backup,
      let layout = try TableLayout.all(db, [table])[table]
    else { return }
    guard let kept = try? Self.row(row, of: layout, in: backup) else {
      throw LarderError(
        .noInputFile, "\(backup) can no longer be read", outcome: .unchanged, hint: "`data check` looks for another one"
      )
    }
    try db.run(layout.update, StatementArguments(kept.arguments + [row.databaseValue]))
    if db.changesCount == 0 { try db.run(layout.insert, StatementArguments(kept.arguments)) }
  }

  /// The row with this ID in a backup, in the order of the layout's columns; nil if the backup does not have it.
  private static func row(_ id: Int, of layout: TableLayout, in backup: String) throws -> JournalRow? {
    var reading = Configuration()
    reading.readonly = true
    let queue = try DatabaseQueue(path: backup, configuration: reading)
    defer { try? queue.close() }
    let columns = layout.columns.map(\.name).joined(separator: ", ")
    return try queue.read { db in
      try db.first("SELECT \(columns) FROM \(layout.table) WHERE id = ?", [id]) { JournalRow($0, layout: layout) }
    }
  }

  private func replace(_ damage: Damage) throws {
    guard let table = damage.table, let row = damage.row, let rules = TableRules.all[table] else { return }
    let rule = Dictionary(rules.columns.map { ($0.name, $0.rule) }, uniquingKeysWith: { first, _ in first })
    do {
      try replace(damage.columns, table, row, rule)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      // Columns that only make sense together are emptied together: a source's name and number, or an amount and its
      // unit.
      let emptied = rules.together.map(\.emptied).filter { !Set($0).isDisjoint(with: damage.columns) }.flatMap(\.self)
      guard !emptied.isEmpty else { throw error }
      try replace(Set(damage.columns + emptied).sorted(), table, row, rule)
    }
    for (column, rule) in rules.columns where damage.columns.contains(column) {
      guard case .key(let source, let key) = rule else { continue }
      let name =
        try db.first("SELECT \(source) FROM \(table) WHERE \(StoredRow.number) = ?", [row]) { try $0[0] as String }
        ?? ""
      // If another row already has the key, this row's key remains its uid.
      try db.run("UPDATE OR IGNORE \(table) SET \(column) = ? WHERE \(StoredRow.number) = ?", [key(name), row])
    }
  }

  private func replace(
    _ columns: [String], _ table: String, _ row: Int, _ rule: [String: ColumnRule], _ further: [String] = []
  ) throws {
    let values = columns.map { column in
      if let value = rule[column]?.replacement(column) { return "\(column) = \(value)" }
      // A broken reference becomes null. A key becomes the uid for now; later, it is made from the name.
      return if case .key? = rule[column] { "\(column) = uid" } else { "\(column) = NULL" }
    }
    try db.run(
      "UPDATE \(table) SET \((values + further).joined(separator: ", ")) WHERE \(StoredRow.number) = ?", [row])
  }

  private func leaveOut(_ damage: Damage) throws {
    guard let table = damage.table, let rules = TableRules.all[table] else { return }
    guard let row = damage.row else {
      let isPossible = rules.columns.map { "coalesce(\($0.rule.isPossible($0.name)), 0)" }.joined(separator: " AND ")
      try db.run("DELETE FROM \(table) WHERE NOT (\(isPossible))", [])
      return
    }
    // The food is marked as deleted, as by `food delete`: logged items keep its name and values, and nobody reads the
    // food's own values.
    if table == "food" {
      let rule = Dictionary(rules.columns.map { ($0.name, $0.rule) }, uniquingKeysWith: { first, _ in first })
      let columns = damage.columns.filter { rule[$0]?.substitute == nil }.map { "\($0) = 0" }
      try replace(
        Set(damage.columns.filter { rule[$0]?.substitute != nil } + ["deletedAt"]).sorted(), "food", row, rule, columns)
      try db.run("UPDATE food SET deletedAt = \(TableRules.now) WHERE \(StoredRow.number) = ?", [row])
      return
    }
    if table == "step" { try db.run("UPDATE step SET undoes = NULL WHERE undoes = ?", [row]) }
    try db.run("DELETE FROM \(table) WHERE \(StoredRow.number) = ?", [row])
  }

  /// Repairs a row from the journal, so that its table can hold it.
  ///
  /// Each impossible value is replaced with the value in `other`. If `row` is the row before a change, `other` is the
  /// row after it, and vice versa. If `other` is nil, the substitute that the column's rule states is used.
  static func mended(
    _ row: JournalRow, _ other: JournalRow?, _ layout: TableLayout, _ db: Database
  ) throws -> MendedRow {
    guard let rules = TableRules.all[layout.table] else { return .possible }
    let source = "(SELECT \(layout.columns.map { "? AS \($0.name)" }.joined(separator: ", ")))"
    let values = StatementArguments(row.arguments)
    var (mended, isChanged) = (row, false)
    for (column, rule) in rules.columns {
      guard let index = layout.columns.firstIndex(where: { $0.name == column }) else { continue }
      let isPossible = try db.first("SELECT coalesce(\(rule.isPossible(column)), 0) FROM \(source)", values) {
        try $0[0] as Bool
      }
      if case .impossible = row.values[index] {} else if isPossible == true { continue }
      isChanged = true
      if case .key(let name, let key) = rule {
        guard case .text(let text)? = mended.value(name, in: layout) else { return .lost }
        mended.values[index] = .text(key(text))
        continue
      }
      // A required value has no substitute; a row that was left out because of such a value is not restored with an
      // invented value.
      guard let value = rule.substitute else { return .lost }
      if let other {
        mended.values[index] = other.values[index]
        continue
      }
      mended.values[index] =
        try db.first("SELECT \(value) FROM \(source)", values) { $0.value(0, of: layout.columns[index].kind) } ?? .null
    }
    return isChanged ? .mended(mended) : .possible
  }
}

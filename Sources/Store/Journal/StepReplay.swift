internal import CSQLite
internal import Domain
internal import GRDB

/// Undoes or redoes a step, row by row.
///
/// Undo sets each row from its state after the change to its state before it; redo does the opposite. A row that
/// already has its new state is a conflict, because a later command must have changed it; it is no conflict if a
/// cascade of this replay has set that state. A row in neither of the two states is a conflict too.
struct StepReplay {
  let db: Database
  let recorder: ChangeRecorder
  let step: Step
  let isUndo: Bool
  /// The ID of the profile that undoes or redoes the step; nil if no profile does.
  let profile: Int?
  /// Replaces the values that a row's table cannot hold, as `Repair.mended` does.
  let mend: (_ row: JournalRow, _ other: JournalRow?, TableLayout, Database) throws -> MendedRow

  /// Undoes or redoes a step's changes, and returns the resulting changes to rows.
  ///
  /// Throws `undoConflict`, after which the transaction must be rolled back.
  func run(_ changes: [RowChange]) throws -> [RowChange] {
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    let made = try recorder.record(db) {
      for change in isUndo ? changes.reversed() : changes { try move(change) }
    }.changes
    let own = Set(changes.map(\.row))
    if let stranger = made.first(where: { !own.contains($0.row) }) {
      throw conflict(try name(of: stranger), "would be deleted too, but was added later")
    }
    try refuseBrokenReferences()
    return made
  }

  private func move(_ change: RowChange) throws {
    guard let layout = try recorder.layout(db, of: change.table) else { return }
    let (origin, goal) = isUndo ? (change.after, change.before) : (change.before, change.after)
    let current = try db.first(layout.select, [change.uid(layout)]) { JournalRow($0, layout: layout) }
    if current == goal, recorder.hasReached(change.row) { return }
    // If a row was repaired, the journal has an impossible value where the row has the usual one.
    guard try !change.isAltered && (current == origin || isMended(current, origin, goal, layout)) else {
      throw conflict(try name(of: change), current == nil ? "has been deleted since" : "has been changed since")
    }
    if let table = goal?.missingParent(layout) {
      throw conflict(try name(of: change), "belongs to \(Self.word(table)) that no longer exists")
    }
    do {
      do {
        try set(change, to: goal, hasRow: origin != nil, layout)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
        switch try goal.map({ try mend($0, origin, layout, db) }) {
        case .mended(let row)?: if row != current { try set(change, to: row, hasRow: origin != nil, layout) }
        // The table cannot hold the row, so the row is left out, together with the rows that belong to it.
        case .lost?: if origin == nil { try leaveOut(change) }
        case .possible?, nil: throw error
        }
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      throw conflict(try name(of: change), "would clash with a later change")
    }
  }

  private func set(_ change: RowChange, to goal: JournalRow?, hasRow: Bool, _ layout: TableLayout) throws {
    guard let goal else {
      _ = try db.run(layout.delete, [change.rowID])
      return
    }
    if hasRow {
      try db.run(layout.update, StatementArguments(goal.arguments + [change.rowID.databaseValue]))
    } else {
      try db.run(layout.insert, StatementArguments(goal.arguments))
    }
  }

  /// Whether a row is the repaired form of a row with impossible values.
  private func isMended(
    _ current: JournalRow?, _ origin: JournalRow?, _ goal: JournalRow?, _ layout: TableLayout
  ) throws -> Bool {
    guard let current, let origin, case .mended(let row) = try mend(origin, goal, layout, db) else { return false }
    return row == current
  }

  /// Deletes the rows that refer to a row that cannot be restored; this replay may have restored the deleted rows
  /// before.
  private func leaveOut(_ change: RowChange) throws {
    for table in recorder.schema.journaled {
      guard let layout = try recorder.layout(db, of: table) else { continue }
      for column in layout.columns where column.parent == change.table {
        try db.run("DELETE FROM \(table) WHERE \(column.name) = ?", [change.rowID])
      }
    }
  }

  /// Throws `undoConflict` if a row refers to a missing row.
  ///
  /// SQLite counts such references, so the rows are only searched if the count is not 0.
  private func refuseBrokenReferences() throws {
    var count: Int32 = 0
    var highest: Int32 = 0
    sqlite3_db_status(db.sqliteConnection, SQLITE_DBSTATUS_DEFERRED_FKS, &count, &highest, 0)
    guard count != 0 else { return }
    let broken = try db.first("SELECT \"parent\", \"table\" FROM pragma_foreign_key_check LIMIT 1", []) { row in
      try (parent: row[0] as String, child: row[1] as String)
    }
    throw conflict(
      Self.named(broken.map { Self.word($0.parent) } ?? "row"),
      "is used by \(broken.map { Self.word($0.child) } ?? "entries") that was added later")
  }

  private func conflict(_ row: String, _ what: String) -> LarderError {
    let verb = isUndo ? "undone" : "redone"
    let label = step.label.map { " (\($0.prefix(60))\($0.count > 60 ? "…" : ""))" } ?? ""
    return LarderError(
      .undoConflict, "step \(step.id)\(label) cannot be \(verb): \(row) \(what)", hint: "nothing was \(verb)")
  }

  /// Returns a row's name for messages, such as food #2 `egg`, from its values after the change or, if the row was
  /// deleted, from its values before the change.
  ///
  /// The name of another profile's row says only what kind of row it is, because its contents are private.
  private func name(of change: RowChange) throws -> String {
    guard let layout = try recorder.layout(db, of: change.table) else { return change.table }
    let word = Self.word(change.table)
    if try change.table != "profile" && isPrivate(change, layout) {
      return Self.named(word)
    }
    guard case .text(let name)? = (change.after ?? change.before)?.value("name", in: layout) else {
      return ["meal", "trip"].contains(change.table) ? "\(word) #\(change.rowID)" : "\(word)"
    }
    return change.table == "food"
      ? "\(word) #\(change.rowID) `\(name)`" : "\(word) `\(name)`"
  }

  private func isPrivate(_ change: RowChange, _ layout: TableLayout) throws -> Bool {
    guard layout.owner != nil else { return false }
    let owners = try RowNames([change], db: db, recorder: recorder).owners(change, layout)
    return step.isShared || owners.isEmpty || owners.contains { $0 != profile.map(Int64.init) }
  }

  /// A word for a kind of row as the subject of a sentence: `the meal`, `a food's portion`.
  private static func named(_ word: String) -> String {
    word.hasPrefix("a ") || word.hasPrefix("what ") ? word : "the \(word)"
  }

  private static func word(_ table: String) -> String {
    switch table {
    case "foodPortion": "a food's portion"
    case "foodAlias": "a food's alias"
    case "foodTag": "a food's tag"
    case "mealItem": "a meal's item"
    case "tripItem": "a trip's item"
    case "favouriteItem": "a favourite's item"
    case "recipeTag": "a recipe's tag"
    case "recipeNutrition": "a recipe's nutrition"
    case "recipeIngredient": "a recipe's ingredient"
    case "recipeStep": "a recipe's step"
    case "recipeFavourite": "a profile's favourite recipe"
    case "ingredientFood": "what an ingredient's name means"
    case "inboxItem": "an item of the inbox"
    case "macroGoals": "a profile's goals"
    case "ownLimit": "a profile's own limit"
    case "familyGuide": "a profile's family guide"
    case "familyMember": "a member of a family guide"
    case "ownTarget": "a target that was set by hand"
    case "bodyWeight": "a profile's weight"
    case "dayMark": "what was said of a day"
    case "learnedName": "what a profile's words mean"
    case "receipt": "a trip's receipt"
    case "printedName": "what a printed line means"
    default: table
    }
  }
}

/// The result of looking for impossible values in a row from the journal.
enum MendedRow {
  /// The row has no impossible values.
  case possible
  /// The row with possible values in place of the impossible ones.
  case mended(JournalRow)
  /// The row has an impossible value that nothing can replace.
  case lost
}

extension JournalRow {
  /// The table of a missing row that this row refers to; nil if every row that it refers to exists.
  fileprivate func missingParent(_ layout: TableLayout) -> String? {
    for (column, value) in zip(layout.columns, values) {
      if case .reference = value { return column.parent }
    }
    return nil
  }
}

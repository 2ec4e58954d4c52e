internal import CSQLite
internal import Domain
internal import GRDB

/// Compares a household's rows with those of a backup, to find values that have decayed on the disk.
///
/// A row that differs is damaged if no step has changed it since the backup, even if the file's pages and indexes are
/// sound. Rows that the backup does not have are not compared. In the journal, steps and changes are compared only if
/// they are in both files, because the household may have deleted its oldest steps since the backup.
struct BackupComparison {
  /// The path of the household's file.
  let path: String
  /// The path of the backup.
  let backup: String

  /// The largest number of damaged rows that are listed for each table.
  private static let longestList = 1000

  /// The damage that the comparison finds; nil if the backup is not an earlier state of this household.
  ///
  /// A second connection reads the household's file, and attaches the backup to it. Throws `DatabaseError`.
  func damage(_ schema: Schema, interruption: Interruption) throws -> [Damage]? {
    var reading = Configuration()
    reading.readonly = true
    let wait = LockWait(interruption, timeout: Household.patience)
    reading.busyMode = .callback { wait.shouldRetry(after: $0) }
    reading.prepareDatabase { db in
      try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY")
      try db.execute(sql: "ATTACH ? AS backup", arguments: [backup])
    }
    let queue = try DatabaseQueue(path: path, configuration: reading)
    defer { try? queue.close() }
    return try queue.read { db in
      guard try isOfThePast(db, schema) else { return nil }
      try noteTouched(db)
      let layouts = try TableLayout.all(db, schema.journaled)
      let rows = try schema.journaled.flatMap { table in try layouts[table].map { try damage(of: $0, db) } ?? [] }
      return try rows + damagedSteps(db) + damagedChanges(db)
    }
  }

  /// The display setting that every erasure changes; a backup with another value was made before the last erasure.
  static let erasureNote = "lastErasure"

  /// Whether the backup is an earlier state of the household, and has the household's layout and starter bank.
  ///
  /// The backup is not an earlier state if, after the backup was made, an older backup was restored or a profile was
  /// erased.
  private func isOfThePast(_ db: Database, _ schema: Schema) throws -> Bool {
    func note(_ name: String, _ database: String) throws -> String? {
      try db.first("SELECT value FROM \(database).displaySetting WHERE name = ?", [name]) { try $0[0] as String }
    }
    let notes = [StarterUpdate.setting, Self.erasureNote]
    guard try db.number("PRAGMA backup.user_version") == schema.number,
      try notes.allSatisfy({ try note($0, "main") == note($0, "backup") }),
      try db.exists(
        "SELECT 1 FROM main.device m JOIN backup.device b ON b.uid = m.uid WHERE m.isOwn AND b.isOwn", [])
    else { return false }
    // The journal is shortened from its beginning; a step that is missing between remaining steps was erased.
    let strangers = """
      SELECT 1 FROM backup.step b LEFT JOIN main.step m ON m.id = b.id
      WHERE m.uid IS NOT b.uid
        AND (m.id IS NOT NULL OR b.id >= coalesce((SELECT min(id) FROM main.step), b.id))
      """
    let lastIsMissing = """
      SELECT 1 FROM backup.step b WHERE b.id = (SELECT max(id) FROM backup.step)
        AND NOT EXISTS (SELECT 1 FROM main.step m WHERE m.id = b.id)
      """
    let erased = """
      SELECT 1 FROM backup.profile b WHERE NOT EXISTS (SELECT 1 FROM main.profile m WHERE m.id = b.id)
        AND NOT EXISTS (SELECT 1 FROM main.change c WHERE c.tableName = 'profile' AND c.rowId = b.id)
      """
    return try !db.exists(strangers, []) && !db.exists(lastIsMissing, []) && !db.exists(erased, [])
  }

  /// Lists the rows that were changed since the backup: by new steps, or by undoing or redoing older steps.
  private func noteTouched(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TEMP TABLE touched (tableName TEXT, rowId INTEGER, PRIMARY KEY (tableName, rowId)) WITHOUT ROWID;
        CREATE TEMP TABLE touchedUid (tableName TEXT, uid TEXT, PRIMARY KEY (tableName, uid)) WITHOUT ROWID;
        CREATE TEMP TABLE since AS WITH RECURSIVE since(id) AS (
          SELECT id FROM main.step WHERE id > coalesce((SELECT max(id) FROM backup.step), 0)
          UNION SELECT s.undoes FROM main.step s JOIN since ON since.id = s.id WHERE s.undoes IS NOT NULL
        ) SELECT id FROM since;
        INSERT OR IGNORE INTO touched SELECT tableName, rowId FROM main.change WHERE stepId IN (SELECT id FROM since);
        INSERT OR IGNORE INTO touchedUid
          SELECT tableName, rowUid FROM main.change WHERE stepId IN (SELECT id FROM since) AND rowUid IS NOT NULL;
        """)
  }

  /// Lists the steps that are in both files but differ; each such step is damaged, because a written step never
  /// changes.
  ///
  /// There is one exception: if a repair has left out a step, an undo of this step no longer refers to any step.
  private func damagedSteps(_ db: Database) throws -> [Damage] {
    guard let layout = try TableLayout.all(db, ["step"])["step"] else { return [] }
    let compared = layout.columns.map(\.name).filter { $0 != "id" }
    let differences = compared.map { column in
      column == "undoes" ? "(m.undoes IS NOT NULL AND m.undoes IS NOT b.undoes)" : "(m.\(column) IS NOT b.\(column))"
    }
    let steps = try db.all(
      """
      SELECT b.id, \(differences.joined(separator: ", ")) FROM backup.step b JOIN main.step m ON m.id = b.id
      WHERE \(differences.joined(separator: " OR ")) LIMIT \(Self.longestList)
      """, [], { try rotten($0, of: "step", compared) })
    let profiles = try db.all(
      """
      SELECT DISTINCT b.stepId FROM backup.stepProfile b JOIN main.step m ON m.id = b.stepId
      WHERE NOT EXISTS (
        SELECT 1 FROM main.stepProfile p
        WHERE p.stepId = b.stepId AND p.profileId = b.profileId AND p.profileUid = b.profileUid
      ) LIMIT \(Self.longestList)
      """, []
    ) { row in
      Damage(
        table: "step", row: try row[0], what: "whose rows it changed is no longer what was written", remedies: [],
        backup: backup)
    }
    return steps + profiles
  }

  /// Lists the changes that are in both files but differ; each is damaged, because a written change stays as it is.
  ///
  /// There is one exception: an undo replaces the hash of an added row with the row's image.
  private func damagedChanges(_ db: Database) throws -> [Damage] {
    guard let layout = try TableLayout.all(db, ["change"])["change"] else { return [] }
    let compared = layout.columns.map(\.name).filter { $0 != "id" }
    let differences = compared.map { column in
      column == "after"
        ? "(m.after IS NOT b.after AND NOT (\(BriefImage.isBrief(column: "b.after")) "
          + "AND m.after IS NOT NULL AND NOT \(BriefImage.isBrief(column: "m.after"))))"
        : "(m.\(column) IS NOT b.\(column))"
    }
    return try db.all(
      """
      SELECT b.id, \(differences.joined(separator: ", ")) FROM backup.change b JOIN main.change m ON m.id = b.id
      WHERE \(differences.joined(separator: " OR ")) LIMIT \(Self.longestList)
      """, [], { try rotten($0, of: "change", compared) })
  }

  /// Describes a damaged row; `row` holds the row's ID, then, for each column in `compared`, whether it differs.
  private func rotten(_ row: StoredRow, of table: String, _ compared: [String]) throws -> Damage {
    let columns = try compared.indices.filter { try row[$0 + 1] as Int != 0 }.map { compared[$0] }
    return Damage(
      table: table, row: try row[0], what: "\(columns.joined(separator: ", ")) changed on the disk, and not by a step",
      remedies: [.backup], columns: columns, backup: backup)
  }

  private func damage(of layout: TableLayout, _ db: Database) throws -> [Damage] {
    let table = layout.table
    let compared = layout.columns.map(\.name).filter { $0 != "id" }
    let isUntouched = """
      NOT EXISTS (SELECT 1 FROM temp.touched t WHERE t.tableName = '\(table)' AND t.rowId = b.id)
        AND NOT EXISTS (SELECT 1 FROM temp.touchedUid t WHERE t.tableName = '\(table)' AND t.uid = b.uid)
      """
    // The foods of an import may be hidden, shown or deleted all at once; a step records that only once, for the
    // import.
    let ofImport =
      switch table {
      case "food": "b.batchId IS NOT NULL"
      case "foodPortion", "foodAlias", "foodTag", "learnedName", "printedName", "ingredientFood":
        "EXISTS (SELECT 1 FROM backup.food f WHERE f.id = b.foodId AND f.batchId IS NOT NULL)"
      default: "0"
      }
    let differences = compared.map { column in
      column == "deletedAt" && table == "food"
        ? "(b.batchId IS NULL AND m.deletedAt IS NOT b.deletedAt)" : "(m.\(column) IS NOT b.\(column))"
    }
    let changed = try db.all(
      """
      SELECT b.id, \(differences.joined(separator: ", ")) FROM backup.\(table) b JOIN main.\(table) m ON m.id = b.id
      WHERE (\(differences.joined(separator: " OR "))) AND \(isUntouched) LIMIT \(Self.longestList)
      """, [], { try rotten($0, of: table, compared) })
    let lost = try db.all(
      """
      SELECT b.id FROM backup.\(table) b
      WHERE NOT EXISTS (SELECT 1 FROM main.\(table) m WHERE m.id = b.id) AND NOT \(ofImport) AND \(isUntouched)
      LIMIT \(Self.longestList)
      """, []
    ) { row in
      Damage(
        table: table, row: try row[0], what: "is missing, and no step has removed it", remedies: [.backup],
        backup: backup)
    }
    return changed + lost
  }
}

extension Household {
  /// The result of checking the household's file.
  package struct Findings: Sendable {
    /// Everything that is wrong with the file, impossible values first; empty if nothing is wrong.
    package let damage: [Damage]
    /// The backup with which the rows were compared; nil if no backup is an earlier state of this household.
    package let compared: BackupFile?
  }

  /// Everything that is wrong with the file, including its differences from the newest good backup in `backups`.
  ///
  /// Reads both files completely, at the same time. Throws what `damage()` throws.
  package func findings(comparedWith backups: [BackupFile]) throws -> Findings {
    let (path, schema, interruption) = (path, recorder.schema, interruption)
    let comparison = Pending { try Self.comparison(of: path, with: backups, schema, interruption) }
    // The other thread reads the file, so it must have finished before anybody closes it.
    defer { comparison.wait() }
    let own = try damage()
    return try SQLiteErrors.translating(path, interruption) {
      guard let rotten = try comparison.value() else { return Findings(damage: own, compared: nil) }
      return Findings(damage: Self.joined(own, rotten.damage), compared: rotten.backup)
    }
  }

  /// The differences from the newest good backup that is an earlier state of the file; nil if there is no such backup.
  private static func comparison(
    of path: String, with backups: [BackupFile], _ schema: Schema, _ interruption: Interruption
  ) throws -> (damage: [Damage], backup: BackupFile)? {
    for backup in backups.prefix(mostCompared) {
      do {
        let comparison = BackupComparison(path: path, backup: backup.path)
        if let rotten = try comparison.damage(schema, interruption: interruption), backup.isGood() {
          return (rotten, backup)
        }
      } catch let error as DatabaseError
        where [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_CANTOPEN, .SQLITE_ERROR].contains(error.resultCode)
      {
        // A backup that cannot be read is skipped; the next older one is tried.
      }
      if interruption.isSet { throw DatabaseError(resultCode: .SQLITE_INTERRUPT) }
    }
    return nil
  }

  /// The maximum number of backups to try: if an old backup was restored, there may be many newer backups that are not
  /// earlier states of the household.
  private static let mostCompared = 10

  /// Merges two lists of damage; a row that is in both lists is listed once, and its first remedy is the row in the
  /// backup.
  private static func joined(_ own: [Damage], _ rotten: [Damage]) -> [Damage] {
    func name(_ damage: Damage) -> String? { damage.row.flatMap { row in damage.table.map { "\($0) \(row)" } } }
    let known = Set(own.compactMap(name))
    let ofBackup = Dictionary(rotten.map { (name($0), $0.backup) }, uniquingKeysWith: { first, _ in first })
    return own.map { damage in
      guard let backup = ofBackup[name(damage)] ?? nil else { return damage }
      return damage.with(backup: backup)
    } + rotten.filter { name($0).map { !known.contains($0) } ?? true }
  }
}

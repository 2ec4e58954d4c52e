internal import Domain
internal import GRDB

/// Copies a database's pages into another file, which is checked all through.
enum DatabaseCopy {
  /// Copies the file at `path` as it is at one moment into an empty file at `target`.
  ///
  /// A second connection reads the file; other programs can read meanwhile, but not write. `note` is called within that
  /// moment. Throws `damagedDatabase` if the copy is not sound, `busy`, `interrupted`, `databaseFailed`.
  static func make(
    of path: String, to target: String, _ checks: Checks = Checks(), interruption: Interruption = Interruption(),
    note: () -> Void = {}
  ) throws {
    var reading = Configuration()
    reading.readonly = true
    let wait = LockWait(interruption, timeout: Household.patience)
    reading.busyMode = .callback { wait.shouldRetry(after: $0) }
    let source = try DatabaseQueue(path: path, configuration: reading)
    var writing = Configuration()
    writing.prepareDatabase { db in
      try db.execute(
        sql: """
          PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON
          """)
    }
    let copy = try DatabaseQueue(path: target, configuration: writing)
    let counts = try source.read { db in
      note()
      try copy.writeWithoutTransaction { try db.backup(to: $0) }
      return try Self.counts(db)
    }
    try source.close()
    try copy.writeWithoutTransaction { db in
      try check(db, checks)
      guard try Self.counts(db) == counts else { throw damage("the copy has other numbers of rows") }
    }
    try copy.close()
  }

  /// What is checked of a copy besides its pages, its indexes and the numbers of its rows.
  struct Checks {
    /// The layout that it has to have; nil for any.
    var layout: Int?
    /// Whether each row that another one refers to has to exist.
    var foreignKeys = false
  }

  /// Throws `damagedDatabase` unless the database is sound.
  static func check(_ db: Database, _ checks: Checks) throws {
    let finding = try db.first("PRAGMA integrity_check(1)", []) { try $0[0] as String } ?? "unreadable"
    guard finding == "ok" else { throw damage(finding) }
    if let layout = checks.layout, try db.number("PRAGMA user_version") != layout {
      throw damage("the number of its layout is missing")
    }
    let broken = checks.foreignKeys ? try db.first("PRAGMA foreign_key_check", []) { try $0[0] as String } : nil
    if let broken { throw damage("a row of \(broken) refers to one that does not exist") }
  }

  /// Whether a file that nobody writes to is a sound database.
  static func isSound(_ path: String) -> Bool {
    var reading = Configuration()
    reading.readonly = true
    guard let queue = try? DatabaseQueue(path: path, configuration: reading) else { return false }
    defer { try? queue.close() }
    return (try? queue.read { try check($0, Checks(foreignKeys: true)) }) != nil
  }

  /// The number of rows of each table, without those of the search index.
  private static func counts(_ db: Database) throws -> [String: Int] {
    let tables = try db.all(
      """
      SELECT name FROM sqlite_schema
      WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'foodSearch%' AND sql NOT LIKE 'CREATE VIRTUAL%'
      """, []
    ) { try $0[0] as String }
    return try Dictionary(
      uniqueKeysWithValues: tables.map { table in
        let name = table.replacing("\"", with: "\"\"")
        return (table, try db.number("SELECT count(*) FROM \"\(name)\""))
      })
  }

  private static func damage(_ finding: String) -> LarderError {
    LarderError(.damagedDatabase, "the file is damaged: \(finding)", hint: SQLiteErrors.hint)
  }
}

internal import Domain
internal import Foundation
internal import GRDB

/// Copies a database's pages into another file and checks the whole copy.
enum DatabaseCopy {
  /// Copies a snapshot of the file at `path` into an empty file at `target`.
  ///
  /// A second connection reads the file; meanwhile, other programs can read the file, but not write to it. `note` is
  /// called before the copying starts, when other programs can no longer write; `written` is called when the copy is
  /// complete but not checked yet. Throws `DiskFailure`, `busy`, `interrupted` or `databaseFailed`, and
  /// `damagedDatabase` if the copy is not sound.
  static func make(
    of path: String, to target: String, _ checks: Checks = Checks(), interruption: Interruption = Interruption(),
    note: () -> Void = {}, written: () -> Void = {}
  ) throws -> Findings {
    var (source, copy): (DatabaseQueue?, DatabaseQueue?)
    var side = DiskFailure.Side.source
    do {
      let reading = try open(path, interruption)
      source = reading
      side = .copy
      let writing = try create(target)
      copy = writing
      side = .source
      let counts = try reading.read { db in
        // The first query takes the lock; without it, each of the following reads might see a different state.
        _ = try db.number("SELECT count(*) FROM sqlite_schema")
        note()
        try writing.writeWithoutTransaction { try db.backup(to: $0) }
        return try Self.counts(db)
      }
      try reading.close()
      written()
      side = .copy
      let findings = try writing.writeWithoutTransaction { db in
        guard try Self.counts(db) == counts else { throw damage(checks, "the copy has other numbers of rows") }
        return try check(db, checks)
      }
      try writing.close()
      return findings
    } catch {
      // The error of a read that failed only once while the file was opened is nowhere to be found.
      let isOpening = source == nil && (error as? DatabaseError)?.resultCode == .SQLITE_CORRUPT
      if isOpening, isSound(path) { throw DiskFailure(.source, EIO) }
      throw DiskFailure(behind: error, on: side, source: source, copy: copy) ?? error
    }
  }

  /// Opens the database that is copied.
  private static func open(_ path: String, _ interruption: Interruption) throws -> DatabaseQueue {
    var reading = Configuration()
    reading.readonly = true
    let wait = LockWait(interruption, timeout: Household.patience)
    reading.busyMode = .callback { wait.shouldRetry(after: $0) }
    return try DatabaseQueue(path: path, configuration: reading)
  }

  /// Opens the empty file for the copy.
  private static func create(_ target: String) throws -> DatabaseQueue {
    var writing = Configuration()
    writing.prepareDatabase { db in
      try db.execute(
        sql: """
          PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON
          """)
    }
    return try DatabaseQueue(path: target, configuration: writing)
  }

  /// What to check in a copy besides its pages, its indexes and its row counts.
  struct Checks {
    /// The layout that the copy must have; nil for any.
    var layout: Int?
    /// Whether rows may hold impossible values or refer to missing rows, because such a copy is better than no copy.
    var allowsDamagedRows = false
    /// What the database is called if it is damaged.
    var name = "the file"
  }

  /// What a check has found in a database that has passed it.
  struct Findings {
    /// Whether rows hold impossible values, or refer to rows that do not exist.
    var hasDamagedRows = false
  }

  /// Throws `damagedDatabase` unless the database is sound.
  @discardableResult
  static func check(_ db: Database, _ checks: Checks) throws -> Findings {
    let all = try db.all("PRAGMA integrity_check(1000)", []) { try $0[0] as String }.filter { $0 != "ok" }
    let other = checks.allowsDamagedRows ? all.first { !isOfValue($0) } : all.first
    if let other { throw damage(checks, other) }
    if let layout = checks.layout, try db.number("PRAGMA user_version") != layout {
      throw damage(checks, "the number of its layout is missing")
    }
    guard checks.allowsDamagedRows else { return Findings() }
    return Findings(
      hasDamagedRows: try !all.isEmpty || db.exists("SELECT 1 FROM pragma_foreign_key_check", []))
  }

  /// Whether a message of SQLite's check is about a value in a row, and not about pages or indexes.
  private static func isOfValue(_ finding: String) -> Bool {
    ["NULL value in ", "CHECK constraint failed in "].contains { finding.hasPrefix($0) }
      || ["non-", "TEXT", "NUMERIC"].contains { finding.hasPrefix($0) } && finding.contains(" value in ")
  }

  /// Whether a file is a sound database; the file must not be written to meanwhile.
  static func isSound(_ path: String) -> Bool {
    var reading = Configuration()
    reading.readonly = true
    guard let queue = try? DatabaseQueue(path: path, configuration: reading) else { return false }
    defer { try? queue.close() }
    return (try? queue.read { try check($0, Checks(allowsDamagedRows: true)) }) != nil
  }

  /// The number of rows in each table, without the tables of the search index.
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

  private static func damage(_ checks: Checks, _ finding: String) -> LarderError {
    LarderError(.damagedDatabase, "\(checks.name) is damaged: \(finding)", hint: SQLiteErrors.hint)
  }
}

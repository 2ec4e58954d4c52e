internal import CSQLite
internal import Domain
internal import GRDB

/// Sets up the household's only connection.
enum Connection {
  /// The size of SQLite's page cache in KiB.
  static let cacheSize = 16_384

  static func configuration(_ wait: LockWait, isForReadingOnly: Bool = false) -> Configuration {
    var configuration = Configuration()
    configuration.readonly = isForReadingOnly
    configuration.label = "household"
    configuration.busyMode = .callback { wait.shouldRetry(after: $0) }
    configuration.prepareDatabase { db in
      // Prevents SQLite from running functions and virtual tables in a file that somebody else has made.
      try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL; PRAGMA cell_size_check = ON")
      // In KiB, allocated as pages are read. This keeps pages that searches in a large bank need again in memory.
      try db.execute(sql: "PRAGMA cache_size = -\(cacheSize)")
    }
    return configuration
  }

  /// Opens an existing file.
  ///
  /// SQLite may report damage when a read fails. If it does so when the file is opened, the whole file is read to
  /// find a read error; if no read fails, the file is opened once more.
  static func open(_ path: String, _ configuration: Configuration) throws -> DatabaseQueue {
    do {
      return try DatabaseQueue(path: path, configuration: configuration)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      if let code = DatabaseFile.readError(of: path) {
        SystemErrorLog.note(code)
        throw DatabaseError(resultCode: .SQLITE_IOERR_READ)
      }
      return try DatabaseQueue(path: path, configuration: configuration)
    }
  }

  /// Whether an opened file can only be read, and how opening it upgraded it.
  struct Outcome {
    /// Whether nothing may be written: the file has a newer layout, or was opened for reading only.
    var isReadOnly = false
    var upgrade: LayoutUpgrade?
  }

  /// Upgrades an older file's layout and starter foods; a file with an older layout is copied first.
  ///
  /// `path` is nil for a database in memory.
  static func bringUpToDate(_ queue: DatabaseQueue, at path: String?, as schema: Schema, now: Moment) throws -> Outcome
  {
    try queue.writeWithoutTransaction { db in
      let version = try number(db)
      guard version <= schema.number else { return try readOnly(db) }
      guard version > 0 else {
        throw LarderError(.damagedDatabase, "the number of the database's layout is missing", hint: SQLiteErrors.hint)
      }
      // The rollback journal is truncated, not deleted, which saves an fsync for each commit. Write-ahead logging (WAL)
      // is not used: before SQLite 3.51.3 it can lose pages when two processes write and checkpoint at the same time.
      try db.execute(sql: "PRAGMA journal_mode = TRUNCATE")
      var outcome = Outcome()
      if version < schema.number {
        outcome.upgrade = try upgrade(db, at: path, to: schema, now: now)
        // Another process with a newer Larder may have upgraded the file meanwhile.
        guard try number(db) == schema.number else { return try readOnly(db) }
      }
      try schema.check(db)
      if try StarterUpdate.isDue(db) {
        try db.inTransaction(.immediate) {
          if try StarterUpdate.isDue(db) { try StarterUpdate(db: db, now: now).run() }
          return .commit
        }
      }
      return outcome
    }
  }

  /// Sets up a new connection to a file that is already up to date.
  static func settle(_ db: Database, isReadOnly: Bool) throws {
    guard try number(db) >= Schema.larder.number else {
      throw LarderError(
        .databaseFailed, "the household's file was overwritten by one of an older layout",
        hint: "leave and start `larder` again")
    }
    if isReadOnly { return try db.execute(sql: "PRAGMA query_only = ON") }
    try db.execute(sql: "PRAGMA journal_mode = TRUNCATE")
  }

  /// Throws `newerSchema` if the file's layout is not this program's, because an upgrade would modify the file.
  static func requireCurrent(_ queue: DatabaseQueue, as schema: Schema) throws -> Outcome {
    try queue.read { db in
      guard try number(db) == schema.number else {
        throw LarderError(
          .newerSchema, "the household's file has another layout than this Larder's", hint: "open it with `larder`")
      }
    }
    return Outcome(isReadOnly: true)
  }

  /// Copies and upgrades the file; nil if another process has upgraded it in the meantime.
  private static func upgrade(
    _ db: Database, at path: String?, to schema: Schema, now: Moment
  ) throws -> LayoutUpgrade? {
    var upgrade: LayoutUpgrade?
    try db.inTransaction(.immediate) {
      let version = try number(db)
      guard version < schema.number else { return .rollback }
      try Schema.checkNumber(version, db)
      if let path {
        let copy = try UpgradeCopy(path: path, layout: version).make()
        upgrade = LayoutUpgrade(from: version, to: schema.number, copy: copy)
      }
      try schema.migrate(db, from: version, now: now)
      return .commit
    }
    return upgrade
  }

  private static func number(_ db: Database) throws -> Int { try db.number("PRAGMA user_version") }

  private static func readOnly(_ db: Database) throws -> Outcome {
    try db.execute(sql: "PRAGMA query_only = ON")
    return Outcome(isReadOnly: true)
  }
}

/// Checks that the system's SQLite has the features that the store needs.
enum SQLiteBuild {
  static let needed = ["ENABLE_PREUPDATE_HOOK", "ENABLE_FTS5"]

  private static let configure: Void = { _ = larder_leave_memory_uncounted() }()

  /// Prepares SQLite for this program before it is first used; throws `unsupportedSQLite` with the names of the missing
  /// features.
  static func check(has: (String) -> Bool = { sqlite3_compileoption_used($0) != 0 }) throws {
    configure
    SystemErrorLog.install
    let missing = needed.filter { !has($0) }
    guard missing.isEmpty else {
      throw LarderError(
        .unsupportedSQLite, "this system's SQLite was built without \(missing.joined(separator: " and "))",
        hint: "Debian's and Ubuntu's libsqlite3-0 have them")
    }
  }
}

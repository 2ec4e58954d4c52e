internal import CSQLite
internal import Domain
internal import GRDB

/// How the household's one connection is set up.
enum Connection {
  /// In KiB.
  static let cacheSize = 16_384

  static func configuration(_ wait: LockWait) -> Configuration {
    var configuration = Configuration()
    configuration.label = "household"
    configuration.busyMode = .callback { wait.shouldRetry(after: $0) }
    configuration.prepareDatabase { db in
      // Functions and virtual tables named in a file that somebody else has made are not run.
      try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL; PRAGMA cell_size_check = ON")
      // In KiB, taken as pages are read: what searches in a large bank come back to stays at hand.
      try db.execute(sql: "PRAGMA cache_size = -\(cacheSize)")
    }
    return configuration
  }

  /// Brings an older file up to date, its layout and its starter foods.
  ///
  /// Returns true for a newer one, which is then left alone.
  static func settle(_ queue: DatabaseQueue, as schema: Schema, now: Moment) throws -> Bool {
    try queue.writeWithoutTransaction { db in
      let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
      guard version <= schema.number else {
        try db.execute(sql: "PRAGMA query_only = ON")
        return true
      }
      guard version > 0 else {
        throw LarderError(.damagedDatabase, "the database has lost its layout's number", hint: Damage.hint)
      }
      // A rollback journal that is emptied, not deleted: one fsync less a commit. WAL loses pages before SQLite 3.51.3 when two
      // processes write and checkpoint at once.
      _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = TRUNCATE")
      if version < schema.number {
        try db.inTransaction(.immediate) {
          // Another process may have been first.
          try schema.migrate(db, from: try Int.fetchOne(db, sql: "PRAGMA user_version") ?? version, now: now)
          return .commit
        }
      }
      try schema.check(db)
      if try StarterUpdate.isDue(db) {
        try db.inTransaction(.immediate) {
          if try StarterUpdate.isDue(db) { try StarterUpdate(db: db, now: now).run() }
          return .commit
        }
      }
      return false
    }
  }
}

/// Whether the system's SQLite can do what the store needs.
enum SQLiteBuild {
  static let needed = ["ENABLE_PREUPDATE_HOOK", "ENABLE_FTS5"]

  /// Throws `unsupportedSQLite` naming what is missing.
  static func check(has: (String) -> Bool = { sqlite3_compileoption_used($0) != 0 }) throws {
    let missing = needed.filter { !has($0) }
    guard missing.isEmpty else {
      throw LarderError(
        .unsupportedSQLite, "this system's SQLite was built without \(missing.joined(separator: " and "))",
        hint: "Debian's and Ubuntu's libsqlite3-0 have them")
    }
  }
}

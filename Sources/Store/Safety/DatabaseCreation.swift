internal import Domain
internal import Foundation
internal import GRDB

/// Creates a new database: completely or not at all, even if the process is killed.
enum DatabaseCreation {
  /// Creates the file and any missing folders above it.
  ///
  /// Returns false if another process has created a file at the path in the meantime; the other process's file stays.
  /// `filling` adds to the contents of the new household before the file gets its name.
  static func create(
    at path: String, now: Moment, filling body: (WriteTransaction) throws -> Void = { _ in }
  ) throws -> Bool {
    try makeFolders(of: path)
    do {
      let draft = try FileDraft(for: path, permissions: 0o600, needsPath: true)
      defer { draft.discard() }
      if let place = draft.path { try fill(place, now: now, body) }
      try draft.sync()
      try draft.publish(as: path)
      return true
    } catch let failure as SystemFailure {
      if failure.code == EEXIST { return false }
      throw refusal(path, failure.code)
    }
  }

  /// Writes the layout, the starter bank and what `body` adds to a draft of the file.
  ///
  /// The draft needs no rollback journal, because no other process uses it yet.
  private static func fill(_ draft: String, now: Moment, _ body: (WriteTransaction) throws -> Void) throws {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA trusted_schema = OFF")
    }
    let queue = try DatabaseQueue(path: draft, configuration: configuration)
    try populate(queue, now: now, body)
    try queue.close()
  }

  /// Writes the layout, the starter bank, and what `body` adds to an empty database; none of this can be undone.
  ///
  /// `starters` are foods to write instead of those of the starter bank.
  static func populate(
    _ queue: DatabaseQueue, now: Moment, starters: [StarterFood]? = nil, _ body: (WriteTransaction) throws -> Void
  ) throws {
    if starters == nil, let finished = NewHousehold() {
      try finished.write(to: queue, now: now)
    } else {
      try write(starters ?? StarterBank.entries, to: queue, now: now)
    }
    try queue.writeWithoutTransaction { db in
      try db.inTransaction(.immediate) {
        try db.run("INSERT INTO displaySetting (name, value) VALUES (?, ?)", [SettingReader.maker, Version.number])
        try body(WriteTransaction(db: db, now: now))
        return .commit
      }
    }
  }

  /// Creates the database's tables, and writes the given starter foods into them one by one.
  static func write(_ starters: [StarterFood], to queue: DatabaseQueue, now: Moment) throws {
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA application_id = \(Schema.applicationID)")
      try db.inTransaction(.immediate) {
        try Schema.larder.migrate(db, from: 0, now: now)
        try StarterWriting(db: db, now: now, entries: starters).write()
        return .commit
      }
    }
  }

  /// Whether there is anything at the path, including a broken link.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Throws `cannotCreate` if the file's folder does not exist.
  ///
  /// Missing folders are not created for a path that the user types, because a typing error would leave them behind.
  static func refuseWithoutFolder(_ path: String) throws {
    guard access(FileDraft.folder(of: path), F_OK) != 0 else { return }
    throw LarderError(
      .cannotCreate, "\(path) cannot be created: there is no folder \(FileDraft.folder(of: path))",
      hint: "create the folder first, or name another file")
  }

  private static func makeFolders(of path: String) throws {
    var missing: [String] = []
    var current = FileDraft.folder(of: path)
    while access(current, F_OK) != 0, current != "/", current != "." {
      missing.append(current)
      current = FileDraft.folder(of: current)
    }
    for folder in missing.reversed() {
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw refusal(path, errno) }
      // The new file survives a power failure only if the folders that contain it do.
      FileDraft.syncFolder(of: folder)
    }
  }

  private static func refusal(_ path: String, _ error: Int32) -> LarderError {
    LarderError(
      .cannotCreate, "\(path) cannot be created: \(SystemError.text(error))",
      hint: "name a file in a folder of your own with `--db`")
  }
}

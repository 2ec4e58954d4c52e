internal import Domain
internal import GRDB

/// The append-only journal.
///
/// Each step records who gave the command, on which device, and whose rows the command changed. Undoing or redoing a
/// step adds another step.
enum Schema005 {
  static func run(_ db: Database, now: Moment) throws {
    try db.execute(sql: Self.setAside + Self.journal)
    try db.run("INSERT INTO device (uid, isOwn, createdAt) VALUES (?, 1, ?)", [UID.random(now), now.iso])
    try OldSteps(db: db, now: now).move()
    try db.execute(sql: "DROP TABLE oldChange; DROP TABLE oldStep;" + Schema005Lines.sql)
    try Schema005Lines.readAmounts(db)
    try db.execute(sql: Self.times)
    for table in ["meal", "trip"] { try Self.readTimes(of: table, db) }
  }

  /// Adds columns for when meals and trips were created and last changed, and for the language of a food's alias.
  ///
  /// An unknown time or language is null.
  private static let times = """
    ALTER TABLE meal ADD COLUMN createdAt TEXT CHECK (length(createdAt) BETWEEN 20 AND 25);
    ALTER TABLE meal ADD COLUMN updatedAt TEXT CHECK (length(updatedAt) BETWEEN 20 AND 25);
    ALTER TABLE trip ADD COLUMN createdAt TEXT CHECK (length(createdAt) BETWEEN 20 AND 25);
    ALTER TABLE trip ADD COLUMN updatedAt TEXT CHECK (length(updatedAt) BETWEEN 20 AND 25);
    ALTER TABLE foodAlias ADD COLUMN language TEXT CHECK (length(language) BETWEEN 2 AND 20);

    """

  /// Sets when older rows were created and last changed: both times become the time that the row's uid contains.
  private static func readTimes(of table: String, _ db: Database) throws {
    let rows = try db.all("SELECT id, uid, time FROM \(table)", []) {
      try (id: $0[0] as Int, uid: $0[1] as String, time: $0[2] as String?)
    }
    for row in rows {
      guard let seconds = UID.seconds(of: row.uid) else { continue }
      let offset = row.time.flatMap { Moment(iso: $0, zone: { _ in 0 }) }?.offset ?? 0
      let made = Moment(seconds: seconds, offset: offset).iso
      try db.run("UPDATE \(table) SET createdAt = ?1, updatedAt = ?1 WHERE id = ?2", [made, row.id])
    }
  }

  private static let setAside = """
    DROP INDEX stepUndone;
    DROP INDEX changeStep;
    ALTER TABLE change RENAME TO oldChange;
    ALTER TABLE step RENAME TO oldStep;

    """

  /// - `device`: where steps were made; this file's own device is one row.
  /// - `step`: `seq` counts a device's steps. The author is the profile that gave the command; it is not a foreign
  ///   key, because the step remains when the profile is deleted, even if the step itself deletes the profile.
  ///   `undoes` refers from an undo step to the step that it undoes, and from a redo step to the undo step.
  ///   `isShared` is 1 if the step belongs to everybody.
  /// - `stepProfile`: the profiles whose rows a step changed.
  /// - `change`: a row's values before and after the change, without the row's id and uid. References to other rows
  ///   are stored as the uids of these rows. `rowId` is the ID that the row had in this file, with which undo
  ///   restores the row; `rowUid` is null only if the uid is missing in a step from an older layout.
  private static let journal = """
    CREATE TABLE device (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE CHECK (length(uid) = 36),
      isOwn INTEGER NOT NULL CHECK (isOwn IN (0, 1)),
      createdAt TEXT NOT NULL CHECK (length(createdAt) BETWEEN 20 AND 25)
    ) STRICT;
    CREATE UNIQUE INDEX deviceOwn ON device(isOwn) WHERE isOwn = 1;

    CREATE TABLE step (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL CHECK (length(uid) = 36),
      deviceId INTEGER NOT NULL REFERENCES device(id),
      seq INTEGER NOT NULL CHECK (seq > 0),
      at TEXT NOT NULL,
      authorId INTEGER,
      authorUid TEXT CHECK (length(authorUid) = 36),
      authorName TEXT,
      label TEXT NOT NULL,
      isShared INTEGER NOT NULL CHECK (isShared IN (0, 1)),
      undoes INTEGER REFERENCES step(id),
      schemaNumber INTEGER NOT NULL,
      UNIQUE (deviceId, seq)
    ) STRICT;
    CREATE INDEX stepUndoes ON step(undoes) WHERE undoes IS NOT NULL;

    CREATE TABLE stepProfile (
      stepId INTEGER NOT NULL REFERENCES step(id) ON DELETE CASCADE,
      profileId INTEGER NOT NULL,
      profileUid TEXT NOT NULL CHECK (length(profileUid) = 36),
      PRIMARY KEY (stepId, profileId)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE change (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      stepId INTEGER NOT NULL REFERENCES step(id) ON DELETE CASCADE,
      tableName TEXT NOT NULL,
      rowId INTEGER NOT NULL,
      rowUid TEXT CHECK (length(rowUid) = 36),
      before TEXT,
      after TEXT
    ) STRICT;
    CREATE INDEX changeStep ON change(stepId);

    """
}

/// Moves the steps of layouts up to 4 into layout 5, where they are listed but can no longer be undone or redone.
private struct OldSteps {
  let db: Database
  let now: Moment

  func move() throws {
    try db.execute(sql: "CREATE INDEX oldChangeRow ON oldChange(tableName, rowId)")
    let undone = try moveSteps()
    try db.execute(sql: Self.changes + Self.profiles)
    for (step, at) in undone { try markUndone(step, at: at) }
  }

  /// Returns the steps that were undone, with the time of the undo.
  private func moveSteps() throws -> [(step: Int, at: Moment)] {
    var undone: [(step: Int, at: Moment)] = []
    let rows = try db.all(Self.steps, []) { row in
      try (id: row[0] as Int, at: row[1] as String, undoneAt: row[2] as String?, seq: row[3] as Int)
    }
    for row in rows {
      try db.run(Self.insert, [row.id, UID.random(moment(row.at)), row.seq])
      if let text = row.undoneAt { undone.append((row.id, moment(text))) }
    }
    // The IDs of deleted steps are not reused either.
    try db.execute(sql: Self.sequence)
    return undone
  }

  private func moment(_ text: String) -> Moment { Moment(iso: text, zone: { _ in 0 }) ?? now }

  private func markUndone(_ step: Int, at: Moment) throws {
    try db.run(Self.undo, [UID.random(at), at.iso, step])
    try db.run(Self.undoProfiles, [db.lastInsertedRowID, step])
  }

  private static let steps = "SELECT id, at, undoneAt, row_number() OVER (ORDER BY id) FROM oldStep ORDER BY id"

  /// Before layout 5, steps without a profile belonged to everybody: those that changed the bank, and those that logged
  /// something for several people.
  ///
  /// In layout 5, steps that logged something for several people belong to these people's profiles. What distinguishes
  /// these steps is that they change no existing foods, although they may add new ones.
  private static let insert = """
    INSERT INTO step (id, uid, deviceId, seq, at, authorId, authorUid, authorName, label, isShared, schemaNumber)
    SELECT s.id, ?2, d.id, ?3, s.at, s.profileId,
      coalesce((SELECT uid FROM profile WHERE id = s.profileId), \(uid("profile", "s.profileId"))), s.profileName, s.label,
      s.profileId IS NULL AND (s.label LIKE 'food %'
        OR NOT EXISTS (SELECT 1 FROM oldChange WHERE stepId = s.id AND tableName IN ('meal', 'mealItem'))
        OR EXISTS (SELECT 1 FROM oldChange WHERE stepId = s.id AND (tableName IN ('profile', 'setting', 'foodBatch')
          OR tableName IN ('food', 'foodPortion', 'foodAlias', 'foodTag') AND before IS NOT NULL))),
      s.schemaNumber
    FROM oldStep s, device d WHERE s.id = ?1
    """

  private static let sequence = """
    DELETE FROM sqlite_sequence WHERE name = 'step';
    INSERT INTO sqlite_sequence (name, seq) SELECT 'step', seq FROM sqlite_sequence WHERE name = 'oldStep';
    """

  private static let changes = """
    INSERT INTO change (id, stepId, tableName, rowId, rowUid, before, after)
    SELECT id, stepId, tableName, rowId, \(value("uid", "oldChange")), before, after FROM oldChange ORDER BY id;

    """

  private static let profiles = """
    INSERT INTO stepProfile (stepId, profileId, profileUid)
    SELECT stepId, owner, coalesce((SELECT uid FROM profile WHERE id = owner), \(uid("profile", "owner"))) AS ownerUid
    FROM (
      SELECT DISTINCT c.stepId AS stepId, CASE c.tableName WHEN 'profile' THEN c.rowId
        WHEN 'mealItem' THEN \(owner("meal", value("mealId", "c")))
        WHEN 'tripItem' THEN \(owner("trip", value("tripId", "c")))
        WHEN 'favouriteItem' THEN \(owner("favourite", value("favouriteId", "c")))
        ELSE \(value("profileId", "c")) END AS owner
      FROM oldChange c)
    WHERE owner IS NOT NULL AND ownerUid IS NOT NULL;

    """

  private static let undo = """
    INSERT INTO step (uid, deviceId, seq, at, authorId, authorUid, authorName, label, isShared, undoes, schemaNumber)
    SELECT ?1, deviceId, (SELECT max(seq) + 1 FROM step), ?2, authorId, authorUid, authorName, 'undo', isShared, id,
      schemaNumber
    FROM step WHERE id = ?3
    """
  private static let undoProfiles = """
    INSERT INTO stepProfile (stepId, profileId, profileUid)
    SELECT ?1, profileId, profileUid FROM stepProfile WHERE stepId = ?2
    """

  /// An SQL expression for a value of the row that was changed; null if the row has no such value.
  private static func value(_ name: String, _ change: String) -> String {
    let row = "coalesce(\(change).after, \(change).before)"
    return "iif(json_valid(\(row)), json_extract(\(row), '$.\(name)'), NULL)"
  }

  /// An SQL expression for the uid that a row had, taken from the row's journaled changes.
  private static func uid(_ table: String, _ id: String) -> String {
    "(SELECT \(value("uid", "o")) FROM oldChange o WHERE o.tableName = '\(table)' AND o.rowId = \(id) LIMIT 1)"
  }

  /// An SQL expression for the profile that owns or owned a row of a table.
  private static func owner(_ table: String, _ id: String) -> String {
    """
    coalesce((SELECT profileId FROM \(table) WHERE id = \(id)), (SELECT \(value("profileId", "o")) FROM oldChange o
      WHERE o.tableName = '\(table)' AND o.rowId = \(id) LIMIT 1))
    """
  }
}

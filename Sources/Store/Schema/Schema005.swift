internal import Domain
internal import GRDB

/// The journal that nothing is taken from: steps know who gave the command, where, and whose rows they changed; what was undone
/// and done again is said by steps of their own.
enum Schema005 {
  static func run(_ db: Database, now: Moment) throws {
    try db.execute(sql: Self.setAside + Self.journal)
    try db.run("INSERT INTO device (uid, isOwn, createdAt) VALUES (?, 1, ?)", [UID.random(now), now.iso])
    try OldSteps(db: db, now: now).move()
    try db.execute(sql: "DROP TABLE oldChange; DROP TABLE oldStep;" + Schema005Lines.sql)
    try Schema005Lines.readAmounts(db)
  }

  private static let setAside = """
    DROP INDEX stepUndone;
    DROP INDEX changeStep;
    ALTER TABLE change RENAME TO oldChange;
    ALTER TABLE step RENAME TO oldStep;

    """

  /// - `device`: where steps were made; this file's own is one row.
  /// - `step`: `seq` counts a device's steps. The author is the profile that gave the command; it is no foreign key, because the
  ///   step outlives the profile, whose deletion it may be. An undo step names in `undoes` the step that it turns back, a redo
  ///   step the undo step. `isShared`: it belongs to everybody.
  /// - `stepProfile`: the profiles whose rows a step changed.
  /// - `change`: a row's values before and after, without its numbers, and with the uids of the rows that it names. `rowId` is
  ///   its number in this file, under which undo brings it back; `rowUid` is null only where an old step does not tell.
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

/// The steps of the layouts up to 4 on their way into layout 5: they are history, and none of them is replayed.
private struct OldSteps {
  let db: Database
  let now: Moment

  func move() throws {
    try db.execute(sql: "CREATE INDEX oldChangeRow ON oldChange(tableName, rowId)")
    let undone = try moveSteps()
    try db.execute(sql: Self.changes + Self.profiles)
    for (step, at) in undone { try turnBack(step, at: at) }
  }

  /// Returns those that were undone, with the time of that.
  private func moveSteps() throws -> [(step: Int, at: Moment)] {
    var undone: [(step: Int, at: Moment)] = []
    let rows = try db.all(Self.steps, []) { row in
      (id: row[0] as Int, at: row[1] as String, undoneAt: row[2] as String?, seq: row[3] as Int)
    }
    for row in rows {
      try db.run(Self.insert, [row.id, UID.random(moment(row.at)), row.seq])
      if let text = row.undoneAt { undone.append((row.id, moment(text))) }
    }
    // Numbers of steps that are gone by now are not used again either.
    try db.execute(sql: Self.sequence)
    return undone
  }

  private func moment(_ text: String) -> Moment { Moment(iso: text, zone: { _ in 0 }) ?? now }

  private func turnBack(_ step: Int, at: Moment) throws {
    try db.run(Self.undo, [UID.random(at), at.iso, step])
    try db.run(Self.undoProfiles, [db.lastInsertedRowID, step])
  }

  private static let steps = "SELECT id, at, undoneAt, row_number() OVER (ORDER BY id) FROM oldStep ORDER BY id"

  /// Steps without a profile were everybody's: changes of the bank, and what was logged for several people.
  ///
  /// Those are their own from now on. They change nobody's foods, but may bring new ones.
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

  /// A value of the row that a change is of; null where there is none.
  private static func value(_ name: String, _ change: String) -> String {
    let row = "coalesce(\(change).after, \(change).before)"
    return "iif(json_valid(\(row)), json_extract(\(row), '$.\(name)'), NULL)"
  }

  /// The uid that a row had, as its changes tell.
  private static func uid(_ table: String, _ id: String) -> String {
    "(SELECT \(value("uid", "o")) FROM oldChange o WHERE o.tableName = '\(table)' AND o.rowId = \(id) LIMIT 1)"
  }

  /// The profile whose row of a table it is, or was.
  private static func owner(_ table: String, _ id: String) -> String {
    """
    coalesce((SELECT profileId FROM \(table) WHERE id = \(id)), (SELECT \(value("profileId", "o")) FROM oldChange o
      WHERE o.tableName = '\(table)' AND o.rowId = \(id) LIMIT 1))
    """
  }
}

internal import Domain
internal import GRDB

/// Deletes all rows of a profile, and every image of them in the journal, within the caller's transaction.
///
/// An image is a row's values before or after a change. Images are deleted if their row belongs to the profile now, or
/// if the journal says that it did. If a row now belongs to another profile, the images of changes that were made after
/// the row passed to that profile stay.
struct ProfileErasure {
  let db: Database
  let recorder: ChangeRecorder
  let profile: ErasableProfile

  /// Deletes the rows and returns the kept files that are no longer needed.
  func run() throws -> [ErasedFile] {
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    let files = try keptFiles()
    try findSteps()
    for table in recorder.schema.journaled {
      guard let layout = try recorder.layout(db, of: table), let owner = layout.owner else { continue }
      try findRows(of: layout, owner)
    }
    try findShared()
    try eraseChanges()
    try eraseSteps()
    try eraseRows()
    // Removes the words of deleted or renamed foods from the index, which otherwise keeps them until it merges its
    // parts.
    try db.execute(sql: "INSERT INTO foodSearch(foodSearch) VALUES ('optimize')")
    try db.execute(sql: "DROP TABLE temp.erasedRow; DROP TABLE temp.erasedStep; DROP TABLE temp.cutProfile")
    return files.subtracting(try keptFiles()).sorted()
  }

  /// The kept files that the household's rows refer to, including rows that are only in the journal.
  private func keptFiles() throws -> Set<ErasedFile> {
    let reader = KeptFileReader(db: db)
    return try KeptKind.allCases.reduce(into: []) { files, kind in
      for name in try reader.names(kind) { files.insert(ErasedFile(kind: kind, name: name)) }
    }
  }

  // MARK: What belongs to the profile

  /// Stands in for the last change of a row that still belongs to the profile; it is greater than the ID of any
  /// change.
  private static let always = Int64.max

  private func findSteps() throws {
    try db.execute(
      sql: """
        CREATE TEMP TABLE erasedStep (id INTEGER PRIMARY KEY);
        CREATE TEMP TABLE erasedRow (tableName TEXT, uid TEXT, cut INTEGER, PRIMARY KEY (tableName, uid)) WITHOUT ROWID;
        CREATE TEMP TABLE cutProfile (uid TEXT PRIMARY KEY) WITHOUT ROWID;
        """)
    try db.run(
      """
      INSERT INTO temp.erasedStep SELECT id FROM step WHERE authorId = ?1
      UNION SELECT stepId FROM stepProfile WHERE profileId = ?1
      """, [profile.id])
  }

  /// Lists the rows that belong or belonged to the profile, each with the last change at which the profile owned it.
  private func findRows(of layout: TableLayout, _ owner: TableLayout.Owner) throws {
    let (table, always) = (layout.table, Self.always)
    func image(_ column: String) -> String {
      "iif(json_valid(c.before), json_extract(c.before, '$.\(column)'), NULL), "
        + "iif(json_valid(c.after), json_extract(c.after, '$.\(column)'), NULL)"
    }
    let ofSteps = "c.tableName = '\(table)' AND c.rowUid IS NOT NULL AND c.stepId IN (SELECT id FROM temp.erasedStep)"
    switch owner {
    case .itself:
      try db.run("INSERT INTO temp.erasedRow VALUES ('profile', ?, ?)", [profile.uid, always])
      return
    case .column(let index):
      let column = layout.columns[index].name
      try db.run(
        "INSERT INTO temp.erasedRow SELECT '\(table)', uid, ? FROM \(table) WHERE \(column) = ?", [always, profile.id])
      try db.run(
        """
        INSERT OR IGNORE INTO temp.erasedRow SELECT c.tableName, c.rowUid, max(c.id) FROM change c
        WHERE \(ofSteps) AND (?1 IN (\(image(column))) OR ?2 IN (\(image(column)))) GROUP BY c.rowUid
        """, [profile.uid, profile.id])
    case .parent(let index, let parent):
      let column = layout.columns[index].name
      try db.run(
        """
        INSERT INTO temp.erasedRow SELECT '\(table)', t.uid, e.cut FROM \(table) t JOIN \(parent) p ON p.id = t.\(column)
        JOIN temp.erasedRow e ON e.tableName = '\(parent)' AND e.uid = p.uid WHERE e.cut = ?
        """, [always])
      try db.run(
        """
        INSERT OR IGNORE INTO temp.erasedRow SELECT c.tableName, c.rowUid, max(c.id) FROM change c
        JOIN temp.erasedRow e ON e.tableName = '\(parent)' AND e.uid IN (\(image(column))) AND c.id <= e.cut
        WHERE \(ofSteps) GROUP BY c.rowUid
        """, [])
    }
    // A row that no longer exists has not been given to anybody else.
    try db.run(
      "UPDATE temp.erasedRow SET cut = ? WHERE tableName = '\(table)' AND uid NOT IN (SELECT uid FROM \(table))",
      [always])
  }

  /// Lists the items of the inbox that were shared in the profile's name; the inbox belongs to nobody, so they have only
  /// the name.
  private func findShared() throws {
    let named = "c.tableName = 'inboxItem' AND c.rowUid IS NOT NULL"
    let image = { (column: String) in
      "iif(json_valid(c.\(column)), json_extract(c.\(column), '$.sharedBy'), NULL)"
    }
    let shared = try db.all(
      """
      SELECT uid, sharedBy FROM inboxItem WHERE typeof(sharedBy) = 'text'
      UNION SELECT c.rowUid, \(image("before")) FROM change c WHERE \(named)
      UNION SELECT c.rowUid, \(image("after")) FROM change c WHERE \(named)
      """, []
    ) { try (uid: $0[0] as String, name: $0[1] as String?) }
    let key = ProfileName.key(profile.name)
    for item in shared where item.name.map({ ProfileName.key($0) == key }) ?? false {
      try db.run("INSERT OR IGNORE INTO temp.erasedRow VALUES ('inboxItem', ?, ?)", [item.uid, Self.always])
    }
  }

  // MARK: The journal

  private static let isErased = """
    EXISTS (SELECT 1 FROM temp.erasedRow e
      WHERE e.tableName = change.tableName AND e.uid = change.rowUid AND change.id <= e.cut)
    """

  private func eraseChanges() throws {
    // A row that used to be the profile's may have changes in steps that do not concern the profile otherwise.
    try db.execute(sql: "INSERT OR IGNORE INTO temp.erasedStep SELECT stepId FROM change WHERE \(Self.isErased)")
    // Finds other profiles that a step changed together with this one, for example by making one of them the default
    // in its place. Once this profile is erased, they are no longer in a state that any step has left.
    try db.run(
      """
      INSERT OR IGNORE INTO temp.cutProfile SELECT rowUid FROM change
      WHERE tableName = 'profile' AND rowUid IS NOT NULL AND rowUid <> ?1 AND before IS NOT NULL AND after IS NOT NULL
        AND stepId IN (SELECT stepId FROM change WHERE tableName = 'profile' AND rowUid = ?1)
      """, [profile.uid])
    try db.execute(sql: "DELETE FROM change WHERE \(Self.isErased)")
    // Steps of the oldest layouts refer to rows by ID and can no longer be undone, so all their changes are deleted.
    try db.run(
      """
      DELETE FROM change WHERE stepId IN (SELECT id FROM step WHERE schemaNumber < ?1 AND id IN temp.erasedStep)
      """, [StepRules.replayableSince])
  }

  private func eraseSteps() throws {
    // Deletes steps that have no changes left, and steps that concern only this profile, which have nothing left
    // except the foods that they added.
    try db.run(
      """
      WITH RECURSIVE gone(id) AS (
        SELECT s.id FROM step s WHERE s.id IN temp.erasedStep AND s.undoes IS NULL AND (
          NOT EXISTS (SELECT 1 FROM change c WHERE c.stepId = s.id)
          OR NOT s.isShared AND NOT EXISTS (
            SELECT 1 FROM stepProfile p WHERE p.stepId = s.id AND p.profileId <> ?1))
        UNION SELECT u.id FROM step u JOIN gone ON u.undoes = gone.id)
      DELETE FROM step WHERE id IN gone
      """, [profile.id])
    try db.run("DELETE FROM stepProfile WHERE profileId = ?", [profile.id])
    // The command's text may contain anything about the profile.
    try db.run(
      "UPDATE step SET label = ? WHERE id IN temp.erasedStep AND undoes IS NULL", [Household.erasedLabel])
    try db.run(
      "UPDATE step SET authorId = NULL, authorUid = NULL, authorName = NULL WHERE authorId = ?", [profile.id])
  }

  // MARK: The rows

  private func eraseRows() throws {
    let wasDefault = try db.exists("SELECT 1 FROM profile WHERE id = ? AND isDefault = 1", [profile.id])
    try db.run("DELETE FROM profile WHERE id = ? AND uid = ?", [profile.id, profile.uid])
    let shared = "SELECT uid FROM temp.erasedRow WHERE tableName = 'inboxItem'"
    try db.run("DELETE FROM inboxFetch WHERE itemUid IN (\(shared))", [])
    try db.run("DELETE FROM inboxItem WHERE uid IN (\(shared))", [])
    if wasDefault {
      try db.run(
        "INSERT OR IGNORE INTO temp.cutProfile SELECT uid FROM profile WHERE id = (SELECT min(id) FROM profile)", [])
      try db.run("UPDATE profile SET isDefault = 1 WHERE id = (SELECT min(id) FROM profile)", [])
    }
    // An undo of these steps would find a row that differs from what the step left, and would block all earlier steps.
    try db.run(
      """
      UPDATE step SET schemaNumber = ? WHERE undoes IS NULL AND schemaNumber >= ? AND id IN (
        SELECT stepId FROM change WHERE tableName = 'profile' AND rowUid IN temp.cutProfile)
      """, [Self.endedLayout, StepRules.replayableSince])
  }

  /// The number of a layout whose steps are listed, but can no longer be undone.
  private static let endedLayout = 1
}

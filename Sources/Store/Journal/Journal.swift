internal import Domain
internal import GRDB

/// The steps and their changes in the database.
struct Journal {
  let db: Database
  let recorder: ChangeRecorder

  /// Characters (Unicode scalars) of a label that are kept.
  static let longestLabel = 500

  /// Adds a step of these changes and empties redo: what was undone before is forgotten.
  func add(_ changes: [RowChange], label: String, profile: Int?, now: Moment) throws -> Step {
    let step = try begin(label, profile: profile, now: now)
    try append(changes, to: step)
    return step
  }

  /// Adds a step without changes yet, and empties redo: what was undone before is forgotten.
  func begin(_ label: String, profile: Int?, now: Moment) throws -> Step {
    try forgetUndone(profile)
    let name = try profile.flatMap { try db.first("SELECT name FROM profile WHERE id = ?", [$0]) { $0[0] as String } }
    let kept = String(String.UnicodeScalarView(label.storable.unicodeScalars.prefix(Self.longestLabel)))
    let id = try db.insert(
      "INSERT INTO step (at, profileId, profileName, label, schemaNumber) VALUES (?, ?, ?, ?, ?)",
      [now.iso, profile, name, kept, Schema.number])
    return Step(id: id, at: now, profile: name, label: kept, state: .done)
  }

  /// Adds changes at the end of a step's.
  func append(_ changes: [RowChange], to step: Step) throws {
    for change in changes {
      guard let layout = try recorder.layout(db, of: change.table) else { continue }
      _ = try db.insert(
        "INSERT INTO change (stepId, tableName, rowId, before, after) VALUES (?, ?, ?, ?, ?)",
        [step.id, change.table, change.rowID, try change.before?.json(layout), try change.after?.json(layout)])
    }
  }

  /// The undone steps that a new change of the profile makes impossible to redo: its own and the shared ones; a shared change
  /// comes after everybody's.
  private func forgetUndone(_ profile: Int?) throws {
    try db.run(
      "DELETE FROM step WHERE undoneAt IS NOT NULL AND (?1 IS NULL OR profileId IS NULL OR profileId = ?1)", [profile])
  }

  /// The steps, latest first; another profile's bear no label.
  func history(profile: Int?, last: Int) throws -> [Step] {
    try db.all(Self.select + " ORDER BY s.id DESC LIMIT ?", [max(0, last)]) { try step($0, for: profile) }
  }

  /// The next steps to undo or redo for a profile, in that order: its own and the shared ones, of this layout.
  func next(_ state: Step.State, profile: Int?, count: Int) throws -> [Step] {
    try db.all(
      Self.select + """

        WHERE s.undoneAt IS \(state == .done ? "NULL" : "NOT NULL") AND s.schemaNumber = ?1
          AND (s.profileId IS NULL OR s.profileId = ?2)
        ORDER BY s.id \(state == .done ? "DESC" : "ASC") LIMIT ?3
        """, [Schema.number, profile, count]
    ) { try step($0, for: profile) }
  }

  /// Notes that a step was undone, or with nil that it is done.
  func setUndone(_ moment: Moment?, step: Int) throws {
    try db.run("UPDATE step SET undoneAt = ? WHERE id = ?", [moment?.iso, step])
  }

  /// A step's changes in the order in which they happened.
  func changes(of step: Int) throws -> [RowChange] {
    try db.all("SELECT tableName, rowId, before, after FROM change WHERE stepId = ? ORDER BY id", [step]) { row in
      let table: String = row[0]
      guard let layout = try recorder.layout(db, of: table) else {
        throw LarderError(.damagedDatabase, "step \(step) changed an unknown table \(table)", hint: Damage.hint)
      }
      return RowChange(
        table: table, rowID: row[1], before: try (row[2] as String?).map { try JournalRow(json: $0, layout: layout) },
        after: try (row[3] as String?).map { try JournalRow(json: $0, layout: layout) })
    }
  }

  private static let select = """
    SELECT s.id, s.at, s.profileId, coalesce(p.name, s.profileName), s.label, s.undoneAt IS NULL
    FROM step s LEFT JOIN profile p ON p.id = s.profileId
    """

  private func step(_ row: Row, for profile: Int?) throws -> Step {
    let owner: Int? = row[2]
    return Step(
      id: row[0], at: try row.moment(1), profile: row[3], label: owner == nil || owner == profile ? row[4] : nil,
      state: row[5] ? .done : .undone)
  }
}

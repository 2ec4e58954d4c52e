internal import Domain
internal import GRDB

/// The steps and their changes in the database.
///
/// Rows are only added and never change, with three exceptions: an image may replace the hash of an added row
/// (`BriefImage`), the oldest steps are deleted (`deleteOldestSteps`), and erased profiles are removed
/// (`ProfileErasure`).
struct Journal {
  let db: Database
  let recorder: ChangeRecorder

  /// The number of characters (Unicode scalars) of a label that are kept.
  static let longestLabel = 500

  /// The profile that gives a command, as it was before the command, which may delete or rename the profile.
  struct Author {
    let id: Int
    let uid: String?
    let name: String?
  }

  /// The author with this profile ID; nil if `id` is nil.
  ///
  /// If there is no such profile, the author's uid and name are nil.
  func author(_ id: Int?) throws -> Author? {
    guard let id else { return nil }
    return try db.first("SELECT uid, name FROM profile WHERE id = ?", [id]) {
      try Author(id: id, uid: $0[0], name: $0[1])
    }
      ?? Author(id: id, uid: nil, name: nil)
  }

  /// Adds a step with these changes.
  func add(_ changes: [RowChange], label: String, author: Author?, isShared: Bool, now: Moment) throws -> Step {
    let step = try begin(label, author: author, isShared: isShared, now: now)
    try append(changes, to: step, isWhole: true)
    return step
  }

  /// Adds a step that has no changes yet.
  func begin(_ label: String, author: Author?, isShared: Bool, now: Moment) throws -> Step {
    let kept = String(String.UnicodeScalarView(label.storable.unicodeScalars.prefix(Self.longestLabel)))
    let id = try insert(kept, author, isShared: isShared, undoes: nil, now: now)
    return Step(id: id, at: now, author: author?.name, isShared: isShared, label: kept, state: .done)
  }

  /// Adds a step that undoes or redoes another one.
  func addReplay(of step: Step, isUndo: Bool, author: Author?, now: Moment) throws {
    var undone = step.id
    if !isUndo {
      let undo = "SELECT u.id FROM step u WHERE u.undoes = ? AND \(StepRules.isInEffect("u"))"
      undone = try db.first(undo, [step.id]) { try $0[0] } ?? step.id
    }
    let id = try insert(isUndo ? "undo" : "redo", author, isShared: step.isShared, undoes: undone, now: now)
    try db.run(
      """
      INSERT INTO stepProfile (stepId, profileId, profileUid)
      SELECT ?, profileId, profileUid FROM stepProfile WHERE stepId = ?
      """, [id, step.id])
  }

  private func insert(
    _ label: String, _ author: Author?, isShared: Bool, undoes: Int?, now: Moment
  ) throws -> Int {
    let uid = UID.random(now)
    recorder.lastStep = uid
    let id = try db.insert(
      """
      INSERT INTO step (uid, deviceId, seq, at, authorId, authorUid, authorName, label, isShared, undoes, schemaNumber)
      SELECT ?, d.id, coalesce((SELECT max(seq) FROM step WHERE deviceId = d.id), 0) + 1, ?, ?, ?, ?, ?, ?, ?, ?
      FROM device d WHERE d.isOwn = 1
      """,
      [
        uid, now.iso, author?.id, author?.uid, author?.name, label, isShared, undoes,
        recorder.schema.number,
      ])
    guard db.changesCount == 1 else {
      throw ImpossibleValue(sql: "device")
    }
    return id
  }

  /// Appends changes to a step, and records the profiles whose rows they affected.
  ///
  /// - Parameter isWhole: Whether these are all of the step's changes.
  func append(_ changes: [RowChange], to step: Step, isWhole: Bool = false) throws {
    // A row that the step changes again after adding it is not stored as a hash.
    var times: [RowChange.RowName: Int] = [:]
    if isWhole { for change in changes { times[change.row, default: 0] += 1 } }
    let names = RowNames(changes, db: db, recorder: recorder)
    var owners: Set<Int64> = []
    for change in changes {
      guard let layout = try recorder.layout(db, of: change.table) else { continue }
      let isBrief = change.before == nil && times[change.row] == 1 && BriefImage.tables.contains(change.table)
      let after = try change.after.map { row in
        isBrief ? BriefImage.text(of: row, layout) : try row.json(layout, uid: names.uid)
      }
      try db.run(
        "INSERT INTO change (stepId, tableName, rowId, rowUid, before, after) VALUES (?, ?, ?, ?, ?, ?)",
        [
          step.id, change.table, change.rowID, change.uid(layout), try change.before?.json(layout, uid: names.uid),
          after,
        ])
      owners.formUnion(try names.owners(change, layout))
    }
    for owner in owners.sorted() {
      guard let uid = try names.uid("profile", owner) else { continue }
      try db.run(
        "INSERT INTO stepProfile (stepId, profileId, profileUid) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [step.id, owner, uid])
    }
  }

  /// The changes of a step, in the order in which they happened.
  func changes(of step: Int) throws -> [RowChange] {
    let sql = "SELECT tableName, rowId, rowUid, before, after FROM change WHERE stepId = ? ORDER BY id"
    let changes = try db.all(sql, [step]) { row in
      let (table, id, uid): (String, Int64, String?) = try (row[0], row[1], row[2])
      guard let layout = try recorder.layout(db, of: table) else {
        throw LarderError(.damagedDatabase, "step \(step) changed an unknown table", hint: SQLiteErrors.hint)
      }
      if let after: String = try row[4], BriefImage.isBrief(after) {
        return try self.change(adding: id, uid, after, layout)
      }
      func decoded(_ json: String?) throws -> JournalRow? {
        guard let json else { return nil }
        guard let read = try? JournalRow(json: json, layout: layout, id: id, uid: uid) else { return try row.refuse() }
        return read
      }
      return RowChange(table: table, rowID: id, before: try decoded(try row[3]), after: try decoded(try row[4]))
    }
    return try RowNumbers(changes, db: db, recorder: recorder).resolved(changes)
  }
}

// MARK: Reading steps

extension Journal {
  /// The latest steps that commands have made, latest first; steps of other profiles have no label.
  func history(profile: Int?, last: Int) throws -> [Step] {
    try steps("s.undoes IS NULL ORDER BY s.id DESC LIMIT ?2", [profile, max(0, last)])
  }

  /// The next steps that a profile can undo (if `state` is `done`) or redo (if `state` is `undone`), in the order of
  /// undoing or redoing.
  ///
  /// They are the profile's own steps and the shared ones, unless the step's layout is too old to be replayed. The
  /// step that was done last is undone first, and the step that was undone last is redone first.
  func next(_ state: Step.State, profile: Int?, count: Int) throws -> [Step] {
    let condition = "s.undoes IS NULL AND s.schemaNumber >= \(StepRules.replayableSince) AND \(Self.isAccessible)"
    switch state {
    case .done:
      return try steps(
        "\(condition) AND \(StepRules.isDone("s")) ORDER BY s.id DESC LIMIT ?2", [profile, count])
    case .undone:
      return try steps(
        """
        \(condition) AND s.id IN (
          SELECT c.id FROM step u JOIN step c ON c.id = u.undoes
          WHERE u.id > \(StepRules.lastChange(of: "?1")) AND \(StepRules.isInEffect("u"))
            AND NOT \(StepRules.isRedoBlocked("c", undo: "u")))
        ORDER BY (SELECT max(id) FROM step WHERE undoes = s.id) DESC LIMIT ?2
        """, [profile, count])
    }
  }

  /// A profile's name as it is now; null if it is damaged, since a name stops nobody from reading the history.
  private static let shownName = "iif(typeof(p.name) = 'text', p.name, NULL)"
  private static let isAccessible = StepRules.isAccessible("s", of: "?1")
  private static let select = """
    SELECT s.id, s.at, coalesce(\(shownName), s.authorName), s.isShared, iif(\(isAccessible), s.label, NULL),
      \(StepRules.isDone("s"))
    FROM step s LEFT JOIN profile p ON p.id = s.authorId
    """

  /// Reads the steps that satisfy an SQL condition, whose first argument is the profile for which they are read.
  private func steps(_ rest: String, _ arguments: StatementArguments) throws -> [Step] {
    var steps = try db.all(Self.select + " WHERE " + rest, arguments) { row in
      try Step(
        id: row[0], at: try row.moment(1), author: row[2], isShared: row[3], label: row[4],
        state: row[5] ? .done : .undone)
    }
    guard let first = steps.map(\.id).min(), let last = steps.map(\.id).max() else { return [] }
    let rows = try db.all(Self.selectProfiles, [first, last]) { try (step: $0[0] as Int, name: $0[1] as String) }
    let names = Dictionary(grouping: rows, by: \.step)
    for index in steps.indices { steps[index].profiles = names[steps[index].id]?.map(\.name) ?? [] }
    return steps
  }

  private static let selectProfiles = """
    SELECT t.stepId, coalesce(\(shownName), (SELECT iif(s.authorId = t.profileId, s.authorName, NULL) FROM step s
      WHERE s.id = t.stepId), 'a former profile')
    FROM stepProfile t LEFT JOIN profile p ON p.id = t.profileId
    WHERE t.stepId BETWEEN ? AND ? ORDER BY t.stepId, t.profileId
    """
}

/// Finds the rows that a step's changes refer to by uid, and returns the IDs of these rows in this file.
private final class RowNumbers {
  private let db: Database
  private let recorder: ChangeRecorder
  /// The IDs of the rows that the step has changed; some of these rows may not exist until the step is replayed.
  private let changedRows: [Name: Int64]
  private var known: [Name: Int64?] = [:]

  private struct Name: Hashable {
    let table: String
    let uid: String
  }

  init(_ changes: [RowChange], db: Database, recorder: ChangeRecorder) throws {
    self.db = db
    self.recorder = recorder
    var changedRows: [Name: Int64] = [:]
    for change in changes {
      guard let layout = try recorder.layout(db, of: change.table), let uid = change.uid(layout) else { continue }
      changedRows[Name(table: change.table, uid: uid)] = change.rowID
    }
    self.changedRows = changedRows
  }

  /// If a changed row refers to another row by uid, replaces the uid with the other row's ID, if that row is in this
  /// file.
  func resolved(_ changes: [RowChange]) throws -> [RowChange] {
    try changes.map { change in
      guard let layout = try recorder.layout(db, of: change.table) else { return change }
      var change = change
      change.before = try change.before.map { try resolved($0, layout) }
      change.after = try change.after.map { try resolved($0, layout) }
      return change
    }
  }

  private func resolved(_ row: JournalRow, _ layout: TableLayout) throws -> JournalRow {
    var row = row
    for (index, column) in layout.columns.enumerated() {
      guard case .reference(let uid) = row.values[index], let table = column.parent else { continue }
      if let id = try number(Name(table: table, uid: uid)) { row.values[index] = .integer(id) }
    }
    return row
  }

  private func number(_ name: Name) throws -> Int64? {
    if let number = known[name] { return number }
    let number =
      try db.first("SELECT id FROM \(name.table) WHERE uid = ?", [name.uid]) { try $0[0] as Int64 } ?? changedRows[name]
    known[name] = .some(number)
    return number
  }
}

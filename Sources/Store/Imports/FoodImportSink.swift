internal import Domain
internal import GRDB

/// Writes the foods of an import: new foods in bulk, without journal rows; changed foods one by one, with journal rows.
final class FoodImportSink {
  private let db: Database
  private let recorder: ChangeRecorder
  private let now: Moment
  private let kind: String
  private let file: String
  private let note: ([RowChange]) throws -> Void
  private var batch: Int?
  private var uids: UID.Sequence
  private(set) var isEmpty = true

  /// - Parameter note: Receives the changes for the step's journal.
  init(
    db: Database, recorder: ChangeRecorder, now: Moment, kind: String, file: String,
    note: @escaping ([RowChange]) throws -> Void
  ) {
    self.db = db
    self.recorder = recorder
    self.now = now
    self.kind = kind
    self.file = file
    self.note = note
    uids = UID.Sequence(now)
  }

  func insert(_ foods: [Food]) throws {
    guard !foods.isEmpty else { return }
    isEmpty = false
    let batch = try self.batch ?? makeBatch()
    self.batch = batch
    let first = try nextNumber()
    let destination = FoodRows.Destination(first: first, batch: batch, now: now) { [self] _, _ in uids.next() }
    try FoodRows(foods).write(db, at: destination)
  }

  /// Adds all new foods of the import to the search index at once.
  func finish() throws {
    if let batch { try FoodIndex(db: db).insert(batch: batch) }
  }

  /// Overwrites foods in the bank with the given foods, which have the same IDs.
  func update(_ foods: [Food]) throws {
    guard !foods.isEmpty else { return }
    isEmpty = false
    let changes = try recorder.record(db) {
      let writing = FoodBankWriter(db: db, now: now)
      for food in foods { try writing.reimport(food) }
    }.changes
    try FoodIndex(db: db).update(after: changes)
    try note(changes)
  }

  private func makeBatch() throws -> Int {
    let (id, changes) = try recorder.record(db) {
      try db.insert(
        "INSERT INTO foodBatch (uid, kind, file, createdAt) VALUES (?, ?, ?, ?)",
        [UID.random(now), kind, String(file.storable.prefix(200)), now.iso])
    }
    try note(changes)
    return id
  }

  /// The ID for the next new food; IDs of deleted foods are skipped, because they are never reused.
  private func nextNumber() throws -> Int {
    try (db.first("SELECT seq FROM sqlite_sequence WHERE name = 'food'", []) { try $0[0] as Int } ?? 0) + 1
  }
}

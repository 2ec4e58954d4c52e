internal import Domain
internal import GRDB

/// Writes the foods of an import: new ones in bulk without the journal, changed ones with it.
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

  /// Indexes all foods that were added, at once.
  func finish() throws {
    if let batch { try FoodIndex(db: db).insert(batch: batch) }
  }

  /// Writes foods that have the number of the food in the bank.
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

  /// Numbers are never reused, so the next one does not simply follow the highest in the table.
  private func nextNumber() throws -> Int {
    (try db.first("SELECT seq FROM sqlite_sequence WHERE name = 'food'", []) { $0[0] as Int } ?? 0) + 1
  }
}

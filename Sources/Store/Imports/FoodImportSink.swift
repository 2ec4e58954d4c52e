internal import Domain
internal import GRDB

/// Writes the foods of an import: new ones in bulk without the journal, changed ones through it.
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

  /// - Parameter note: Takes changes for the step's journal.
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
    let keys = foods.map { food in [FoodKey.of(food.name)] + food.aliases.map(FoodKey.of) }
    try writeFoods(foods, keys, from: first, batch: batch)
    try writeParts(
      foods, from: first, "foodPortion", "grams", names: { $0.portions.map(\.name) },
      value: { try $0.add(foods[$1].portions[$2].grams) })
    try writeParts(
      foods, from: first, "foodAlias", "key", names: { $0.aliases }, value: { try $0.add(keys[$1][$2 + 1]) })
    try writeParts(foods, from: first, "foodTag", nil, names: { $0.tags }, value: { _, _, _ in })
  }

  /// Indexes what was added, all at once.
  func finish() throws {
    if let batch { try FoodIndex(db: db).insert(batch: batch) }
  }

  /// The foods' numbers are those of the bank.
  func update(_ foods: [Food]) throws {
    guard !foods.isEmpty else { return }
    isEmpty = false
    let changes = try recorder.record(db) {
      let writing = FoodWriting(db: db, now: now)
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

  /// Numbers are never used again, so the next one is not what follows the highest that is there.
  private func nextNumber() throws -> Int {
    (try db.first("SELECT seq FROM sqlite_sequence WHERE name = 'food'", []) { $0[0] as Int } ?? 0) + 1
  }

  private func writeFoods(_ foods: [Food], _ keys: [[String]], from first: Int, batch: Int) throws {
    let columns = [
      "id", "uid", "name", "key", "category", "basis", "density", "isUserCreated", "sourceName", "sourceId",
      "createdAt", "updatedAt", "batchId",
    ]
    let time = now.iso
    let rows = RowBatch(db, into: "food", columns + Nutrient.allCases.map(\.rawValue), rows: foods.count)
    for (index, food) in foods.enumerated() {
      try rows.add(first + index)
      try rows.add(uids.next())
      try rows.add(food.name)
      try rows.add(keys[index][0])
      try rows.add(food.category.rawValue)
      try rows.add(food.basis.rawValue)
      try rows.add(food.density)
      try rows.add(0)
      try rows.add(food.source?.name)
      try rows.add(food.source?.id)
      try rows.add(time)
      try rows.add(time)
      try rows.add(batch)
      for nutrient in Nutrient.allCases { try rows.add(food.nutrients[nutrient]) }
    }
  }

  /// Writes each food's parts of one kind by name; `value` adds what else the row has, by the food's and the part's place.
  private func writeParts(
    _ foods: [Food], from first: Int, _ table: String, _ column: String?, names: (Food) -> [String],
    value: (RowBatch, Int, Int) throws -> Void
  ) throws {
    let parts = foods.map(names)
    let count = parts.reduce(0) { $0 + $1.count }
    let rows = RowBatch(
      db, into: table, ["uid", "foodId", "position", "name"] + (column.map { [$0] } ?? []), rows: count)
    for (index, names) in parts.enumerated() {
      for (position, name) in names.enumerated() {
        try rows.add(uids.next())
        try rows.add(first + index)
        try rows.add(position)
        try rows.add(name)
        try value(rows, index, position)
      }
    }
  }
}

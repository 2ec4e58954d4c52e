internal import Domain
internal import GRDB

/// The foods of an import as a whole: what undo hides, redo shows again, and a new change after an undo sweeps away.
struct FoodBatches {
  let db: Database

  /// Of `food`: whether it is no leftover of an import that was undone.
  static let isVisible = "(batchId IS NULL OR batchId IN (SELECT id FROM foodBatch))"

  /// What a step's replay does to whole imports; returns whether entries name foods that are hidden now.
  func follow(_ changes: [RowChange], hiddenAt moment: Moment) throws -> Bool {
    var isMissed = false
    for change in changes where change.table == "foodBatch" {
      if change.after == nil {
        isMissed = try hide(Int(change.rowID), at: moment) || isMissed
      } else {
        try show(Int(change.rowID))
      }
    }
    return isMissed
  }

  /// True where meals, trips or favourites name a food of it.
  private func hide(_ batch: Int, at moment: Moment) throws -> Bool {
    guard let numbers = try numbers(of: batch) else { return false }
    try FoodIndex(db: db).remove(numbers)
    try db.run("UPDATE food SET deletedAt = ? WHERE batchId = ? AND deletedAt IS NULL", [moment.iso, batch])
    return try Self.entries.contains { table in
      try db.exists(
        "SELECT 1 FROM \(table) WHERE foodId IN (SELECT id FROM food WHERE batchId = ?) AND foodId IS NOT NULL", [batch]
      )
    }
  }

  /// All that was hidden: whoever deleted one of its foods had to take that back before the import could be undone.
  private func show(_ batch: Int) throws {
    guard let numbers = try numbers(of: batch) else { return }
    try db.run("UPDATE food SET deletedAt = NULL WHERE batchId = ? AND deletedAt IS NOT NULL", [batch])
    var first = numbers.lowerBound
    while first <= numbers.upperBound {
      let last = min(first + Self.portion - 1, numbers.upperBound)
      var keys = [[String]](repeating: [], count: last - first + 1)
      _ = try db.all(
        """
        SELECT id, key, -1 AS position FROM food WHERE id BETWEEN ?1 AND ?2
        UNION ALL SELECT foodId, key, position FROM foodAlias WHERE foodId BETWEEN ?1 AND ?2 ORDER BY 1, 3
        """, [first, last]
      ) { keys[$0[0] - first].append($0[1]) }
      try FoodIndex(db: db).insert(keys, from: first)
      first = last + 1
    }
  }

  /// Deletes foods of imports that were undone and cannot be done again, at most so many: an import's half a million would keep
  /// the next `eat` waiting.
  ///
  /// What meals, trips and favourites name stays, hidden.
  func sweep(limit: Int) throws {
    guard try db.exists("SELECT 1 FROM food WHERE batchId IS NOT NULL", []) else { return }
    // Each batch by one look into the index, however many foods it has.
    let forgotten = try db.all(
      """
      WITH RECURSIVE batch(id) AS (
        SELECT min(batchId) FROM food WHERE batchId IS NOT NULL
        UNION ALL SELECT (SELECT min(batchId) FROM food WHERE batchId > batch.id) FROM batch WHERE batch.id IS NOT NULL)
      SELECT id FROM batch WHERE id IS NOT NULL AND id NOT IN (SELECT id FROM foodBatch) AND NOT EXISTS (
        SELECT 1 FROM step s JOIN change c ON c.stepId = s.id
        WHERE s.undoneAt IS NOT NULL AND c.tableName = 'foodBatch' AND c.rowId = batch.id)
      """, []
    ) { $0[0] as Int }
    let isNamed = Self.entries.map { "EXISTS (SELECT 1 FROM \($0) WHERE foodId = f.id)" }.joined(separator: " OR ")
    for batch in forgotten {
      try db.run(
        """
        DELETE FROM food WHERE id IN (SELECT f.id FROM food f WHERE f.batchId = ? AND NOT (\(isNamed)) LIMIT ?)
        """, [batch, limit])
    }
  }

  /// The numbers from its first to its last food; nil where it has none. No other import's food lies between them.
  private func numbers(of batch: Int) throws -> ClosedRange<Int>? {
    try db.first("SELECT min(id), max(id) FROM food WHERE batchId = ?", [batch]) { row -> ClosedRange<Int>? in
      guard let first: Int = row[0], let last: Int = row[1] else { return nil }
      return first...last
    } ?? nil
  }

  private static let portion = 512
  private static let entries = ["mealItem", "tripItem", "favouriteItem"]
}

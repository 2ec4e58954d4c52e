internal import Domain
internal import GRDB

/// The foods of an import as a whole: what undo hides, redo shows again, and a new change after an undo sweeps away.
struct FoodBatches {
  let db: Database

  /// Of `food`: whether it is no leftover of an import that was undone.
  static let isVisible = "(batchId IS NULL OR batchId IN (SELECT id FROM foodBatch))"

  /// Hides a batch; true where meals, trips or favourites name a food of it.
  func hide(_ batch: Int, at moment: Moment) throws -> Bool {
    try FoodIndex(db: db).remove(batch: batch)
    try db.run("UPDATE food SET deletedAt = ? WHERE batchId = ? AND deletedAt IS NULL", [moment.iso, batch])
    return try Self.entries.contains { table in
      try db.exists(
        "SELECT 1 FROM \(table) WHERE foodId IN (SELECT id FROM food WHERE batchId = ?) AND foodId IS NOT NULL", [batch]
      )
    }
  }

  /// Shows all that was hidden: whoever deleted one of its foods had to take that back before the import could be undone.
  func show(_ batch: Int) throws {
    try db.run("UPDATE food SET deletedAt = NULL WHERE batchId = ? AND deletedAt IS NOT NULL", [batch])
    try FoodIndex(db: db).insert(batch: batch)
  }

  /// Deletes foods of imports that were undone and cannot be done again, at most so many: an import's half a million would keep
  /// the next `eat` waiting.
  ///
  /// An import is everybody's step, so that any command after its undo is one too many (`StepRules.isOvertaken`). What meals, trips and favourites name stays, hidden.
  func sweep(limit: Int) throws {
    guard try db.exists("SELECT 1 FROM food WHERE batchId IS NOT NULL", []) else { return }
    // Each batch by one look into the index, however many foods it has.
    let forgotten = try db.all(
      """
      WITH RECURSIVE batch(id) AS (
        SELECT min(batchId) FROM food WHERE batchId IS NOT NULL
        UNION ALL SELECT (SELECT min(batchId) FROM food WHERE batchId > batch.id) FROM batch WHERE batch.id IS NOT NULL)
      SELECT id FROM batch WHERE id IS NOT NULL AND id NOT IN (SELECT id FROM foodBatch) AND id NOT IN (
        SELECT c.rowId FROM step u JOIN step s ON s.id = u.undoes JOIN change c ON c.stepId = s.id
        WHERE u.id > (SELECT max(id) FROM step WHERE undoes IS NULL) AND \(StepRules.stands("u"))
          AND c.tableName = 'foodBatch')
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

  private static let entries = ["mealItem", "tripItem", "favouriteItem"]
}

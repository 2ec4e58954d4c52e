internal import Domain
internal import GRDB

/// Hides, shows or deletes all foods of an import at once.
///
/// Undoing an import hides its foods, redoing the import shows them again, and a new change after the undo deletes the
/// foods.
struct FoodBatches {
  let db: Database

  /// An SQL condition for visible rows of `food`: those that do not belong to an import that was undone.
  static let isVisible = "(batchId IS NULL OR batchId IN (SELECT id FROM foodBatch))"

  /// Hides the foods of an import; returns whether meals, trips or favourites refer to any of them.
  func hide(_ batch: Int, at moment: Moment) throws -> Bool {
    try FoodIndex(db: db).remove(batch: batch)
    try db.run("UPDATE food SET deletedAt = ? WHERE batchId = ? AND deletedAt IS NULL", [moment.iso, batch])
    return try Self.entries.contains { table in
      try db.exists(
        "SELECT 1 FROM \(table) WHERE foodId IN (SELECT id FROM food WHERE batchId = ?) AND foodId IS NOT NULL", [batch]
      )
    }
  }

  /// Shows all foods of an import that was undone.
  ///
  /// A person cannot have deleted any of these foods: a deletion must be undone before the import can be undone.
  func show(_ batch: Int) throws {
    try db.run("UPDATE food SET deletedAt = NULL WHERE batchId = ? AND deletedAt IS NOT NULL", [batch])
    try FoodIndex(db: db).insert(batch: batch)
  }

  /// Deletes at most `limit` foods of imports that were undone and can no longer be redone.
  ///
  /// The limit keeps the next `eat` fast after an import of half a million foods has been undone. An import is a shared
  /// step, so it can no longer be redone once any later command has run (see `StepRules.isRedoBlocked`). Foods that
  /// meals, trips or favourites refer to are not deleted, but stay hidden.
  func sweep(limit: Int) throws {
    guard try db.exists("SELECT 1 FROM food WHERE batchId IS NOT NULL", []) else { return }
    // One index look-up for each batch, however many foods it has.
    let forgotten = try db.all(
      """
      WITH RECURSIVE batch(id) AS (
        SELECT min(batchId) FROM food WHERE batchId IS NOT NULL
        UNION ALL SELECT (SELECT min(batchId) FROM food WHERE batchId > batch.id) FROM batch WHERE batch.id IS NOT NULL)
      SELECT id FROM batch WHERE id IS NOT NULL AND id NOT IN (SELECT id FROM foodBatch) AND id NOT IN (
        SELECT c.rowId FROM step u JOIN step s ON s.id = u.undoes JOIN change c ON c.stepId = s.id
        WHERE u.id > (SELECT max(id) FROM step WHERE undoes IS NULL) AND \(StepRules.isInEffect("u"))
          AND c.tableName = 'foodBatch')
      """, []
    ) { try $0[0] as Int }
    let isNamed = Self.entries.map { "EXISTS (SELECT 1 FROM \($0) WHERE foodId = f.id)" }.joined(separator: " OR ")
    for batch in forgotten {
      try db.run(
        """
        DELETE FROM food WHERE id IN (SELECT f.id FROM food f WHERE f.batchId = ? AND NOT (\(isNamed)) LIMIT ?)
        """, [batch, limit])
    }
  }

  private static let entries = ["mealItem", "tripItem", "favouriteItem", "recipeIngredient", "ingredientFood"]
}

package import Domain
internal import GRDB

/// Reads the meanings of lines that stores print on receipts, which the whole household shares.
package struct PrintedNameReader {
  let db: Database

  /// All printed lines whose meaning is known, sorted by store and line, without those whose food was deleted.
  package func all() throws -> [PrintedName] {
    try db.all(
      """
      SELECT p.id, p.store, p.printed, f.id, f.name, p.grams, p.learnedAt FROM printedName p
      LEFT JOIN food f ON f.id = p.foodId
      WHERE p.foodId IS NULL OR f.deletedAt IS NULL ORDER BY p.store, p.key
      """, []
    ) { row in
      try PrintedName(
        id: row[0], store: row[1], printed: row[2],
        food: (row[3] as Int?).map { FoodReference(id: $0, name: try row[4]) },
        grams: row.knownNumber(5, in: 0...1e5), learnedAt: row.moment(6))
    }
  }
}

extension ProfileWriter {
  /// Changes the meanings of lines that stores print on receipts.
  package var printedNames: PrintedNameWriter { PrintedNameWriter(db: db, now: now) }
}

/// Changes the meanings of lines that stores print on receipts.
package struct PrintedNameWriter {
  let db: Database
  let now: Moment

  /// Learns the meaning of a line that a store prints; returns false if the meaning was already known.
  @discardableResult
  package func learn(_ name: PrintedName) throws -> Bool {
    let key = PrintedName.key(name.printed.storable)
    guard !key.isEmpty else { return false }
    return try db.run(
      """
      INSERT INTO printedName (uid, store, printed, key, foodId, grams, learnedAt) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      ON CONFLICT (store, key) DO UPDATE SET printed = ?3, foodId = ?5, grams = ?6, learnedAt = ?7
      WHERE foodId IS NOT ?5 OR grams IS NOT ?6
      """,
      [
        UID.random(now), name.store.storable, name.printed.storable, key, name.food?.id, name.grams, now.iso,
      ]) > 0
  }

  /// Forgets what a printed line means; returns false if there is no line with this ID.
  package func forget(_ id: Int) throws -> Bool {
    try db.run("DELETE FROM printedName WHERE id = ?", [id]) > 0
  }
}

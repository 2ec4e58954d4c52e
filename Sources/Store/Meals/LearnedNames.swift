package import Domain
internal import GRDB

extension ProfileReader {
  /// What the profile means by a name; nil if it has not explained the name, or if the food was deleted.
  package func learnedName(_ name: String) throws -> LearnedName? {
    let key = LearnedName.key(name.storable)
    guard !key.isEmpty else { return nil }
    return try learnedNames("l.key = ?2", [profile, key]).first
  }

  /// All names that the profile has explained, in alphabetical order, without those whose food was deleted.
  package func learnedNames() throws -> [LearnedName] { try learnedNames("true", [profile]) }

  private func learnedNames(_ condition: String, _ arguments: StatementArguments) throws -> [LearnedName] {
    try db.all(
      """
      SELECT l.name, f.id, f.name, l.isCorrection, l.learnedAt FROM learnedName l
      JOIN food f ON f.id = l.foodId AND f.deletedAt IS NULL WHERE l.profileId = ?1 AND \(condition) ORDER BY l.key
      """, arguments
    ) { row in
      try LearnedName(
        name: row[0], food: FoodReference(id: row[1], name: row[2]), isCorrection: row[3], learnedAt: try row.moment(4))
    }
  }
}

extension ProfileWriter {
  /// Stores the meanings of names that the user has explained in these lines; returns those that are new or changed.
  ///
  /// A food's own name needs no explanation, so it is not stored; if the name had another meaning before, that meaning
  /// is forgotten.
  @discardableResult
  package func learnNames(from lines: [FoodLine]) throws -> [LearnedName] {
    try lines.compactMap { line in
      guard let explained = line.explainedName, let food = line.food, food.id > 0 else { return nil }
      let key = LearnedName.key(explained.name.storable)
      guard !key.isEmpty else { return nil }
      guard key != LearnedName.key(food.name) else {
        // The name explains itself, so what it meant before is forgotten.
        _ = try forgetName(explained.name)
        return nil
      }
      let changed = try db.run(
        """
        INSERT INTO learnedName (uid, profileId, name, key, foodId, isCorrection, learnedAt)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
        ON CONFLICT (profileId, key) DO UPDATE SET name = ?3, foodId = ?5, isCorrection = ?6, learnedAt = ?7
        WHERE foodId <> ?5
        """,
        [
          UID.random(now), profile, explained.name.storable, key, food.id, explained.isCorrection, now.iso,
        ])
      guard changed > 0 else { return nil }
      return LearnedName(
        name: explained.name, food: food, isCorrection: explained.isCorrection, learnedAt: now)
    }
  }

  /// Forgets what the profile means by a name; returns false if the profile has not explained the name.
  package func forgetName(_ name: String) throws -> Bool {
    try db.run(
      "DELETE FROM learnedName WHERE profileId = ? AND key = ?", [profile, LearnedName.key(name.storable)]) > 0
  }
}

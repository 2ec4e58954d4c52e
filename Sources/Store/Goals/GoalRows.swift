internal import Domain
internal import GRDB

/// A profile's goals as they are stored in the database.
struct GoalRows {
  let db: Database
  let profile: Int

  func load() throws -> MacroGoals? {
    let sql = "SELECT calories, proteinShare, carbsShare, fatShare FROM macroGoals WHERE profileId = ?"
    let goals = try db.first(sql, [profile]) { row in
      try MacroGoals(stored: row, from: 0)
    }
    let limits = try db.all("SELECT nutrient, value FROM ownLimit WHERE profileId = ?", [profile]) { row in
      try (row.word(0) as Nutrient, row.number(1, in: 1...1_000_000) as Int)
    }
    guard !limits.isEmpty else { return goals }
    var limited = goals ?? .default
    limited.limits = Dictionary(limits, uniquingKeysWith: { $1 })
    return limited
  }

  /// Sets the profile's own limit for a nutrient, or removes it if `value` is nil.
  func save(_ value: Int?, for nutrient: Nutrient, now: Moment) throws {
    try db.refuseUnknown(profile: profile)
    guard let value else {
      try db.run("DELETE FROM ownLimit WHERE profileId = ? AND nutrient = ?", [profile, nutrient.rawValue])
      return
    }
    try db.run(
      """
      INSERT INTO ownLimit (uid, profileId, nutrient, value) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (profileId, nutrient) DO UPDATE SET value = ?4 WHERE value <> ?4
      """, [UID.random(now), profile, nutrient.rawValue, value])
  }

  func save(_ goals: MacroGoals, now: Moment) throws {
    try db.refuseUnknown(profile: profile)
    let values: StatementArguments = [
      goals.calories, goals.shares.protein, goals.shares.carbs, goals.shares.fat, profile,
    ]
    let changed = try db.run(
      "UPDATE macroGoals SET calories = ?, proteinShare = ?, carbsShare = ?, fatShare = ? WHERE profileId = ?", values)
    guard changed == 0 else { return }
    try db.run(
      """
      INSERT INTO macroGoals (calories, proteinShare, carbsShare, fatShare, profileId, uid) VALUES (?, ?, ?, ?, ?, ?)
      """, values + [UID.random(now)])
  }

  func delete() throws {
    try db.run("DELETE FROM macroGoals WHERE profileId = ?", [profile])
    try db.run("DELETE FROM ownLimit WHERE profileId = ?", [profile])
  }
}

extension MacroGoals {
  /// Reads the calories and the shares of the three macros in basis points, from column `start` on.
  init(stored row: StoredRow, from start: Int) throws {
    let shares = try (1...3).map { try row.number(start + $0, in: 0...10_000) }
    guard
      let goals = try? MacroGoals(
        calories: row.number(start, in: 1...100_000), shares: MacroShares(basisPoints: shares[0], shares[1], shares[2]))
    else { throw try row.refuse() as ImpossibleValue }
    self = goals
  }
}

internal import Domain
internal import GRDB

/// A profile's goals as they are stored in the database.
struct GoalRows {
  let db: Database
  let profile: Int

  func load() throws -> MacroGoals? {
    let sql = "SELECT calories, proteinShare, carbsShare, fatShare FROM macroGoals WHERE profileId = ?"
    return try db.first(sql, [profile]) { row in
      try MacroGoals(calories: row[0], shares: MacroShares(basisPoints: row[1], row[2], row[3]))
    }
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
  }
}

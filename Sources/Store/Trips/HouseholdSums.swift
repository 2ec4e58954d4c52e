package import Domain
internal import GRDB

/// Sums over all profiles: totals only, never what anybody ate or bought.
package struct HouseholdDoor {
  let db: Database

  /// Each profile's day sums by the profile's number, with what it spent; profiles without entries are absent.
  package func days(from first: Day, to last: Day) throws -> [Int: [DaySum]] {
    var sums: [Int: [DaySum]] = [:]
    let rows = try db.all(
      """
      SELECT m.profileId, m.day, \(DaySumRow.columns) FROM profile p JOIN meal m ON m.profileId = p.id
      JOIN mealItem i ON i.mealId = m.id WHERE m.day BETWEEN ? AND ? AND i.isSkipped = 0
      GROUP BY m.profileId, m.day ORDER BY m.profileId, m.day
      """, [first.iso, last.iso]
    ) { ($0[0] as Int, try DaySumRow.read($0, from: 1)) }
    for (profile, sum) in rows { sums[profile, default: []].append(sum) }
    let profiles = try db.all("SELECT id FROM profile ORDER BY id", []) { $0[0] as Int }
    for profile in profiles {
      let spending = try ProfileDoor(db: db, profile: profile).spending(from: first, to: last)
      if !spending.isEmpty { sums[profile] = DaySumRow.merged(sums[profile] ?? [], with: spending) }
    }
    return sums
  }

  /// Each profile's goals by its number; profiles that have set none are absent.
  package func goals() throws -> [Int: MacroGoals] {
    let profiles = try db.all("SELECT profileId FROM macroGoals", []) { $0[0] as Int }
    return try Dictionary(
      uniqueKeysWithValues: profiles.compactMap { id in
        try GoalRows(db: db, profile: id).load().map { (id, $0) }
      })
  }
}

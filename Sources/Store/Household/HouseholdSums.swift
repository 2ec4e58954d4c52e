package import Domain
internal import GRDB

/// Sums of what all profiles ate, bought and spent; they never say which foods another profile ate or bought.
package struct HouseholdSumsReader {
  let db: Database

  /// Returns the totals of what each profile ate on each day, by profile ID, in one query.
  ///
  /// Profiles that ate nothing on these days are absent. If several days are read, days marked as partial have no
  /// total.
  package func intake(from first: Day, to last: Day) throws -> [Int: [DaySum]] {
    // CROSS JOIN fixes the order of the loops: each profile's days are one contiguous range of the index on meals,
    // and other years are not read.
    let rows = try db.all(
      """
      SELECT p.id, m.day, \(DaySumRow.columns()) FROM profile p CROSS JOIN meal m ON m.profileId = p.id
      CROSS JOIN mealItem i ON i.mealId = m.id WHERE m.day BETWEEN ? AND ? AND \(CountedItems.unskipped)
      GROUP BY p.id, m.day ORDER BY p.id, m.day
      """, [first.iso, last.iso]
    ) { try ($0[0] as Int, try DaySumRow.read($0, from: 1)) }
    var sums = Dictionary(grouping: rows, by: \.0).mapValues { $0.map(\.1) }
    guard first < last else { return sums }
    let marks = try db.all(
      "\(DayMarks.energy) WHERE k.day BETWEEN ? AND ? GROUP BY k.id", [first.iso, last.iso], DayMarks.Mark.init)
    for (profile, marks) in Dictionary(grouping: marks, by: \.profile) {
      sums[profile] = DayMarks.applied(marks, to: sums[profile] ?? [])
    }
    return sums
  }

  /// Returns the last day, up to and including `day`, on which each profile ate something, by profile ID.
  ///
  /// Profiles without such a day are absent.
  package func lastDays(to day: Day) throws -> [Int: Day] {
    let rows = try db.all(Self.lastDays, [day.iso]) { try ($0[0] as Int, $0.day(1)) }
    return Dictionary(rows, uniquingKeysWith: max)
  }

  // One index look-up for each profile, however many years there are.
  static let lastDays = """
    SELECT p.id, l.day FROM profile p JOIN meal l ON l.id = (
      SELECT m.id FROM meal m WHERE m.profileId = p.id AND m.day <= ?
        AND EXISTS (SELECT 1 FROM mealItem i WHERE i.mealId = m.id AND i.isSkipped = 0)
      ORDER BY m.day DESC LIMIT 1)
    """

  /// What each profile's trips cost each day, by profile ID, in one query; profiles without trips are absent.
  package func spending(from first: Day, to last: Day) throws -> [Int: [DaySpending]] {
    let rows = try db.all(
      """
      SELECT profileId, day, \(DaySpendingRow.sums) FROM (
        SELECT t.profileId AS profileId, t.day AS day, \(DaySpendingRow.trip)
        FROM profile p CROSS JOIN trip t ON t.profileId = p.id LEFT JOIN tripItem i ON i.tripId = t.id
        WHERE t.day BETWEEN ? AND ? GROUP BY t.id)
      GROUP BY profileId, day ORDER BY profileId, day
      """, [first.iso, last.iso]
    ) { try ($0[0] as Int, try DaySpendingRow.read($0, from: 1)) }
    return Dictionary(grouping: rows, by: \.0).mapValues { $0.map(\.1) }
  }

  /// Each profile's own limits, by profile ID, in mg for sodium and in g for other nutrients; profiles without any
  /// are absent.
  package func ownLimits() throws -> [Int: [Nutrient: Int]] {
    let rows = try db.all("SELECT profileId, nutrient, value FROM ownLimit", []) { row in
      try (row[0] as Int, row.word(1) as Nutrient, row.number(2, in: 1...1_000_000) as Int)
    }
    return rows.reduce(into: [:]) { limits, row in limits[row.0, default: [:]][row.1] = row.2 }
  }

  /// The calories and macros that each profile has set, without its own limits, by profile ID.
  ///
  /// Profiles that have set none are absent.
  package func goals() throws -> [Int: MacroGoals] {
    let rows = try db.all("SELECT profileId, calories, proteinShare, carbsShare, fatShare FROM macroGoals", []) { row in
      try (row[0] as Int, MacroGoals(stored: row, from: 1))
    }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }
}

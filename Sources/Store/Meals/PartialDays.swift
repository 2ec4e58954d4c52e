package import Domain
internal import GRDB

extension ProfileReader {
  /// Whether a day is marked as partial: more was eaten than is logged, so no mean counts it.
  package func isPartial(_ day: Day) throws -> Bool {
    try db.exists("SELECT 1 FROM partialDay WHERE profileId = ? AND day = ?", [profile, day.iso])
  }

  /// The partial days from the first to the last day, each with the energy that is logged on it and no total.
  func partialDays(from first: Day, to last: Day) throws -> [DaySum] {
    try db.all(
      """
      SELECT p.day, total(i.calories) FROM partialDay p
      LEFT JOIN meal d ON d.profileId = p.profileId AND d.day = p.day
      LEFT JOIN mealItem i ON i.mealId = d.id AND i.isSkipped = 0
      WHERE p.profileId = ? AND p.day BETWEEN ? AND ? GROUP BY p.day
      """, [profile, first.iso, last.iso]
    ) { DaySum(partial: try $0.day(0), energy: $0[1]) }
  }
}

extension ProfileWriter {
  /// Marks a day as partial, or takes the mark back; false if it already was so.
  ///
  /// Throws `unknownProfile`, or `outOfRange` for a day that cannot be written down.
  package func mark(_ day: Day, isPartial: Bool) throws -> Bool {
    try db.refuseUnknown(profile: profile)
    try refuseUnwritable(day, nil)
    guard isPartial else {
      return try db.run("DELETE FROM partialDay WHERE profileId = ? AND day = ?", [profile, day.iso]) > 0
    }
    return try db.run(
      "INSERT INTO partialDay (uid, profileId, day, updatedAt) VALUES (?, ?, ?, ?) ON CONFLICT (profileId, day) DO NOTHING",
      [UID.random(now), profile, day.iso, now.iso]) > 0
  }
}

/// The condition that leaves a profile's partial days out, in a query whose meals are called `alias`.
enum PartialDays {
  static func left(out alias: String) -> String {
    "NOT EXISTS (SELECT 1 FROM partialDay x WHERE x.profileId = \(alias).profileId AND x.day = \(alias).day)"
  }
}

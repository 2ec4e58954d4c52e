package import Domain
internal import GRDB

extension ProfileReader {
  /// Whether a day is marked as partial (true) or as complete (false); nil if it has no mark.
  ///
  /// Averages leave out partial days.
  package func isMarkedPartial(_ day: Day) throws -> Bool? {
    try db.first("SELECT isPartial FROM dayMark WHERE profileId = ? AND day = ?", [profile, day.iso]) {
      try $0[0] as Bool
    }
  }
}

extension ProfileWriter {
  /// Marks a day as partial or as complete.
  ///
  /// Throws `unknownProfile`, or `outOfRange` for a day that cannot be stored.
  package func mark(_ day: Day, isPartial: Bool) throws {
    try db.refuseUnknown(profile: profile)
    try refuseUnwritable(day, nil)
    try db.run(
      """
      INSERT INTO dayMark (uid, profileId, day, isPartial, updatedAt) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (profileId, day) DO UPDATE SET isPartial = ?4, updatedAt = ?5 WHERE isPartial <> ?4
      """, [UID.random(now), profile, day.iso, isPartial, now.iso])
  }
}

/// The SQL and the calculations for sums over several days that include marked days.
enum DayMarks {
  /// An SQL condition that leaves out days marked as partial, in a query whose meals are called `alias`.
  static func leavingPartialOut(of alias: String) -> String {
    """
    NOT EXISTS (
      SELECT 1 FROM dayMark x WHERE x.profileId = \(alias).profileId AND x.day = \(alias).day AND x.isPartial = 1)
    """
  }

  /// A query for the marked days of each profile, with the energy logged on them.
  ///
  /// The caller appends a condition, in which the marks are called `k`.
  static let energy = """
    SELECT k.profileId, k.day, k.isPartial, total(i.calories), count(i.id),
      count(i.id) FILTER (WHERE i.isSkipped IS NOT 0 OR i.calories NOT BETWEEN 0 AND 1e9) FROM dayMark k
    LEFT JOIN meal d ON d.profileId = k.profileId AND d.day = k.day
    LEFT JOIN mealItem i ON i.mealId = d.id AND \(CountedItems.unskipped)
    """

  /// A row of the query `energy`.
  struct Mark {
    let profile: Int
    let day: Day
    let isPartial: Bool
    let energy: Double
    /// The number of items logged on the day; 0 if its meals were deleted after it was marked.
    let items: Int

    init(_ row: StoredRow) throws {
      (profile, day, isPartial, energy, items) = try (row[0], row.day(1), row[2], row[3], row[4])
      try row.refuseOdd(5)
    }
  }

  /// Applies marks to the totals of a profile's days: a partial day loses its totals, and a complete day is flagged as
  /// complete.
  static func applied(_ marks: [Mark], to sums: [DaySum]) -> [DaySum] {
    guard !marks.isEmpty else { return sums }
    var days = Dictionary(sums.map { ($0.day, $0) }, uniquingKeysWith: { $1 })
    for mark in marks where mark.items > 0 {
      if mark.isPartial {
        days[mark.day] = DaySum(partial: mark.day, energy: mark.energy)
      } else {
        days[mark.day]?.isSaidComplete = true
      }
    }
    return days.values.sorted { $0.day < $1.day }
  }
}

package import Domain
internal import GRDB

extension ProfileReader {
  /// What the trips on these days cost, in one query; days without a trip are absent.
  package func spending(from first: Day, to last: Day) throws -> [DaySpending] {
    try db.all(
      """
      SELECT day, \(DaySpendingRow.sums) FROM (
        SELECT t.day AS day, \(DaySpendingRow.trip) FROM trip t LEFT JOIN tripItem i ON i.tripId = t.id
        WHERE t.profileId = ? AND t.day BETWEEN ? AND ? GROUP BY t.id)
      GROUP BY day ORDER BY day
      """, [profile, first.iso, last.iso]
    ) { try DaySpendingRow.read($0) }
  }

  /// The sums for each day from one source, with what was spent on it; days without either are absent.
  package func days(from first: Day, to last: Day, source: IntakeSource) throws -> [DaySum] {
    DaySumRow.merged(
      try daySums(from: first, to: last, source: source), with: try spending(from: first, to: last))
  }

  /// The source that an analysis of these days uses by default: meals if there are any, otherwise trips.
  ///
  /// Also meals if there are neither.
  package func usualSource(from first: Day, to last: Day) throws -> IntakeSource {
    func exists(_ table: String) throws -> Bool {
      try db.exists(
        "SELECT 1 FROM \(table) WHERE profileId = ? AND day BETWEEN ? AND ?", [profile, first.iso, last.iso])
    }
    return try !exists("meal") && exists("trip") ? .trips : .meals
  }
}

/// How a query returns what was spent on a day.
enum DaySpendingRow {
  /// For trips called `t` with items called `i`: the cost of one trip, and how many items its sum leaves out.
  static let trip = """
    coalesce(t.printedTotal, sum(i.price)) AS amount,
    CASE WHEN t.printedTotal IS NULL THEN count(i.id) - count(i.price) ELSE 0 END AS unpriced
    """
  /// The columns after the day, for such trips.
  static let sums = "sum(amount), count(*), sum(unpriced), count(*) - count(amount)"

  /// A day and what was spent on it, from a column on.
  static func read(_ row: Row, from start: Int = 0) throws -> DaySpending {
    DaySpending(
      day: try row.day(start), amount: row.money(start + 1), trips: row[start + 2], unpriced: row[start + 3],
      unknownTrips: row[start + 4])
  }
}

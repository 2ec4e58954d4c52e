package import Domain
internal import GRDB

extension ProfileReader {
  /// What the trips on each of these days cost, in one query; days without a trip are absent.
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

  /// The nutrient sums of each day, from either meals or trips, with what was spent on that day; days with neither
  /// food items nor trips are absent.
  package func days(from first: Day, to last: Day, source: IntakeSource) throws -> [DaySum] {
    DaySumRow.merged(
      try daySums(from: first, to: last, source: source), with: try spending(from: first, to: last))
  }

  /// The source that an analysis of these days uses by default: trips if only trips were logged, otherwise meals.
  package func usualSource(from first: Day, to last: Day) throws -> IntakeSource {
    func exists(_ table: String) throws -> Bool {
      try db.exists(
        "SELECT 1 FROM \(table) WHERE profileId = ? AND day BETWEEN ? AND ?", [profile, first.iso, last.iso])
    }
    return try !exists("meal") && exists("trip") ? .trips : .meals
  }
}

/// The columns in which a query returns what was spent on a day, and how to read them.
enum DaySpendingRow {
  /// The columns for one trip, in a query in which the trip is called `t` and its items `i`.
  ///
  /// They are the trip's cost, the number of items that the cost leaves out because their price is unknown, and the
  /// number of impossible amounts of money.
  static let trip = """
    coalesce(t.printedTotal, sum(i.price)) AS amount,
    CASE WHEN t.printedTotal IS NULL THEN count(i.id) - count(i.price) ELSE 0 END AS unpriced,
    count(i.id) FILTER (WHERE \(CountedItems.oddPrice))
      + coalesce(t.printedTotal NOT BETWEEN -1000000000000 AND 1000000000000, 0) AS odd
    """
  /// The columns after the day, in a query that adds up trips with the columns of `trip`.
  static let sums = "sum(amount), count(*), sum(unpriced), count(*) - count(amount), sum(odd)"

  /// Reads a day and what was spent on it from column `start` on.
  static func read(_ row: StoredRow, from start: Int = 0) throws -> DaySpending {
    try row.refuseOdd(start + 5)
    return try DaySpending(
      day: try row.day(start), amount: row.money(start + 1), trips: row[start + 2], unpriced: row[start + 3],
      unknownTrips: row[start + 4])
  }
}

package import Domain
internal import GRDB

extension ProfileDoor {
  /// What the days' trips cost, in one query; days without a trip are absent.
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

  /// Each day's sum from one source, with what was spent on it: days without either are absent.
  package func days(from first: Day, to last: Day, source: IntakeSource) throws -> [DaySum] {
    DaySumRow.merged(
      try daySums(from: first, to: last, source: source), with: try spending(from: first, to: last))
  }

  /// Where an analysis of the days takes its nutrition from where nobody says: meals if there are any, else trips.
  ///
  /// Meals too where there are neither.
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
  /// Of trips called `t` with items called `i`: what one of them cost, and how many items its sum leaves out.
  static let trip = """
    coalesce(t.printedTotal, sum(i.price)) AS amount,
    CASE WHEN t.printedTotal IS NULL THEN count(i.id) - count(i.price) ELSE 0 END AS unpriced
    """
  /// Behind the day, of such trips.
  static let sums = "sum(amount), count(*), sum(unpriced), count(*) - count(amount)"

  /// A day and what was spent on it, from a column on.
  static func read(_ row: Row, from start: Int = 0) throws -> DaySpending {
    DaySpending(
      day: try row.day(start), amount: row.money(start + 1), trips: row[start + 2], unpriced: row[start + 3],
      unknownTrips: row[start + 4])
  }
}

/// How a query returns the sums of a day.
enum DaySumRow {
  /// Behind the day, of items called `i`: each nutrient's sum, how often each is known, how many items there are.
  static let columns = columns(Nutrient.allCases)

  static func columns(_ nutrients: [Nutrient]) -> String {
    (nutrients.map { "total(i.\($0.rawValue))" } + nutrients.map { "count(i.\($0.rawValue))" } + ["count(*)"])
      .joined(separator: ", ")
  }

  /// A day and its sums, from a column on; nutrients that were not asked for are unknown of every item.
  static func read(_ row: Row, from start: Int = 0, of nutrients: [Nutrient] = Nutrient.allCases) throws -> DaySum {
    DaySum(
      day: try row.day(start), total: total(row, from: start + 1, of: nutrients),
      items: row[start + 1 + 2 * nutrients.count])
  }

  /// The sums alone, from a column on.
  static func total(_ row: Row, from start: Int, of nutrients: [Nutrient] = Nutrient.allCases) -> NutrientTotal {
    let items: Int = row[start + 2 * nutrients.count]
    let places = Nutrient.allCases.map { nutrients.firstIndex(of: $0) }
    return NutrientTotal(
      sums: places.map { $0.map { row[start + $0] } ?? 0 },
      unknown: places.map { place in items - (place.map { row[start + nutrients.count + $0] as Int } ?? 0) })
  }

  /// The sums with what was spent on their days.
  static func merged(_ sums: [DaySum], with spending: [DaySpending]) -> [DaySum] {
    guard !spending.isEmpty else { return sums }
    var days = Dictionary(sums.map { ($0.day, $0) }, uniquingKeysWith: { $1 })
    for spent in spending {
      days[spent.day, default: DaySum(day: spent.day, total: nil, items: 0)].spent = spent.amount
    }
    return days.values.sorted { $0.day < $1.day }
  }
}

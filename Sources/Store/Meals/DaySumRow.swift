internal import Domain
internal import GRDB

/// The columns in which a query returns the sums for a day, and how to read them.
enum DaySumRow {
  /// The columns after the day, for a query in which the items are called `i`.
  ///
  /// They are the sum of each nutrient, then, for each nutrient, the number of items with a known value, then the
  /// number of items, then `odd`: the number of items with an impossible value.
  static func columns(
    _ nutrients: [Nutrient] = Nutrient.allCases, odd: String = CountedItems.odd(Nutrient.allCases)
  ) -> String {
    (nutrients.map { "total(i.\($0.rawValue))" } + nutrients.map { "count(i.\($0.rawValue))" } + ["count(*)", odd])
      .joined(separator: ", ")
  }

  /// Reads a day and its sums from column `start` on; nutrients not in `nutrients` count as unknown for every item.
  static func read(_ row: StoredRow, from start: Int = 0, of nutrients: [Nutrient] = Nutrient.allCases) throws -> DaySum
  {
    try DaySum(
      day: try row.day(start), total: total(row, from: start + 1, of: nutrients),
      items: row[start + 1 + 2 * nutrients.count])
  }

  /// Reads the sums without a day from column `start` on.
  ///
  /// Throws `ImpossibleValue` if one of the items has an impossible value.
  static func total(_ row: StoredRow, from start: Int, of nutrients: [Nutrient] = Nutrient.allCases) throws
    -> NutrientTotal
  {
    try row.refuseOdd(start + 2 * nutrients.count + 1)
    let items: Int = try row[start + 2 * nutrients.count]
    let places = Nutrient.allCases.map { nutrients.firstIndex(of: $0) }
    return try NutrientTotal(
      sums: places.map { try $0.map { try row[start + $0] } ?? 0 },
      unknown: places.map { place in
        let known = try place.map { try row[start + nutrients.count + $0] as Int } ?? 0
        return items - known
      })
  }

  /// Adds to the sums what was spent on each day; a day on which money was spent, but which has no sum yet, gets a sum
  /// without items.
  static func merged(_ sums: [DaySum], with spending: [DaySpending]) -> [DaySum] {
    guard !spending.isEmpty else { return sums }
    var days = Dictionary(sums.map { ($0.day, $0) }, uniquingKeysWith: { $1 })
    for spent in spending {
      days[spent.day, default: DaySum(day: spent.day, total: nil, items: 0)].spent = spent.amount
    }
    return days.values.sorted { $0.day < $1.day }
  }
}

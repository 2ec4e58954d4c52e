internal import Domain
internal import GRDB

/// How a query returns the sums for a day.
enum DaySumRow {
  /// The columns after the day, for items called `i`: the sum of each nutrient, how many items have it known, the
  /// number of items.
  static let columns = columns(Nutrient.allCases)

  static func columns(_ nutrients: [Nutrient]) -> String {
    (nutrients.map { "total(i.\($0.rawValue))" } + nutrients.map { "count(i.\($0.rawValue))" } + ["count(*)"])
      .joined(separator: ", ")
  }

  /// A day and its sums, from a column on; nutrients that were not asked for count as unknown for every item.
  static func read(_ row: Row, from start: Int = 0, of nutrients: [Nutrient] = Nutrient.allCases) throws -> DaySum {
    DaySum(
      day: try row.day(start), total: total(row, from: start + 1, of: nutrients),
      items: row[start + 1 + 2 * nutrients.count])
  }

  /// The sums without the day, from a column on.
  static func total(_ row: Row, from start: Int, of nutrients: [Nutrient] = Nutrient.allCases) -> NutrientTotal {
    let items: Int = row[start + 2 * nutrients.count]
    let places = Nutrient.allCases.map { nutrients.firstIndex(of: $0) }
    return NutrientTotal(
      sums: places.map { $0.map { row[start + $0] } ?? 0 },
      unknown: places.map { place in items - (place.map { row[start + nutrients.count + $0] as Int } ?? 0) })
  }

  /// The sums together with what was spent on the same days.
  static func merged(_ sums: [DaySum], with spending: [DaySpending]) -> [DaySum] {
    guard !spending.isEmpty else { return sums }
    var days = Dictionary(sums.map { ($0.day, $0) }, uniquingKeysWith: { $1 })
    for spent in spending {
      days[spent.day, default: DaySum(day: spent.day, total: nil, items: 0)].spent = spent.amount
    }
    return days.values.sorted { $0.day < $1.day }
  }
}

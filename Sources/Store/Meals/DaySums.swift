package import Domain
internal import GRDB

extension ProfileDoor {
  /// Each day's sum from one source, in one query.
  ///
  /// Days on which nothing was eaten or bought to eat are absent; skipped items do not count, and items without nutrition are
  /// unknown in every nutrient, which is not zero. So are nutrients that are not asked for: what is not read costs nothing.
  package func daySums(
    of nutrients: [Nutrient] = Nutrient.allCases, from first: Day, to last: Day, source: IntakeSource = .meals
  ) throws -> [DaySum] {
    try db.all(
      "SELECT d.day, \(DaySumRow.columns(nutrients)) \(source.items) GROUP BY d.day ORDER BY d.day",
      [profile, first.iso, last.iso]
    ) { try DaySumRow.read($0, of: nutrients) }
  }

  /// The items that brought most of a nutrient on the days, from one source, largest first.
  package func sourcesOf(
    _ nutrient: Nutrient, from first: Day, to last: Day, source: IntakeSource = .meals, limit: Int
  ) throws -> [NutrientSource] {
    try db.all(
      """
      SELECT i.name, i.\(nutrient.rawValue), d.day \(source.items) AND i.\(nutrient.rawValue) > 0
      ORDER BY 2 DESC, i.id LIMIT ?
      """, [profile, first.iso, last.iso, max(0, limit)]
    ) { NutrientSource(name: $0[0], amount: $0[1], day: try $0.day(2)) }
  }

  /// The names under which most of a nutrient came on the days, from one source, largest first.
  package func largestSources(
    of nutrient: Nutrient, from first: Day, to last: Day, source: IntakeSource, limit: Int
  ) throws -> [NutrientSourceTotal] {
    try db.all(
      """
      SELECT i.name, total(i.\(nutrient.rawValue)), count(*) \(source.items) AND i.\(nutrient.rawValue) > 0
      GROUP BY i.name ORDER BY 2 DESC, i.name LIMIT ?
      """, [profile, first.iso, last.iso, max(0, limit)]
    ) { NutrientSourceTotal(name: $0[0], amount: $0[1], times: $0[2]) }
  }
}

extension IntakeSource {
  /// A query from `FROM` on, for a profile, a first and a last day: the items `i` that count as food, of meals or trips `d`.
  fileprivate var items: String {
    let joined =
      switch self {
      case .meals: "meal d JOIN mealItem i ON i.mealId = d.id"
      case .trips: "trip d JOIN tripItem i ON i.tripId = d.id AND i.kind = 'product'"
      }
    return "FROM \(joined) WHERE d.profileId = ? AND d.day BETWEEN ? AND ? AND i.isSkipped = 0"
  }
}

/// What brought some of a nutrient, added up over days.
package struct NutrientSourceTotal: Hashable, Sendable {
  /// The items as they were called when they were logged or bought.
  package let name: String
  /// In the nutrient's unit: kcal, mg of sodium, else g.
  package let amount: Double
  /// How many items that were, 1 or more.
  package let times: Int
}

/// An item that brought some of a nutrient.
package struct NutrientSource: Hashable, Sendable {
  /// The item as it was called when it was logged or bought.
  package let name: String
  /// In the nutrient's unit: kcal, mg of sodium, else g.
  package let amount: Double
  /// The household's day that it was eaten or bought on.
  package let day: Day
}

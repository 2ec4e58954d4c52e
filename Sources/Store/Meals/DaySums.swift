package import Domain
internal import GRDB

extension ProfileReader {
  /// The nutrient sums of each day, from either meals or trips (`source`), in one query.
  ///
  /// Days without any item from the source are absent, and skipped items do not count. Items without nutrition count
  /// as unknown for every nutrient, not as zero. Nutrients that are not in `nutrients` are not read, and count as
  /// unknown. If several days are read, days marked as partial have no total.
  package func daySums(
    of nutrients: [Nutrient] = Nutrient.allCases, from first: Day, to last: Day, source: IntakeSource = .meals
  ) throws -> [DaySum] {
    let sums = try db.all(
      "SELECT d.day, \(DaySumRow.columns(nutrients, odd: source.odd(nutrients))) \(source.items(from: first, to: last)) GROUP BY d.day ORDER BY d.day",
      [profile, first.iso, last.iso]
    ) { try DaySumRow.read($0, of: nutrients) }
    guard source == .meals, first < last else { return sums }
    let marks = try db.all(
      "\(DayMarks.energy) WHERE k.profileId = ? AND k.day BETWEEN ? AND ? GROUP BY k.id",
      [profile, first.iso, last.iso],
      DayMarks.Mark.init)
    return DayMarks.applied(marks, to: sums)
  }

  /// Returns how much of a nutrient the meals in each slot provided on these days, in one query.
  ///
  /// Slots without meals are absent.
  package func slotSums(of nutrient: Nutrient, from first: Day, to last: Day) throws -> [SlotSum] {
    let sums = try db.all(Self.slotSums(of: nutrient, from: first, to: last), [profile, first.iso, last.iso]) {
      try $0.refuseOdd(3)
      return try SlotSum(slot: try $0.word(0), amount: $0[1], unknown: $0[2])
    }
    return Slot.allCases.compactMap { slot in sums.first { $0.slot == slot } }
  }

  static func slotSums(of nutrient: Nutrient, from first: Day, to last: Day) -> String {
    let column = "i.\(nutrient.rawValue)"
    return "SELECT d.slot, total(\(column)), count(*) - count(\(column)), \(IntakeSource.meals.odd([nutrient])) "
      + "\(IntakeSource.meals.items(from: first, to: last)) GROUP BY d.slot"
  }

  /// The items of meals or trips (`source`) that provided the most of a nutrient on these days, largest amount first.
  package func sourcesOf(
    _ nutrient: Nutrient, from first: Day, to last: Day, source: IntakeSource = .meals, limit: Int
  ) throws -> [NutrientSource] {
    try db.all(
      """
      SELECT i.name, i.\(nutrient.rawValue), d.day, i.isSkipped \(source.items(from: first, to: last)) AND i.\(nutrient.rawValue) > 0
      ORDER BY 2 DESC, i.id LIMIT ?
      """, [profile, first.iso, last.iso, max(0, limit)]
    ) {
      _ = try $0[3] as Bool
      return try NutrientSource(name: $0[0], amount: $0[1], day: $0.day(2))
    }
  }

  /// Returns, for each nutrient, the item names with the largest amounts of it on these days, largest first.
  ///
  /// Items with the same name are added up. `source` selects meals or trips. One query reads everything.
  package func largestSources(
    of nutrients: [Nutrient], from first: Day, to last: Day, source: IntakeSource, limit: Int
  ) throws -> [Nutrient: [NutrientSourceTotal]] {
    let columns = nutrients.map(\.rawValue).map { ", total(i.\($0)), count(*) FILTER (WHERE i.\($0) > 0)" }.joined()
    let rows = try db.all(
      "SELECT i.name\(columns), \(source.odd(nutrients)) \(source.items(from: first, to: last)) GROUP BY i.name",
      [profile, first.iso, last.iso]
    ) { row in
      try row.refuseOdd(1 + 2 * nutrients.count)
      let name: String = try row[0]
      return try nutrients.indices.map { index in
        try NutrientSourceTotal(name: name, amount: row[1 + 2 * index], times: row[2 + 2 * index])
      }
    }
    let largest = nutrients.enumerated().map { index, nutrient in
      (nutrient, NutrientSourceTotal.largest(rows.lazy.map { $0[index] }, limit: limit))
    }
    return Dictionary(largest, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the item names with the largest amounts of one nutrient on these days, largest first.
  ///
  /// Items with the same name are added up. `source` selects meals or trips.
  package func largestSources(
    of nutrient: Nutrient, from first: Day, to last: Day, source: IntakeSource, limit: Int
  ) throws -> [NutrientSourceTotal] {
    try largestSources(of: [nutrient], from: first, to: last, source: source, limit: limit)[nutrient] ?? []
  }
}

extension IntakeSource {
  /// The part of a query that begins with `FROM` and selects food items as `i` and their meals or trips as `d`.
  ///
  /// Its parameters are a profile, a first day and a last day. If these are several days,
  /// days marked as partial are left out; a single day is always included.
  func items(from first: Day, to last: Day) -> String {
    let joined =
      switch self {
      case .meals: "meal d JOIN mealItem i ON i.mealId = d.id"
      case .trips: "trip d JOIN tripItem i ON i.tripId = d.id AND \(CountedItems.products)"
      }
    let whole = self == .meals && first < last ? " AND \(DayMarks.leavingPartialOut(of: "d"))" : ""
    return "FROM \(joined) WHERE d.profileId = ? AND d.day BETWEEN ? AND ? AND \(CountedItems.unskipped)\(whole)"
  }

  /// A column with the number of those items that have an impossible value.
  fileprivate func odd(_ nutrients: [Nutrient]) -> String { CountedItems.odd(nutrients, isTrip: self == .trips) }
}

/// An item that provided some of a nutrient.
package struct NutrientSource: Hashable, Sendable {
  /// The item's name when it was logged or bought.
  package let name: String
  /// The amount of the nutrient in the item: in kcal for energy, mg for sodium, and g for other nutrients.
  package let amount: Double
  /// The day on which the item was eaten or bought; a setting of the household says at which hour a day begins.
  package let day: Day
}

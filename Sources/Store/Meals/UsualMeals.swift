package import Domain
internal import GRDB

/// A set of foods that a profile has logged as one meal, and how often it has done so.
package struct UsualMeal: Hashable, Sendable {
  /// The ID of the latest meal that consisted of these foods; its amounts are offered again.
  package let latest: Int
  /// The number of meals that consisted of these foods, at least 1.
  package let times: Int
  /// The names of the foods as they were logged in the latest of these meals.
  package let names: [String]
}

extension ProfileReader {
  /// The meals of a slot in the 90 days up to and including a day, grouped by the foods they consist of.
  ///
  /// The sets of foods that were logged most often come first; of equally frequent sets, the one logged last comes
  /// first. Amounts and skipped items make no difference; meals with only skipped items are left out.
  package func usualMeals(in slot: Slot, to last: Day) throws -> [UsualMeal] {
    let rows = try db.all(
      """
      SELECT m.id, i.name, coalesce('#' || i.foodId, i.name) FROM meal m JOIN mealItem i ON i.mealId = m.id
      WHERE m.profileId = ? AND m.slot = ? AND m.day BETWEEN ? AND ? AND i.isSkipped = 0
      ORDER BY \(TimeOrder.latestFirst("m")), i.position, i.id
      """, [profile, slot.rawValue, (last - (Self.habitDays - 1)).iso, last.iso]
    ) { try (meal: $0[0] as Int, name: $0[1] as String, food: $0[2] as String) }
    var latestFirst: [(meal: Int, names: [String], foods: Set<String>)] = []
    for row in rows {
      if latestFirst.last?.meal != row.meal { latestFirst.append((row.meal, [], [])) }
      let index = latestFirst.count - 1
      if latestFirst[index].foods.insert(row.food).inserted { latestFirst[index].names.append(row.name) }
    }
    var found: [UsualMeal] = []
    var places: [Set<String>: Int] = [:]
    for (meal, names, foods) in latestFirst {
      if let place = places[foods] {
        found[place] = UsualMeal(latest: found[place].latest, times: found[place].times + 1, names: found[place].names)
      } else {
        places[foods] = found.count
        found.append(UsualMeal(latest: meal, times: 1, names: names))
      }
    }
    let ranked = found.enumerated().sorted { ($1.element.times, $0.offset) < ($0.element.times, $1.offset) }
    return ranked.map(\.element)
  }

  /// The day of the latest meal of a slot, up to and including `last`; nil if there is no such meal.
  package func lastDay(of slot: Slot, to last: Day) throws -> Day? {
    try db.first(
      "SELECT day FROM meal WHERE profileId = ? AND slot = ? AND day <= ? ORDER BY day DESC LIMIT 1",
      [profile, slot.rawValue, last.iso]
    ) { try $0.day(0) }
  }
}

package import Domain
internal import GRDB

/// Reads one profile's private rows: every query selects only rows of this profile.
package struct ProfileReader {
  let db: Database
  let profile: Int
  var leftOut: LeftOutRows?

  /// The number of days whose meals determine a profile's habits.
  package static let habitDays = 90

  /// The meals from the first to the last day, earliest first.
  package func meals(from first: Day, to last: Day) throws -> [Meal] {
    try MealRows(db: db).load(
      "profileId = ? AND day BETWEEN ? AND ? ORDER BY \(TimeOrder.earliestFirst("meal"))",
      [profile, first.iso, last.iso])
  }

  /// The latest meals of these days, latest first; all of them if `count` is nil.
  package func meals(last count: Int?, from first: Day = .first, to last: Day = .last) throws -> [Meal] {
    // SQLite treats a negative limit as no limit.
    try MealRows(db: db).load(
      "profileId = ? AND day BETWEEN ? AND ? ORDER BY \(TimeOrder.latestFirst("meal")) LIMIT ?",
      [profile, first.iso, last.iso, count.map { max(0, $0) } ?? -1])
  }

  /// The meals on a day, optionally only those in one slot, earliest first.
  package func meals(on day: Day, slot: Slot? = nil) throws -> [Meal] {
    try meals(from: day, to: day).filter { slot == nil || $0.slot == slot }
  }

  /// The meal with this ID; nil if the profile has no such meal.
  package func meal(_ id: Int) throws -> Meal? {
    try MealRows(db: db).load("id = ? AND profileId = ?", [id, profile]).first
  }

  /// The meal that was changed last; nil if there is none.
  package func lastTouchedMeal() throws -> Meal? {
    try MealRows(db: db).load("profileId = ? ORDER BY touch DESC, id DESC LIMIT 1", [profile]).first
  }

  /// What the ingredients of a recipe are: their foods' names, categories and sources.
  package func foods(ofRecipe id: Int) throws -> [(name: String, category: FoodCategory, source: FoodSource?)] {
    try db.all(
      """
      SELECT f.name, f.category, f.sourceName, f.sourceId FROM recipeIngredient i JOIN food f ON f.id = i.foodId
      WHERE i.recipeId = ? AND i.isHeading = 0 AND f.deletedAt IS NULL ORDER BY i.position, i.id
      """, [id]
    ) { row in
      let (table, number): (String?, String?) = try (row[2], row[3])
      return (try row[0], try row.word(1), table.map { FoodSource(name: $0, id: number ?? "") })
    }
  }

  /// The latest logged entry that still exists, which the command `fix` changes; nil if there is none.
  package func lastEntry() throws -> LoggedEntry? {
    // No item is newer than the last change of its meal. So the search ends at the first meal that was not changed
    // after the newest entry found so far.
    var latest: (entry: Int, meal: Int)?
    try db.forEach("SELECT id, touch FROM meal WHERE profileId = ? ORDER BY touch DESC, id DESC", [profile]) { row in
      let (meal, touch): (Int, Int) = try (row[0], row[1])
      if let latest, latest.entry >= touch { return false }
      let entry = try db.first("SELECT max(entry) FROM mealItem WHERE mealId = ?", [meal]) { try $0[0] as Int? } ?? nil
      if let entry, entry > latest?.entry ?? 0 { latest = (entry, meal) }
      return true
    }
    guard let latest else { return nil }
    let items = try db.all(
      "SELECT id FROM mealItem WHERE mealId = ? AND entry = ? ORDER BY position, id", [latest.meal, latest.entry]
    ) { try $0[0] as Int }
    return LoggedEntry(mealID: latest.meal, itemIDs: items)
  }

  /// What this profile logged last, for itself or for others, in a command that was not undone; nil if there is no such
  /// command.
  package func lastLogging() throws -> LastLogging? {
    guard let step = try lastStep(adding: ["mealItem"]) else { return nil }
    let profiles = try db.all("SELECT profileId FROM stepProfile WHERE stepId = ? ORDER BY profileId", [step]) {
      try $0[0] as Int
    }
    let items = try db.all(
      """
      SELECT m.profileId, m.id, i.id FROM change c JOIN mealItem i ON i.id = c.rowId JOIN meal m ON m.id = i.mealId
      WHERE c.stepId = ? AND c.tableName = 'mealItem' AND c.before IS NULL ORDER BY m.id, i.position, i.id
      """, [step]
    ) { try (profile: $0[0] as Int, meal: $0[1] as Int, item: $0[2] as Int) }
    let entries = Dictionary(grouping: items, by: \.profile).compactMapValues { items in
      items.first.map { first in
        LoggedEntry(mealID: first.meal, itemIDs: items.filter { $0.meal == first.meal }.map(\.item))
      }
    }
    return LastLogging(profiles: profiles, entries: entries)
  }

  /// The trip whose items this profile has written down since it last logged something eaten; nil if there is none.
  package func tripAfterLastLogging() throws -> Int? {
    guard let step = try lastStep(adding: ["mealItem", "tripItem"]) else { return nil }
    return try db.first(
      """
      SELECT i.tripId FROM change c JOIN tripItem i ON i.id = c.rowId
      WHERE c.stepId = ?1 AND c.tableName = 'tripItem' AND c.before IS NULL AND NOT EXISTS (
        SELECT 1 FROM change e WHERE e.stepId = ?1 AND e.tableName = 'mealItem' AND e.before IS NULL)
      LIMIT 1
      """, [step]
    ) { try $0[0] as Int }
  }

  /// The last step by this profile that added a row to one of the tables and was not undone; nil if there is none.
  private func lastStep(adding tables: [String]) throws -> Int? {
    try db.first(
      """
      SELECT s.id FROM step s WHERE s.authorId = ? AND s.undoes IS NULL AND \(StepRules.isDone("s")) AND EXISTS (
        SELECT 1 FROM change c WHERE c.stepId = s.id AND c.before IS NULL
          AND c.tableName IN (\(tables.map { "'\($0)'" }.joined(separator: ", "))))
      ORDER BY s.id DESC LIMIT 1
      """, [profile]
    ) { try $0[0] as Int }
  }

  /// The last day with a meal; nil if there is none.
  package func lastDay() throws -> Day? {
    try db.first("SELECT day FROM meal WHERE profileId = ? ORDER BY day DESC LIMIT 1", [profile]) { try $0.day(0) }
  }

  /// How often each food was logged in the 90 days up to and including a day, in one slot or in all, by food ID.
  package func habitCounts(slot: Slot?, to last: Day) throws -> [Int: Int] {
    let counts = try db.all(
      """
      SELECT i.foodId, count(*) FROM meal m JOIN mealItem i ON i.mealId = m.id JOIN food f ON f.id = i.foodId
      WHERE m.profileId = ?1 AND m.day BETWEEN ?2 AND ?3 AND (?4 IS NULL OR m.slot = ?4) AND f.deletedAt IS NULL
      GROUP BY i.foodId
      """, [profile, (last - (Self.habitDays - 1)).iso, last.iso, slot?.rawValue]
    ) { try ($0[0] as Int, $0[1] as Int) }
    return Dictionary(counts, uniquingKeysWith: { first, _ in first })
  }

  /// A weight from 0 to 1 for each food, by food ID, that says how much of a habit the food is for this profile.
  ///
  /// Only foods that were logged in the 90 days up to and including `last` have a weight: 0.2 for a food logged once,
  /// 0.5 for one logged four times, more than 0.9 for one logged daily. If `slot` is not nil, entries in other slots
  /// count one third.
  package func habits(slot: Slot?, to last: Day) throws -> [Int: Double] {
    let counts = try db.all(
      """
      SELECT i.foodId, count(*), count(*) FILTER (WHERE ?4 IS NULL OR m.slot = ?4)
      FROM meal m JOIN mealItem i ON i.mealId = m.id
      WHERE m.profileId = ?1 AND m.day BETWEEN ?2 AND ?3 AND i.foodId IS NOT NULL GROUP BY i.foodId
      """, [profile, (last - (Self.habitDays - 1)).iso, last.iso, slot?.rawValue]
    ) { try (food: $0[0] as Int, all: $0[1] as Int, inSlot: $0[2] as Int) }
    var habits: [Int: Double] = [:]
    for count in counts {
      let times = Double(count.inSlot) + Double(count.all - count.inSlot) / 3
      habits[count.food] = times / (times + 4)
    }
    return habits
  }

  /// Whether the profile has set calories or macros; its own limits for nutrients do not count.
  package func hasGoals() throws -> Bool {
    try db.first("SELECT 1 FROM macroGoals WHERE profileId = ?", [profile]) { try $0[0] as Int } != nil
  }

  /// The profile's goals, including its own limits; nil if the profile has set no goals and no limits.
  package func goals() throws -> MacroGoals? {
    try GoalRows(db: db, profile: profile).load()
  }
}

/// What somebody logged by one command, for themselves or for others.
package struct LastLogging: Hashable, Sendable {
  /// The IDs of the profiles for which the command logged something.
  package let profiles: [Int]
  /// The logged entries that still exist, by profile ID.
  package let entries: [Int: LoggedEntry]
}

/// What one command logged: a meal, and the items that the command added to it.
package struct LoggedEntry: Hashable, Sendable {
  /// The meal's ID; an earlier command may have added the meal.
  package let mealID: Int
  /// The IDs of the items' rows, in the order in which they were logged.
  package let itemIDs: [Int]
}

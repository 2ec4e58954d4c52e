package import Domain
internal import GRDB

/// Changes one profile's private rows: every statement changes only rows of this profile.
package struct ProfileWriter {
  let db: Database
  let profile: Int
  let now: Moment
  let touches: TouchCount

  /// Reads the same profile's rows, including what was written so far.
  package var reading: ProfileReader { ProfileReader(db: db, profile: profile) }

  /// Changes the shared food bank, because what was eaten or bought may be a new food.
  package var foods: FoodBankWriter { FoodBankWriter(db: db, now: now) }

  /// Adds a meal with its items and returns it with the new IDs.
  ///
  /// Throws `unknownProfile`; `unknownFood` if the food of an item does not exist; `outOfRange`.
  @discardableResult
  package func insert(_ meal: Meal) throws -> Meal {
    try refuseUnwritable(meal.day, meal.time)
    let touch = try touches.next(db, profile)
    try db.refuseUnknown(profile: profile)
    var saved = meal
    (saved.createdAt, saved.updatedAt) = (now, now)
    saved.id = try db.insert(
      """
      INSERT INTO meal (uid, profileId, day, time, slot, notes, touch, createdAt, updatedAt)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)
      """,
      [
        UID.random(now), profile, meal.day.iso, meal.time.iso, meal.slot.rawValue, meal.notes?.storable, touch, now.iso,
      ])
    for index in saved.items.indices {
      saved.items[index].id = try insert(saved.items[index], meal: saved.id, position: index, entry: touch)
    }
    return saved
  }

  /// Saves a meal's day, time, slot and notes; its items stay as they are.
  ///
  /// Throws `unknownMeal`, `outOfRange`.
  package func update(_ meal: Meal) throws {
    try requireOwned(meal.id)
    try refuseUnwritable(meal.day, meal.time)
    let changed = try db.run(
      """
      UPDATE meal SET day = ?1, time = ?2, slot = ?3, notes = ?4
      WHERE id = ?5 AND (day <> ?1 OR time <> ?2 OR slot <> ?3 OR notes IS NOT ?4)
      """, [meal.day.iso, meal.time.iso, meal.slot.rawValue, meal.notes?.storable, meal.id])
    if changed > 0 { try touch(meal.id) }
  }

  /// Deletes a meal with its items.
  ///
  /// Throws `unknownMeal`.
  package func delete(_ meal: Int) throws {
    try requireOwned(meal)
    try db.run("DELETE FROM meal WHERE id = ?", [meal])
  }

  /// Appends items to a meal and returns their positions in it, from 1.
  ///
  /// Throws `unknownMeal`, `unknownFood`, `outOfRange`.
  @discardableResult
  package func append(_ items: [MealItem], to meal: Int) throws -> [Int] {
    try append(identified: items.map { ($0, nil) }, to: meal)
  }

  /// Appends items to a meal and returns their positions in it, from 1; an item without a uid gets a random one.
  @discardableResult
  func append(identified items: [(item: MealItem, uid: String?)], to meal: Int) throws -> [Int] {
    try requireOwned(meal)
    guard !items.isEmpty else { return [] }
    try touch(meal)
    let entry = try touches.next(db, profile)
    let (count, next) =
      try db.first("SELECT count(*), coalesce(max(position) + 1, 0) FROM mealItem WHERE mealId = ?", [meal]) {
        try ($0[0] as Int, $0[1] as Int)
      } ?? (0, 0)
    for (offset, item) in items.enumerated() {
      _ = try insert(item.item, meal: meal, position: next + offset, entry: entry, uid: item.uid)
    }
    return items.indices.map { count + $0 + 1 }
  }

  /// Overwrites the stored item that has the same ID.
  ///
  /// Throws `unknownMeal`, `unknownItem`, `unknownFood`, `outOfRange`.
  package func replace(_ item: MealItem, in meal: Int) throws {
    try requireOwned(meal)
    guard try knowingFood(item.food, name: item.name, { try MealRows(db: db).update(item, meal: meal) }) else {
      throw Self.unknownItem(item.id)
    }
    try touch(meal)
  }

  /// Removes an item from its meal; the meal stays even if it is now empty.
  ///
  /// Throws `unknownItem`.
  package func removeItem(_ id: Int) throws {
    let sql = "SELECT m.id FROM mealItem i JOIN meal m ON m.id = i.mealId WHERE i.id = ? AND m.profileId = ?"
    guard let meal = try db.first(sql, [id, profile], { try $0[0] as Int }) else { throw Self.unknownItem(id) }
    try db.run("DELETE FROM mealItem WHERE id = ?", [id])
    try touch(meal)
  }

  /// Sets the profile's calories and macros; its own limits stay as they are.
  ///
  /// Throws `unknownProfile`.
  package func setGoals(_ goals: MacroGoals) throws {
    try GoalRows(db: db, profile: profile).save(goals, now: now)
  }

  /// Sets the profile's own limit for a nutrient, in mg for sodium and in g for others; nil removes it.
  ///
  /// Throws `unknownProfile`.
  package func setLimit(_ value: Int?, for nutrient: Nutrient) throws {
    try GoalRows(db: db, profile: profile).save(value, for: nutrient, now: now)
  }

  /// Deletes the profile's goals and its own limits, so that the default goals apply again.
  package func resetGoals() throws {
    try GoalRows(db: db, profile: profile).delete()
  }

  private func insert(
    _ item: MealItem, meal: Int, position: Int, entry: Int, uid: String? = nil
  ) throws -> Int {
    try knowingFood(item.food, name: item.name) {
      try MealRows(db: db).insert(item, meal: meal, position: position, entry: entry, now: now, uid: uid)
    }
  }

  /// Runs a statement that refers to a food; throws `unknownFood` if the food does not exist.
  func knowingFood<T>(_ food: FoodReference?, name: String, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY {
      throw LarderError(
        .unknownFood, "there is no food #\(food?.id ?? 0) for `\(name)`",
        hint: "`food search` finds foods by name")
    }
  }

  private func requireOwned(_ meal: Int) throws {
    guard try db.exists("SELECT 1 FROM meal WHERE id = ? AND profileId = ?", [meal, profile]) else {
      throw LarderError(.unknownMeal, "there is no meal #\(meal)", hint: "`meal list` shows them")
    }
  }

  /// Throws `outOfRange` for years outside 1 to 9999: a year with more or fewer than four digits could not be read
  /// back.
  func refuseUnwritable(_ day: Day, _ time: Moment?) throws {
    let years = 1...9999
    let refused = [day, time?.calendarDay].compactMap(\.self).first { !years.contains($0.civil.year) }
    if let refused {
      throw LarderError(
        .outOfRange, "this would be on \(refused.iso), and nothing can be logged then",
        hint: "the year must be from 1 to 9999")
    }
  }

  private func touch(_ meal: Int) throws {
    let touch = try touches.next(db, profile)
    try db.run("UPDATE meal SET touch = ?1, updatedAt = ?3 WHERE id = ?2 AND touch <> ?1", [touch, meal, now.iso])
  }

  private static func unknownItem(_ id: Int) -> LarderError {
    LarderError(.unknownItem, "there is no item #\(id) in the meals", hint: "`meal show` lists a meal's items")
  }
}

/// Numbers the writes that change a profile's meals: all changes in one write get the same number, and each write gets
/// a higher number than the writes before.
final class TouchCount {
  private var counts: [Int: Int] = [:]

  func next(_ db: Database, _ profile: Int) throws -> Int {
    if let count = counts[profile] { return count }
    let last = try db.first("SELECT max(touch) FROM meal WHERE profileId = ?", [profile]) { try $0[0] as Int? } ?? nil
    counts[profile] = (last ?? 0) + 1
    return (last ?? 0) + 1
  }
}

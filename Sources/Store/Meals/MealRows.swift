internal import Domain
internal import GRDB

/// Meals and their items as they lie in the database.
struct MealRows {
  let db: Database

  /// The meals that the rest of a query (from its condition on) selects, with their items.
  func load(_ rest: String, _ arguments: StatementArguments) throws -> [Meal] {
    var meals = try db.all("SELECT id, day, time, slot, notes FROM meal WHERE \(rest)", arguments) { row in
      Meal(id: row[0], day: try row.day(1), time: try row.moment(2), slot: try row.word(3), notes: row[4])
    }
    for index in meals.indices { meals[index].items = try items(of: meals[index].id) }
    return meals
  }

  private func items(of meal: Int) throws -> [MealItem] {
    try db.all(
      """
      SELECT i.id, i.name, i.grams, i.amount, f.id, f.name, i.confidence, i.isSkipped, i.isWeighed, \(Self.nutrients)
      FROM mealItem i LEFT JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
      WHERE i.mealId = ? ORDER BY i.position, i.id
      """, [meal]
    ) { row in
      let food = (row[4] as Int?).map { FoodReference(id: $0, name: row[5]) }
      return MealItem(
        id: row[0], name: row[1], grams: row[2], amount: row[3], food: food, nutrients: row.nutrients(from: 9),
        confidence: row[6], isSkipped: row[7], isWeighed: row[8])
    }
  }

  private static let nutrients = Nutrient.allCases.map { "i." + $0.rawValue }.joined(separator: ", ")

  /// Adds an item at a place and returns its number.
  func insert(
    _ item: MealItem, meal: Int, position: Int, entry: Int, now: Moment, uid: String? = nil
  ) throws -> Int {
    try db.insert(Self.insert, [uid ?? UID.random(now), meal, position, entry] + arguments(item))
  }

  /// Saves an item in its place.
  ///
  /// False where the meal has no such item.
  func update(_ item: MealItem, meal: Int) throws -> Bool {
    try db.run(Self.update, arguments(item) + [item.id, meal]) == 1
  }

  private static let columns = "name, grams, amount, foodId, confidence, isSkipped, isWeighed, \(Nutrients.columns)"
  private static let insert = """
    INSERT INTO mealItem (uid, mealId, position, entry, \(columns))
    VALUES (\([String](repeating: "?", count: 19).joined(separator: ", ")))
    """
  // A deleted food reads as none; an item that is saved again keeps the number under which it was logged.
  private static let update = """
    UPDATE mealItem SET name = ?, grams = ?, amount = ?, foodId = coalesce(?, (
        SELECT f.id FROM food f WHERE f.id = mealItem.foodId AND f.deletedAt IS NOT NULL)), confidence = ?, isSkipped = ?,
      isWeighed = ?,
      \(Nutrient.allCases.map { "\($0.rawValue) = ?" }.joined(separator: ", "))
    WHERE id = ? AND mealId = ?
    """

  private func arguments(_ item: MealItem) -> StatementArguments {
    let values: StatementArguments = [
      item.name.storable, item.grams, item.amount.storable, item.food?.id, item.confidence, item.isSkipped,
      item.isWeighed,
    ]
    let unknown: StatementArguments = StatementArguments(Nutrient.allCases.map { _ in DatabaseValue.null })
    return values + (item.nutrients?.arguments ?? unknown)
  }
}

internal import Domain
internal import GRDB

/// Meals and their items as they lie in the database.
struct MealRows {
  let db: Database

  /// The meals that the rest of a query (from its condition on) selects, with their items, in two queries.
  func load(_ rest: String, _ arguments: StatementArguments) throws -> [Meal] {
    var meals = try db.all("SELECT id, day, time, slot, notes FROM meal WHERE \(rest)", arguments) { row in
      Meal(id: row[0], day: try row.day(1), time: try row.moment(2), slot: try row.word(3), notes: row[4])
    }
    guard !meals.isEmpty else { return [] }
    let select = ItemColumns.select(
      from: "mealItem", of: "mealId", in: "SELECT id FROM meal WHERE \(rest)", further: "isSkipped")
    let items = try ItemColumns.byOwner(db, select, arguments) { row in
      var item = ItemColumns.item(row)
      item.isSkipped = row[ItemColumns.further]
      return item
    }
    for index in meals.indices { meals[index].items = items[meals[index].id] ?? [] }
    return meals
  }

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

  private static let columns = ItemColumns.names + ["isSkipped"]
  private static let insert = """
    INSERT INTO mealItem (uid, mealId, position, entry, \(columns.joined(separator: ", ")))
    VALUES (\([String](repeating: "?", count: 4 + columns.count).joined(separator: ", ")))
    """
  // A deleted food reads as none; an item that is saved again keeps the number under which it was logged.
  private static let update = """
    UPDATE mealItem SET \(columns.map { $0 == "foodId" ? keptFood : "\($0) = ?" }.joined(separator: ", "))
    WHERE id = ? AND mealId = ?
    """
  private static let keptFood = """
    foodId = coalesce(?, (SELECT f.id FROM food f WHERE f.id = mealItem.foodId AND f.deletedAt IS NOT NULL))
    """

  private func arguments(_ item: MealItem) -> StatementArguments {
    ItemColumns.arguments(item) + [item.isSkipped]
  }
}

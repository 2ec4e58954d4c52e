internal import Domain
internal import GRDB

/// Meals and their items as they are stored in the database.
struct MealRows {
  let db: Database

  /// Reads the meals that satisfy an SQL condition, with their items and the titles of their recipes, in three
  /// queries; an ORDER BY may follow the condition.
  func load(_ rest: String, _ arguments: StatementArguments) throws -> [Meal] {
    var meals = try db.all(
      "SELECT id, day, time, slot, notes, createdAt, updatedAt FROM meal WHERE \(rest)", arguments
    ) { row in
      try Meal(
        id: row[0], day: try row.day(1), time: try row.moment(2), slot: try row.word(3), notes: row[4],
        createdAt: try row.knownMoment(5), updatedAt: try row.knownMoment(6))
    }
    guard !meals.isEmpty else { return [] }
    let titles = try RecipeReader.titles(ofMeals: rest, arguments, db)
    let select = LineColumns.select(
      from: "mealItem", of: "mealId", in: "SELECT id FROM meal WHERE \(rest)", further: Self.further)
    let items = try LineColumns.byOwner(db, select, arguments) { id, line, row in
      var item = MealItem(id: id, line)
      item.isSkipped = try row[LineColumns.further]
      item.line.recipe = try (row[LineColumns.further + 1] as Int?).flatMap { titles[$0] }
      return item
    }
    for index in meals.indices { meals[index].items = items[meals[index].id] ?? [] }
    return meals
  }

  /// Adds an item at a position and returns the item's ID.
  func insert(
    _ item: MealItem, meal: Int, position: Int, entry: Int, now: Moment, uid: String? = nil
  ) throws -> Int {
    try db.insert(Self.insert, [uid ?? UID.random(now), meal, position, entry] + arguments(item))
  }

  /// Overwrites the stored item that has the same ID.
  ///
  /// Returns false if the meal has no such item.
  func update(_ item: MealItem, meal: Int) throws -> Bool {
    try db.run(Self.update, arguments(item) + [item.id, meal]) == 1
  }

  private static let further = ["isSkipped", "recipeId"]
  private static let insert = LineColumns.insert(
    into: "mealItem", ["uid", "mealId", "position", "entry"], further: further)
  private static let update = LineColumns.update("mealItem", of: "mealId", further: further)

  private func arguments(_ item: MealItem) -> StatementArguments {
    LineColumns.arguments(item.line) + [item.isSkipped, item.line.recipe?.id]
  }
}

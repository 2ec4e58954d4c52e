package import Domain
internal import GRDB

/// Changes to the household's food bank.
package struct FoodBankWriter {
  let db: Database
  let now: Moment

  private var reading: FoodBankReader { FoodBankReader(db: db) }

  /// The food that already has this name, ignoring case, accents and plural; nil if the name is free.
  ///
  /// Imported foods do not count, because several of them may share a name.
  package func food(named name: String) throws -> Food? {
    try reading.blockingFood(named: name).flatMap { try reading.get($0.id) }
  }

  /// Adds a food and returns it with its ID and the time at which it was added.
  ///
  /// Throws `alreadyExists` if the name is taken, ignoring case, accents and plural; `outOfRange` for values that no
  /// food can have.
  @discardableResult
  package func insert(_ food: Food) throws -> Food {
    var saved = food
    saved.createdAt = now
    saved.updatedAt = now
    saved.id = try insert(saved, uid: UID.random(now))
    return saved
  }

  /// Saves a food; if it equals the stored food, its rows are not written.
  ///
  /// If `past` is true, all items that were logged with this food, by any profile, also get the food's new nutrition.
  /// Throws `unknownFood`, `alreadyExists`, `outOfRange`.
  package func update(_ food: Food, past: Bool = false) throws {
    guard let old = try reading.get(food.id) else { throw Self.unknown(food.id) }
    var compared = food
    (compared.createdAt, compared.updatedAt) = (old.createdAt, old.updatedAt)
    if compared != old {
      if FoodKey.of(food.name) != FoodKey.of(old.name) {
        // A name that somebody chooses for a food must not belong to any other food, not even an imported one.
        try refuseTaken(by: reading.food(named: food.name, besides: food.id, "1"))
      }
      try db.run(Self.update, try arguments(food, createdAt: old.createdAt) + [food.id])
      try saveParts(food)
    }
    if past { try rewriteLogged(food) }
  }

  /// Removes a food from the bank; items logged with it keep their name and values.
  ///
  /// Throws `unknownFood`.
  package func delete(_ id: Int) throws {
    guard try db.run("UPDATE food SET deletedAt = ? WHERE id = ? AND deletedAt IS NULL", [now.iso, id]) == 1 else {
      throw Self.unknown(id)
    }
  }

  /// Writes a starter food from a newer starter bank and returns its ID; if `food.id` is 0, adds the food.
  func save(_ food: Food, of entry: StarterFood) throws -> Int {
    var saved = food
    let values = try arguments(food, createdAt: now)
    if food.id == 0 {
      saved.id = try db.insert(Self.insert, values + [entry.uid])
    } else {
      try db.run(Self.update, values + [food.id])
      try db.run("UPDATE food SET uid = ?1 WHERE id = ?2 AND uid <> ?1", [entry.uid, food.id])
    }
    try saveParts(saved) { entry.uid($0, $1) }
    return saved.id
  }

  /// Gives an imported food the values of a newer file; the food then counts as unchanged since its import.
  func reimport(_ food: Food) throws {
    try db.run(Self.update, try arguments(food, createdAt: now) + [food.id])
    try saveParts(food)
  }

  private func insert(_ food: Food, uid: String) throws -> Int {
    try refuseTaken(by: reading.blockingFood(named: food.name))
    var saved = food
    saved.id = try db.insert(Self.insert, try arguments(food, createdAt: food.createdAt) + [uid])
    try saveParts(saved)
    return saved.id
  }

  private static let columns = """
    name, key, category, basis, density, isUserCreated, sourceName, sourceId, createdAt, updatedAt, \(Nutrients.columns)
    """
  private static let insert =
    "INSERT INTO food (\(columns), uid) VALUES (\([String](repeating: "?", count: 19).joined(separator: ", ")))"
  private static let update =
    "UPDATE food SET \(columns.split(separator: ",").map { $0 + " = ?" }.joined(separator: ",")) WHERE id = ?"

  private func arguments(_ food: Food, createdAt: Moment) throws -> StatementArguments {
    [
      food.name.storable, FoodKey.of(food.name), food.category.rawValue, food.basis.rawValue, food.density,
      food.isUserCreated, food.source?.name.storable, food.source?.id.storable, createdAt.iso, now.iso,
    ] + food.nutrients.arguments
  }

  /// Saves a food's portions, aliases and tags.
  ///
  /// `uid` makes the uid of a new row from its table and its name; if it is nil, uids are random.
  private func saveParts(_ food: Food, uid: ((String, String) -> String)? = nil) throws {
    func save(_ table: String, _ column: String?, _ parts: [(name: String, value: DatabaseValue)]) throws {
      try FoodParts(db: db, table: table, column: column, food: food.id) { uid?(table, $0) ?? UID.random(now) }.save(
        parts)
    }
    try save("foodPortion", "grams", food.portions.map { ($0.name, $0.grams.databaseValue) })
    try save("foodAlias", "key", food.aliases.map { ($0, FoodKey.of($0).databaseValue) })
    try save("foodTag", nil, food.tags.map { ($0, .null) })
  }

  private func refuseTaken(by other: FoodReference?) throws {
    guard let other else { return }
    throw LarderError(
      .alreadyExists, "there is a food `\(other.name)` already (#\(other.id))",
      hint: "choose another name; case, accents and plural make no difference", candidates: [other.name])
  }

  /// Gives all logged items of a food its current nutrition.
  ///
  /// The SQL calculates exactly as `Nutrients.of(grams:)` does, so that both give exactly the same numbers.
  private func rewriteLogged(_ food: Food) throws {
    let columns = Nutrient.allCases.map { "\($0.rawValue) = ? * (grams / 100.0)" }.joined(separator: ", ")
    // Items without a weight keep their values: there is nothing to multiply by.
    for table in ["mealItem", "tripItem"] {
      try db.run(
        "UPDATE \(table) SET \(columns) WHERE foodId = ? AND grams IS NOT NULL", food.nutrients.arguments + [food.id])
    }
  }

  private static func unknown(_ id: Int) -> LarderError {
    LarderError(.unknownFood, "there is no food #\(id)", hint: "`food search` finds foods by name")
  }
}

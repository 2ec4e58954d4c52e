internal import Domain
internal import GRDB

/// Recipes with their lines as they are stored in the database.
struct RecipeRows {
  let db: Database

  /// Who stated the nutrients per serving in a row of `recipeNutrition`: a person (`own`) or the recipe's source
  /// (`source`).
  enum Values: String, CaseIterable {
    case own
    case source
  }

  /// The recipes that satisfy an SQL condition, with their lines and tags.
  ///
  /// Ingredients that are themselves recipes have no nutrients yet.
  func load(_ condition: String, _ arguments: StatementArguments) throws -> [Recipe] {
    var recipes = try db.all(
      """
      SELECT id, title, description, sourceURL, sourcePlatform, language, servings, isServingsStated, yieldText, weight,
        prepMinutes, cookMinutes, totalMinutes, category, difficulty, notes, createdAt, updatedAt,
        archivedAt IS NOT NULL, profileId, photo, sourceUid
      FROM recipe WHERE \(condition)
      """, arguments
    ) { row in
      var recipe = try Recipe(id: row[0], title: row[1], createdAt: row.moment(16))
      (recipe.description, recipe.sourceURL, recipe.sourcePlatform, recipe.language) = try (
        row[2], row[3], row[4], row[5]
      )
      recipe.servings = try row.number(6, in: 0.000_001...1000)
      (recipe.isServingsStated, recipe.yieldText) = try (row[7], row[8])
      recipe.weight = try row.knownNumber(9, in: 0...1e6)
      recipe.prepMinutes = try row.knownNumber(10, in: 0...43_200)
      recipe.cookMinutes = try row.knownNumber(11, in: 0...43_200)
      recipe.statedMinutes = try row.knownNumber(12, in: 0...43_200)
      (recipe.category, recipe.difficulty, recipe.notes) = try (row.knownWord(13), row.knownWord(14), row[15])
      (recipe.updatedAt, recipe.isArchived, recipe.owner) = try (row.moment(17), row[18], row[19])
      (recipe.photo, recipe.sourceUID) = try (row[20], row[21])
      return recipe
    }
    for index in recipes.indices { try fill(&recipes[index]) }
    return recipes
  }

  private func fill(_ recipe: inout Recipe) throws {
    recipe.tags = try db.all("SELECT name FROM recipeTag WHERE recipeId = ? ORDER BY position, id", [recipe.id]) {
      try $0[0]
    }
    let values = try db.all(
      "SELECT kind, \(Nutrients.columns) FROM recipeNutrition WHERE recipeId = ?", [recipe.id]
    ) { try (kind: $0.word(0) as Values, nutrients: $0.nutrients(from: 1)) }
    recipe.ownNutrients = values.first { $0.kind == .own }?.nutrients
    recipe.statedNutrients = values.first { $0.kind == .source }?.nutrients
    recipe.ingredients = try db.all(Self.selectIngredients, [recipe.id]) { row in
      let (id, text, isHeading): (Int, String, Bool) = try (row[0], row[1], row[2])
      guard !isHeading else { return RecipeEntry(id: id, .heading(text)) }
      var ingredient = RecipeIngredient(text)
      ingredient.food = try (row[3] as Int?).map { FoodReference(id: $0, name: try row[4]) }
      ingredient.recipe = try (row[5] as Int?).map { RecipeReference(id: $0, title: try row[6]) }
      ingredient.servings = try row.knownNumber(7, in: 0...1e6)
      ingredient.grams = try row.knownNumber(8, in: 0...1e6)
      ingredient.gramsFrom = try row.knownWord(9)
      ingredient.confidence = try row.number(10, in: 0...1)
      ingredient.isSetByHand = try row[11]
      if let grams = ingredient.grams, ingredient.food != nil {
        ingredient.nutrients = try row.nutrients(from: 12).scaled(by: grams / 100)
      }
      // A line whose food or recipe was deleted counts as a line without a food or recipe.
      if try row[20] as Bool, ingredient.food == nil, ingredient.recipe == nil {
        ingredient.forgetFood()
        ingredient.isSetByHand = false
      }
      return RecipeEntry(id: id, .part(ingredient))
    }
    recipe.steps = try db.all(
      "SELECT id, text, isHeading, seconds FROM recipeStep WHERE recipeId = ? ORDER BY position, id", [recipe.id]
    ) { row in
      let (id, text, isHeading): (Int, String, Bool) = try (row[0], row[1], row[2])
      let seconds: Int? = try row.knownNumber(3, in: 1...2_592_000)
      return RecipeEntry(id: id, isHeading ? .heading(text) : .part(RecipeStep(text, seconds: seconds)))
    }
  }

  private static let selectIngredients = """
    SELECT i.id, i.text, i.isHeading, f.id, f.name, p.id, p.title, i.servings, i.grams, i.gramsFrom, i.confidence,
      i.isSetByHand, \(Nutrients.columns(of: "f")), i.foodId IS NOT NULL OR i.partUid IS NOT NULL
    FROM recipeIngredient i LEFT JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
      LEFT JOIN recipe p ON p.uid = i.partUid AND p.deletedAt IS NULL
    WHERE i.recipeId = ? ORDER BY i.position, i.id
    """

  // MARK: Writing

  /// Adds a recipe without its lines and returns its ID.
  func insert(_ recipe: Recipe, now: Moment) throws -> Int {
    try db.insert(
      """
      INSERT INTO recipe (uid, createdAt, archivedAt, \(Self.columns.joined(separator: ", ")))
      VALUES (?, ?, ?, \(Self.columns.map { _ in "?" }.joined(separator: ", ")))
      """, [UID.random(now), now.iso, recipe.isArchived ? now.iso : nil] + arguments(recipe, now))
  }

  /// Saves a recipe's own columns in place; returns false if the recipe no longer exists.
  func update(_ recipe: Recipe, now: Moment) throws -> Bool {
    let archived =
      recipe.isArchived ? "coalesce(archivedAt, '\(now.iso)')" : "NULL"
    return try db.run(
      """
      UPDATE recipe SET archivedAt = \(archived), \(Self.columns.map { "\($0) = ?" }.joined(separator: ", "))
      WHERE id = ? AND deletedAt IS NULL
      """, arguments(recipe, now) + [recipe.id]) == 1
  }

  private static let columns = [
    "profileId", "title", "key", "description", "sourceURL", "sourcePlatform", "language", "servings",
    "isServingsStated", "yieldText", "weight", "prepMinutes", "cookMinutes", "totalMinutes", "category", "difficulty",
    "notes", "photo", "sourceUid", "updatedAt",
  ]

  private func arguments(_ recipe: Recipe, _ now: Moment) -> StatementArguments {
    [
      recipe.owner, recipe.title.storable, Recipe.key(recipe.title), recipe.description?.storable,
      recipe.sourceURL?.storable, recipe.sourcePlatform?.storable, recipe.language?.storable, recipe.servings,
      recipe.isServingsStated, recipe.yieldText?.storable, recipe.weight, recipe.prepMinutes, recipe.cookMinutes,
      recipe.statedMinutes, recipe.category?.rawValue, recipe.difficulty?.rawValue, recipe.notes?.storable,
      recipe.photo,
      recipe.sourceUID?.storable, now.iso,
    ]
  }

  /// Saves a recipe's lines, tags and nutrients; lines that are stored but no longer in the recipe are deleted.
  func saveParts(of recipe: Recipe, now: Moment) throws {
    try saveTags(recipe, now)
    for (kind, values) in [(Values.own, recipe.ownNutrients), (.source, recipe.statedNutrients)] {
      try save(values, kind, of: recipe.id, now)
    }
    let ingredients = Self.rowsOfIngredients
    try keepOnly(recipe.ingredients.map(\.id), in: "recipeIngredient", of: recipe.id)
    for (position, entry) in recipe.ingredients.enumerated() {
      try save(
        entry.id, "recipeIngredient", ingredients, try values(entry), of: recipe.id, position: position, now)
    }
    try keepOnly(recipe.steps.map(\.id), in: "recipeStep", of: recipe.id)
    for (position, entry) in recipe.steps.enumerated() {
      let step = entry.part
      try save(
        entry.id, "recipeStep", ["text", "isHeading", "seconds"],
        [(step?.text ?? entry.heading ?? "?").storable, step == nil, step?.seconds], of: recipe.id, position: position,
        now)
    }
  }

  private static let rowsOfIngredients = [
    "text", "isHeading", "foodId", "partUid", "servings", "grams", "gramsFrom", "confidence", "isSetByHand",
  ]

  private func values(_ entry: RecipeEntry<RecipeIngredient>) throws -> StatementArguments {
    guard let ingredient = entry.part else {
      return [(entry.heading ?? "?").storable, true, nil, nil, nil, nil, nil, 0.0, false]
    }
    let part = try ingredient.recipe.flatMap { recipe in
      try db.first("SELECT uid FROM recipe WHERE id = ?", [recipe.id]) { try $0[0] as String }
    }
    // The weight of another recipe is calculated from that recipe when it is read.
    let grams = ingredient.recipe == nil ? ingredient.grams : nil
    return [
      ingredient.text.storable, false, ingredient.food?.id, part, ingredient.servings, grams,
      ingredient.gramsFrom?.rawValue, ingredient.confidence, ingredient.isSetByHand,
    ]
  }

  private func keepOnly(_ ids: [Int], in table: String, of recipe: Int) throws {
    let kept = Set(ids)
    let stored = try db.all("SELECT id FROM \(table) WHERE recipeId = ?", [recipe]) { try $0[0] as Int }
    for id in stored where !kept.contains(id) { try db.run("DELETE FROM \(table) WHERE id = ?", [id]) }
  }

  /// Adds a row if `id` is 0; otherwise changes the row with this ID if its values differ.
  private func save(
    _ id: Int, _ table: String, _ columns: [String], _ values: StatementArguments, of recipe: Int, position: Int,
    _ now: Moment
  ) throws {
    guard id > 0 else {
      let places = [String](repeating: "?", count: columns.count + 3).joined(separator: ", ")
      let names = (["uid", "recipeId", "position"] + columns).joined(separator: ", ")
      _ = try db.insert(
        "INSERT INTO \(table) (\(names)) VALUES (\(places))", [UID.random(now), recipe, position] + values)
      return
    }
    let all = columns + ["position"]
    // Bound twice: once to set the columns, once to compare them.
    let bound = values + [position]
    try db.run(
      """
      UPDATE \(table) SET \(all.map { "\($0) = ?" }.joined(separator: ", "))
      WHERE (\(all.map { "\($0) IS NOT ?" }.joined(separator: " OR "))) AND id = ? AND recipeId = ?
      """, bound + bound + [id, recipe])
  }

  private func saveTags(_ recipe: Recipe, _ now: Moment) throws {
    let stored = try db.all("SELECT name FROM recipeTag WHERE recipeId = ? ORDER BY position, id", [recipe.id]) {
      try $0[0] as String
    }
    guard stored != recipe.tags else { return }
    try db.run("DELETE FROM recipeTag WHERE recipeId = ?", [recipe.id])
    for (position, tag) in recipe.tags.enumerated() {
      _ = try db.insert(
        "INSERT INTO recipeTag (uid, recipeId, position, name) VALUES (?, ?, ?, ?)",
        [UID.random(now), recipe.id, position, tag.storable])
    }
  }

  private func save(_ values: PartialNutrients?, _ kind: Values, of recipe: Int, _ now: Moment) throws {
    let stored = try db.first(
      "SELECT \(Nutrients.columns) FROM recipeNutrition WHERE recipeId = ? AND kind = ?", [recipe, kind.rawValue]
    ) { try $0.nutrients(from: 0) }
    guard stored != values else { return }
    try db.run("DELETE FROM recipeNutrition WHERE recipeId = ? AND kind = ?", [recipe, kind.rawValue])
    guard let values else { return }
    _ = try db.insert(
      """
      INSERT INTO recipeNutrition (uid, recipeId, kind, \(Nutrients.columns))
      VALUES (?, ?, ?, \(Nutrient.allCases.map { _ in "?" }.joined(separator: ", ")))
      """, [UID.random(now), recipe, kind.rawValue] + values.arguments)
  }
}

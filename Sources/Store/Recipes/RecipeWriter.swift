package import Domain
internal import GRDB

/// Changes the recipes that one profile sees.
package struct RecipeWriter {
  let db: Database
  let profile: Int
  let now: Moment

  /// Reads the recipes that the profile sees, including what was written so far.
  package var reading: RecipeReader { RecipeReader(db: db, profile: profile) }

  /// Adds a recipe with its lines and returns it with the new IDs.
  ///
  /// Throws `outOfRange` for too many lines, `notAllowed` for a recipe that would contain itself.
  @discardableResult
  package func insert(_ recipe: Recipe) throws -> Recipe {
    try RecipeCheck.counts(recipe)
    var saved = recipe
    saved.id = try RecipeRows(db: db).insert(recipe, now: now)
    try RecipeRows(db: db).saveParts(of: saved, now: now)
    if recipe.isFavourite { try setFavourite(saved.id, true) }
    return try stored(saved.id)
  }

  /// Saves a recipe with its lines and returns it as it is stored; unchanged lines are not written.
  ///
  /// Throws `unknownRecipe`, `outOfRange`, and `notAllowed` for a recipe that would contain itself.
  @discardableResult
  package func update(_ recipe: Recipe) throws -> Recipe {
    try RecipeCheck.counts(recipe)
    let before = try stored(recipe.id)
    var same = recipe
    same.updatedAt = before.updatedAt
    guard same != before else { return before }
    guard try RecipeRows(db: db).update(recipe, now: now) else { throw Self.unknown(recipe.id) }
    try RecipeRows(db: db).saveParts(of: recipe, now: now)
    try refuseCircle(recipe)
    return try stored(recipe.id)
  }

  /// Deletes a recipe; meals in which it was eaten stay as they are.
  ///
  /// Throws `unknownRecipe`.
  package func delete(_ id: Int) throws {
    _ = try stored(id)
    try db.run("UPDATE recipe SET deletedAt = ? WHERE id = ?", [now.iso, id])
  }

  /// Stores whether a recipe is one of the profile's favourites.
  package func setFavourite(_ id: Int, _ isFavourite: Bool) throws {
    if isFavourite {
      try db.run(
        "INSERT INTO recipeFavourite (uid, profileId, recipeId) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [UID.random(now), profile, id])
    } else {
      try db.run("DELETE FROM recipeFavourite WHERE profileId = ? AND recipeId = ?", [profile, id])
    }
  }

  /// Keeps the recipe as it was imported, in the JSON of `recipe export`, at most 1,000,000 characters.
  package func setImported(_ id: Int, _ json: String) throws {
    try db.run("UPDATE recipe SET imported = ?2 WHERE id = ?1 AND imported IS NOT ?2", [id, json.storable])
  }

  /// Learns which food the household means by the name of an ingredient; `food` is nil if the name does not mean a
  /// food.
  package func learn(_ food: FoodReference?, as name: String) throws {
    let key = Recipe.key(name)
    guard !key.isEmpty, key.unicodeScalars.count <= 1000 else { return }
    try db.run(
      """
      INSERT INTO ingredientFood (uid, name, key, foodId, learnedAt) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (key) DO UPDATE SET name = ?2, foodId = ?4, learnedAt = ?5 WHERE foodId IS NOT ?4
      """, [UID.random(now), name.storable, key, food?.id, now.iso])
  }

  private func stored(_ id: Int) throws -> Recipe {
    guard let recipe = try reading.recipe(id) else { throw Self.unknown(id) }
    return recipe
  }

  private func refuseCircle(_ recipe: Recipe) throws {
    var waiting = recipe.ingredients.parts().compactMap(\.recipe)
    var seen: Set<Int> = []
    while let part = waiting.popLast() {
      guard part.id != recipe.id else {
        throw LarderError(
          .notAllowed, "\(recipe.title) would be an ingredient of itself", outcome: .unchanged)
      }
      guard seen.insert(part.id).inserted else { continue }
      waiting += try RecipeRows(db: db).load("id = ?", [part.id]).first?.ingredients.parts().compactMap(\.recipe) ?? []
    }
  }

  private static func unknown(_ id: Int) -> LarderError {
    LarderError(.unknownRecipe, "there is no recipe #\(id)", hint: "`recipe list` shows them")
  }
}

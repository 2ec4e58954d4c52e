internal import Domain
internal import Matching
internal import Store
internal import Text

/// Saves recipes, with the foods of their ingredients.
extension Session {
  /// Changes a recipe within one step, finds the foods of new lines, and shows the result.
  ///
  /// `body` receives the recipe as it is in the database when the write begins.
  func changeRecipe(
    _ id: Int, label: String, _ body: (inout Recipe, IngredientResolver, RecipeWriter) throws -> Void
  ) throws -> RecipeReport {
    let profile = try read { try self.profile(in: $0) }
    let goals = try read { try $0.profile(profile.id).goals() ?? .default }
    let written = try write(label: label, profile: nil) { writing in
      let book = writing.recipes(of: profile.id)
      guard var recipe = try book.reading.recipe(id) else {
        throw LarderError(.unknownRecipe, "recipe #\(id) has just been deleted", outcome: .unchanged)
      }
      let before = recipe
      let resolver = self.resolver(writing.reading, book.reading)
      try body(&recipe, resolver, book)
      try resolve(&recipe, before: before, resolver) { try pendingFoods.saved($0, by: writing.foods) }
      let updated = try book.update(recipe)
      let isOther = RecipeNutrition(before).logged != RecipeNutrition(updated).logged
      return (recipe: updated, leavesMeals: isOther && before.lastCooked != nil)
    }
    return RecipeReport(
      recipe: written.value.recipe, profile: profile.name, goals: goals, step: .some(written.step),
      photo: photo(of: written.value.recipe), leavesMeals: written.value.leavesMeals)
  }

  /// Adds a recipe and shows it; `also` may add further changes to the same step.
  func addRecipe(
    _ recipe: Recipe, label: String, also: (WriteTransaction) throws -> Void = { _ in }
  ) throws -> RecipeReport {
    let profile = try read { try self.profile(in: $0) }
    let goals = try read { try $0.profile(profile.id).goals() ?? .default }
    let added = try addRecipes([recipe], label: label, also: also)
    return RecipeReport(
      recipe: added.recipes[0], profile: profile.name, goals: goals, step: .some(added.step),
      photo: photo(of: added.recipes[0]))
  }

  /// Adds recipes and applies `updates` to saved recipes, all as one step; `also` may add further changes to this step.
  ///
  /// `imported` has the version of each of `recipes` that was imported, in the same order; these are kept too, so that a
  /// later import can tell what has been edited since.
  func addRecipes(
    _ recipes: [Recipe], updates: [RecipeUpdate] = [], imported: [Recipe] = [], label: String,
    also: (WriteTransaction) throws -> Void = { _ in }
  ) throws -> (recipes: [Recipe], step: Step?) {
    let profile = try read { try self.profile(in: $0) }
    if !imported.isEmpty || !updates.isEmpty { try backUpBeforeImport(rows: recipes.count + updates.count) }
    let written = try write(label: label, profile: nil) { writing in
      try also(writing)
      let book = writing.recipes(of: profile.id)
      let resolver = resolver(writing.reading, book.reading)
      let keep = { (food: FoodReference) in try self.pendingFoods.saved(food, by: writing.foods) }
      let updated = try updates.map { update in
        guard let stored = try book.reading.recipe(update.own.id) else {
          throw LarderError(
            .unknownRecipe, "\(update.own.title) has just been deleted",
            outcome: .nothing(.saved), hint: "run the command again")
        }
        var recipe = update.merged(with: stored)
        try resolve(&recipe, before: stored, resolver, keep)
        recipe = try book.update(recipe)
        if let snapshot = update.snapshot { try book.setImported(recipe.id, snapshot) }
        return recipe
      }
      let added = try recipes.enumerated().map { index, new in
        var recipe = new
        try resolve(&recipe, before: nil, resolver, keep)
        recipe = try book.insert(recipe)
        if imported.indices.contains(index), let snapshot = RecipeUpdate.snapshot(of: imported[index]) {
          try book.setImported(recipe.id, snapshot)
        }
        return recipe
      }
      return updated + added
    }
    return (written.value, written.step)
  }

  /// Records that the profile in use has viewed the recipe that was shown; a second view within a minute is not
  /// recorded.
  ///
  /// A command that only reads must not write, so this function is called after the command's report was shown.
  package func noteView() {
    guard let recipe = viewed else { return }
    viewed = nil
    if let last = recipe.viewedAt, abs(now.seconds - last.seconds) < 60 { return }
    guard !isForReadingOnly, let profile = try? read({ try self.profile(in: $0) }) else { return }
    try? household().noteView(of: recipe.id, by: profile.id, now: now)
  }

  /// The recipe with the foods that its ingredients would get if it were saved; nothing is saved.
  ///
  /// With `keepingStored`, the unchanged lines of a stored recipe keep their foods.
  func previewed(
    _ recipe: Recipe, _ reading: ReadTransaction, of profile: Int?, keepingStored: Bool = false
  ) throws -> Recipe {
    let book = reading.recipes(of: profile)
    let before = keepingStored && recipe.id > 0 ? try book.recipe(recipe.id) : nil
    var recipe = recipe
    try resolve(&recipe, before: before, resolver(reading, book)) { $0 }
    return recipe
  }

  private func resolver(_ reading: ReadTransaction, _ book: RecipeReader) -> IngredientResolver {
    IngredientResolver(FoodBank(reading, profile: nil, described: pendingFoods), recipes: book)
  }

  /// Finds the foods of lines that are new or whose text changed; `keep` saves foods found in the public food tables.
  private func resolve(
    _ recipe: inout Recipe, before: Recipe?, _ resolver: IngredientResolver,
    _ keep: (FoodReference) throws -> FoodReference
  ) throws {
    let known = before.map { Dictionary($0.ingredients.map { ($0.id, $0.part?.text) }) { $1 } } ?? [:]
    for index in recipe.ingredients.indices {
      guard var ingredient = recipe.ingredients[index].part else { continue }
      let id = recipe.ingredients[index].id
      if id == 0 || known[id] != ingredient.text { ingredient = try resolver.resolve(ingredient, within: recipe.id) }
      if let food = ingredient.food { ingredient.food = try keep(food) }
      recipe.ingredients[index].part = ingredient
    }
  }
}

internal import Domain
internal import Matching
internal import Store
internal import Text

/// Saves recipes, with the foods of their ingredients.
extension Session {
  /// Changes a recipe within one step, finds the foods of new lines, and shows the result.
  ///
  /// `body` changes the recipe as it is when the write begins.
  func changeRecipe(
    _ id: Int, _ invocation: Invocation, _ body: (inout Recipe, IngredientResolver, RecipeWriter) throws -> Void
  ) throws -> RecipeReport {
    let profile = try read { try self.profile(in: $0) }
    let goals = try read { try $0.profile(profile.id).goals() ?? .default }
    let written = try write(label: invocation.label, profile: nil) { writing in
      let book = writing.recipes(of: profile.id)
      guard var recipe = try book.reading.recipe(id) else {
        throw LarderError(.unknownRecipe, "recipe #\(id) has just been deleted", hint: "nothing was changed")
      }
      let before = recipe
      let resolver = self.resolver(writing.reading, book.reading)
      try body(&recipe, resolver, book)
      try resolve(&recipe, before: before, resolver) { try pendingFoods.saved($0, by: writing.foods) }
      return try book.update(recipe)
    }
    return RecipeReport(
      recipe: written.value, profile: profile.name, goals: goals, step: .some(written.step),
      photo: photo(of: written.value))
  }

  /// Adds a recipe as one step and shows it.
  func addRecipe(_ recipe: Recipe, _ invocation: Invocation) throws -> RecipeReport {
    let profile = try read { try self.profile(in: $0) }
    let goals = try read { try $0.profile(profile.id).goals() ?? .default }
    let added = try addRecipes([recipe], invocation)
    return RecipeReport(
      recipe: added.recipes[0], profile: profile.name, goals: goals, step: .some(added.step),
      photo: photo(of: added.recipes[0]))
  }

  /// Adds recipes as one step.
  func addRecipes(_ recipes: [Recipe], _ invocation: Invocation) throws -> (recipes: [Recipe], step: Step?) {
    let profile = try read { try self.profile(in: $0) }
    let written = try write(label: invocation.label, profile: nil) { writing in
      let book = writing.recipes(of: profile.id)
      return try recipes.map { recipe in
        var recipe = recipe
        try resolve(&recipe, before: nil, resolver(writing.reading, book.reading)) {
          try pendingFoods.saved($0, by: writing.foods)
        }
        return try book.insert(recipe)
      }
    }
    return (written.value, written.step)
  }

  /// The recipe with the foods that its ingredients would get, without saving anything.
  func previewed(_ recipe: Recipe, _ reading: ReadTransaction, of profile: Int?) throws -> Recipe {
    let book = reading.recipes(of: profile)
    var recipe = recipe
    try resolve(&recipe, before: nil, resolver(reading, book)) { $0 }
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

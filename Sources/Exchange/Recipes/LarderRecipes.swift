import Domain

/// Reads what `recipe export` and `recipe show --json` write.
package enum LarderRecipes {
  /// The recipes in the JSON of `recipe export`; empty if the text is not such JSON.
  package static func all(in json: String) -> [ImportedRecipe] {
    JSONTree(Array(json.utf8)[...]).flatMap { all(in: $0) } ?? []
  }

  /// The recipes in parsed JSON; nil if the JSON is from another program.
  static func all(in tree: JSONTree) -> [ImportedRecipe]? {
    let nodes = (tree["recipes"] ?? tree["recipe"] ?? .null).elements
    guard !nodes.isEmpty, nodes.allSatisfy({ $0["servingsStated"] != nil && $0["title"]?.text != nil }) else {
      return nil
    }
    return nodes.map(recipe)
  }

  private static func recipe(_ node: JSONTree) -> ImportedRecipe {
    var recipe = ImportedRecipe()
    recipe.title = node["title"]?.text ?? ""
    recipe.description = node["description"]?.text
    recipe.url = node["sourceURL"]?.text
    recipe.platform = node["sourcePlatform"]?.text
    recipe.image = node["image"]?.text
    recipe.language = node["language"]?.text
    if node["servingsStated"] == .bool(true) { recipe.servings = node["servings"]?.number }
    recipe.yieldText = node["yieldText"]?.text
    recipe.prepMinutes = minutes(node["prepMinutes"])
    recipe.cookMinutes = minutes(node["cookMinutes"])
    recipe.totalMinutes = minutes(node["totalMinutes"])
    recipe.weight = node["weight"]?.number
    recipe.categories = [node["category"]?.text].compactMap(\.self)
    recipe.difficulty = node["difficulty"]?.text
    recipe.notes = node["notes"]?.text
    recipe.tags = (node["tags"] ?? .null).elements.compactMap(\.text)
    recipe.ingredients = lines(node["ingredients"])
    recipe.steps = lines(node["steps"])
    recipe.nutrients = nutrients(node["statedNutrition"])
    if node["nutritionSource"]?.text == RecipeNutrition.Source.own.rawValue {
      recipe.ownNutrients = nutrients(node["nutritionPerServing"])
    }
    recipe.isArchived = node["archived"] == .bool(true)
    recipe.isFavourite = node["favourite"] == .bool(true)
    return recipe
  }

  /// The ingredients or steps, with a heading where the section changes.
  private static func lines(_ list: JSONTree?) -> [ImportedRecipe.Line] {
    var lines: [ImportedRecipe.Line] = []
    var section: String?
    for entry in (list ?? .null).elements {
      if let own = entry["section"]?.text, own != section { lines.append(.heading(own)) }
      section = entry["section"]?.text
      entry["text"]?.text.map { lines.append(.text($0)) }
    }
    return lines
  }

  private static func nutrients(_ tree: JSONTree?) -> PartialNutrients? {
    let values = Nutrient.allCases.map { nutrient in
      tree?[nutrient.rawValue]?.number.flatMap { (0...1e6).contains($0) ? $0 : nil }
    }
    return values.contains { $0 != nil } ? PartialNutrients(values: values) : nil
  }

  private static func minutes(_ tree: JSONTree?) -> Int? {
    tree?.number.flatMap { $0 > 0 && $0 <= Double(RecipeCheck.mostMinutes) ? Int($0) : nil }
  }
}

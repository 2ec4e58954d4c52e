/// The recipes that were found in a file, an archive or a folder.
package struct FoundRecipes: Sendable {
  package var recipes: [ImportedRecipe] = []
  /// The files of an archive or folder that could not be read, each with the reason.
  package var refused: [(name: String, why: String)] = []

  /// Creates a result from the recipes of one page or file, without refused files.
  package init(recipes: [ImportedRecipe] = []) { self.recipes = recipes }

  /// The same recipes, with those before the others that others name as an ingredient.
  ///
  /// When they are saved in this order, an ingredient such as `150 g Hollandaise` finds the recipe that it means. Among
  /// recipes that name each other, the first stays first.
  var withPartsFirst: FoundRecipes {
    guard recipes.contains(where: { !$0.partTitles.isEmpty }) else { return self }
    var places: [String: Int] = [:]
    for (index, recipe) in recipes.enumerated() where places[Self.key(recipe.title)] == nil {
      places[Self.key(recipe.title)] = index
    }
    var result = self
    result.recipes = []
    var isBegun = [Bool](repeating: false, count: recipes.count)
    for index in recipes.indices where !isBegun[index] {
      // The recipes that are waited for, from the one in the list to the innermost part.
      var waiting = [index]
      isBegun[index] = true
      while let last = waiting.last {
        if let next = recipes[last].partTitles.lazy.compactMap({ places[Self.key($0)] }).first(where: { !isBegun[$0] })
        {
          isBegun[next] = true
          waiting.append(next)
        } else {
          waiting.removeLast()
          result.recipes.append(recipes[last])
        }
      }
    }
    return result
  }

  private static func key(_ title: String) -> String { title.lowercased().filter { $0.isLetter || $0.isNumber } }
}

package import Domain

/// Where a part of an imported recipe was read.
package enum RecipeOrigin: String, Hashable, Sendable {
  /// The page's structured data (JSON-LD).
  case data
  /// Elements that the page marks as parts of a recipe with schema.org's names (microdata).
  case microdata
  /// Elements that the page marks with the class names of h-recipe.
  case microformat
  /// The text that people see: headings, lists, and what is below them.
  case text
  /// A text, or a file that Larder or another recipe program has written.
  case file
}

extension ImportedRecipe {
  /// Whether the recipe has this part.
  package func has(_ part: RecipePart) -> Bool {
    switch part {
    case .title: !title.isEmpty
    case .description: description != nil
    case .source: url != nil || platform != nil
    case .language: language != nil
    case .servings: servings != nil
    case .yield: yieldText != nil
    case .times: prepMinutes != nil || cookMinutes != nil || totalMinutes != nil
    case .category: !categories.isEmpty
    case .difficulty: difficulty != nil
    case .tags: !tags.isEmpty
    case .ingredients: !ingredients.isEmpty
    case .steps: !steps.isEmpty
    case .nutrition: nutrients != nil
    case .photo: image != nil
    }
  }

  /// Where a part of the recipe was read; nil if the recipe does not have this part.
  package func origin(of part: RecipePart) -> RecipeOrigin? { has(part) ? origins[part] ?? origin : nil }

  /// The same recipe, marked as read entirely from `origin`.
  func read(from origin: RecipeOrigin) -> ImportedRecipe {
    var recipe = self
    recipe.origin = origin
    return recipe
  }

  /// Lets `fill` add missing parts to the recipe; for each added part, `origin` returns where it was read.
  mutating func fill(from origin: (RecipePart) -> RecipeOrigin?, _ fill: (inout ImportedRecipe) -> Void) {
    let lacking = RecipePart.allCases.filter { !has($0) }
    fill(&self)
    for part in lacking where has(part) { origins[part] = origin(part) }
  }
}

package import Domain

/// The photo of an imported recipe.
package enum ImportedPhoto: Hashable, Sendable {
  case file(PhotoFile)
  /// The address of a photo that is not fetched because nothing is to be saved.
  case address(String)
}

/// A recipe as a page or a file states it, not yet checked against the rules of the recipe book.
package struct ImportedRecipe: Hashable, Sendable {
  /// An ingredient or a step, or a heading between them.
  package enum Line: Hashable, Sendable {
    case heading(String)
    case text(String)
  }

  /// The name of the dish; empty if the source states none.
  package var title = ""
  package var description: String?
  /// The web address of the recipe's page.
  package var url: String?
  /// The site or program from which the recipe was taken.
  package var platform: String?
  /// The address of the recipe's picture.
  package var image: String?
  /// The photo that comes with the recipe; nil if there is no photo.
  package var photo: ImportedPhoto?
  /// Why the photo that the recipe names could not be imported: `it is larger than 10 MB`.
  ///
  /// Nil if there was no problem, or if the recipe names no photo.
  package var photoProblem: String?
  /// The paths at which the recipe's photo may be, as named by the program that exported the recipe.
  ///
  /// The paths are relative to the folder of the recipe's file.
  var photoPaths: [String] = []
  /// The language of the recipe, as a code such as `de`.
  package var language: String?
  /// The number of servings; for a range, its lower end.
  package var servings: Double?
  /// The yield in the source's own words, unless Larder says the same: `24 cookies`, `4 personnes`.
  package var yieldText: String?
  package var prepMinutes: Int?
  package var cookMinutes: Int?
  package var totalMinutes: Int?
  /// The categories in which the source groups its recipes, such as `Dinner`.
  package var categories: [String] = []
  package var tags: [String] = []
  package var ingredients: [Line] = []
  package var steps: [Line] = []
  /// The weight of the finished dish in grams.
  package var weight: Double?
  /// How hard the recipe is: `easy`, `medium` or `hard`.
  package var difficulty: String?
  package var notes: String?
  /// The nutrients of a serving as the source states them; nil if the source states none.
  package var nutrients: PartialNutrients?
  /// The nutrients of a serving that a person typed in; nil if nobody did.
  package var ownNutrients: PartialNutrients?
  /// The recipe's ID in the program from which it was exported, preceded by the program's name; nil if unknown.
  package var sourceUID: String?
  /// Where the recipe was read, except for the parts in `origins`.
  package var origin = RecipeOrigin.file
  /// Where the parts that do not come from `origin` were read.
  package var origins: [RecipePart: RecipeOrigin] = [:]
  /// The titles of the recipes that this recipe names as ingredients; empty unless the source says that they are recipes.
  var partTitles: [String] = []
  /// The names of the source's fields that have a value and no place in a recipe of Larder, sorted.
  package var unread: [String] = []
  package var isArchived = false
  package var isFavourite = false

  package init() {}

  /// The ingredients without the headings.
  package var ingredientTexts: [String] { Self.texts(ingredients) }
  /// The steps without the headings.
  package var stepTexts: [String] { Self.texts(steps) }

  private static func texts(_ lines: [Line]) -> [String] {
    lines.compactMap { line in
      guard case .text(let text) = line else { return nil }
      return text
    }
  }

  /// Fills in what this recipe lacks from another version of the same recipe.
  mutating func complete(with other: ImportedRecipe) {
    fill(from: other.origin) { $0.take(other) }
  }

  private mutating func take(_ other: ImportedRecipe) {
    if title.isEmpty { title = other.title }
    if categories.isEmpty { categories = other.categories }
    if tags.isEmpty { tags = other.tags }
    if ingredients.isEmpty { ingredients = other.ingredients }
    if steps.isEmpty { steps = other.steps }
    description = description ?? other.description
    url = url ?? other.url
    platform = platform ?? other.platform
    image = image ?? other.image
    photo = photo ?? other.photo
    language = language ?? other.language
    servings = servings ?? other.servings
    yieldText = yieldText ?? other.yieldText
    nutrients = nutrients ?? other.nutrients
    // Times from two readings would not add up.
    if prepMinutes == nil, cookMinutes == nil, totalMinutes == nil {
      (prepMinutes, cookMinutes, totalMinutes) = (other.prepMinutes, other.cookMinutes, other.totalMinutes)
    }
  }
}

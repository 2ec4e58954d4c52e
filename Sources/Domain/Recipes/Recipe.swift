/// A dish of the household's recipe book: what goes into it and how it is made.
package struct Recipe: Hashable, Sendable {
  /// The number that people see as `#12`; 0 if the recipe is not saved.
  package var id: Int
  /// The name of the dish, 1 to 200 characters; several recipes may share it.
  package var title: String
  /// A description of the dish, at most 10,000 characters; nil if there is none.
  package var description: String?
  /// The address of the web page from which the recipe was taken; nil if there is none.
  package var sourceURL: String?
  /// The site or program from which the recipe was taken; nil if unknown.
  package var sourcePlatform: String?
  /// The language of the recipe's text as a code such as `de` or `en-GB`; nil if unknown.
  package var language: String?
  /// How many servings the ingredients make, above 0 and at most 1,000.
  package var servings: Double
  /// Whether a person or the recipe's source stated the number of servings; if not, `usualServings` is assumed.
  package var isServingsStated: Bool
  /// The yield in the recipe's own words, such as `24 cookies`; nil if the recipe states none.
  package var yieldText: String?
  /// The weight of the finished dish in grams, as a person has weighed it; nil if unknown.
  package var weight: Double?
  /// The minutes of work without the cooking time, 0 to 43,200; nil if unknown.
  package var prepMinutes: Int?
  /// Minutes on the stove or in the oven, 0 to 43,200; nil if unknown.
  package var cookMinutes: Int?
  /// The stated minutes from beginning to end, 0 to 43,200; nil if they are not stated.
  ///
  /// If they are not stated, `totalMinutes` is the sum of `prepMinutes` and `cookMinutes`.
  package var statedMinutes: Int?
  /// The meal that the dish is for; nil if the dish suits any meal.
  package var category: Slot?
  /// How hard the dish is to make; nil if unknown.
  package var difficulty: Difficulty?
  /// The tags that people use to group their recipes.
  package var tags: [String]
  /// The household's own notes on the recipe, at most 10,000 characters; nil if there are none.
  package var notes: String?
  /// The ingredients and their headings, in order.
  package var ingredients: [RecipeEntry<RecipeIngredient>]
  /// The steps and their headings, in order.
  package var steps: [RecipeEntry<RecipeStep>]
  /// The nutrients of one serving that a person has typed in; nil if nobody has typed them in.
  ///
  /// These values replace the nutrients that are calculated from the ingredients.
  package var ownNutrients: PartialNutrients?
  /// The nutrients of one serving as the recipe's source states them; nil if the source states none.
  package var statedNutrients: PartialNutrients?
  /// The name of the photo's file in the household's folder of photos; nil if there is no photo.
  package var photo: String?
  /// The ID that the recipe has in the program from which it was taken; nil if there is none.
  package var sourceUID: String?
  /// The ID of the only profile that sees the recipe; nil if the whole household sees it.
  package var owner: Int?
  /// Whether the recipe is archived, so that lists and searches leave it out.
  package var isArchived: Bool
  /// Whether the recipe is a favorite of the profile in use.
  package var isFavourite: Bool
  /// The last day on which the profile in use ate the dish, according to its meals; nil if it never has.
  package var lastCooked: Day?
  /// When the profile in use last looked at the recipe; nil if it never has.
  package var viewedAt: Moment?
  /// When the recipe was added to the recipe book.
  package var createdAt: Moment
  /// When the recipe was last changed; the same as `createdAt` before the first change.
  package var updatedAt: Moment

  /// How hard a recipe is to make.
  package enum Difficulty: String, CaseIterable, Sendable {
    case easy
    case medium
    case hard
  }

  /// The number of servings that is assumed if a recipe states none.
  package static let usualServings = 4.0

  /// Creates a recipe without checking the values; `RecipeCheck` contains the rules for them.
  package init(id: Int = 0, title: String, createdAt: Moment = Moment(seconds: 0, offset: 0)) {
    self.id = id
    self.title = title
    (servings, isServingsStated) = (Self.usualServings, false)
    (tags, ingredients, steps) = ([], [], [])
    (isArchived, isFavourite) = (false, false)
    (self.createdAt, updatedAt) = (createdAt, createdAt)
  }

  /// The minutes from beginning to end: the stated minutes or, without them, the sum of the minutes of work and of
  /// cooking.
  ///
  /// Nil if the recipe states none of these.
  package var totalMinutes: Int? {
    statedMinutes ?? (prepMinutes == nil && cookMinutes == nil ? nil : (prepMinutes ?? 0) + (cookMinutes ?? 0))
  }

  /// The weight of all ingredients in grams.
  ///
  /// Nil if the weight of an ingredient that has an amount is unknown, or if no ingredient has an amount.
  package var rawWeight: Double? {
    let counted = ingredients.parts().filter { !$0.isWithoutAmount }
    let grams = counted.compactMap(\.grams)
    return grams.isEmpty || grams.count < counted.count ? nil : grams.reduce(0, +)
  }

  /// The values that identify a recipe without its source: its title and the lines of its ingredients.
  package var identity: [String] { [Self.key(title)] + ingredients.parts().map(\.text) }

  /// The title and the number of a recipe as lists and messages show them, `Lentil soup #2`; nil without a number behind
  /// the title.
  package static func numbered(_ text: String) -> (title: String, id: Int)? {
    guard let sign = text.lastIndex(of: "#"), let id = Int(text[text.index(after: sign)...]) else { return nil }
    return (String(text[..<sign]), id)
  }

  /// The form in which titles are compared.
  package static func key(_ title: String) -> String { SearchText.normalize(title) }
}

/// One step of a recipe's instructions.
package struct RecipeStep: Hashable, Sendable {
  /// The instruction, 1 to 10,000 characters.
  package var text: String
  /// How long the step takes in seconds, as its text says or as a person has set it; nil if unknown.
  package var seconds: Int?

  /// Creates a step without reading `seconds` from the text; `RecipeCheck.step` reads them.
  package init(_ text: String, seconds: Int?) {
    self.text = text
    self.seconds = seconds
  }
}

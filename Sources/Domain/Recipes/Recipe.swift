/// A dish of the household's recipe book: what goes into it and how it is made.
package struct Recipe: Hashable, Sendable {
  /// The number that people see as `#12`; 0 if the recipe is not saved.
  package var id: Int
  /// The name of the dish, 1 to 200 characters; several recipes may share it.
  package var title: String
  /// What the dish is, at most 10,000 characters; nil if nothing is said.
  package var description: String?
  /// The page that the recipe is from; nil if it is from none.
  package var sourceURL: String?
  /// The site or program that the recipe is from; nil if unknown.
  package var sourcePlatform: String?
  /// The language of its texts as a code such as `de` or `en-GB`; nil if unknown.
  package var language: String?
  /// How many servings the ingredients make, above 0 and at most 1,000.
  package var servings: Double
  /// Whether somebody has said how many servings; otherwise `usualServings` are assumed.
  package var isServingsStated: Bool
  /// What the recipe makes in its own words, such as `24 cookies`; nil if nothing is said.
  package var yieldText: String?
  /// What the finished dish weighs in grams, as somebody has weighed it; nil if unknown.
  package var weight: Double?
  /// Minutes of work, 0 to 43,200; nil if unknown.
  package var prepMinutes: Int?
  /// Minutes on the stove or in the oven, 0 to 43,200; nil if unknown.
  package var cookMinutes: Int?
  /// Minutes from beginning to end as somebody has said them, 0 to 43,200; nil if they are the sum of the others.
  package var statedMinutes: Int?
  /// The meal that the dish is for; nil for any.
  package var category: Slot?
  /// How hard it is to make; nil if unknown.
  package var difficulty: Difficulty?
  /// Words by which people group their recipes.
  package var tags: [String]
  /// What somebody has noted about it, at most 10,000 characters; nil if nothing.
  package var notes: String?
  /// What goes into it, in order.
  package var ingredients: [RecipeEntry<RecipeIngredient>]
  /// How it is made, in order.
  package var steps: [RecipeEntry<RecipeStep>]
  /// The nutrients of a serving that somebody has typed in, which count before those of the ingredients; nil if nobody has.
  package var ownNutrients: PartialNutrients?
  /// The nutrients of a serving by the recipe's source; nil if it states none.
  package var statedNutrients: PartialNutrients?
  /// The profile that alone sees the recipe; nil if it is the household's.
  package var owner: Int?
  /// Whether the recipe has been put away, so that lists and searches leave it out.
  package var isArchived: Bool
  /// Whether the profile in use likes it.
  package var isFavourite: Bool
  /// The last day on which the profile in use has eaten of it; nil if it has not.
  package var lastCooked: Day?
  /// When it was added to the book.
  package var createdAt: Moment
  /// When it was last changed; the same as `createdAt` before the first change.
  package var updatedAt: Moment

  /// How hard a recipe is to make.
  package enum Difficulty: String, CaseIterable, Sendable {
    case easy
    case medium
    case hard
  }

  /// The servings of a recipe that does not say how many it makes.
  package static let usualServings = 4.0

  /// Creates a recipe without checking the values; `RecipeCheck` has the rules.
  package init(id: Int = 0, title: String, createdAt: Moment = Moment(seconds: 0, offset: 0)) {
    self.id = id
    self.title = title
    (servings, isServingsStated) = (Self.usualServings, false)
    (tags, ingredients, steps) = ([], [], [])
    (isArchived, isFavourite) = (false, false)
    (self.createdAt, updatedAt) = (createdAt, createdAt)
  }

  /// Minutes from beginning to end: as said, or else the sum of those of work and heat; nil if neither is known.
  package var totalMinutes: Int? {
    statedMinutes ?? (prepMinutes == nil && cookMinutes == nil ? nil : (prepMinutes ?? 0) + (cookMinutes ?? 0))
  }

  /// The weight of all ingredients in grams; nil if that of a counted one is unknown.
  package var rawWeight: Double? {
    let counted = ingredients.parts().filter { !$0.isWithoutAmount }
    let grams = counted.compactMap(\.grams)
    return grams.isEmpty || grams.count < counted.count ? nil : grams.reduce(0, +)
  }

  /// The form in which titles are compared.
  package static func key(_ title: String) -> String { SearchText.normalize(title) }
}

/// One thing to do.
package struct RecipeStep: Hashable, Sendable {
  /// What is to be done, 1 to 10,000 characters.
  package var text: String
  /// How long it takes in seconds, as its words say or as somebody has set it; nil if unknown.
  package var seconds: Int?

  /// Creates a step; without `seconds`, they are those that its words say.
  package init(_ text: String, seconds: Int?) {
    self.text = text
    self.seconds = seconds
  }
}

package import Domain

/// A recipe as a page or a file states it, with nothing checked against the rules of the recipe book yet.
package struct ImportedRecipe: Hashable, Sendable {
  /// A step and the heading above it; the heading is nil if there is none.
  package struct Step: Hashable, Sendable {
    package var section: String?
    package var text: String
  }

  /// The name of the dish; empty if none is stated.
  package var title = ""
  package var description: String?
  /// The address of the page.
  package var url: String?
  /// The address of a picture.
  package var image: String?
  /// The language of the texts as a code such as `de`.
  package var language: String?
  /// The number of servings; of a range, its lower end.
  package var servings: Double?
  /// The yield in the source's own words, if they say more than the number of servings: `24 cookies`.
  package var yieldText: String?
  package var prepMinutes: Int?
  package var cookMinutes: Int?
  package var totalMinutes: Int?
  /// The words by which the source groups its recipes, such as `Dinner`.
  package var categories: [String] = []
  package var tags: [String] = []
  /// The lines as they are written; a heading between them ends with a colon.
  package var ingredients: [String] = []
  package var steps: [Step] = []
  /// The weight of the finished dish in grams.
  package var weight: Double?
  /// How hard it is to make: `easy`, `medium` or `hard`.
  package var difficulty: String?
  package var notes: String?
  /// The nutrients of a serving as stated; nil if none are.
  package var nutrients: PartialNutrients?

  package init() {}
}

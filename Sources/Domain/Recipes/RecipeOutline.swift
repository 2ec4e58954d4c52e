/// A recipe as a list shows it.
package struct RecipeOutline: Hashable, Sendable {
  package var id: Int
  package var title: String
  package var category: Slot?
  package var difficulty: Recipe.Difficulty?
  package var tags: [String]
  package var servings: Double
  /// Minutes from beginning to end; nil if unknown.
  package var totalMinutes: Int?
  /// The energy of one serving in kcal; nil if unknown.
  package var calories: Double?
  /// The protein of one serving in g; nil if unknown.
  package var protein: Double?
  /// Whether `calories` and `protein` leave out an ingredient that has an amount.
  package var isPartial: Bool
  package var isFavourite: Bool
  package var isArchived: Bool
  package var owner: Int?
  /// The last day on which the profile in use ate the dish; nil if it never has.
  package var lastCooked: Day?
  package var createdAt: Moment
  /// When the profile in use last looked at the recipe; nil if it never has.
  package var viewedAt: Moment?
  /// Whether the recipe has a photo.
  package var hasPhoto = false

  package init(
    id: Int, title: String, category: Slot?, difficulty: Recipe.Difficulty?, tags: [String], servings: Double,
    totalMinutes: Int?, calories: Double?, protein: Double?, isPartial: Bool, isFavourite: Bool, isArchived: Bool,
    owner: Int?, lastCooked: Day?, createdAt: Moment
  ) {
    (self.id, self.title, self.category, self.difficulty, self.tags) = (id, title, category, difficulty, tags)
    (self.servings, self.totalMinutes, self.calories, self.protein) = (servings, totalMinutes, calories, protein)
    (self.isPartial, self.isFavourite, self.isArchived, self.owner) = (isPartial, isFavourite, isArchived, owner)
    (self.lastCooked, self.createdAt) = (lastCooked, createdAt)
  }
}

/// A reference to a recipe by its ID and title.
package struct RecipeReference: Hashable, Sendable {
  package var id: Int
  package var title: String

  package init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

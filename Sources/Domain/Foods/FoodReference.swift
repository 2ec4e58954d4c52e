/// A food as another row names it.
package struct FoodReference: Hashable, Sendable {
  /// The food's number in the bank.
  package let id: Int
  /// The food's name in the bank.
  package let name: String

  /// A reference to a saved food.
  package init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

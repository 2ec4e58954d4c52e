/// A reference to a food from another row.
package struct FoodReference: Hashable, Sendable {
  /// The food's number in the bank.
  package let id: Int
  /// The food's name in the bank.
  package let name: String

  /// Creates a reference to a saved food.
  package init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

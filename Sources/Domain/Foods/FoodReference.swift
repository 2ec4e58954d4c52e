/// A reference to a food in the bank, as stored with the items of meals and trips.
package struct FoodReference: Hashable, Sendable {
  /// The food's ID in the bank.
  package let id: Int
  /// The food's name in the bank.
  package let name: String

  /// Creates a reference to a saved food.
  package init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

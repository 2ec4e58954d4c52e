/// A line of a recipe's list of ingredients, as read: `2-3 EL Sojasauce`, `1 (15 oz) can beans, drained`.
package enum IngredientLine: Equatable, Sendable {
  /// The title of the ingredients that follow: `For the dough:`, without its colon.
  case heading(String)
  case ingredient(IngredientReading)
}

/// What a line says of one ingredient.
package struct IngredientReading: Equatable, Sendable {
  /// How much is to be taken; nil if the line has no amount.
  package var amount: IngredientAmount?
  /// Further amounts in the line: the size of a can, the same in another system, what is added to the first.
  package var moreAmounts: [OtherAmount] = []
  /// What is to be taken, without sizes and preparation: `black pepper`.
  package var name: String
  /// What else the line says: `finely chopped`, `for frying`; nil if nothing.
  package var note: String?
  /// Whether the line says that it may be left out.
  package var isOptional = false
}

/// An amount in an ingredient line: `1½ cups`, `2-3`, `a pinch`.
package struct IngredientAmount: Equatable, Sendable {
  /// The number, or the least of a range; above 0, and nil if only a unit is said, as in `pinch of salt`.
  package var quantity: Double?
  /// The most of a range; nil if there is none.
  package var quantityMax: Double?
  /// The unit; nil for a bare count, as in `2 eggs`.
  package var unit: IngredientUnit?
}

/// An amount that stands beside the first of a line.
package struct OtherAmount: Equatable, Sendable {
  package enum Role: Equatable, Sendable {
    /// The same in other words: `150 g / 5 oz`.
    case same
    /// What each of the counted pieces has: `2 cans of 400 g`.
    case each
    /// To be taken besides: `1 cup plus 2 tbsp`.
    case added
  }

  package var amount: IngredientAmount
  package var role: Role
}

/// A line from a recipe's list of ingredients, as read: `2-3 EL Sojasauce`, `1 (15 oz) can beans, drained`.
package enum IngredientLine: Equatable, Sendable {
  /// A heading above the ingredients that follow, such as `For the dough:`, without its colon.
  case heading(String)
  case ingredient(IngredientReading)
}

/// What an ingredient line says: an amount, a name and notes.
package struct IngredientReading: Equatable, Sendable {
  /// The amount of the ingredient; nil if the line has none.
  package var amount: IngredientAmount?
  /// Further amounts in the line: the size of a can, the same amount in other units, or an amount to be added.
  package var moreAmounts: [OtherAmount] = []
  /// The size of each piece as the line states it: `small`, `medium` or `large`; nil if the line states no size.
  package var size: PieceSize?
  /// The name of the ingredient, without sizes and preparation: `black pepper`.
  package var name: String
  /// The rest of the line: `finely chopped`, `for frying`; nil if there is none.
  package var note: String?
  /// Whether the line says that the ingredient may be left out.
  package var isOptional = false

  /// Whether the line says that a weight beside a number of pieces is that of all (`400 g in total`) or of each (`150 g
  /// each`); nil if it does not say so.
  package var isWeightOfAll: Bool?

  /// The name and the note in plain letters, to be searched for words that say how the food is bought or prepared.
  package var said: String { "\(name) \(note ?? "")".plainLetters }
}

/// How large the pieces in an ingredient line are: `2 large onions`.
package enum PieceSize: String, CaseIterable, Sendable {
  case small
  case medium
  case large

  /// The size that a word means, without accents and in lower case; nil for any other word.
  init?(word: String) {
    guard let size = Self.allCases.first(where: { Self.words[$0]?.contains(word) ?? false }) else { return nil }
    self = size
  }

  /// All words that mean a size.
  static let allWords = words.values.reduce(into: Set<String>()) { $0.formUnion($1) }

  private static let words: [PieceSize: Set<String>] = [
    .small: IngredientWords.set(
      """
      small sm kl klein kleine kleiner kleines kleinen petit petite petits petites piccolo piccola piccoli piccole pequeno
      pequena pequenos pequenas
      """),
    .medium: IngredientWords.set(
      """
      medium med md medium-size medium-sized mittelgross mittelgrosse mittelgrosser mittelgrosses mittelgrossen mittlere
      mittlerer mittleres moyen moyenne moyens moyennes mediano mediana medianos medianas
      """),
    .large: IngredientWords.set(
      """
      large lg big jumbo extra-large large-sized gross grosse grosser grosses grossen gros grand grande grands grandes grandi
      grosso grossa grossi
      """),
  ]
}

/// An amount in an ingredient line: `1½ cups`, `2-3`, `a pinch`.
package struct IngredientAmount: Equatable, Sendable {
  /// The number, or the lower end of a range, above 0; nil if there is only a unit, as in `pinch of salt`.
  package var quantity: Double?
  /// The upper end of a range; nil if the amount is not a range.
  package var quantityMax: Double?
  /// The unit; nil for a bare count, as in `2 eggs`.
  package var unit: IngredientUnit?
}

/// A second amount in an ingredient line, and how it relates to the first.
package struct OtherAmount: Equatable, Sendable {
  package enum Role: Equatable, Sendable {
    /// The same amount in other units: `150 g / 5 oz`.
    case same
    /// The size of each counted piece or container: `2 cans of 400 g`.
    case each
    /// An amount that is added to the first: `1 cup plus 2 tbsp`.
    case added
  }

  package var amount: IngredientAmount
  package var role: Role
}

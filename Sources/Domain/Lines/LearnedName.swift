/// The food that a profile means by an ambiguous name: `Brot` means Rye bread.
///
/// It is learned from the answer to a question, or from the correction of a logged item, and may be forgotten again.
package struct LearnedName: Hashable, Sendable {
  /// The name as it was typed.
  package var name: String
  /// The food that is meant.
  package var food: FoodReference
  /// Whether the name was learned from a correction; false if it was learned from the answer to a question.
  package var isCorrection: Bool
  /// When the name was learned.
  package var learnedAt: Moment

  /// Creates a learned name without checking it.
  package init(name: String, food: FoodReference, isCorrection: Bool, learnedAt: Moment) {
    self.name = name
    self.food = food
    self.isCorrection = isCorrection
    self.learnedAt = learnedAt
  }

  /// The form in which learned names are compared, ignoring case, accents and plural; empty if the name has no words.
  package static func key(_ name: String) -> String { SearchText.normalize(BreadWords.singular(name)) }
}

/// A typed name for which the user has just said which food is meant.
package struct ExplainedName: Hashable, Sendable {
  /// The name as it was typed.
  package var name: String
  /// Whether the user corrected a logged item; false if the user answered a question.
  package var isCorrection: Bool

  /// Creates a name whose meaning the user has explained.
  package init(_ name: String, isCorrection: Bool) {
    self.name = name
    self.isCorrection = isCorrection
  }
}

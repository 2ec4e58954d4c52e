package import Domain

/// Foods that a text may mean, not yet sorted, and the ranking that sorts them.
package struct FoodCandidates: Sendable {
  /// How many foods are looked at by default.
  package static let reach = 120

  /// In no particular order.
  package let foods: [Food]
  /// Knows how the words in the bank relate to the text.
  package let ranking: FoodRanking

  /// The food that is meant, or the foods that a person has to choose from.
  package var choice: FoodChoice { ranking.choose(foods) }

  /// The foods that fit, best first.
  package func matches(limit: Int) -> [FoodMatch] { ranking.matches(foods, limit: limit) }
}

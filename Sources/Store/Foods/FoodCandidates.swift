package import Domain

/// Foods that a text may mean, not yet in order, and the ranking for it.
package struct FoodCandidates: Sendable {
  /// Foods that are looked at unless something else is said.
  package static let reach = 120

  /// In no order that means anything.
  package let foods: [Food]
  /// Knows what the bank's words say about the text.
  package let ranking: FoodRanking

  /// The food that is meant, or those among which a person has to choose.
  package var choice: FoodChoice { ranking.choose(foods) }

  /// The foods that fit, best first.
  package func matches(limit: Int) -> [FoodMatch] { ranking.matches(foods, limit: limit) }
}

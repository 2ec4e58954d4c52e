package import Domain

/// Foods that a text may mean, not yet sorted, and the ranking that sorts them.
package struct FoodCandidates: Sendable {
  /// The largest number of foods that are compared with a text by default.
  package static let reach = 120

  /// The foods, in no particular order.
  package let foods: [Food]
  /// Sorts the foods by how well they match the text.
  package let ranking: FoodRanking

  /// The food that the text means, or the foods that a person has to choose from.
  package var choice: FoodChoice { ranking.choose(foods) }

  /// The foods that fit, best first.
  package func matches(limit: Int) -> [FoodMatch] { ranking.matches(foods, limit: limit) }
}

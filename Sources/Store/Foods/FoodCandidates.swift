package import Domain

/// Foods that typed text may mean, not yet sorted, and the ranking that sorts them.
package struct FoodCandidates: Sendable {
  /// The maximum number of foods that are compared with the text by default.
  package static let reach = 120

  /// The foods, in no particular order.
  package let foods: [Food]
  /// Sorts the foods by how well they match the text.
  package let ranking: FoodRanking

  /// The food that the text means, or the foods that the user has to choose from.
  package var choice: FoodChoice { ranking.choose(foods) }

  /// The foods that fit, best first.
  package func matches(limit: Int) -> [FoodMatch] { ranking.matches(foods, limit: limit) }
}

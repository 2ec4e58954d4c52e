/// What a name means in the food bank.
package enum FoodChoice: Hashable, Sendable {
  /// One clear winner.
  case one(FoodMatch)
  /// Several that fit alike, or a doubtful best, best first: to be asked about.
  case several([FoodMatch])
  /// Nothing fits; the nearest names, perhaps none.
  case none([FoodMatch])
}

extension FoodRanking {
  /// Matches offered when the choice is not clear.
  package static let offered = 6

  /// One where the best match is certain and ahead of the rest, several where not.
  package func choose(_ candidates: [Food]) -> FoodChoice {
    let ranked = rank(candidates)
    let fitting = ranked.prefix { $0.fit.kind > .someWords }
    guard let best = fitting.first else { return .none(ranked.prefix(Self.offered).map(\.match)) }
    let isRivalled = fitting.dropFirst().contains { $0.isRival(of: best) }
    if best.fit.confidence >= FoodMatch.certain, !best.fit.isKindOf, !isRivalled {
      return .one(best.match)
    }
    // The only one of its kind that the bank knows: berries are more than goji berries.
    if best.fit.isKindOf, !isRivalled { return .several(fitting.prefix(Self.offered).map(\.doubtedMatch)) }
    return .several(fitting.prefix(Self.offered).map(\.match))
  }
}

extension FoodRanking.Ranked {
  /// The match with the doubt that it is only a kind of what was typed.
  fileprivate var doubtedMatch: FoodMatch {
    var fit = fit
    if fit.isKindOf { fit.doubtKind() }
    return FoodMatch(food: food, matched: name, confidence: fit.confidence, isExact: fit.kind >= .alias)
  }

  /// How far ahead the best has to be of the next one.
  private static let lead = 0.05

  /// Whether it fits as well as the best, so that only a person can tell them apart.
  fileprivate func isRival(of best: Self) -> Bool {
    // A name is a name, whoever else holds its words; and the bank's everyday food stands for products called the same.
    if best.fit.kind >= .alias, fit.kind < best.fit.kind || isImported && !best.isImported { return false }
    return order > best.order - Self.lead
  }
}

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
    guard let best = ranked.first, best.kind > .someWords else {
      return .none(Self.listed(ranked, limit: Self.offered))
    }
    let fitting = ranked.filter { $0.kind > .someWords }
    let rivals = fitting.dropFirst().filter { $0.isRival(of: best) }
    if rivals.isEmpty, best.match.confidence >= FoodMatch.certain { return .one(best.match) }
    return .several(Self.listed(fitting, limit: Self.offered))
  }
}

extension FoodRanking.Ranked {
  /// How much surer the best has to be than the next one of its kind.
  private static let lead = 0.05

  /// Whether it fits as well as the best, so that only a person can tell them apart.
  fileprivate func isRival(of best: Self) -> Bool {
    kind == best.kind && match.confidence > best.match.confidence - Self.lead
  }
}

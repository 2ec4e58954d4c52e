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
    if best.fit.confidence >= FoodMatch.certain, !fitting.dropFirst().contains(where: { $0.isRival(of: best) }) {
      return .one(best.match)
    }
    return .several(fitting.prefix(Self.offered).map(\.match))
  }
}

extension FoodRanking.Ranked {
  /// How far ahead the best has to be of the next one.
  private static let lead = 0.05

  /// Whether it fits as well as the best, so that only a person can tell them apart.
  fileprivate func isRival(of best: Self) -> Bool {
    // A name is a name, whoever else holds its words; and the bank's everyday food stands for products called the same.
    if best.fit.kind >= .alias, fit.kind < best.fit.kind || isImported && !best.isImported { return false }
    return order > best.order - Self.lead
  }
}

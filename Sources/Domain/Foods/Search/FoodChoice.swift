/// The food that a name means in the food bank.
package enum FoodChoice: Hashable, Sendable {
  /// One clear winner.
  case one(FoodMatch)
  /// Several equally good ones, or a doubtful best one, best first: the user has to be asked.
  case several([FoodMatch])
  /// Nothing fits; the most similar names, possibly none.
  case none([FoodMatch])
}

extension FoodRanking {
  /// The number of matches offered if the choice is not clear.
  package static let offered = 6

  /// One food if the best match is certain and ahead of the others, otherwise several.
  package func choose(_ candidates: [Food]) -> FoodChoice {
    let ranked = rank(candidates)
    let fitting = ranked.prefix { $0.fit.kind > .someWords }
    guard let best = fitting.first else { return .none(ranked.prefix(Self.offered).map(\.match)) }
    let isRivalled = fitting.dropFirst().contains { $0.isRival(of: best) }
    if best.fit.confidence >= FoodMatch.certain, !best.fit.isKindOf, !isRivalled {
      return .one(best.match)
    }
    // The bank may know only one kind of it: berries are more than goji berries.
    if best.fit.isKindOf, !isRivalled { return .several(fitting.prefix(Self.offered).map(\.doubtedMatch)) }
    return .several(fitting.prefix(Self.offered).map(\.match))
  }
}

extension FoodRanking.Ranked {
  /// The match with the doubt that it is only one kind of what was typed.
  fileprivate var doubtedMatch: FoodMatch {
    var fit = fit
    if fit.isKindOf { fit.doubtKind() }
    return FoodMatch(food: food, matched: name, confidence: fit.confidence, isExact: fit.kind >= .alias)
  }

  /// How far ahead of the next one the best match has to be.
  private static let lead = 0.05

  /// Whether it fits as well as the best, so that only a person can decide.
  fileprivate func isRival(of best: Self) -> Bool {
    // A complete name wins over names that contain its words, and the bank's everyday food over imported products with
    // the same name.
    if best.fit.kind >= .alias, fit.kind < best.fit.kind || isImported && !best.isImported { return false }
    return order > best.order - Self.lead
  }
}

/// The result of looking up a typed name in the food bank.
package enum FoodChoice: Hashable, Sendable {
  /// One food is clearly meant.
  case one(FoodMatch)
  /// Several foods, best first, from which the user has to choose: they fit equally well, or even the best one is
  /// doubtful.
  case several([FoodMatch])
  /// No food fits; the matches are the foods with the most similar names, if there are any.
  case none([FoodMatch])
}

extension FoodRanking {
  /// The number of matches offered if the choice is not clear.
  package static let offered = 6

  /// Chooses one food if the best match is certain and clearly better than the others, otherwise several or none.
  package func choose(_ candidates: [Food]) -> FoodChoice {
    let ranked = rank(candidates)
    let fitting = ranked.prefix { $0.fit.kind > .someWords }
    guard let best = fitting.first else { return .none(ranked.prefix(Self.offered).map(\.match)) }
    let isRivalled = fitting.dropFirst().contains { $0.isRival(of: best) }
    if best.fit.confidence >= FoodMatch.certain, !best.fit.isKindOf, !isRivalled {
      return .one(best.match)
    }
    // The bank may have only one kind of what was typed: there are other berries than goji berries.
    if best.fit.isKindOf, !isRivalled { return .several(fitting.prefix(Self.offered).map(\.doubtedMatch)) }
    return .several(fitting.prefix(Self.offered).map(\.match))
  }
}

extension FoodRanking.Ranked {
  /// The match, with a lower confidence if the food is only one kind of what was typed: goji berries for `berries`.
  fileprivate var doubtedMatch: FoodMatch {
    var fit = fit
    if fit.isKindOf { fit.doubtKind() }
    return FoodMatch(food: food, matched: name, confidence: fit.confidence, isExact: fit.kind >= .alias)
  }

  /// How far the `order` of the best match must be above that of the next match for the choice to be clear.
  private static let lead = 0.05

  /// Whether this food fits about as well as the best one, so that only the user can decide between them.
  fileprivate func isRival(of best: Self) -> Bool {
    // A complete name wins over names that contain its words, and the bank's everyday food over imported products with
    // the same name.
    if best.fit.kind >= .alias, fit.kind < best.fit.kind || isImported && !best.isImported { return false }
    return order > best.order - Self.lead
  }
}

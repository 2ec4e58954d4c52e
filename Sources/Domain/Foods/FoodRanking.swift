/// Orders foods by how well their names fit what was typed: the one place where ranking lives.
///
/// Exact name before exact alias before names that hold all the words, before words as beginnings, before slips of the keyboard.
/// Among equals the plain food comes before what is made of it: the name whose head is what was asked for (`Milk, whole` before
/// `Milk chocolate`), then what somebody of the household has added, then the starter bank in its order, which begins with
/// what is eaten every day.
package struct FoodRanking: Sendable {
  private let query: NameWords

  /// A ranking for what was typed, up to 1000 scalars of it.
  package init(query: String) { self.query = NameWords(query) }

  /// The foods that fit, best first; those whose names hold only some of the words are left out.
  package func matches(_ candidates: [Food], limit: Int) -> [FoodMatch] {
    Self.listed(rank(candidates).filter { $0.kind > .someWords }, limit: limit)
  }

  /// A food with the best fit of its names.
  struct Ranked {
    let match: FoodMatch
    let kind: NameFit.Kind
    let isHead: Bool
  }

  /// What a person chooses from.
  static func listed(_ ranked: [Ranked], limit: Int) -> [FoodMatch] {
    ranked.sorted(by: isListedBefore).prefix(max(0, limit)).map(\.match)
  }

  private static func isListedBefore(_ left: Ranked, _ right: Ranked) -> Bool {
    if left.kind != right.kind { return left.kind > right.kind }
    if left.kind == .wholeWords {
      if left.isHead != right.isHead { return left.isHead }
    } else if left.match.confidence != right.match.confidence {
      return left.match.confidence > right.match.confidence
    }
    let (a, b) = (left.match.food, right.match.food)
    if a.isUserCreated != b.isUserCreated { return a.isUserCreated }
    return a.isUserCreated ? comesBefore(left, right) : a.id < b.id
  }

  func rank(_ candidates: [Food]) -> [Ranked] {
    guard !query.words.isEmpty else { return [] }
    return candidates.compactMap(best).sorted(by: Self.comesBefore)
  }

  private static func comesBefore(_ left: Ranked, _ right: Ranked) -> Bool {
    if left.kind != right.kind { return left.kind > right.kind }
    if left.match.confidence != right.match.confidence { return left.match.confidence > right.match.confidence }
    let (a, b) = (left.match.food, right.match.food)
    if a.name.utf8.count != b.name.utf8.count { return a.name.utf8.count < b.name.utf8.count }
    return (a.name, a.id) < (b.name, b.id)
  }

  private func best(_ food: Food) -> Ranked? {
    var best: (fit: NameFit, name: String)?
    for (index, name) in ([food.name] + food.aliases).enumerated() {
      guard let fit = NameFit(query, name: NameWords(name), isAlias: index > 0) else { continue }
      if best.map({ $0.fit < fit }) ?? true { best = (fit, name) }
    }
    guard let best else { return nil }
    let match = FoodMatch(
      food: food, matched: best.name, confidence: best.fit.confidence, isExact: best.fit.kind >= .alias)
    return Ranked(match: match, kind: best.fit.kind, isHead: best.fit.isHead)
  }
}

/// A kind of word that may come next in the argument of `explain`, for completion with TAB.
package enum ExplainOffer: Hashable, Sendable {
  case keywords
  case nutrients
  /// The nutrients that have a marker.
  case markers
  /// The word `of`, which is followed by a member.
  case joint
  case members
  /// Days, `week` and `month`.
  case periods
  case foods
  case recipes

  /// The kinds of words that may follow the given words, all of which are complete.
  ///
  /// After the beginning of a food's name, the kinds include foods, since more of the name may follow.
  package static func next(after words: [String]) -> [ExplainOffer] {
    guard let first = words.first else { return [.keywords, .nutrients, .periods, .members, .foods] }
    guard let keyword = ExplainKeyword(word: first) else {
      if let (_, used) = Nutrient.leading(words) {
        return words.count == used ? [.joint, .periods] : behindNutrient(words.dropFirst(used))
      }
      return isPeriod(first) ? [.nutrients] : [.foods]
    }
    let rest = words.dropFirst()
    switch keyword {
    case .target:
      guard let (_, used) = Nutrient.leading(rest) else { return rest.isEmpty ? [.nutrients] : [] }
      return rest.count == used ? [.joint] : behindNutrient(rest.dropFirst(used))
    case .member: return [.members]
    case .marker: return rest.isEmpty ? [.markers] : [.periods]
    case .total:
      let hasNutrient = rest.contains { Nutrient(word: $0) != nil }
      let hasPeriod = rest.contains(where: isPeriod)
      return (hasNutrient ? [] : [.nutrients]) + (hasPeriod ? [] : [.periods])
    case .match: return [.foods]
    case .recipe: return [.recipes]
    case .goals, .split: return []
    }
  }

  private static func behindNutrient(_ words: ArraySlice<String>) -> [ExplainOffer] {
    ["of", "for"].contains(words.first?.lowercased()) ? [.members] : []
  }

  private static func isPeriod(_ word: String) -> Bool {
    let plain = word.plainLetters
    return ["week", "month"].contains(plain) || DayWords.relative[plain] != nil || DayWords.weekday(plain) != nil
  }
}

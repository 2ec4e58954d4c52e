extension NameFit {
  /// Searches the food's other names, tags and portions for the words that its best name does not contain.
  ///
  /// `cod fillet baked` is the food with the names `cod fillet` and `baked cod`; `cherry tomatoes` is the tomato that
  /// has the portion `cherry`. Such a fit is never certain, since words from different names need not belong together.
  mutating func matchOtherNames(_ query: QueryWords, _ food: Food) {
    guard missing > 0, !readings.isEmpty, isHead else { return }
    let all = [food.name] + food.aliases + food.tags + food.portions.map(\.name)
    guard let hits = query.hits(NameWords(all.joined(separator: ", "))) else { return }
    let termMatch = query.termMatch(hits)
    guard termMatch.missing == 0, !termMatch.isBegun, termMatch.readings.allSatisfy({ $0.typos == 0 }) else { return }
    acceptOtherNames(termMatch.readings)
  }
}

extension NameFit {
  /// Looks for the words that the best name lacks among the food's other names, tags and portions: `cod fillet baked` is the food
  /// that is called `cod fillet` and `baked cod`, `cherry tomatoes` the one of which a portion is a cherry.
  ///
  /// Such a fit is never certain: what is on several labels need not go together.
  mutating func meetRest(_ query: QueryWords, _ food: Food) {
    guard missing > 0, !readings.isEmpty, isHead else { return }
    let all = [food.name] + food.aliases + food.tags + food.portions.map(\.name)
    guard let hits = query.hits(NameWords(all.joined(separator: ", "))) else { return }
    let meeting = query.meeting(hits)
    guard meeting.missing == 0, !meeting.isBegun, meeting.readings.allSatisfy({ $0.slips == 0 }) else { return }
    becomePooled(meeting.readings)
  }
}

internal import Domain
internal import Store

/// Finds the food that was bought; what a shop sells is often none.
///
/// One that may be several foods, or is a slip of one, is asked about where somebody can answer, and refused elsewhere. A name
/// that the bank does not know stays without a food; where it shares a word with one, a person is asked first.
struct PurchaseMatcher {
  let session: Session
  /// Whether names that are no certain food stay without one (`--no-food`).
  let keepsUnknown: Bool

  private static let escape = "`--no-food` keeps it without a food"

  /// The food; nil where the line stays without one.
  ///
  /// - Throws: `unknownFood` for a number or a slip, `ambiguousFood`, `doubtful`.
  func match(_ name: String, place: LarderError.Place?) throws -> FoodMatch? {
    let finder = FoodFinder(session: session)
    if session.newcomers.named(name) != nil { return try finder.find(name, place: place) }
    if FoodFinder.number(name) != nil { return try finder.find(name, place: place) }
    // What is bought is not cooked yet.
    switch try session.lookUp(name, prefersRaw: true).choice {
    case .one(let match): return match
    case .several(let matches):
      if keepsUnknown { return nil }
      if asksHere { return try asked(matches, name) }
      return try withEscape { try finder.find(name, place: place) }
    case .none(let nearest):
      if keepsUnknown { return nil }
      if nearest.isEmpty { return try unknown(name, finder, place) }
      let akin = Self.akin(nearest, to: name)
      return try asksHere && !akin.isEmpty ? asked(akin, name) : nil
    }
  }

  /// The names of foods that share a word with one that was kept without a food, the likeliest first.
  func nearest(_ name: String) throws -> [String] {
    guard case .none(let nearest) = try session.lookUp(name, prefersRaw: true).choice else { return [] }
    return Self.akin(nearest, to: name).map(\.food.name)
  }

  /// Those that have a word of the name as it is, and not one that is only spelled alike; first those that have its last one:
  /// strawberry yogurt is yogurt.
  private static func akin(_ matches: [FoodMatch], to name: String) -> [FoodMatch] {
    let words = SearchText.words(name)
    let akin = matches.filter { !Set(words).isDisjoint(with: SearchText.words($0.matched)) }
    let isHead = { (match: FoodMatch) in words.last.map(SearchText.words(match.matched).contains) ?? false }
    return akin.filter(isHead) + akin.filter { !isHead($0) }
  }

  private var asksHere: Bool { session.dialogue.isInteractive && !session.globals.isYes }

  /// Not in the bank: kept without a food, unless it is a slip of a name.
  private func unknown(_ name: String, _ finder: FoodFinder, _ place: LarderError.Place?) throws -> FoodMatch? {
    do {
      return try withEscape { try finder.find(name, place: place) }
    } catch let error as LarderError where error.code == .unknownFood {
      if !session.globals.isYes, !error.candidates.isEmpty { throw error }
      return nil
    }
  }

  private func withEscape(_ body: () throws -> FoodMatch) throws -> FoodMatch {
    do {
      return try body()
    } catch var error as LarderError {
      error.hint = [error.hint, Self.escape].compactMap(\.self).joined(separator: "; ")
      throw error
    }
  }

  private func asked(_ matches: [FoodMatch], _ name: String) throws -> FoodMatch? {
    let offered = Array(matches.prefix(FoodRanking.offered))
    let answers = offered.map { "\($0.food.name)  \(Int($0.food.nutrients.calories.rounded())) kcal in 100 g" }
    let ways = ["none of them: keep it without a food", "add it: type its values", "estimate it from foods like it"]
    var chosen: Int?
    while true {
      chosen = try session.dialogue.choose("`\(name)`: which food is it?", answers + ways)
      // A pack is not a portion: what was bought is weighed by itself.
      let passing = FoodInPassing(session: session, quantity: .grams(100), without: "")
      if chosen == offered.count + 1 { return try passing.described(name, estimate: nil) }
      guard chosen == offered.count + 2 else { break }
      if let match = try passing.estimated(name) { return match }
    }
    guard let answer = chosen, answer <= offered.count, answer >= 0 else {
      throw LarderError(
        .ambiguousFood, "nothing chosen for `\(name)`", hint: "nothing was written",
        candidates: offered.map(\.food.name))
    }
    guard answer < offered.count else { return nil }
    // Whoever answered has taken the doubt away.
    return FoodMatch(food: offered[answer].food, matched: offered[answer].matched, confidence: 1, isExact: false)
  }
}

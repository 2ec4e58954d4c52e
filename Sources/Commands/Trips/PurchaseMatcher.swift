internal import Domain
internal import Store

/// Finds the food that was bought; what a shop sells is often none.
///
/// A name that the bank does not know at all stays without a food. One that may be several foods, or only resembles one, is
/// asked about where somebody can answer, and refused elsewhere.
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
    if FoodFinder.number(name) != nil { return try finder.find(name, place: place) }
    let candidates = try session.read { try $0.foods.candidates(for: name, limit: FoodFinder.reach) }
    switch FoodRanking(query: name).choose(candidates) {
    case .one(let match): return match
    case .several(let matches):
      if keepsUnknown { return nil }
      if session.dialogue.isInteractive, !session.globals.isYes { return try asked(matches, name) }
      return try withEscape { try finder.find(name, place: place) }
    case .none: return keepsUnknown ? nil : try unknown(name, finder, place)
    }
  }

  /// Not in the bank: kept without a food, unless it is a slip of a name.
  private func unknown(_ name: String, _ finder: FoodFinder, _ place: LarderError.Place?) throws -> FoodMatch? {
    do {
      return try withEscape { try finder.find(name, place: place) }
    } catch let error as LarderError where error.code == .unknownFood {
      if !session.globals.isYes, NearestWord.among(error.candidates, to: name) != nil { throw error }
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
    let answer = try session.dialogue.choose(
      "`\(name)`: which food is it?", answers + ["none of them: keep it without a food"])
    guard let answer, answer <= offered.count, answer >= 0 else {
      throw LarderError(.interrupted, "nothing chosen for `\(name)`", hint: "nothing was written")
    }
    guard answer < offered.count else { return nil }
    // Whoever answered has taken the doubt away.
    return FoodMatch(food: offered[answer].food, matched: offered[answer].matched, confidence: 1, isExact: false)
  }
}

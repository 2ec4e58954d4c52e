internal import Domain
internal import Figures
internal import Matching
internal import Text

/// Decides what to do about a name that may mean several foods or no food: ask, choose a food, or refuse the name.
struct FoodChoosing {
  let session: Session

  init(_ session: Session) { self.session = session }

  /// A food as one of the answers offered: `Cheddar cheese  403 kcal per 100 g`.
  static func answer(_ match: FoodMatch) -> String {
    "\(match.food.name)  \(Figure.text(match.food.nutrients.calories)) kcal per 100 g"
  }

  /// The foods to choose from as answers, best first.
  func answers(_ matches: [FoodMatch]) -> [String] { matches.prefix(FoodRanking.offered).map(Self.answer) }

  /// The question to ask if a name may mean any of these foods.
  func question(_ name: String, _ matches: [FoodMatch]) -> String {
    Self.isDoubtful(matches) ? "`\(name)`: did you mean this food?" : "`\(name)` matches several foods:"
  }

  /// The error if the user chooses none of the foods.
  func noChoice(_ name: String, _ matches: [FoodMatch]) -> LarderError {
    LarderError(
      Self.isDoubtful(matches) ? .doubtful : .ambiguousFood, "nothing chosen for `\(name)`",
      outcome: .nothing(.written), candidates: matches.prefix(FoodRanking.offered).map(\.food.name))
  }

  /// The food to use if nobody can answer: a food that is certain or, with `--yes`, the first of several.
  ///
  /// - Throws: `ambiguousFood`, `doubtful`, `unknownFood`.
  func unattended(_ name: String, _ finding: FoodBank.Finding, at place: LarderError.Location?) throws -> FoodMatch {
    switch finding {
    case .food(let match): return match
    case .several(let matches), .unsure(let matches):
      guard let first = matches.first else { throw unknown(name, nearest: [], at: place) }
      if session.globals.isYes { return first }
      throw refusal(name, matches, at: place)
    case .unknown(let nearest):
      throw unknown(name, nearest: nearest.prefix(FoodRanking.offered).map(\.food.name), at: place)
    case .typo(let match): throw unknown(name, nearest: [match.matched], at: place)
    case .noNumber(let number): throw Self.noFood(number, at: place)
    }
  }

  /// The error for a number that no food has.
  static func noFood(_ number: Int, at place: LarderError.Location?) -> LarderError {
    LarderError(.unknownFood, "there is no food #\(number)", hint: "`food list` shows the numbers", location: place)
  }

  private func refusal(_ name: String, _ matches: [FoodMatch], at place: LarderError.Location?) -> LarderError {
    let offered = matches.prefix(FoodRanking.offered)
    let names = offered.map(\.food.name)
    let isDoubtful = Self.isDoubtful(matches)
    return LarderError(
      isDoubtful ? .doubtful : .ambiguousFood,
      isDoubtful ? "`\(name)` is not in the food bank; it may be \(names[0])" : "`\(name)` matches several foods",
      hint: "type more of the name, or the number: "
        + offered.map { $0.food.id > 0 ? "\($0.food.name) #\($0.food.id)" : $0.food.name }.joined(separator: ", "),
      candidates: names, location: place)
  }

  private func unknown(_ name: String, nearest: [String], at place: LarderError.Location?) -> LarderError {
    let short = name.count > 60 ? name.prefix(60) + "…" : name
    let first = name.prefix { !$0.isWhitespace }
    let isMistypedAmount = first.first?.isNumber == true && first.last?.isLetter == true && first.count <= 20
    return LarderError(
      .unknownFood, "there is no food `\(short)` in the food bank",
      hint: isMistypedAmount
        ? "if `\(first)` is an amount, type its unit as in `200 g`, `2 cups` or `3 slices`"
        : "`food search` finds similar names, `food add` adds it, `food estimate` adds it with estimated values",
      location: place
    ).suggesting(isMistypedAmount ? [] : nearest)
  }

  private static func isDoubtful(_ matches: [FoodMatch]) -> Bool {
    matches.count == 1 || matches.first.map { $0.confidence < FoodMatch.certain } ?? false
  }
}

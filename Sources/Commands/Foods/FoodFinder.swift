internal import Domain
internal import Store

/// Finds the food that somebody means: by number or by name; a doubt is asked about where somebody can answer, and refused
/// with the candidates elsewhere.
struct FoodFinder {
  let session: Session

  /// How many candidates are offered.
  private static let offered = 6

  /// The food that a name means.
  ///
  /// - Throws: `unknownFood`, `ambiguousFood`, or `doubtful` where nobody is there to ask.
  func find(_ name: String, place: LarderError.Place? = nil) throws -> FoodMatch {
    if let food = session.newcomers.named(name) {
      return FoodMatch(food: food, matched: food.name, confidence: 1, isExact: true)
    }
    if let number = Self.number(name) {
      guard let food = try session.read({ try $0.foods.get(number) }) else {
        throw LarderError(
          .unknownFood, "there is no food #\(number)", hint: "`food list` shows the numbers", place: place)
      }
      return FoodMatch(food: food, matched: food.name, confidence: 1, isExact: true)
    }
    if let match = try named(name) { return match }
    switch try session.lookUp(name).choice {
    case .one(let match): return match
    case .several(let matches): return try choose(among: matches, for: name, place: place)
    case .none(let nearest): throw try unknown(name, nearest: nearest.map(\.food.name), place: place)
    }
  }

  /// The one food that is called so, without the time that a search takes: a habit never outweighs a food's own name.
  func named(_ name: String) throws -> FoodMatch? {
    try session.read { try $0.foods.bearing(name) }
      .map { FoodMatch(food: $0, matched: $0.name, confidence: 1, isExact: true) }
  }

  /// `#12` or `12`.
  static func number(_ text: String) -> Int? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(digits)
  }

  private func choose(among matches: [FoodMatch], for name: String, place: LarderError.Place?) throws -> FoodMatch {
    let offered = Array(matches.prefix(Self.offered))
    guard let first = offered.first else { throw try unknown(name, nearest: [], place: place) }
    if session.globals.isYes { return first }
    let isDoubtful = first.confidence < FoodMatch.certain
    let question = isDoubtful ? "`\(name)`: did you mean this food?" : "`\(name)` may be several foods:"
    if session.dialogue.isInteractive {
      let answers = offered.map { "\($0.food.name)  \(Int($0.food.nutrients.calories.rounded())) kcal in 100 g" }
      guard let index = try session.dialogue.choose(question, answers), offered.indices.contains(index) else {
        throw LarderError(
          isDoubtful ? .doubtful : .ambiguousFood, "nothing chosen for `\(name)`", hint: "nothing was written",
          candidates: offered.map(\.food.name))
      }
      // Whoever answered has taken the doubt away.
      return FoodMatch(food: offered[index].food, matched: offered[index].matched, confidence: 1, isExact: false)
    }
    let names = offered.map(\.food.name)
    throw LarderError(
      isDoubtful ? .doubtful : .ambiguousFood,
      isDoubtful ? "`\(name)` is no name in the bank; it may be \(names[0])" : "`\(name)` may be several foods",
      hint: "write more of the name, or the number: "
        + offered.map { "\($0.food.name) #\($0.food.id)" }.joined(separator: ", "),
      candidates: names, place: place)
  }

  private func unknown(_ name: String, nearest: [String], place: LarderError.Place?) throws -> LarderError {
    let names = try nearest.isEmpty ? spelledAlike(name).map(\.matched) : Array(nearest.prefix(Self.offered))
    let short = name.count > 60 ? name.prefix(60) + "…" : name
    return LarderError(
      .unknownFood, "there is no food `\(short)` in the bank",
      hint: "`food search` looks further, `food add` adds it, `food estimate` guesses its values", place: place
    ).suggesting(names)
  }

  /// A name that begins like a short word with a slip in it, which ranking does not dare to forgive: `egs`.
  func spelledAlike(_ name: String) throws -> [FoodMatch] {
    try session.read { reading in
      let names = try reading.foods.completions(prefix: String(name.prefix(1)), profile: nil, limit: 1000)
      guard let alike = NearestWord.among(names, to: name) else { return [] }
      let found = try reading.foods.find(alike).choice
      let match: FoodMatch? =
        switch found {
        case .one(let match): match
        case .several(let matches), .none(let matches): matches.first
        }
      return match.map { [FoodMatch(food: $0.food, matched: alike, confidence: $0.confidence, isExact: false)] } ?? []
    }
  }
}

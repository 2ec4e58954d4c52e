package import Domain
package import Store

/// The food bank as one profile sees it at one moment: what it eats often weighs in.
///
/// Of use only within the read that it was made for.
package final class Bank {
  private let reading: Reading
  private let profile: Int?
  /// Foods that the running command has described and not saved yet.
  let described: DescribedFoods
  private var known: [Int: Double]?

  /// A bank for a profile; without one no habit weighs in.
  package init(_ reading: Reading, profile: Int?, described: DescribedFoods = DescribedFoods()) {
    self.reading = reading
    self.profile = profile
    self.described = described
  }

  /// What a name means, for whoever has to take it, ask about it or refuse it.
  package enum Finding {
    /// One food, surely enough.
    case food(FoodMatch)
    /// Foods that fit alike; the first one is certain by itself.
    case several([FoodMatch])
    /// Nothing is called so; these may be meant, best first.
    case unsure([FoodMatch])
    /// Nothing fits; the nearest foods, perhaps none.
    case unknown([FoodMatch])
    /// Nothing fits, but a name is spelled almost so.
    case slip(FoodMatch)
    /// The bank has no food of that number.
    case noNumber(Int)
  }

  /// What a name or a number (`#12`) means; `prefersRaw` takes the raw form where nothing is said.
  package func find(_ name: String, prefersRaw: Bool = false) throws -> Finding {
    if let food = described.named(name) { return .food(Self.sure(food)) }
    if let number = RowNumber.read(name) {
      return try reading.foods.get(number).map { .food(Self.sure($0)) } ?? .noNumber(number)
    }
    // What is bought is not cooked yet, so that a food's own name has rivals there.
    if !prefersRaw, let match = try named(name) { return .food(match) }
    switch try lookUp(name, prefersRaw: prefersRaw).choice {
    case .one(let match): return .food(match)
    case .several(let matches):
      let isCertain = matches.first.map { $0.confidence >= FoodMatch.certain } ?? false
      return isCertain ? .several(matches) : .unsure(matches)
    case .none(let nearest) where nearest.isEmpty: return try spelledAlike(name).map(Finding.slip) ?? .unknown([])
    case .none(let nearest): return .unknown(nearest)
    }
  }

  /// Foods that a text may mean, `reach` at most, and how they rank.
  package func lookUp(
    _ text: String, reach: Int = FoodCandidates.reach, prefersRaw: Bool = false
  ) throws -> FoodCandidates {
    try reading.foods.find(text, habits: habits(), prefersRaw: prefersRaw, limit: reach)
  }

  /// Foods that a text may mean, whoever asks: what parts words must not hang on habits.
  func plain(_ text: String) throws -> FoodCandidates { try reading.foods.find(text) }

  /// The one food that is called so, without the time that a search takes: a habit never outweighs a food's own name.
  package func named(_ name: String) throws -> FoodMatch? { try reading.foods.bearing(name).map(Self.sure) }

  /// The food of that number, a described one below zero; nil where there is none.
  package func food(_ id: Int) throws -> Food? { try described.numbered(id) ?? reading.foods.get(id) }

  /// Whether a food has that name or other name.
  package func hasName(_ name: String) throws -> Bool { try reading.foods.hasName(name) }

  /// Whether a food's name is spelled so, marks included.
  func hasSpelling(_ name: String) throws -> Bool { try reading.foods.hasSpelling(name) }

  /// A food with a name that begins like a short word with a slip in it, which ranking does not dare to forgive: `egs`.
  private func spelledAlike(_ name: String) throws -> FoodMatch? {
    let names = try reading.foods.completions(prefix: String(name.prefix(1)), profile: nil, limit: 1000)
    guard let alike = NearestWord.among(names, to: name) else { return nil }
    let match: FoodMatch? =
      switch try reading.foods.find(alike).choice {
      case .one(let match): match
      case .several(let matches), .none(let matches): matches.first
      }
    return match.map { FoodMatch(food: $0.food, matched: alike, confidence: $0.confidence, isExact: false) }
  }

  /// A food that nobody has to be asked about.
  package static func sure(_ food: Food) -> FoodMatch {
    FoodMatch(food: food, matched: food.name, confidence: 1, isExact: true)
  }

  /// A food that somebody has chosen among several: whoever answered has taken the doubt away.
  package static func chosen(_ match: FoodMatch) -> FoodMatch {
    FoodMatch(food: match.food, matched: match.matched, confidence: 1, isExact: false)
  }

  /// What the profile eats lately, as weights for a search: of 90 days up to the last one with a meal; empty without either.
  private func habits() throws -> [Int: Double] {
    if let known { return known }
    let door = profile.map(reading.profile)
    let habits = try door.flatMap { door in try door.lastDay().map { try door.habits(slot: nil, to: $0) } } ?? [:]
    known = habits
    return habits
  }
}

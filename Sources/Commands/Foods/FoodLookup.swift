internal import Domain
internal import Store

/// The foods of the bank that a text may mean, ready to be put in order.
struct FoodLookup {
  let ranking: FoodRanking
  let candidates: [Food]

  /// Times in 90 days from which on a food counts as a full habit: about once a week.
  private static let fullHabit = 12.0

  /// Looks a text up, `reach` foods at most; `prefersRaw` takes the raw form where nothing is said.
  init(
    _ text: String, in reading: Reading, profile: Int?, reach: Int = FoodFinder.reach, prefersRaw: Bool = false
  ) throws {
    let habits = try Self.habits(of: profile, in: reading)
    let found = try reading.foods.candidates(for: FoodQuery(text), habits: habits, limit: reach)
    ranking = FoodRanking(found.query, habits: habits, prefersRaw: prefersRaw)
    candidates = found.foods
  }

  var choice: FoodChoice { ranking.choose(candidates) }

  /// How much of a habit each food is, 0 to 1, by its number; nothing for nobody.
  private static func habits(of profile: Int?, in reading: Reading) throws -> [Int: Double] {
    guard let profile, let last = try reading.profile(profile).lastDay() else { return [:] }
    return try reading.profile(profile).habitCounts(slot: nil, to: last).mapValues { min(1, Double($0) / fullHabit) }
  }
}

extension Session {
  /// Looks up what a text may mean, with the habits of who uses the program.
  func lookUp(_ text: String, reach: Int = FoodFinder.reach, prefersRaw: Bool = false) throws -> FoodLookup {
    try read { reading in
      try FoodLookup(
        text, in: reading, profile: currentProfile(in: reading)?.id, reach: reach, prefersRaw: prefersRaw)
    }
  }
}

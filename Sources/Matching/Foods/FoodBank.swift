package import Domain
package import Store

/// The food bank as one profile sees it at one moment: foods that the profile often eats rank higher.
///
/// Valid only within the read that it was created for.
package final class FoodBank {
  private let reading: ReadTransaction
  private let profile: Int?
  private let tables = OpenTables()
  /// Foods that the running command has described and not yet saved.
  let described: PendingFoods
  private var known: [Int: Double]?
  /// What was found for a name, since a line is read in several ways.
  private var findings: [String: Finding] = [:]
  private static let maximumFindings = 500

  /// A bank for a profile; without a profile, habits have no influence.
  package init(_ reading: ReadTransaction, profile: Int?, described: PendingFoods = PendingFoods()) {
    self.reading = reading
    self.profile = profile
    self.described = described
  }

  /// The result of looking up a name; it lets a caller use the food, ask a person about it, or refuse the name.
  package enum Finding {
    /// One food, with sufficient certainty.
    case food(FoodMatch)
    /// Foods that match about equally well; the first would be certain enough if it were the only one.
    case several([FoodMatch])
    /// No food has this name; these may be meant, best first.
    case unsure([FoodMatch])
    /// No food matches; the most similar foods, if any.
    case unknown([FoodMatch])
    /// No food matches, but this food's name is spelled almost the same.
    case typo(FoodMatch)
    /// The bank has no food with that number.
    case noNumber(Int)
  }

  /// Looks up the food that a name or a number (`#12`) refers to.
  ///
  /// With `prefersRaw`, the raw form of a food is chosen unless the name says otherwise. With `inTables`, a name that
  /// the household's bank does not certainly have is also looked up in the open tables that come with Larder.
  package func find(_ name: String, prefersRaw: Bool = false, inTables: Bool = false) throws -> Finding {
    let finding = try findOwn(name, prefersRaw: prefersRaw)
    return inTables ? try widened(finding, name) : finding
  }

  /// What the household's bank found for a name, or what the open tables know better if that is not certain.
  func widened(_ finding: Finding, _ name: String) throws -> Finding {
    switch finding {
    case .food, .several, .noNumber: return finding
    // Which of the household's own kinds of bread is meant is for a person to say.
    case .unsure(let matches) where matches.count { $0.confidence >= Self.kind } > 1: return finding
    case .unsure, .unknown, .typo: return try finding.extended(by: findInTables(name))
    }
  }

  /// What the open tables have of a name; foods that the household has already are the household's.
  private func findInTables(_ name: String) throws -> Finding? {
    func own(_ match: FoodMatch) throws -> FoodMatch {
      guard let food = try householdFood(like: match.food) else { return match }
      return FoodMatch(food: food, matched: match.matched, confidence: match.confidence, isExact: match.isExact)
    }
    return switch tables.finding(name) {
    case .food(let match)?: .food(try own(match))
    case .unsure(let matches)?: .unsure(try matches.map(own))
    case let other: other
    }
  }

  /// The household's food that is a food of the tables: the starter bank's, or one that was logged before.
  private func householdFood(like food: Food) throws -> Food? {
    if let number = tables.starterNumber(of: food) {
      let foods = try reading.foods.find(food.name, limit: Self.likenessReach).foods
      return foods.first { $0.source == FoodSource(name: StarterBank.sourceName, id: number) }
    }
    return try reading.foods.food(named: food.name).flatMap { $0.source == food.source ? $0 : nil }
  }

  /// The least confidence of a food that is a kind of what was typed.
  private static let kind = 0.7
  /// The most foods among which the starter bank's food is looked for.
  private static let likenessReach = 40

  private func findOwn(_ name: String, prefersRaw: Bool) throws -> Finding {
    let key = (prefersRaw ? "raw " : "any ") + name
    if let found = findings[key] { return found }
    let found = try searchOwn(name, prefersRaw: prefersRaw)
    if findings.count < Self.maximumFindings { findings[key] = found }
    return found
  }

  private func searchOwn(_ name: String, prefersRaw: Bool) throws -> Finding {
    if let food = described.named(name) { return .food(Self.certainMatch(food)) }
    if let number = RowNumber.read(name) {
      return try reading.foods.get(number).map { .food(Self.certainMatch($0)) } ?? .noNumber(number)
    }
    // What is bought is not cooked yet, so a raw food may be meant rather than the food with exactly this name.
    if !prefersRaw, let match = try named(name) { return .food(match) }
    switch try lookUp(name, prefersRaw: prefersRaw).choice {
    case .one(let match): return .food(match)
    case .several(let matches):
      let isCertain = matches.first.map { $0.confidence >= FoodMatch.certain } ?? false
      return isCertain ? .several(matches) : .unsure(matches)
    case .none(let nearest) where nearest.isEmpty:
      return try tables.knows(SearchText.normalize(name))
        ? .unknown([]) : spelledAlike(name).map(Finding.typo) ?? .unknown([])
    case .none(let nearest): return .unknown(nearest)
    }
  }

  /// The foods of the open tables that have all the words of a text in their names, the plainest first.
  package func searchTables(_ text: String, limit: Int) -> [FoodMatch] { tables.search(text, limit: limit) }

  /// Finds at most `reach` foods that a text may mean, and ranks them.
  package func lookUp(
    _ text: String, reach: Int = FoodCandidates.reach, prefersRaw: Bool = false
  ) throws -> FoodCandidates {
    try reading.foods.find(
      text, habits: habits(), prefersRaw: prefersRaw, limit: reach, isKnownElsewhere: tables.knows)
  }

  /// Foods that a text may mean, regardless of the profile's habits.
  ///
  /// It is used to split a text into items, which must not depend on habits.
  func plain(_ text: String) throws -> FoodCandidates { try reading.foods.find(text) }

  /// The only food with exactly this name; nil if there is none, or if several foods have it as a name or alias.
  ///
  /// No search is needed, because habits never rank another food above the one with exactly this name.
  package func named(_ name: String) throws -> FoodMatch? { try reading.foods.food(named: name).map(Self.certainMatch) }

  /// The food with that number; nil if there is none.
  ///
  /// A food that was described but not saved yet has a negative number.
  package func food(_ id: Int) throws -> Food? { try described.numbered(id) ?? reading.foods.get(id) }

  /// Whether a food has that name or alias.
  package func hasName(_ name: String) throws -> Bool { try reading.foods.hasName(name) }

  /// Whether the open tables have a food whose name begins with a number, which is then no amount: `7 up`.
  func isNumberedName(_ name: String) -> Bool { name.first?.isNumber == true && tables.hasName(name) }

  /// Whether a food has a name with exactly this spelling, including punctuation.
  func hasSpelling(_ name: String) throws -> Bool { try reading.foods.hasSpelling(name) }

  /// The food that a short misspelled word such as `egs` probably means; nil if there is none.
  ///
  /// The ranking does not correct such short words, so only names with the same first letter are compared here.
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

  /// A match with a food that is certain, so that nobody has to be asked.
  package static func certainMatch(_ food: Food) -> FoodMatch {
    FoodMatch(food: food, matched: food.name, confidence: 1, isExact: true)
  }

  /// The given match with full confidence, because a person has chosen it.
  package static func confirmedMatch(_ match: FoodMatch) -> FoodMatch {
    FoodMatch(food: match.food, matched: match.matched, confidence: 1, isExact: false)
  }

  /// How habitual each food is in the 90 days up to the profile's last meal, as weights by food number.
  ///
  /// Empty without a profile or meals.
  private func habits() throws -> [Int: Double] {
    if let known { return known }
    let records = profile.map(reading.profile)
    let habits =
      try records.flatMap { records in try records.lastDay().map { try records.habits(slot: nil, to: $0) } } ?? [:]
    known = habits
    return habits
  }
}

extension FoodBank.Finding {
  /// This finding of the household's bank, or what the open tables know better.
  ///
  /// If neither is certain, the foods of both are offered, the likeliest first.
  fileprivate func extended(by tables: FoodBank.Finding?) -> FoodBank.Finding {
    switch (self, tables) {
    case (_, .food(let match)?): return .food(match)
    case (_, .unsure(let others)?):
      let known = Set(matches.map(\.food.id))
      let all = matches + others.filter { !known.contains($0.food.id) }
      let best = all.enumerated().sorted { ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset) }
      return .unsure(best.prefix(FoodRanking.offered).map(\.element))
    case (_, _): return self
    }
  }
}

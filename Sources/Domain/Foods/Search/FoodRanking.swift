/// Orders foods by how well their names fit a query; ranking is done only here.
///
/// First come foods whose own name matches, then foods with a matching alias, then names that contain all the words.
/// Words that match only by their beginning, a translation or a correction count a little less. Among equal fits, the
/// plain food comes before products made from it (`Milk, whole` before `Milk chocolate`). Bonuses favor the profile's
/// habits, then foods added by somebody in the household, then the starter bank, which begins with everyday foods.
package struct FoodRanking: Sendable {
  let query: FoodQuery
  private let habits: [Int: Double]
  private let prefersRaw: Bool

  /// Creates a ranking for a query that `FoodQuery.complete` has completed.
  ///
  /// `habits` maps the ID of each food that the profile often eats to a value from 0 to 1. If `prefersRaw` is true and
  /// the query states no form, the raw form of a food comes first, since food is usually bought uncooked.
  package init(_ query: FoodQuery, habits: [Int: Double] = [:], prefersRaw: Bool = false) {
    self.query = query
    self.habits = habits
    self.prefersRaw = prefersRaw && !query.terms.contains(where: PreparedForm.statesPreparation)
  }

  /// The foods that fit, best first.
  ///
  /// If there is no food whose names contain all the words, the foods whose names contain some of the words.
  package func matches(_ candidates: [Food], limit: Int) -> [FoodMatch] {
    let ranked = rank(candidates)
    let fitting = ranked.prefix { $0.fit.kind > .someWords }
    return (fitting.isEmpty ? ranked[...] : fitting).prefix(max(0, limit)).map(\.match)
  }

  /// A food, with whichever of its names fits best.
  struct Ranked {
    let food: Food
    let name: String
    let fit: NameFit
    /// The value that decides the order: the value of the fit plus the food's bonuses.
    let order: Double

    /// Whether the food was imported in bulk: it neither came with Larder nor was added by somebody in the household.
    var isImported: Bool { !food.isUserCreated && !FoodRanking.isOfStarterBank(food) }

    var match: FoodMatch {
      FoodMatch(food: food, matched: name, confidence: fit.confidence, isExact: fit.kind >= .alias)
    }
  }

  /// All foods that match at least one of the words, best first.
  func rank(_ candidates: [Food]) -> [Ranked] {
    guard !query.terms.isEmpty else { return [] }
    let words = QueryWords(query)
    let ranked = candidates.compactMap { best($0, words) }
    // Foods are large to move, so their indices are sorted instead.
    return ranked.indices.sorted { Self.comesBefore(ranked[$0], ranked[$1]) }.map { ranked[$0] }
  }

  static func comesBefore(_ left: Ranked, _ right: Ranked) -> Bool {
    let (isFit, isOtherFit) = (left.fit.kind > .someWords, right.fit.kind > .someWords)
    if isFit != isOtherFit { return isFit }
    if left.order != right.order { return left.order > right.order }
    let (a, b) = (left.food, right.food)
    if a.name.utf8.count != b.name.utf8.count { return a.name.utf8.count < b.name.utf8.count }
    return (a.name, a.id) < (b.name, b.id)
  }

  func best(_ food: Food, _ words: QueryWords) -> Ranked? {
    var best: (fit: NameFit, name: String)?
    let form = prefersRaw ? PreparedForm(food) : .neither
    for index in -1..<food.aliases.count {
      let name = index < 0 ? food.name : food.aliases[index]
      let fit = NameFit(words, name: NameWords(name), isAlias: index >= 0, prefersRaw: prefersRaw)
      guard var fit else { continue }
      fit.prefer(form)
      if best.map({ ($0.fit.rank, $0.fit.order) < (fit.rank, fit.order) }) ?? true { best = (fit, name) }
    }
    guard var best else { return nil }
    if best.fit.kind == .someWords { best.fit.matchOtherNames(words, food) }
    if let habit = habits[food.id], habit >= Self.leastHabit { best.fit.acceptKind() }
    let bonuses = bonuses(of: food, best.fit).reduce(0) { $0 + $1.weight }
    return Ranked(food: food, name: best.name, fit: best.fit, order: best.fit.order + bonuses)
  }

  /// A bonus that is added to a food's ranking, separate from how well its names match.
  struct RankingBonus {
    let weight: Double
    /// The reason for the bonus, as `--explain` shows it.
    let reason: String
  }

  /// The least weight, from 0 to 1, of a food that counts as a habit: one that was logged twice weighs less, and one that
  /// was logged three times weighs more.
  ///
  /// Somebody who had naan once does not mean naan by `bread`.
  private static let leastHabit = 0.4

  func bonuses(of food: Food, _ fit: NameFit) -> [RankingBonus] {
    var bonuses: [RankingBonus] = []
    if let habit = habits[food.id], habit >= Self.leastHabit {
      // A habit outweighs an alias (a person who drinks skim milk means it by `milk`), but does not turn rice pudding
      // into milk.
      bonuses.append(RankingBonus(weight: (fit.isHead ? 0.25 : 0.05) * min(1, habit), reason: "you eat it often"))
    }
    if food.isUserCreated {
      bonuses.append(RankingBonus(weight: 0.1, reason: "added by the household"))
    } else if Self.isOfStarterBank(food) {
      // The bank begins with everyday foods; after about a thousand foods the position says nothing any more.
      let everyday = 0.03 / (1 + Double(max(0, food.id)) / 150)
      bonuses.append(RankingBonus(weight: 0.06 + everyday, reason: "comes with Larder"))
    }
    if fit.kind == .name, !bonuses.isEmpty { bonuses.append(RankingBonus(weight: 0.3, reason: "exact name")) }
    return bonuses
  }

  /// Whether a food belongs to the starter bank.
  ///
  /// Imported USDA rows have the same source, but only foods of the starter bank have both portions and other names.
  static func isOfStarterBank(_ food: Food) -> Bool {
    !food.isUserCreated && food.source?.name == StarterBank.sourceName && !food.portions.isEmpty
      && !food.aliases.isEmpty
  }
}

/// Orders foods by how well their names fit what was typed: the one place where ranking lives.
///
/// A food's own name comes first, then another name of it, then names that hold all the words; words that are only begun,
/// translated or corrected fit a little less. Among fits the plain food comes before what is made of it (`Milk, whole` before
/// `Milk chocolate`); then come the profile's habits, what somebody of the household has added, and the starter bank in its
/// order, which begins with what is eaten every day.
package struct FoodRanking: Sendable {
  let query: FoodQuery
  private let habits: [Int: Double]
  private let prefersRaw: Bool

  /// A ranking for a query that knows what its words may mean in the bank (`FoodQuery.complete`).
  ///
  /// `habits` says for food numbers how much of a habit they are, 0 to 1. `prefersRaw` takes the raw form of a food where
  /// nothing is said: what is bought is not cooked yet.
  package init(_ query: FoodQuery, habits: [Int: Double] = [:], prefersRaw: Bool = false) {
    self.query = query
    self.habits = habits
    self.prefersRaw = prefersRaw && !query.terms.contains(where: PreparedForm.isSaid)
  }

  /// The foods that fit, best first; where no name holds all the words, those that hold some.
  package func matches(_ candidates: [Food], limit: Int) -> [FoodMatch] {
    let ranked = rank(candidates)
    let fitting = ranked.prefix { $0.fit.kind > .someWords }
    return (fitting.isEmpty ? ranked[...] : fitting).prefix(max(0, limit)).map(\.match)
  }

  /// A food with the best fit of its names.
  struct Ranked {
    let food: Food
    let name: String
    let fit: NameFit
    /// By which it is put in order: the fit, and what the food has going for itself.
    let order: Double

    /// Whether it came with a file of many, rather than with Larder or from somebody of the household.
    var isImported: Bool { !food.isUserCreated && !FoodRanking.isOfStarterBank(food) }

    var match: FoodMatch {
      FoodMatch(food: food, matched: name, confidence: fit.confidence, isExact: fit.kind >= .alias)
    }
  }

  /// All foods that meet some of the words, best first.
  func rank(_ candidates: [Food]) -> [Ranked] {
    guard !query.terms.isEmpty else { return [] }
    let words = QueryWords(query)
    let ranked = candidates.compactMap { best($0, words) }
    // Places are sorted instead of foods, which are large to move.
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
    if best.fit.kind == .someWords { best.fit.meetRest(words, food) }
    if let habit = habits[food.id], habit >= 0.25 { best.fit.trustHabit() }
    let merits = merits(of: food, best.fit).reduce(0) { $0 + $1.weight }
    return Ranked(food: food, name: best.name, fit: best.fit, order: best.fit.order + merits)
  }

  /// What a food has going for itself beside its fit.
  struct Merit {
    let weight: Double
    /// For `--explain`.
    let reason: String
  }

  func merits(of food: Food, _ fit: NameFit) -> [Merit] {
    var merits: [Merit] = []
    if let habit = habits[food.id], habit > 0 {
      // A habit outweighs another name (whoever drinks skim milk means it by `milk`), but makes no milk of milk rice.
      merits.append(Merit(weight: (fit.isHead ? 0.25 : 0.05) * min(1, habit), reason: "you eat it often"))
    }
    if food.isUserCreated {
      merits.append(Merit(weight: 0.1, reason: "added by the household"))
    } else if Self.isOfStarterBank(food) {
      // The bank begins with what is eaten every day; behind its thousandth food that says nothing any more.
      let everyday = 0.03 / (1 + Double(max(0, food.id)) / 150)
      merits.append(Merit(weight: 0.06 + everyday, reason: "comes with Larder"))
    }
    if fit.kind == .name, !merits.isEmpty { merits.append(Merit(weight: 0.3, reason: "called exactly so")) }
    return merits
  }

  /// The bank's foods all have portions and other names; USDA's rows, imported, bear the same source.
  static func isOfStarterBank(_ food: Food) -> Bool {
    !food.isUserCreated && food.source?.name == StarterBank.sourceName && !food.portions.isEmpty
      && !food.aliases.isEmpty
  }
}

internal import Domain
internal import Reference
internal import Store

/// Looks up names in the open food tables that come with Larder, for what the household's own food bank lacks.
///
/// A food of the tables has a negative number until it is logged, and then becomes a food of the household
/// (`PendingFoods`).
struct OpenTables {
  let bank: ReferenceBank

  init(_ bank: ReferenceBank = .shared) { self.bank = bank }

  /// The number of the first food of the tables, below those of other foods that are not saved yet.
  private static let base = -1_000_000

  private static func number(ofPlace place: Int) -> Int { base - place }

  /// The place in the tables of a food of theirs, or of the starter bank; nil for another food.
  func place(of food: Food) -> Int? {
    if let reference = reference(numbered: food.id) { return reference.place }
    guard !food.isUserCreated, let source = food.source, source.name == StarterBank.sourceName else { return nil }
    return bank.food(id: "sr:\(source.id)")?.place
  }

  private func reference(numbered id: Int) -> ReferenceFood? {
    let place = Self.base - id
    return (0..<bank.count).contains(place) ? bank.food(at: place) : nil
  }

  /// The food of the tables with that negative number; nil for a number of the household or of a described food.
  func food(numbered id: Int) -> Food? {
    reference(numbered: id).map(numbered)
  }

  /// The NDB number of the starter bank's food that is the same as a food of the tables; nil if there is none.
  func starterNumber(of food: Food) -> String? { reference(numbered: food.id)?.starterNumber }

  /// Whether a food has that whole name.
  func hasName(_ name: String) -> Bool { !bank.named(name, limit: 1).isEmpty }

  /// Whether a normalized word is in some food's name, so that it is no typing error.
  func knows(_ word: String) -> Bool { bank.vocabulary.count(of: word) > 0 }

  /// The foods that have all the words of a text in their names: those called exactly so first, then the plainest.
  func search(_ text: String, limit: Int) -> [FoodMatch] {
    let query = FoodQuery(text)
    let named = bank.named(text, limit: limit)
    let others = bank.candidates(for: query, limit: max(limit, Self.candidates)).filter { food in
      query.words(of: food) != nil && !named.contains { $0.place == food.place }
    }
    let exact = named.map { match(numbered($0), text, confidence: Self.named) }
    return (exact + FoodRanking(query).matches(others.map(numbered), limit: limit)).prefix(limit).map(\.self)
  }

  /// What the tables have of a name; nil if nothing.
  ///
  /// A name is certain if it is the whole name of a food, or if it has the head of the food, every word of it is in the
  /// food's names, and all foods that fit about equally well have about the same energy: the plainest of them is then
  /// meant. Typing errors are not corrected towards the tables, whose many words are near to almost anything.
  func finding(_ name: String) -> FoodBank.Finding? {
    if let named = named(name) { return named }
    let query = FoodQuery(name)
    let foods = bank.candidates(for: query, limit: Self.candidates)
    if let headed = headed(name, among: foods) { return headed }
    let references = Dictionary(foods.map { (Self.number(ofPlace: $0.place), $0) }) { first, _ in first }
    let matches: [FoodMatch]
    switch FoodRanking(query).choose(foods.map(numbered)) {
    case .one(let match): matches = [match]
    case .several(let several): matches = several
    case .none: return nil
    }
    guard let best = matches.first else { return nil }
    let alike = matches.filter { $0.confidence > best.confidence - Self.lead }.compactMap { references[$0.food.id] }
    guard best.confidence >= Self.certain, alike.allSatisfy({ query.names($0) }), Self.agree(alike.map(\.food)),
      let plainest = alike.max(by: { $0.plainness < $1.plainness }), plainest.plainness >= 0
    else {
      let offered = matches.filter { match in references[match.food.id].map { query.words(of: $0) != nil } ?? false }
      return offered.isEmpty ? nil : .unsure(offered)
    }
    return .food(match(numbered(plainest), best.matched, confidence: best.confidence))
  }

  /// The foods that have the text as a whole name; nil if there are none.
  private func named(_ name: String) -> FoodBank.Finding? {
    let named = bank.named(name, limit: Self.reach).filter { $0.plainness >= 0 }
    guard let first = named.first else { return nil }
    return Self.agree(named.map(\.food))
      ? .food(match(numbered(first), name, confidence: Self.named))
      : .unsure(named.map { match(numbered($0), name, confidence: Self.named) })
  }

  /// The foods whose names begin with the whole text and then only say more about it: `Kohlroulade mit Hackfleischfüllung`;
  /// nil if there are none.
  ///
  /// The plainest is certain if all of them have about the same energy.
  private func headed(_ name: String, among foods: [ReferenceFood]) -> FoodBank.Finding? {
    let words = SearchText.words(name)
    let headed = foods.filter { $0.plainness >= 0 && $0.beginnings.contains { SearchText.words(String($0)) == words } }
    guard let first = headed.first else { return nil }
    let matches = headed.map { match(numbered($0), name, confidence: Self.beginning) }
    return Self.agree(headed.map(\.food))
      ? .food(match(numbered(first), name, confidence: Self.beginning)) : .unsure(matches)
  }

  /// The confidence of the beginning of a name.
  private static let beginning = 0.92
  /// The most foods with one whole name.
  private static let reach = 6
  /// The confidence of a whole name of the tables.
  private static let named = 0.95
  /// The least confidence that is certain: a name of the tables says more than people type, so that less of it is typed
  /// than of a name of the household's bank.
  private static let certain = 0.9
  /// The most foods that are compared with a name.
  private static let candidates = 60
  /// Foods whose confidence is less than this below the best one's fit a name about as well.
  private static let lead = 0.06

  /// The food that is like a dish which no table has; nil if none is known.
  func like(_ name: String) -> FoodMatch? {
    LikeNames.id(of: name).flatMap { bank.food(id: $0) }.map { match(numbered($0), name, confidence: Self.likeness) }
  }

  /// The confidence of a food that is like the one that was typed.
  private static let likeness = 0.85

  /// The food with exactly that name, or else the one that is like it; nil if there is neither.
  func whole(_ name: String) -> (match: FoodMatch, isLike: Bool)? {
    plain(name).map { ($0, false) } ?? like(name).map { ($0, true) }
  }

  /// The food with exactly that name, if it is of no special kind: `Cheese`; nil if there is none.
  func plain(_ name: String) -> FoodMatch? {
    guard case .food(let match)? = named(name) else { return nil }
    return match
  }

  /// Whether the foods have about the same energy: each within a quarter, or 15 kcal, of the first.
  ///
  /// Tables of different countries disagree by as much about the same food in 4 % of the names that they share.
  private static func agree(_ foods: [Food]) -> Bool {
    guard let first = foods.first?.nutrients.calories else { return false }
    return foods.allSatisfy { abs($0.nutrients.calories - first) <= max(15, 0.25 * first) }
  }

  private func match(_ food: Food, _ name: String, confidence: Double) -> FoodMatch {
    FoodMatch(food: food, matched: name, confidence: confidence, isExact: true)
  }

  private func numbered(_ reference: ReferenceFood) -> Food {
    var food = reference.food
    food.id = Self.number(ofPlace: reference.place)
    return food
  }
}

extension ReferenceFood {
  /// What the food is, without what its names say about it: `Lahmacun` of `Lahmacun (ungefüllt)`.
  fileprivate var beginnings: [Substring] {
    ([food.name] + food.aliases).compactMap { name in
      let ends = Self.boundaries.compactMap { name.firstRange(of: $0)?.lowerBound }
      return ends.min().map { name[..<$0] }
    }
  }

  private static let boundaries = [",", " (", " mit ", " with ", " in ", " aus ", " from ", " von ", " auf ", " made "]
}

extension FoodQuery {
  /// Whether every term of the query is in the food's names, and one of them is what the food is.
  fileprivate func names(_ reference: ReferenceFood) -> Bool {
    let heads = Set(SearchText.words(reference.head))
    return words(of: reference).map { !$0.isDisjoint(with: heads) } ?? false
  }

  /// The words of a food's names that the query means; nil if one of its terms is not in the names, as typed or by a
  /// meaning.
  ///
  /// A compound such as Käsebrot counts only if it is a word of the names: a food called cheese bread need not be it.
  fileprivate func words(of reference: ReferenceFood) -> Set<String>? {
    let words = Set(([reference.food.name] + reference.food.aliases).flatMap(SearchText.words))
    func fits(_ reading: Reading) -> Bool {
      reading.kind != .correction && !reading.isPartial && reading.words.allSatisfy(words.contains)
        && (reading.words.count == 1 || reading.terms.count > 1 || reading.kind != .translation)
    }
    let fitting = readings.filter(fits)
    guard terms.indices.allSatisfy({ term in fitting.contains { $0.terms.contains(term) } }) else { return nil }
    return Set(fitting.flatMap(\.words))
  }
}

internal import Domain
internal import Reference
internal import Store

/// Looks up names in the open food tables that come with Larder, for foods that the household's own bank lacks.
///
/// A food of the tables has a negative ID until it is logged, and then becomes a food of the household
/// (`PendingFoods`).
struct OpenTables {
  let bank: ReferenceBank

  init(_ bank: ReferenceBank = .shared) { self.bank = bank }

  /// The ID of the first food of the tables; described foods that are not saved yet have IDs between this one and 0.
  private static let base = -1_000_000
  /// The ID of the first food with a listed name; composed foods have IDs between this one and `base`.
  private static let listed = -2_000_000_000

  private static func number(ofPlace place: Int) -> Int { base - place }

  /// The position of a food in the open tables, if it comes from them or from the starter bank; nil for any other food.
  func place(of food: Food) -> Int? {
    if let reference = reference(numbered: food.id) { return reference.place }
    if let entry = Self.entry(numbered: food.id) { return bank.food(id: entry.id)?.place }
    guard !food.isUserCreated, let source = food.source, source.name == StarterBank.sourceName else { return nil }
    return bank.food(id: "sr:\(source.id)")?.place
  }

  private func reference(numbered id: Int) -> ReferenceFood? {
    let place = Self.base - id
    return (0..<bank.count).contains(place) ? bank.food(at: place) : nil
  }

  /// The food of the tables with the given negative ID; nil if a food of the household or a described food has that ID.
  ///
  /// A food with a listed name gets `name`, as it was typed. A food that has `name` among its other names may get it
  /// in front of its own: see `called`.
  func food(numbered id: Int, name: String) -> Food? {
    if let reference = reference(numbered: id) { return Self.called(numbered(reference), name) }
    guard var food = Self.entry(numbered: id).flatMap(food) else { return nil }
    if !name.isEmpty { food.name = name }
    return food
  }

  /// The NDB number, in USDA's tables, of the food in the starter bank that is the same as `food`; nil if there is
  /// none.
  func starterNumber(of food: Food) -> String? { reference(numbered: food.id)?.starterNumber }

  /// Whether a food of the tables has the text as its whole name.
  func hasName(_ name: String) -> Bool { !bank.named(name, limit: 1).isEmpty }

  /// Whether a normalized word is in some food's name, so that it is not a typing error.
  func knows(_ word: String) -> Bool { bank.vocabulary.count(of: word) > 0 }

  /// The shortest word in the names of foods, or listed by itself, that begins with the letters of a cut word and is
  /// longer; nil if no word does.
  func completion(of cut: String) -> String? {
    let letters = SearchText.normalize(cut)
    let words = bank.vocabulary.words(beginning: letters) + LikeNames.words(beginning: cut)
    return words.filter { $0.utf8.count > letters.utf8.count }.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// The words in the tables' names that a normalized word may be a misspelling of, each with its spelling distance; the
  /// first letter is taken to be right.
  func near(_ term: String) -> [(word: String, distance: Double)] {
    let letters = Array(term.utf8)
    let limit = SpellingDistance.limit(letters: letters.count)
    return bank.vocabulary.near(term).compactMap { word in
      guard word.utf8.first == letters.first else { return nil }
      return SpellingDistance.between(letters, Array(word.utf8), limit: limit).map { (word, $0) }
    }
  }

  /// The foods that have all the words of the text in their names.
  ///
  /// Foods with exactly this name come first; then come the others, the most everyday foods first.
  func search(_ text: String, limit: Int) -> [FoodMatch] {
    let query = FoodQuery(text)
    let named = bank.named(text, limit: limit)
    let others = bank.candidates(for: query, limit: max(limit, Self.candidates)).filter { food in
      query.words(of: food.food) != nil && !named.contains { $0.place == food.place }
    }
    let exact = named.map { match(numbered($0), text, confidence: Self.named) }
    return (exact + FoodRanking(query).matches(others.map(numbered), limit: limit)).prefix(limit).map(\.self)
  }

  /// Looks up a name in the tables; nil if no food fits.
  ///
  /// A food with exactly this name is certain. Otherwise, of all foods that fit the name about equally well, the most
  /// everyday one is certain on three conditions: the name has the word that says what the food is, all words of the
  /// name are in the names of the food, and all foods that fit about equally well have about the same energy.
  ///
  /// Typing errors are not corrected here, because the tables have a similar word for almost any word.
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
      let offered = matches.filter { match in
        references[match.food.id].map { query.words(of: $0.food) != nil } ?? false
      }
      return offered.isEmpty ? nil : .unsure(offered)
    }
    return .food(match(numbered(plainest), best.matched, confidence: best.confidence))
  }

  /// The foods that have exactly this name; nil if there are none.
  private func named(_ name: String) -> FoodBank.Finding? {
    let named = bank.named(name, limit: Self.reach).filter { $0.plainness >= 0 }
    guard let first = named.first else { return nil }
    return Self.agree(named.map(\.food))
      ? .food(match(Self.called(numbered(first), name), name, confidence: Self.named))
      : .unsure(named.map { match(numbered($0), name, confidence: Self.named) })
  }

  /// The foods whose names begin with the whole text and then describe the food further; nil if there are no such
  /// foods.
  ///
  /// For `Kohlroulade` these include `Kohlroulade mit Hackfleischfüllung`. If all of these foods have about the same
  /// energy, the most everyday food is certain.
  private func headed(_ name: String, among foods: [ReferenceFood]) -> FoodBank.Finding? {
    let words = SearchText.words(name)
    let headed = foods.filter { $0.plainness >= 0 && $0.beginnings.contains { SearchText.words(String($0)) == words } }
    guard let first = headed.first else { return nil }
    let matches = headed.map { match(numbered($0), name, confidence: Self.beginning) }
    return Self.agree(headed.map(\.food))
      ? .food(match(numbered(first), name, confidence: Self.beginning)) : .unsure(matches)
  }

  /// The confidence of a food whose name begins with the typed text.
  private static let beginning = 0.92
  /// The maximum number of foods that are returned for one whole name.
  private static let reach = 6
  /// The confidence of a food that has the typed text as its whole name.
  private static let named = 0.95
  /// The minimum confidence at which a match counts as certain.
  ///
  /// The value is higher than for the household's bank (`FoodMatch.certain`), since people type only a small part of
  /// the tables' longer names.
  private static let certain = 0.9
  /// The maximum number of foods that are compared with a name.
  private static let candidates = 60
  /// A food fits a name about as well as the best food if its confidence is lower by less than this value.
  private static let lead = 0.06

  /// The food that is listed as similar to the dish called `name`, which no table has; nil if the dish is not listed.
  func like(_ name: String) -> FoodMatch? {
    guard let entry = LikeNames.entry(of: name), let reference = bank.food(id: entry.id) else { return nil }
    // `Käffchen` is only another word for a food of the starter bank, which has more portions, and `lasange` is only
    // misspelled.
    let isSlip = Self.isSlip(name, of: reference.food)
    if reference.starterNumber != nil && (isSlip || entry.serving == nil) || isSlip && entry.serving == nil {
      return match(numbered(reference), name, confidence: Self.likeness)
    }
    guard var food = food(entry) else { return nil }
    food.name = isSlip ? reference.food.name : name.capitalizedFirst
    return match(food, name, confidence: Self.likeness)
  }

  /// The food of a listed name, with the values of the similar food; nil if there is no such food.
  ///
  /// Until it is named as it was typed, it has the name of the list, in plain letters.
  private func food(_ entry: LikeNames.Entry) -> Food? {
    guard var food = bank.food(id: entry.id)?.food else { return nil }
    food.id = Self.listed - entry.place
    (food.name, food.aliases) = (entry.name.capitalizedFirst, [])
    if let serving = entry.serving {
      let pieces = entry.piece.map { [Portion(name: "piece", grams: $0)] } ?? []
      food.portions =
        pieces + [Portion(name: Portion.estimatedServing, grams: serving)] + food.portions.filter(\.isMeasure)
    }
    return food
  }

  /// Whether the name has misspelled or inflected words of the food's names, and no other word that they lack.
  private static func isSlip(_ name: String, of food: Food) -> Bool {
    let known = Set(([food.name] + food.aliases).flatMap(SearchText.words)).map { Array($0.utf8) }
    let words = SearchText.words(name)
    guard words.contains(where: { !known.contains(Array($0.utf8)) }) else { return false }
    return words.allSatisfy { word in
      let letters = Array(word.utf8)
      let limit = SpellingDistance.limit(letters: letters.count)
      return known.contains(letters)
        || letters.count >= 4 && known.contains { SpellingDistance.between(letters, $0, limit: limit) != nil }
    }
  }

  /// The food with the other name that was typed before its own: `Yorkshire pudding (Popover)`.
  ///
  /// A name with a word of the food's own, or with one that is such a word misspelled or translated, says nothing that
  /// this does not.
  private static func called(_ food: Food, _ typed: String) -> Food {
    let key = SearchText.normalize(typed)
    let kind = food.name.firstRange(of: " (").map { food.name[..<$0.lowerBound] } ?? food.name[...]
    func both(_ other: String) -> String {
      "\(other.count <= longestAbbreviation ? other.uppercased() : other.capitalizedFirst) (\(kind))"
    }
    guard let other = food.aliases.first(where: { [$0, both($0)].map(SearchText.normalize).contains(key) }) else {
      return food
    }
    var plain = food
    plain.aliases = []
    let (letters, words) = (food.name.plainLetters, SearchText.words(other))
    guard !words.contains(where: { $0.utf8.count >= shortest && letters.contains($0) }),
      !SearchText.words(food.name).contains(where: { $0.utf8.count >= shortest && other.plainLetters.contains($0) }),
      !isSlip(other, of: plain), FoodQuery(other).words(of: plain) == nil
    else { return food }
    var food = food
    food.aliases.append(food.name)
    food.name = both(other)
    return food
  }

  /// The most letters of a name that is written in capitals: `G&T`.
  private static let longestAbbreviation = 3
  /// The fewest letters of a word that is looked for within other words, as `Matjes` in `Matjeshering`.
  private static let shortest = 4

  /// The listed name that the food with this ID stands for; nil if the food is of another kind.
  private static func entry(numbered id: Int) -> LikeNames.Entry? {
    id <= listed ? LikeNames.entry(at: listed - id) : nil
  }

  /// The table's food whose values a food with a listed name has; nil if the food is of another kind.
  ///
  /// Once it is logged, such a food is the household's, with the number of the similar food as its source.
  func similarFood(of food: Food) -> Food? {
    if let entry = Self.entry(numbered: food.id) { return bank.food(id: entry.id).map(numbered) }
    guard food.id > 0, !food.isUserCreated, food.aliases.isEmpty,
      let similar = LikeNames.entry(of: food.name).flatMap({ bank.food(id: $0.id) }),
      similar.food.source == food.source, similar.food.name != food.name
    else { return nil }
    return numbered(similar)
  }

  /// Whether the food has a listed name with a serving of its own, so that a count means that many of them.
  static func hasOwnServing(_ food: Food) -> Bool { entry(numbered: food.id)?.serving != nil }

  /// The confidence of a food that is only similar to the typed one.
  private static let likeness = 0.85

  /// The food with exactly this name, or else the food that is listed as similar to a dish of this name; nil if there
  /// is neither.
  func whole(_ name: String) -> (match: FoodMatch, isLike: Bool)? {
    plain(name).map { ($0, false) } ?? like(name).map { ($0, true) }
  }

  /// The plain food with exactly this name, such as `Cheese`; nil if there is none.
  func plain(_ name: String) -> FoodMatch? {
    guard case .food(let match)? = named(name) else { return nil }
    return match
  }

  /// Whether the foods have about the same energy: each differs from the first by at most 15 kcal, or by at most a
  /// quarter of the energy of the first.
  ///
  /// For 4 % of the names that tables of different countries share, the energy differs between the tables by that much.
  static func agree(_ foods: [Food]) -> Bool {
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
  /// The part of each name that says what the food is, up to the description that follows; names without a description
  /// are left out.
  ///
  /// For `Lahmacun (ungefüllt)` the part is `Lahmacun`.
  fileprivate var beginnings: [Substring] {
    ([food.name] + food.aliases).compactMap { name in
      let ends = Self.boundaries.compactMap { name.firstRange(of: $0)?.lowerBound }
      return ends.min().map { name[..<$0] }
    }
  }

  private static let boundaries = [",", " (", " mit ", " with ", " in ", " aus ", " from ", " von ", " auf ", " made "]
}

extension FoodQuery {
  /// Whether every word of the query is in the food's names, and one of these words says what the food is.
  fileprivate func names(_ reference: ReferenceFood) -> Bool {
    let heads = Set(SearchText.words(reference.head))
    return words(of: reference.food).map { !$0.isDisjoint(with: heads) } ?? false
  }

  /// The words in the food's names that match the query; nil if a typed word matches none of these words.
  ///
  /// A typed word matches as it was typed, or by one of its meanings, such as a translation. A compound such as
  /// Käsebrot must itself be a word in the names, because a food whose name contains cheese and bread may be another
  /// food.
  fileprivate func words(of food: Food) -> Set<String>? {
    let words = Set(([food.name] + food.aliases).flatMap(SearchText.words))
    func fits(_ reading: Reading) -> Bool {
      reading.kind != .correction && !reading.isPartial && reading.words.allSatisfy(words.contains)
        && (reading.words.count == 1 || reading.terms.count > 1 || reading.kind != .translation)
    }
    let fitting = readings.filter(fits)
    guard terms.indices.allSatisfy({ term in fitting.contains { $0.terms.contains(term) } }) else { return nil }
    return Set(fitting.flatMap(\.words))
  }
}

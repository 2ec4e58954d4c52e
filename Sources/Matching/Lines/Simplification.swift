internal import Domain

/// Reading an item without the words that say nothing about which food it is.
extension Resolver {
  /// Resolves an item without the words that take a food away or that change nothing about it; nil if its food is still
  /// not certain.
  func simpler(
    _ phrase: ItemPhrase, in text: String, with companion: Food?, inTables: Bool
  ) throws -> Resolved? {
    let (name, bracketed) = phrase.name.partedAtBrackets
    let words = name.split(separator: " ").map(String.init)
    guard words.count <= Self.maximumNameWords else { return nil }
    if let without = WordRoles.namedWithout(words), case .food(let match) = try bank.find(without, inTables: inTables),
      WordRoles.contradicts(match.food.name, without.replacing("without ", with: ""))
    {
      return try resolve(phrase, as: match, in: text, with: companion)
    }
    var (kept, unused, barred) = (words, [Resolved.UnusedWords](), [String]())
    func leaveOut(_ words: some Collection<String>, _ role: Resolved.UnusedWords.Role) {
      unused += words.map { Resolved.UnusedWords(text: $0, role: role) }
    }
    if let bracketed { leaveOut([bracketed], .ingredient) }
    if let negated = WordRoles.negated(words) {
      (kept, barred) = negated
      leaveOut([barred.joined(separator: " ")], .negated)
    }
    if let (plain, dropped) = WordRoles.withoutNeutral(kept) {
      kept = plain
      leaveOut(dropped, .state)
    }
    let brand = Brands.length(in: kept)
    leaveOut(kept.prefix(brand), .maker)
    kept.removeFirst(brand)
    if let behind = Brands.lengthInBrackets(behind: kept) {
      leaveOut(kept.suffix(behind), .maker)
      kept.removeLast(behind)
    }
    var simple = phrase
    func found() throws -> FoodMatch? {
      simple.name = kept.joined(separator: " ")
      guard kept.count < words.count || bracketed != nil else { return nil }
      var known: FoodMatch?
      if case .food(let match) = try bank.find(simple.name, inTables: inTables) { known = match }
      if known == nil, inTables, !barred.isEmpty { known = try bank.composed(simple.name) }
      guard let match = known else { return nil }
      // A single word behind a brand may be a kind of what the brand makes: Ritter Sport Nuss is no nut.
      let isKindOfBrand = brand > 0 && kept.count == 1 && match.food.id < 0
      let dropped = unused.filter { $0.role != .negated }.map(\.text)
      return !isKindOfBrand && WordRoles.permits(match.food, without: dropped, and: barred) ? match : nil
    }
    var match = try found()
    if match == nil, let cold = WordRoles.withoutHeated(kept) {
      kept = cold.kept
      leaveOut(cold.dropped, .heating)
      match = try found().flatMap { WordRoles.mayBeHeated($0.food) ? $0 : nil }
    }
    if match == nil, let (rest, place) = WordRoles.withoutPlace(kept), try !bank.isFood(WordRoles.named(in: place)) {
      kept = rest
      leaveOut([place.joined(separator: " ")], .place)
      match = try found()
    }
    guard let match else { return nil }
    var resolved = try resolve(simple, as: match, in: text, with: companion)
    resolved.unused = unused + resolved.unused
    return resolved
  }

  /// The most words of a name of which some may be left out.
  private static let maximumNameWords = 12
}

extension String {
  /// The name without what is in brackets at its end, and what is in them; nil if there are none, or a number in them.
  fileprivate var partedAtBrackets: (name: String, bracketed: String?) {
    guard utf8.count <= 200, last == ")", let open = lastIndex(of: "("), open > startIndex else { return (self, nil) }
    let within = self[index(after: open)...].dropLast()
    guard !within.isEmpty, !within.contains(where: \.isNumber) else { return (self, nil) }
    return (String(self[..<open]), String(within))
  }
}

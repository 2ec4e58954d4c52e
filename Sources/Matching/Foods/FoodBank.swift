package import Domain
package import Store

/// A snapshot of the food bank for one profile: foods that the profile often eats rank higher.
///
/// The snapshot is valid only within the database read that it was created for.
package final class FoodBank {
  let reading: ReadTransaction
  private let profile: Int?
  let tables = OpenTables()
  /// New foods that the user has described in this command and that are not saved yet.
  let described: PendingFoods
  private var known: [Int: Double]?
  /// The results of earlier lookups, by name.
  ///
  /// They are kept because a line is read in several ways, and the same names are looked up each time.
  private var findings: [String: Finding] = [:]
  private static let maximumFindings = 500
  /// For each name that no table has, the ID of the food that was found for it: one with that name, or a similar one.
  private var likenesses: [String: Int] = [:]

  /// A bank for a profile; without a profile, habits have no influence.
  package init(_ reading: ReadTransaction, profile: Int?, described: PendingFoods = PendingFoods()) {
    self.reading = reading
    self.profile = profile
    self.described = described
  }

  /// The result of looking up a name; it lets a caller use the food, ask the user about it, or refuse the name.
  package enum Finding {
    /// One food that is certain enough.
    case food(FoodMatch)
    /// Foods that match about equally well; the first would be certain enough if it were the only one.
    case several([FoodMatch])
    /// No food has this name; these foods may be meant, best first.
    case unsure([FoodMatch])
    /// No food matches; the value has the most similar foods, if there are any.
    case unknown([FoodMatch])
    /// No food matches, but this food's name is spelled almost the same.
    case typo(FoodMatch)
    /// The bank has no food with the ID that was typed.
    case noNumber(Int)
  }

  /// Looks up the food that a name or an ID (`#12`) refers to.
  ///
  /// With `prefersRaw`, the raw form of a food is chosen unless the name says otherwise. With `inTables`, the name is
  /// also looked up in the open tables that come with Larder, unless the household's bank has a certain match.
  package func find(_ name: String, prefersRaw: Bool = false, inTables: Bool = false) throws -> Finding {
    if Brands.isPlace(name) {
      return try reading.foods.food(named: name).map { .food(Self.certainMatch($0)) } ?? .unknown([])
    }
    let finding = try findOwn(name, prefersRaw: prefersRaw)
    if case .food(let match) = finding, !prefersRaw, isLoose(match, for: name),
      let whole = tables.whole(name), !whole.match.food.hasEnergy(of: match.food, within: Self.sameEnergy),
      !match.isExact || !WordRoles.isRaw(tables.similarFood(of: whole.match.food)?.name ?? whole.match.food.name)
    {
      // The whole name says more than a translation or a part of a name: Lebkuchen is not gingerbread cake.
      return .food(try taken(whole, for: name))
    }
    if case .food(let match) = finding, !prefersRaw, match.food.isRawOrDry, isLoose(match, for: name),
      case .food(let eaten)? = tables.finding(name), !eaten.food.isRawOrDry, !WordRoles.isRaw(eaten.food.name)
    {
      return .food(try own(eaten))
    }
    if case .several(let matches) = finding, !prefersRaw,
      !matches.contains(where: { $0.isExact || $0.food.isUserCreated })
    {
      let plain = tables.plain(name)
      // A dish with exactly this name is meant, rather than a food whose name only contains the words.
      if let plain, plain.food.isDish { return .food(try own(plain)) }
      let typed = Set(SearchText.words(name))
      // Foods of which no word was typed are guesses; the tables have one with exactly this name: `Radi`.
      if matches.allSatisfy({ typed.isDisjoint(with: SearchText.words($0.matched)) }), let whole = tables.whole(name) {
        return .food(try taken(whole, for: name))
      }
      if let plain, plain.food.category == .bakery {
        // A rice cake and a crab cake are no kinds of cake.
        let kinds = matches.filter { $0.food.category == plain.food.category }
        if kinds.count > 1, kinds.count < matches.count {
          let least = kinds.map(\.confidence).min() ?? 0
          return .several([try own(plain).guessed(confidence: least)] + kinds)
        }
      }
    }
    return inTables ? try widened(finding, name) : finding
  }

  /// Looks up the names in order, in the household's bank and the open tables, and returns the first food that is
  /// certain; nil if there is none.
  func first(of names: [String]) throws -> FoodMatch? {
    for name in names {
      if case .food(let match) = try find(name, inTables: true) { return match }
    }
    return nil
  }

  /// The household's own food that is the same as a food of the open tables, or else the tables' food itself.
  ///
  /// If the food is only similar to the dish called `name`, the similarity is recorded, so that the user is told.
  private func taken(_ whole: (match: FoodMatch, isLike: Bool), for name: String) throws -> FoodMatch {
    let match = try own(whole.match)
    if whole.isLike { likenesses[name] = match.food.id }
    return match
  }

  /// The open tables' plain food for a side such as `with cheese`, or for an ingredient of a recipe, if the household's
  /// bank has several kinds of that food.
  ///
  /// Nil if the household has added one of these kinds, or if fewer than two thirds of them have about the same energy as
  /// the plain food.
  func plainKind(_ finding: Finding, _ name: String) throws -> FoodMatch? {
    guard case .several(let matches) = finding, matches.count > 1, !matches.contains(where: \.food.isUserCreated),
      let plain = tables.plain(name),
      matches.count(where: { plain.food.hasEnergy(of: $0.food, within: Self.similarEnergy) }) * 3 >= matches.count * 2
    else { return nil }
    return try own(plain)
  }

  /// Looks up a name in the open tables as well, unless `finding`, the result from the household's bank, is certain.
  ///
  /// If the household has several kinds of the food, such as bread, only the user can say which kind is meant.
  func widened(_ finding: Finding, _ name: String) throws -> Finding {
    switch finding {
    case .food, .several, .noNumber: return finding
    case .unsure(let matches) where matches.contains(where: \.food.isUserCreated): return finding
    case .unsure(let matches) where matches.count { $0.confidence >= Self.kind } > 1:
      guard let whole = tables.whole(name),
        whole.match.food.isDish || name.contains("&")
          // `coucous` is a slip, even if it is listed.
          || whole.isLike && (name.contains(" ") || !matches.contains { Self.isNear(name, $0) })
      else {
        return finding
      }
      return .food(try taken(whole, for: name))
    case .unsure, .unknown, .typo:
      guard WordRoles.isAnyKind(name) else { return try finding.extended(by: findInTables(name)) }
      return try tables.plain(name).map { .food(try own($0)) } ?? finding
    }
  }

  /// The food composed of bread and a topping that a name such as Käsebrot means; nil if the name means no such food.
  func composed(_ name: String) throws -> FoodMatch? {
    let food = try ComposedFoods().onBread(BreadWords.singular(name), find: ingredient)
    return try food.map { try composition($0, name) }
  }

  /// The food composed of a base and up to two ingredients that a name such as `halloumi wrap` means; nil if the name
  /// means no such food.
  func mixed(_ name: String) throws -> FoodMatch? {
    let food = try ComposedFoods().food(BreadWords.singular(name), find: ingredient)
    return try food.map { try composition($0, name) }
  }

  private func ingredient(_ name: String) throws -> FoodMatch? {
    guard !WordRoles.isAnyKind(name), case .food(let match) = try find(name, inTables: true) else { return nil }
    return match
  }

  private func composition(_ food: Food, _ name: String) throws -> FoodMatch {
    try own(FoodMatch(food: food, matched: name, confidence: Self.composition, isExact: false))
  }

  /// Whether a typed word is long enough, and close enough to the name of the match, that no other food can be meant.
  private static func isSlip(_ typed: String, of match: FoodMatch) -> Bool {
    typed.count >= 6 && isNear(typed, match)
  }

  /// Whether a typed word differs from the name of the match in one letter.
  private static func isNear(_ typed: String, _ match: FoodMatch) -> Bool {
    let (typed, meant) = (SearchText.normalize(typed), SearchText.normalize(match.matched))
    return SpellingDistance.between(Array(typed.utf8), Array(meant.utf8), limit: 1) != nil
  }

  /// The confidence of a food that was found by a single word with one typing error.
  private static let slip = 0.82
  /// The share by which the energy of the same food may differ between tables.
  private static let sameEnergy = 0.1
  /// The share by which the energy of two kinds of food may differ if one may replace the other as a side.
  private static let similarEnergy = 1.0 / 3
  /// The confidence of a composed food.
  private static let composition = 0.85

  /// Looks up a name in the open tables; if the household already has the food, the result is the household's food.
  private func findInTables(_ typed: String) throws -> Finding? {
    guard !Brands.isPlace(typed) else { return nil }
    if let plate = ComposedFoods().plate(typed) { return .food(try composition(plate, typed)) }
    let name = BreadWords.singular(typed)
    switch tables.finding(name) {
    case .food(let match)?:
      // `Monster energy drink` is not the one with few calories, of which a table has only that the name begins alike.
      if !tables.hasName(name), let like = tables.like(name),
        like.food.category == .snacks || !like.food.hasEnergy(of: match.food, within: Self.similarEnergy)
      {
        return .food(try taken((like, true), for: typed))
      }
      let found = try own(match)
      return WordRoles.contradicts(found.food.name, name) ? .unsure([found]) : .food(found)
    case let other:
      // For bread with a topping, the composed food is more accurate than a similar food.
      if let like = tables.like(name), try composed(name) == nil {
        return .food(try taken((like, true), for: typed))
      }
      guard case .unsure(let matches)? = other else { return other }
      return .unsure(try matches.map(own))
    }
  }

  /// The match with the typed name, if its food has a listed name: `harzer Käse` was found as `Harz Käse`.
  func named(_ match: FoodMatch, as typed: String) -> FoodMatch {
    guard tables.similarFood(of: match.food) != nil else { return match }
    var food = match.food
    food.name = typed.capitalizedFirst
    return match.with(food: food)
  }

  /// Whether a name is listed as similar to a food that has another energy: `Ritter Sport Vollmilch` is no milk.
  func isListed(_ name: String, unlike food: Food) -> Bool {
    tables.like(name).map { !$0.food.hasEnergy(of: food, within: Self.similarEnergy) } ?? false
  }

  /// The name of the table's food whose values a dish called `name` has, since no table has the dish; nil if `food` has
  /// its own values.
  func similarName(of food: Food, called name: String) -> String? {
    tables.similarFood(of: food)?.name ?? (likenesses[name] == food.id ? food.name : nil)
  }

  /// The food whose values a food with a listed name has, as the household has it; nil if the food is of another kind.
  func similarFood(of food: Food) throws -> Food? {
    guard let similar = tables.similarFood(of: food) else { return nil }
    return try householdFood(like: similar) ?? similar
  }

  private func own(_ match: FoodMatch) throws -> FoodMatch {
    guard let food = try householdFood(like: match.food) else { return match }
    return match.with(food: food)
  }

  /// The household's food that is the same as a food of the tables; nil if the household has no such food.
  ///
  /// Such a food is in the starter bank or was logged before.
  private func householdFood(like food: Food) throws -> Food? {
    if let number = tables.starterNumber(of: food) {
      let foods = try reading.foods.find(food.name, limit: Self.likenessReach).foods
      return foods.first { $0.source == FoodSource(name: StarterBank.sourceName, id: number) }
    }
    // It may have been logged under its own name before it was found by another.
    return try ([food.name] + food.aliases.suffix(1)).firstResult { name in
      try reading.foods.food(named: name).flatMap { $0.source == food.source ? $0 : nil }
    }
  }

  /// A match with at least this confidence counts as a kind of the typed food, as rye bread is a kind of `bread`.
  private static let kind = 0.7
  /// The maximum number of the household's foods with a similar name among which the starter bank's food is searched
  /// for.
  private static let likenessReach = 40

  private func findOwn(_ typed: String, prefersRaw: Bool) throws -> Finding {
    let name = BreadWords.singular(typed)
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
    if !prefersRaw {
      let exact = try named(name)
      if let exact, exact.food.isUserCreated { return .food(exact) }
      if let match = try learned(name) { return .food(match) }
      if let exact, try !isOneOfSeveral(exact.food, name) { return .food(exact) }
    }
    switch try choice(name, prefersRaw: prefersRaw) {
    case .one(let match) where WordRoles.contradicts(match.food.name, name): return .unsure([match])
    case .one(let match) where WordRoles.isAnyKind(name) && !match.isExact: return .unsure([match])
    case .one(let match): return .food(match)
    case .several(let matches):
      let isCertain = matches.first.map { $0.confidence >= FoodMatch.certain } ?? false
      return isCertain ? .several(matches) : .unsure(matches)
    case .none(let nearest) where nearest.isEmpty:
      let typed = SearchText.normalize(name)
      guard !tables.knows(typed), let match = try spelledAlike(name) else { return .unknown([]) }
      return Self.isSlip(typed, of: match) ? .food(match.guessed(confidence: Self.slip)) : .typo(match)
    case .none(let nearest): return .unknown(nearest)
    }
  }

  /// The household's food that a name means, or the foods from which the user has to choose.
  private func choice(_ name: String, prefersRaw: Bool) throws -> FoodChoice {
    let candidates = try lookUp(name, prefersRaw: prefersRaw)
    guard let average = tables.plain(name)?.food, tables.starterNumber(of: average) == nil,
      candidates.foods.contains(where: { Self.isSame($0, average) })
    else { return candidates.choice }
    let others = candidates.ranking.choose(candidates.foods.filter { !Self.isSame($0, average) })
    if others.isOpen { return others }
    // What was taken when the household did not have it yet is taken again.
    if case .several(let matches) = candidates.choice,
      let taken = matches.first(where: { Self.isSame($0.food, average) })
    {
      return .one(taken)
    }
    return candidates.choice
  }

  /// Whether a food with exactly this name is only the average of several kinds of food that the household has.
  ///
  /// If `bread` is typed, for example, the user is asked which bread is meant. The question must still be asked after
  /// an earlier line has used the tables' average bread, which thereby became a food of the household.
  private func isOneOfSeveral(_ exact: Food, _ name: String) throws -> Bool {
    guard let average = tables.plain(name)?.food, Self.isSame(exact, average) else { return false }
    return try choice(name, prefersRaw: false).isOpen
  }

  /// Whether a food of the household was taken over from this food of the open tables.
  private static func isSame(_ food: Food, _ average: Food) -> Bool {
    !food.isUserCreated && food.name == average.name && food.source == average.source
  }

  /// The food that a name means according to the profile's earlier answers and corrections; nil if the profile has made
  /// none for this name.
  private func learned(_ name: String) throws -> FoodMatch? {
    guard let learned = try learnedName(name), let food = try reading.foods.get(learned.food.id) else { return nil }
    let confidence = learned.isCorrection ? Self.corrected : Self.answered
    return FoodMatch(food: food, matched: learned.name, confidence: confidence, isExact: true)
  }

  /// What was learned about the food that the profile means by a name; nil if nothing was learned about this name.
  package func learnedName(_ name: String) throws -> LearnedName? {
    try profile.flatMap { try reading.profile($0).learnedName(name) }
  }

  /// The confidence of a food that somebody once chose when asked about this name.
  ///
  /// The food is used without asking again; the value is below 1 so that the food is shown as likely.
  private static let answered = 0.9
  /// The confidence of a food that the profile chose when correcting an item that was logged under this name.
  private static let corrected = 0.93

  /// The foods of the open tables that have all the words of the text in their names, the most everyday foods first.
  package func searchTables(_ text: String, limit: Int) -> [FoodMatch] { tables.search(text, limit: limit) }

  /// Finds at most `reach` foods that the text may mean, and ranks them.
  package func lookUp(
    _ text: String, reach: Int = FoodCandidates.reach, prefersRaw: Bool = false
  ) throws -> FoodCandidates {
    try reading.foods.find(
      text, habits: habits(), prefersRaw: prefersRaw, limit: reach, isKnownElsewhere: tables.knows)
  }

  /// Foods that the text may mean, regardless of the profile's habits.
  ///
  /// This function is used to split typed text into items, which must not depend on habits.
  func plain(_ text: String) throws -> FoodCandidates { try reading.foods.find(text) }

  /// The only food with exactly this name; nil if no food has it, or if several have it as a name or alias.
  ///
  /// No search is needed, because habits never rank another food above the one with exactly this name.
  package func named(_ name: String) throws -> FoodMatch? { try reading.foods.food(named: name).map(Self.certainMatch) }

  /// The food with the given ID; nil if there is no such food.
  ///
  /// A food that was described but not saved yet has a negative ID.
  package func food(_ id: Int) throws -> Food? { try described.numbered(id) ?? reading.foods.get(id) }

  /// Names that stores print on receipts, each with its meaning according to the household: a food, or something that
  /// is not food.
  func printedNames() throws -> [PrintedName] { try reading.printedNames.all() }

  /// Whether a food has this name or alias.
  package func hasName(_ name: String) throws -> Bool { try reading.foods.hasName(name) }

  /// Whether a food has a name with exactly this spelling, including punctuation.
  func hasSpelling(_ name: String) throws -> Bool { try reading.foods.hasSpelling(name) }

  /// The food that a short misspelled word such as `egs` probably means; nil if no food has a similar name.
  ///
  /// The ranking does not correct such short words. Here, too, only names with the same first letter are compared.
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

  /// A match with full confidence, so that nobody has to be asked about the food.
  package static func certainMatch(_ food: Food) -> FoodMatch {
    FoodMatch(food: food, matched: food.name, confidence: 1, isExact: true)
  }

  /// The same match with full confidence, because the user has chosen it.
  package static func confirmedMatch(_ match: FoodMatch) -> FoodMatch {
    FoodMatch(food: match.food, matched: match.matched, confidence: 1, isExact: false)
  }

  /// For each food ID, a weight that says how habitual the food is in the 90 days up to the profile's last meal.
  ///
  /// Empty if there is no profile or the profile has no meals.
  private func habits() throws -> [Int: Double] {
    if let known { return known }
    let records = profile.map(reading.profile)
    let habits =
      try records.flatMap { records in try records.lastDay().map { try records.habits(slot: nil, to: $0) } } ?? [:]
    known = habits
    return habits
  }
}

extension FoodChoice {
  /// Whether several foods fit so well that only the user can say which is meant.
  fileprivate var isOpen: Bool {
    guard case .several(let matches) = self, let first = matches.first else { return false }
    return first.confidence >= FoodMatch.certain
  }
}

extension FoodBank.Finding {
  /// This finding of the household's bank, replaced or extended by a finding of the open tables.
  ///
  /// If neither finding is certain, the foods of both are offered, the likeliest first.
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

extension Food {
  /// Whether the food is in a category where a name means one dish; bread, cheese and drinks, in contrast, have many
  /// kinds.
  fileprivate var isDish: Bool { [.other, .frozen, .meat, .seafood].contains(category) }

  /// Whether the energy of another food differs from this food's energy by at most this share.
  fileprivate func hasEnergy(of other: Food, within share: Double) -> Bool {
    abs(other.nutrients.calories - nutrients.calories) <= nutrients.calories * share
  }
}

extension FoodMatch {
  /// Whether the typed word is only the beginning of a word that was found, two letters shorter or more.
  func isOnlyBegun(by typed: String) -> Bool {
    let (term, found) = (SearchText.normalize(typed), SearchText.words(matched))
    return !found.contains(term) && found.contains { $0.count > term.count + 1 && $0.hasPrefix(term) }
  }

  /// The same match for another form of its food.
  func with(food: Food) -> FoodMatch {
    FoodMatch(food: food, matched: matched, confidence: confidence, isExact: isExact)
  }

  /// The same food as a guess: with another confidence, and not as a food of exactly the typed name.
  func guessed(confidence: Double) -> FoodMatch {
    FoodMatch(food: food, matched: matched, confidence: confidence, isExact: false)
  }
}

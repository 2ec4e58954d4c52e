package import Domain
internal import Store

/// Turns typed text into food lines with their doubts; it never asks the user.
///
/// A resolver is valid only within one database read. The caller settles the doubts, and then calls
/// `resolve(_:as:with:)` with the answer.
package struct Resolver {
  /// The bank in which names are looked up.
  package let bank: FoodBank
  /// The purpose of the lines.
  package let purpose: Purpose
  /// The names of favourites, in the form in which names are compared; such a name means a saved meal instead of a
  /// food.
  let favourites: Set<String>
  /// Reads references to logged meals; nil if the text cannot refer to logged meals.
  let meals: MealSourceReader?

  /// The purpose of lines, which determines the possible amounts and the preferred form of a food.
  package enum Purpose: Sendable {
    /// Food that was eaten; if no amount was typed, one portion is meant.
    case eaten
    /// Food that was bought: raw forms are preferred, and if no amount was typed, the weight is unknown.
    case bought
  }

  /// Creates a resolver; with `favourites` and `meals`, items can also refer to favourites and logged meals.
  package init(_ bank: FoodBank, purpose: Purpose, favourites: Set<String> = [], meals: MealSourceReader? = nil) {
    self.bank = bank
    self.purpose = purpose
    self.favourites = favourites
    self.meals = meals
  }

  /// The maximum number of words in a list: far more than a feast or a large shop needs.
  private static let maximumWords = 2000

  /// Resolves each item of a list, in order.
  ///
  /// If the list cannot be read, throws an error with the position of the problem in the text.
  package func resolve(_ text: String) throws -> [Resolved] {
    var companion: Food?
    return try phrases(text).map { phrase in
      let resolved = try resolve(phrase, in: text, with: phrase.isCompanion ? companion : nil)
      companion = phrase.isCompanion ? companion : resolved.match?.food
      return resolved
    }
  }

  /// The items of a list, each split into amount and name; their foods are not looked up.
  package func phrases(_ text: String) throws -> [ItemPhrase] {
    let items = try withoutPlate(NamedPlate.parted(try listed(text)))
    return purpose == .eaten ? withMenuSide(items) : items
  }

  /// The last item of a list that is still being typed.
  package func open(_ text: String) throws -> OpenItem { try reading(text) { $0.open(text) } }

  /// Runs `body` with a reader that looks up names in the bank, and returns what `body` has read from the list.
  func reading<Value>(_ text: String, _ body: (ItemListReader) throws -> Value) throws -> Value {
    // Punctuation separates words like spaces: `egg,egg,egg` is three words.
    let words = text.split(maxSplits: Self.maximumWords) { $0.isWhitespace || ",;+".contains($0) }.count
    guard words <= Self.maximumWords else {
      throw LarderError(
        .outOfRange,
        purpose == .eaten
          ? "a line of more than \(Self.maximumWords) words is too long for a meal"
          : "a line of more than \(Self.maximumWords) words is too long for a shopping trip",
        hint: "write it in several lines")
    }
    // The reader only asks yes or no; an error in between (Ctrl-C, a locked file) must not count as a no.
    var failure: (any Error)?
    func answer(_ question: () throws -> Bool) -> Bool {
      do { return try question() } catch {
        failure = failure ?? error
        return false
      }
    }
    let reader = ItemListReader(
      knows: { name in
        (!favourites.isEmpty && favourites.contains(Favourite.key(name))) || answer { try bank.hasName(name) }
          || bank.isNumberedName(name)
      },
      isOneFood: { name in purpose == .eaten && answer { try bank.isOneFood(name) } },
      isFood: { name in answer { try bank.isFood(name) } }, spells: { name in answer { try bank.hasSpelling(name) } },
      isNoFoodWord: { word in answer { try bank.isNoFoodWord(word) } },
      hasPortion: { portion, name in
        answer {
          guard case .one(let match) = try bank.plain(name).choice else { return false }
          return match.food.portion(called: portion) != nil
        }
      }, isEaten: purpose == .eaten, sources: meals)
    let result = Result { try body(reader) }
    if let failure { throw failure }
    return try result.get()
  }
}

// MARK: One line

extension Resolver {
  /// Resolves one item; `companion` is the food with which the item was eaten, or nil if there is none.
  ///
  /// In `coffee with milk`, the coffee is the companion of the milk.
  package func resolve(_ phrase: ItemPhrase, in text: String, with companion: Food? = nil) throws -> Resolved {
    var resolved = try resolveAsRead(phrase, in: text, with: companion)
    guard let spelling = phrase.respelling, let match = resolved.match else { return resolved }
    resolved.match = match.guessed(confidence: min(match.confidence, Self.respelled))
    resolved.line.confidence = min(resolved.line.confidence, Self.respelled)
    resolved.spelling = resolved.spelling ?? (typed: spelling.typed, read: spelling.read)
    return resolved
  }

  private func resolveAsRead(_ phrase: ItemPhrase, in text: String, with companion: Food?) throws -> Resolved {
    if let stated = try stated(phrase, in: text, with: companion) { return stated }
    if let smoked = phrase.onBreadSmoked { return try resolve(smoked, in: text, with: companion) }
    if let dry = try weighedDry(phrase, in: text, with: companion) { return dry }
    // The `0,2` of `Glas Milch 0,2` is no fat content.
    if phrase.quantity?.countsVessels == true, let poured = try poured(phrase, in: text, with: companion) {
      return poured
    }
    let place = phrase.namePlace(in: text)
    if phrase.name.count > 3,
      Slot.read(phrase.name) != nil
        || purpose == .eaten && phrase.isMealSomewhere && bank.tables.like(phrase.name) == nil,
      try !bank.hasName(phrase.name)
    {
      let doubt = Doubt(.slotAsFood(phrase.name), text: phrase.name, location: place)
      return Resolved(phrase: phrase, line: phrase.openLine, doubts: [doubt])
    }
    if purpose == .eaten, let sized = phrase.withSize, try !bank.isFood(phrase.name) {
      let resolved = try resolve(sized, in: text, with: companion)
      if resolved.match != nil { return resolved }
    }
    if let left = phrase.leftOut { return try resolve(phrase, without: left, in: text, with: companion) }
    // `the rest` names nothing, and `the` is no French tea.
    if WordRoles.namesNothing(phrase.name) { return try resolve(phrase, .unknown([]), in: text, with: companion) }
    if let whole = try whole(phrase, in: text) { return whole }
    let finding = try bank.find(phrase.name)
    if case .food(let match) = finding, phrase.beginsWithOwner(unlike: match) {
      return try resolveUncertain(phrase, .unsure([match]), in: text, with: companion)
    }
    if case .food(let match) = finding, let oats = try oats(weighedFor: phrase, match, in: text, with: companion) {
      return oats
    }
    if phrase.isSide || phrase.isAmongOthers && purpose == .eaten && finding.isEvenlyMatched,
      let side = try bank.plainKind(finding, phrase.name)
    {
      return try resolve(phrase, as: side, in: text, with: companion)
    }
    switch finding {
    case .several(let matches) where purpose == .eaten && !matches.contains(where: \.isExact):
      // A misspelled word may be near several foods, so its correction is tried first.
      let respelled = try respelled(phrase, near: matches, in: text, with: companion)
      return try respelled ?? resolve(phrase, finding, in: text, with: companion)
    case .food(let match) where purpose == .eaten && !match.isExact && match.isOnlyBegun(by: phrase.name):
      // `Kässe` is a misspelled Käse rather than the beginning of Kasseler.
      guard let name = try bank.slip(in: phrase.name) else {
        return try resolve(phrase, finding, in: text, with: companion)
      }
      var corrected = phrase
      corrected.name = name
      return try resolved(phrase, as: name, in: text, with: companion)
        ?? resolve(corrected, in: text, with: companion)
    case .food, .several, .noNumber:
      let resolved = try resolve(phrase, finding, in: text, with: companion)
      return try resolved.lacksPortion ? respelledUnit(phrase, in: text, with: companion) ?? resolved : resolved
    case .unsure, .unknown, .typo: return try resolveUncertain(phrase, finding, in: text, with: companion)
    }
  }

  /// Resolves a drink with a decimal fraction of a liter behind its name, as `eine Bionade 0,33`; nil for anything else.
  private func poured(_ phrase: ItemPhrase, in text: String, with companion: Food?) throws -> Resolved? {
    guard purpose == .eaten, let measured = phrase.withLitersBehind else { return nil }
    let resolved = try resolve(measured, in: text, with: companion)
    return resolved.doubts.isEmpty && resolved.match?.food.isPoured == true ? resolved : nil
  }

  /// Resolves an item if the household's bank does not have it with certainty.
  ///
  /// What is least changed comes first: an amount within the name, then the name without words that say nothing about
  /// the food, then the published food tables and what can be put together, and corrected spelling last. For a purchase,
  /// only the first two are tried.
  private func resolveUncertain(
    _ phrase: ItemPhrase, _ finding: FoodBank.Finding, in text: String, with companion: Food?
  ) throws -> Resolved {
    if let (item, note) = phrase.withoutNutrientNote {
      var resolved = try resolve(item, in: text, with: companion)
      if resolved.match != nil {
        resolved.unused.append(.init(text: note, role: .ingredient))
        return resolved
      }
    }
    if let poured = try poured(phrase, in: text, with: companion) { return poured }
    // The name may contain the amount, which must not be lost.
    if let inner = phrase.withInnerAmount, inner.name != phrase.name || phrase.quantity == nil {
      return inner.name == phrase.name
        ? try resolve(inner, finding, in: text, with: companion) : try resolve(inner, in: text, with: companion)
    }
    // `wheat beer (alcohol-free)`: what is in the brackets may be part of the food's name.
    if purpose == .eaten, phrase.name.last == ")",
      case .food(let match) = try bank.find(phrase.name.filter { !"()".contains($0) }, inTables: true)
    {
      return try resolve(phrase, as: match, in: text, with: companion)
    }
    if let simpler = try simpler(phrase, in: text, with: companion, inTables: false) { return simpler }
    guard purpose == .eaten else { return try resolve(phrase, finding, in: text, with: companion) }
    // The `butter` of `butter chicken` is no German adjective.
    if bank.tables.whole(phrase.name) == nil, let match = try bank.first(of: WordRoles.inflected(phrase.name)) {
      return try resolve(phrase, as: bank.named(match, as: phrase.name), in: text, with: companion)
    }
    let wider = try bank.widened(finding, phrase.name)
    if case .food(let match) = wider { return try resolve(phrase, as: match, in: text, with: companion) }
    if let simpler = try simpler(phrase, in: text, with: companion, inTables: true) { return simpler }
    if let match = try bank.first(of: WordRoles.joined(phrase.name)) {
      return try resolve(phrase, as: match, in: text, with: companion)
    }
    if let composed = try bank.composed(phrase.name) {
      return try resolve(phrase, as: composed, in: text, with: companion)
    }
    if let name = WordRoles.withoutOccasion(phrase.name), let match = try bank.first(of: [name]), match.isExact {
      return try resolve(phrase, as: match, in: text, with: companion)
    }
    if let plainer = try ofCountry(phrase, in: text, with: companion) ?? madeOf(phrase, in: text, with: companion) {
      return plainer
    }
    if let mixed = try bank.mixed(phrase.name) { return try resolve(phrase, as: mixed, in: text, with: companion) }
    if let match = try bank.first(of: WordRoles.withoutDiminutive(phrase.name)) {
      return try resolve(phrase, as: match, in: text, with: companion)
    }
    if let elsewhere = try withoutPlace(phrase, in: text, with: companion) { return elsewhere }
    if let amount = phrase.withAmountBehind {
      let resolved = try resolve(amount, in: text, with: companion)
      if resolved.match != nil { return resolved }
    }
    if let respelled = try respelledUnit(phrase, in: text, with: companion) { return respelled }
    if let respelled = try respelled(phrase, near: wider.matches, in: text, with: companion) { return respelled }
    if let portioned = phrase.withoutPackBehind ?? phrase.withPortionBefore {
      let resolved = try resolve(portioned, in: text, with: companion)
      if resolved.match != nil, resolved.doubts.isEmpty { return resolved }
    }
    if let plain = try withoutFrying(phrase, in: text, with: companion)
      ?? withoutVerb(phrase, in: text, with: companion)
    {
      return plain
    }
    return try resolve(phrase, wider, in: text, with: companion)
  }

  /// Resolves a dish whose name begins with ingredients, if no table has that kind of the dish: `beef bibimbap`,
  /// `Lachs-Spinat-Lasagne`; nil for anything else.
  ///
  /// The match is marked as likely, and the person is told that the ingredients made no difference.
  private func madeOf(_ phrase: ItemPhrase, in text: String, with companion: Food?) throws -> Resolved? {
    let words = phrase.name.split { " -".contains($0) }.map(String.init)
    guard (2...6).contains(words.count) else { return nil }
    for start in 1..<words.count {
      let dish = words[start...].joined(separator: " ")
      let parts = words[..<start].split { TextWord.separators.contains($0.lowercased()) }.map {
        $0.joined(separator: " ")
      }
      // In `Kutteln sauer`, the last word is a German adjective.
      let isAdjective = words[0].first?.isUppercase == true && dish.first?.isLowercase == true && !dish.contains(" ")
      guard (1...2).contains(parts.count), !WordRoles.isAnyKind(dish), !isAdjective,
        case .food(let match) = try bank.find(dish, inTables: true), match.isExact,
        [.other, .frozen].contains(match.food.category), isCalled(match.food, dish)
      else { continue }
      // `chicken bacon pasta`, `Lachs-Spinat-Lasagne`
      let names = try parts.flatMap { try bank.isFood($0) ? [$0] : $0.split(separator: " ").map(String.init) }
      let ingredients = try names.compactMap(ingredient)
      guard ingredients.count == names.count else { continue }
      // `brocoli soup`: the ingredient's English name may be in the name of the dish.
      if let part = ingredients.first, names.count == 1 {
        let aliases = ([part.food.name] + part.food.aliases.prefix(Self.mostAliases)).filter {
          $0.plainLetters != names[0].plainLetters
        }
        if let named = try bank.first(of: aliases.map { "\($0) \(dish)" }), named.isExact {
          let likely = named.guessed(confidence: min(named.confidence, Self.likely))
          return try resolve(phrase, as: likely, in: text, with: companion)
        }
      }
      let likely = match.guessed(confidence: min(match.confidence, Self.likely))
      var resolved = try resolve(phrase, as: likely, in: text, with: companion)
      resolved.unused.append(.init(text: words[..<start].joined(separator: " "), role: .ingredient))
      return resolved
    }
    return nil
  }

  /// Whether a food's name is the typed dish: up to a comma, or because it is a listed name.
  private func isCalled(_ food: Food, _ dish: String) -> Bool {
    bank.tables.similarFood(of: food) != nil || String(food.name.prefix { $0 != "," }).plainLetters == dish.plainLetters
      || food.aliases.contains { $0.plainLetters == dish.plainLetters }
  }

  /// The meat, fish, vegetable, cheese or tofu with exactly this name; nil if there is none.
  private func ingredient(_ name: String) throws -> FoodMatch? {
    let name = ["veg", "veggie", "vegetable"].contains(name.plainLetters) ? "mixed vegetables" : name
    guard case .food(let part) = try bank.find(name, inTables: true), part.isExact,
      [.meat, .seafood, .produce].contains(part.food.category)
        || [.dairy, .pantry].contains(part.food.category) && Self.cheeses.contains(name.plainLetters)
    else { return nil }
    return part
  }

  private static let cheeses: Set<String> = [
    "feta", "halloumi", "mozzarella", "ricotta", "paneer", "tofu", "cheese", "kase",
  ]

  /// Resolves a dish and its ingredients as one food: `quiche with spinach`; nil if no food has that name.
  private func whole(_ phrase: ItemPhrase, in text: String) throws -> Resolved? {
    guard purpose == .eaten, phrase.madeWith?.utf8.count ?? .max <= Self.longestPart else { return nil }
    var whole = phrase
    whole.madeWith = nil
    var near: (name: String, match: FoodMatch)?
    for name in phrase.namesOfWhole {
      guard case .food(let match) = try bank.find(name, inTables: true) else { continue }
      near = match.isExact ? (name, match) : near ?? (name, match)
      if match.isExact { break }
    }
    guard let near else { return nil }
    whole.name = near.name
    return try resolve(whole, as: near.match, in: text)
  }

  /// The longest name of an ingredient, in bytes.
  private static let longestPart = 60

  /// Resolves an item after its typing errors are corrected; nil if its food is still not certain.
  private func respelled(
    _ phrase: ItemPhrase, near offered: [FoodMatch], in text: String, with companion: Food?
  ) throws -> Resolved? {
    if let name = try bank.respelled(phrase.name, offered: offered),
      let resolved = try resolved(phrase, as: name, in: text, with: companion)
    {
      return resolved
    }
    return try bank.renamed(phrase.name).flatMap { try resolved(phrase, as: $0, in: text, with: companion) }
  }

  /// Resolves an item under its corrected name; nil if its food is not certain under that name either.
  private func resolved(
    _ phrase: ItemPhrase, as name: String, in text: String, with companion: Food?
  ) throws -> Resolved? {
    guard name != phrase.name else { return nil }
    var corrected = phrase
    corrected.name = name
    var resolved = try resolve(corrected, in: text, with: companion)
    guard resolved.isWeighed, resolved.doubts.isEmpty, let match = resolved.match else { return nil }
    resolved.match = match.guessed(confidence: min(match.confidence, Self.respelled))
    resolved.line.confidence = min(resolved.line.confidence, Self.respelled)
    resolved.spelling = resolved.spelling ?? (typed: phrase.name, read: name)
    return resolved
  }

  /// Resolves an item after a typing error in the word for its portion is corrected; nil if that word has no such
  /// error, or if no food is found and weighed.
  private func respelledUnit(_ phrase: ItemPhrase, in text: String, with companion: Food?) throws -> Resolved? {
    guard let (item, typed, read) = phrase.withRespelledUnit, try !bank.hasSpelling(typed) else { return nil }
    var resolved = try resolve(item, in: text, with: companion)
    guard let match = resolved.match, !resolved.lacksPortion else { return nil }
    resolved.match = match.guessed(confidence: min(match.confidence, Self.respelled))
    resolved.line.confidence = min(resolved.line.confidence, Self.respelled)
    resolved.spelling = resolved.spelling ?? (typed: typed, read: read)
    return resolved
  }

  /// The maximum number of other names of an ingredient that are tried before the name of a dish.
  private static let mostAliases = 8
  /// The confidence of a dish that was found without the ingredient before its name.
  static let likely = 0.83
  /// The confidence of a food whose name was misspelled.
  private static let respelled = 0.83

  func resolve(
    _ phrase: ItemPhrase, _ finding: FoodBank.Finding, in text: String, with companion: Food?
  ) throws -> Resolved {
    let place = phrase.namePlace(in: text)
    switch finding {
    case .food(let match): return try resolve(phrase, as: match, in: text, with: companion)
    case .several(let matches), .unsure(let matches):
      let doubt = Doubt(.food(name: phrase.name, finding, unattended: finding), text: phrase.name, location: place)
      guard let first = matches.first else { return Resolved(phrase: phrase, line: phrase.openLine, doubts: [doubt]) }
      var resolved = Resolved.weighing(phrase, as: first, in: text, with: companion)
      resolved.line.confidence = min(resolved.line.confidence, Resolved.unsettled)
      resolved.doubts.insert(doubt, at: 0)
      return resolved
    case .unknown, .typo, .noNumber:
      let doubt = Doubt(.food(name: phrase.name, finding, unattended: finding), text: phrase.name, location: place)
      return Resolved(phrase: phrase, line: phrase.openLine, doubts: [doubt])
    }
  }

  /// Resolves one item with the given food, or with another food that matches the name and has the typed portion.
  package func resolve(
    _ phrase: ItemPhrase, as match: FoodMatch, in text: String, with companion: Food? = nil
  ) throws -> Resolved {
    let portioned = try PortionedFood(bank: bank).match(for: phrase, found: match)
    var resolved = Resolved.weighing(phrase, as: portioned.match, in: text, with: companion)
    if resolved.lacksPortion, purpose == .eaten, let packed = PortionedFood.packed(phrase, portioned.match) {
      resolved = Resolved.weighing(phrase, as: packed, in: text, with: companion)
    }
    resolved.parts = ComposedFoods().partsText(of: match.food)
    resolved.likeness = bank.similarName(of: match.food, called: phrase.name).map { (typed: phrase.name, food: $0) }
    if purpose == .eaten, let unit = phrase.quantity?.portion, PortionWords.variesInSize(unit),
      !portioned.match.food.isUserCreated, !portioned.match.food.isPoured
    {
      resolved.line.isAmountAssumed = true
    }
    if let madeWith = phrase.madeWith { resolved.unused = [.init(text: madeWith, role: .ingredient)] }
    if let unit = portioned.unit, let other = portioned.other {
      let doubt = Doubt(
        .portion(unit, of: match, or: other), text: phrase.amountText, location: phrase.namePlace(in: text))
      resolved.line.confidence = min(resolved.line.confidence, Resolved.unsettled)
      resolved.doubts.insert(doubt, at: 0)
    }
    return resolved
  }
}

extension Resolved {
  /// A count of at least this number may mean pieces and not servings: `6 nuggets`.
  private static let doubtfulServings = 3.0
  /// A count of at least this number hardly means servings of any food, or handfuls.
  private static let manyServings = 5.0
  /// If the confidence of a match is below this value, even a count of two may mean pieces: `2 onion bhajis`, matched
  /// with onion rings.
  private static let certainServings = 0.9

  /// Resolves one item with exactly the given food; only its amount can be in doubt.
  package static func weighing(
    _ phrase: ItemPhrase, as match: FoodMatch, in text: String, with companion: Food?
  ) -> Resolved {
    let place = LarderError.Location(text: text, range: phrase.range)
    let food = match.food
    var line = phrase.line
    line.name = food.name
    line.food = FoodReference(id: food.id, name: food.name)
    line.confidence = min(match.confidence, food.isEstimate ? Resolved.estimated : 1)
    do throws(LarderError) {
      var weight = try phrase.spelled(like: match).weight(as: food, with: companion)
      let count = phrase.quantity?.countOfPieces ?? 0
      let isOfTables =
        food.id < 0 && (!OpenTables.hasOwnServing(food) || phrase.countsPieces(of: weight.grams))
        && count >= (match.confidence < Self.certainServings ? 2 : Self.doubtfulServings)
        && food.portions.first?.isServing == true
      // `10 Pommes`, `12 nuts`
      let isMany =
        !food.isUserCreated && count >= Self.manyServings
        && food.portions.first.map { $0.isServing || $0.name == "handful" } == true
      if weight.doubt == nil, weight.quantity.portion != "piece", isOfTables || isMany {
        weight.doubt =
          "\(phrase.text) would be \(weight.text) of \(food.name), \(Quantity.weight(weight.grams)): no single piece is listed"
      }
      let (why, others) = (weight.doubt, weight.alternatives)
      (weight.doubt, weight.alternatives) = (nil, [])
      line.take(weight, of: food)
      line.isAmountAssumed = phrase.quantity == nil || weight.assumed != nil
      guard let why else { return Resolved(phrase: phrase, line: line, match: match) }
      line.confidence = min(line.confidence, Resolved.unsettled)
      let doubt = Doubt(.amount(why, [weight] + others), text: phrase.text, location: place)
      return Resolved(phrase: phrase, line: line, match: match, doubts: [doubt])
    } catch {
      var placed = error
      placed.location = placed.location ?? place
      line.confidence = min(line.confidence, Resolved.unsettled)
      let doubt = Doubt(.unweighable(placed), text: phrase.amountText, location: place)
      return Resolved(phrase: phrase, line: line, match: match, doubts: [doubt])
    }
  }
}

extension FoodLine {
  /// Sets the line's amount, and its nutrients from the food's current values.
  package mutating func take(_ weight: ResolvedAmount, of food: Food) {
    quantity = weight.quantity
    isAmountAssumed = false
    grams = weight.grams
    nutrients = PartialNutrients(food.nutrients.of(grams: weight.grams))
  }
}

package import Domain
internal import Store

/// What was understood of one line of a purchase that was typed: the item and its price.
package struct ResolvedPurchase {
  /// What was bought and how much, with any doubts about it.
  package var resolved: Resolved
  /// The typed line with its price; the sign of the price fits the kind of line, so the price of a discount is
  /// negative.
  package var phrase: PurchasePhrase

  /// The trip item that results from what has been understood so far.
  package var item: TripItem {
    TripItem(
      resolved.line, unitPrice: phrase.unitPrice, price: phrase.price, kind: phrase.kind,
      category: resolved.match?.food.category)
  }
}

/// Turns a typed purchase into lines with prices, and lists doubts, which the caller can ask about.
///
/// A resolver must not be used after the database read in which it was created. What a shop sells is often not a food,
/// so an item whose name is not in the food bank stays without a food. If the name only shares a word with a food,
/// there is a doubt; unless the user confirms the food, the item stays without one.
package struct PurchaseResolver {
  private let resolver: Resolver
  private let currency: Currency
  /// Whether an item stays without a food if its name does not clearly refer to one (`--no-food`).
  private let keepsUnknown: Bool

  /// Creates a resolver that looks up names in a bank and reads prices in a currency.
  package init(_ bank: FoodBank, currency: Currency, keepsUnknown: Bool = false) {
    resolver = Resolver(bank, purpose: .bought)
    self.currency = currency
    self.keepsUnknown = keepsUnknown
  }

  /// Resolves the lines of a purchase and finds the store.
  ///
  /// If the text cannot be read, throws an error with the position of the problem in the text.
  package func resolve(_ text: String) throws -> (lines: [ResolvedPurchase], store: String?) {
    let list = try resolver.reading(text) { try PurchaseListReader(items: $0, currency: currency).read(text) }
    return (try list.lines.map { try resolve($0, in: text) }, list.store)
  }

  /// Resolves the lines of a list that names no store.
  package func resolve(lines text: String) throws -> [ResolvedPurchase] {
    try phrases(text).map { try resolve($0, in: text) }
  }

  /// The lines of a list that names no store, split into their parts; their foods are not looked up.
  package func phrases(_ text: String) throws -> [PurchasePhrase] {
    try resolver.reading(text) { try PurchaseListReader(items: $0, currency: currency).lines(text) }
  }

  /// The last part of the text, in which a purchase is still being typed.
  package func open(_ text: String) throws -> OpenPurchase {
    try resolver.reading(text) { PurchaseListReader(items: $0, currency: currency).open(text) }
  }

  /// Resolves one line.
  package func resolve(_ phrase: PurchasePhrase, in text: String) throws -> ResolvedPurchase {
    let place = LarderError.Location(text: text, range: phrase.item.range)
    if let counted = phrase.asCount, phrase.price != nil {
      let doubt = Doubt(
        .countOrPrice(phrase, counted: counted), text: counted.text,
        location: LarderError.Location(text: text, range: counted.range))
      return ResolvedPurchase(
        resolved: Resolved(phrase: phrase.item, line: phrase.item.line, doubts: [doubt]), phrase: phrase)
    }
    if let doubt = phrase.item.doubt {
      throw LarderError(
        .doubtful, doubt, hint: "write the one you mean, without a separator before three digits", location: place)
    }
    var line = phrase.item.line
    line.confidence = 1
    guard phrase.kind == .product else {
      line.grams = nil
      return ResolvedPurchase(resolved: Resolved(phrase: phrase.item, line: line), phrase: phrase)
    }
    let name = phrase.item.name
    let namePlace = phrase.item.namePlace(in: text)
    // Food that is bought is not cooked yet.
    let finding = try resolver.bank.find(name, prefersRaw: true)
    if let phrase = try named(phrase, finding) { return try resolve(phrase, in: text) }
    switch finding {
    case .food(let match): return try resolve(phrase, as: canned(match, phrase) ?? match, in: text)
    case .several, .unsure:
      // `Spaghetti` is a name of cooked pasta, which shops sell dry.
      if case .food(let match) = try resolver.bank.find(name),
        let sold = try BoughtFoods(resolver.bank, isCanned: false).soldForm(of: match.food, called: name)
      {
        return try resolve(phrase, as: match.with(food: sold), in: text)
      }
      guard !keepsUnknown else { return try withoutFood(phrase, in: text) }
      return try open(Self.weighed(phrase), finding, at: namePlace, in: text)
    case .unknown(let nearest):
      guard !keepsUnknown else { return try withoutFood(phrase, in: text) }
      let akin = Self.sharingWord(nearest, to: name)
      var without = try withoutFood(akin.isEmpty ? phrase : Self.weighed(phrase), in: text)
      without.resolved.nearest = akin.first?.food.name
      guard !akin.isEmpty else { return without }
      without.resolved.doubts = [
        Doubt(.food(name: name, .unknown(akin), unattended: nil), text: name, location: namePlace)
      ]
      return without
    // A short name that is almost that of a food is a misspelling, not a new product.
    case .typo:
      guard !keepsUnknown else { return try withoutFood(phrase, in: text) }
      return try open(Self.weighed(phrase), finding, at: namePlace, in: text)
    case .noNumber:
      let doubt = Doubt(.food(name: name, finding, unattended: finding), text: name, location: namePlace)
      return ResolvedPurchase(resolved: Resolved(phrase: phrase.item, line: line, doubts: [doubt]), phrase: phrase)
    }
  }

  /// The canned food if a can of something was bought that the bank otherwise has fresh: `1 Dose Tomaten`; nil for
  /// anything else.
  private func canned(_ match: FoodMatch, _ phrase: PurchasePhrase) throws -> FoodMatch? {
    guard let unit = phrase.item.quantity?.portion, PortionWords.isCan(unit), !match.food.isUserCreated,
      [.produce, .pantry].contains(match.food.category)
    else { return nil }
    return try resolver.bank.canned(phrase.item.name)
  }

  /// Moves the weight out of a name such as `Äpfel (1 kg)`; nil if the rest of the name is not certainly a food's name.
  ///
  /// Also nil if a pack comes before the name, as in `1 Dose Kidneybohnen (400 g)`: the name without the weight would not
  /// find the canned beans that are meant.
  private func named(_ phrase: PurchasePhrase, _ finding: FoodBank.Finding) throws -> PurchasePhrase? {
    switch finding {
    case .food, .several, .noNumber: return nil
    case .unsure, .unknown, .typo: break
    }
    guard let inner = phrase.item.withInnerAmount, inner.name != phrase.item.name,
      phrase.item.quantity == nil || inner.hasWeightOfPieces,
      case .food = try resolver.bank.find(inner.name, prefersRaw: true)
    else { return nil }
    var named = phrase
    named.item = inner
    return named
  }

  /// Uses the weight in a name such as `Kidneybohnen (400 g)` as the amount, regardless of which food is chosen; the
  /// name does not change.
  private static func weighed(_ phrase: PurchasePhrase) -> PurchasePhrase {
    guard var inner = phrase.item.withInnerAmount, inner.name != phrase.item.name else { return phrase }
    var weighed = phrase
    inner.name = phrase.item.name
    weighed.item = inner
    return weighed
  }

  /// Resolves the line as the given food.
  package func resolve(
    _ typed: PurchasePhrase, as match: FoodMatch, in text: String
  ) throws -> ResolvedPurchase {
    var phrase = typed
    let food = match.food
    // `10 eggs (580 g)` weigh 580 g, `3 yogurts (150 g)` 150 g each.
    phrase.item = phrase.item.weighingAll(of: food)
    var line = phrase.item.line
    do throws(LarderError) {
      // An error about the price names the item as it was typed.
      (phrase.kind, phrase.price, phrase.unitPrice) = try phrase.kind.priced(
        phrase.price, unit: phrase.unitPrice, of: typed.item.name, isFood: true)
      // A weight that would be a guess, such as one from a solid's volume or a typical bottle, is left unknown.
      let weight = try food.weight(bought: phrase.item.quantity).flatMap {
        $0.doubt == nil && $0.assumed == nil ? $0 : nil
      }
      line.take(match, grams: weight?.grams)
    } catch {
      var placed = error
      placed.location = placed.location ?? LarderError.Location(text: text, range: phrase.item.range)
      throw placed
    }
    return ResolvedPurchase(resolved: Resolved(phrase: phrase.item, line: line, match: match), phrase: phrase)
  }

  /// Resolves the line as an item without a food.
  package func withoutFood(_ typed: PurchasePhrase, in text: String) throws -> ResolvedPurchase {
    var phrase = typed
    (phrase.kind, phrase.price, phrase.unitPrice) = try phrase.kind.priced(
      phrase.price, unit: phrase.unitPrice, of: phrase.item.name, isFood: false)
    var line = phrase.item.line
    line.confidence = 1
    return ResolvedPurchase(resolved: Resolved(phrase: phrase.item, line: line), phrase: phrase)
  }

  /// Resolves the line as the most likely food, and adds the doubt about which food is meant.
  private func open(
    _ phrase: PurchasePhrase, _ finding: FoodBank.Finding, at place: LarderError.Location, in text: String
  ) throws -> ResolvedPurchase {
    let doubt = Doubt(
      .food(name: phrase.item.name, finding, unattended: try unattended(finding, phrase.item.name)),
      text: phrase.item.name, location: place)
    var likeliest: ResolvedPurchase
    switch finding {
    case .several(let matches), .unsure(let matches):
      guard let first = matches.first else { return try withoutFood(phrase, in: text) }
      likeliest = try resolve(phrase, as: first, in: text)
    case .food, .unknown, .typo, .noNumber: likeliest = try withoutFood(phrase, in: text)
    }
    likeliest.resolved.line.confidence = min(likeliest.resolved.line.confidence, Resolved.unsettled)
    likeliest.resolved.doubts = [doubt]
    return likeliest
  }

  /// The finding to use if nobody can be asked, as in a script.
  ///
  /// Raw forms are not preferred in this finding, which may still be in doubt.
  private func unattended(_ finding: FoodBank.Finding, _ name: String) throws -> FoodBank.Finding {
    if case .typo = finding { return finding }
    return try resolver.bank.find(name)
  }

  /// The matches that contain at least one word of the name exactly, not just a similar one.
  ///
  /// Matches that contain the last word of the name come first, because strawberry yogurt is a yogurt.
  private static func sharingWord(_ matches: [FoodMatch], to name: String) -> [FoodMatch] {
    let words = SearchText.words(name)
    let akin = matches.filter { !Set(words).isDisjoint(with: SearchText.words($0.matched)) }
    let isHead = { (match: FoodMatch) in words.last.map(SearchText.words(match.matched).contains) ?? false }
    return akin.filter(isHead) + akin.filter { !isHead($0) }
  }
}

extension FoodLine {
  /// Sets the line's food, and its nutrients if the weight is known.
  mutating func take(_ match: FoodMatch, grams: Double?) {
    name = match.food.name
    food = FoodReference(id: match.food.id, name: match.food.name)
    confidence = match.confidence
    self.grams = grams
    nutrients = PartialNutrients(grams.map { match.food.nutrients.of(grams: $0) })
  }
}

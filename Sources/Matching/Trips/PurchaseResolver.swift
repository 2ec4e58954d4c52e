package import Domain
internal import Store

/// A line of a purchase as it was understood: what it is, and what it cost.
package struct ResolvedPurchase {
  /// What was bought and how much, with what is open about it.
  package var resolved: Resolved
  /// Its price as typed, with the sign and kind that go together.
  package var phrase: PurchasePhrase

  /// The item as it is so far.
  package var item: TripItem {
    TripItem(
      resolved.line, unitPrice: phrase.unitPrice, price: phrase.price, kind: phrase.kind,
      category: resolved.match?.food.category)
  }
}

/// Turns a purchase that was typed into lines with prices and their doubts, within one read; it never asks.
///
/// What a shop sells is often no food: a name that the bank does not know stays without one, and one that only shares a word
/// with a food is a doubt which nobody has to answer.
package struct PurchaseResolver {
  private let resolver: Resolver
  private let currency: Currency
  /// Whether names that are no certain food stay without one (`--no-food`).
  private let keepsUnknown: Bool

  /// A resolver over a bank, for prices in a currency.
  package init(_ bank: Bank, currency: Currency, keepsUnknown: Bool = false) {
    resolver = Resolver(bank, purpose: .bought)
    self.currency = currency
    self.keepsUnknown = keepsUnknown
  }

  /// The lines and the store of a purchase; throws what cannot be read, with its place in the text.
  package func resolve(_ text: String) throws -> (lines: [ResolvedPurchase], store: String?) {
    let list = try resolver.reading(text) { try PurchaseListReader(items: $0, currency: currency).read(text) }
    return (try list.lines.map { try resolve($0, in: text) }, list.store)
  }

  /// The lines of a list that names no store.
  package func resolve(lines text: String) throws -> [ResolvedPurchase] {
    try phrases(text).map { try resolve($0, in: text) }
  }

  /// The lines of a list that names no store, as they are parted.
  package func phrases(_ text: String) throws -> [PurchasePhrase] {
    try resolver.reading(text) { try PurchaseListReader(items: $0, currency: currency).lines(text) }
  }

  /// Where a purchase ends that is still being typed.
  package func open(_ text: String) throws -> OpenPurchase {
    try resolver.reading(text) { PurchaseListReader(items: $0, currency: currency).open(text) }
  }

  /// One line.
  package func resolve(_ phrase: PurchasePhrase, in text: String) throws -> ResolvedPurchase {
    let place = LarderError.Place(text: text, range: phrase.item.range)
    if let counted = phrase.asCount, phrase.price != nil {
      let doubt = Doubt(
        .countOrPrice(phrase, counted: counted), text: counted.text,
        place: LarderError.Place(text: text, range: counted.range))
      return ResolvedPurchase(
        resolved: Resolved(phrase: phrase.item, line: phrase.item.line, doubts: [doubt]), phrase: phrase)
    }
    if let doubt = phrase.item.doubt {
      throw LarderError(
        .doubtful, doubt, hint: "write the one that is meant, without the mark between the digits", place: place)
    }
    var line = phrase.item.line
    line.confidence = 1
    guard phrase.kind == .product else {
      line.grams = nil
      return ResolvedPurchase(resolved: Resolved(phrase: phrase.item, line: line), phrase: phrase)
    }
    let name = phrase.item.name
    let namePlace = phrase.item.namePlace(in: text)
    // What is bought is not cooked yet.
    let finding = try resolver.bank.find(name, prefersRaw: true)
    if let phrase = try named(phrase, finding) { return try resolve(phrase, in: text) }
    switch finding {
    case .food(let match): return try resolve(phrase, as: match, in: text)
    case .several, .unsure:
      guard !keepsUnknown else { return try withoutFood(phrase, in: text) }
      return try open(Self.weighed(phrase), finding, at: namePlace, in: text)
    case .unknown(let nearest):
      guard !keepsUnknown else { return try withoutFood(phrase, in: text) }
      let akin = Self.akin(nearest, to: name)
      var without = try withoutFood(akin.isEmpty ? phrase : Self.weighed(phrase), in: text)
      without.resolved.nearest = akin.first?.food.name
      guard !akin.isEmpty else { return without }
      without.resolved.doubts = [
        Doubt(.food(name: name, .unknown(akin), unattended: nil), text: name, place: namePlace)
      ]
      return without
    // A slip of a short name is no new product.
    case .slip:
      guard !keepsUnknown else { return try withoutFood(phrase, in: text) }
      return try open(Self.weighed(phrase), finding, at: namePlace, in: text)
    case .noNumber:
      let doubt = Doubt(.food(name: name, finding, unattended: finding), text: name, place: namePlace)
      return ResolvedPurchase(resolved: Resolved(phrase: phrase.item, line: line, doubts: [doubt]), phrase: phrase)
    }
  }

  /// The line without the weight in its name, if the name is certainly a food then: `Äpfel (1 kg)`; nil if it is not.
  ///
  /// With an amount before it, as in `1 Dose Kidneybohnen (400 g)`, the food may be another than the bare name says.
  private func named(_ phrase: PurchasePhrase, _ finding: Bank.Finding) throws -> PurchasePhrase? {
    switch finding {
    case .food, .several, .noNumber: return nil
    case .unsure, .unknown, .slip: break
    }
    guard phrase.item.quantity == nil, let inner = phrase.item.withInnerAmount, inner.name != phrase.item.name,
      case .food = try resolver.bank.find(inner.name, prefersRaw: true)
    else { return nil }
    var named = phrase
    named.item = inner
    return named
  }

  /// The line with the weight that stands in its name, `Kidneybohnen (400 g)`, for whichever food is chosen; a count there is
  /// a part of the name.
  private static func weighed(_ phrase: PurchasePhrase) -> PurchasePhrase {
    guard let inner = phrase.item.withInnerAmount, inner.name != phrase.item.name else { return phrase }
    var weighed = phrase
    (weighed.item.quantity, weighed.item.amountText) = (inner.quantity, inner.amountText)
    return weighed
  }

  /// The line as that food.
  package func resolve(
    _ typed: PurchasePhrase, as match: FoodMatch, in text: String
  ) throws -> ResolvedPurchase {
    var phrase = typed
    var line = phrase.item.line
    let food = match.food
    line.name = food.name
    line.food = FoodReference(id: food.id, name: food.name)
    line.confidence = match.confidence
    do throws(LarderError) {
      // Under the name that was typed.
      (phrase.kind, phrase.price, phrase.unitPrice) = try phrase.kind.priced(
        phrase.price, unit: phrase.unitPrice, of: typed.item.name, isFood: true)
      // What would be a guess (a solid's volume) is not known.
      let weight = try food.weight(bought: phrase.item.quantity).flatMap { $0.doubt == nil ? $0 : nil }
      line.grams = weight?.grams
      line.nutrients = PartialNutrients(weight.map { food.nutrients.of(grams: $0.grams) })
    } catch {
      var placed = error
      placed.place = placed.place ?? LarderError.Place(text: text, range: phrase.item.range)
      throw placed
    }
    return ResolvedPurchase(resolved: Resolved(phrase: phrase.item, line: line, match: match), phrase: phrase)
  }

  /// The line as something that is no food of the bank.
  package func withoutFood(_ typed: PurchasePhrase, in text: String) throws -> ResolvedPurchase {
    var phrase = typed
    (phrase.kind, phrase.price, phrase.unitPrice) = try phrase.kind.priced(
      phrase.price, unit: phrase.unitPrice, of: phrase.item.name, isFood: false)
    var line = phrase.item.line
    line.confidence = 1
    return ResolvedPurchase(resolved: Resolved(phrase: phrase.item, line: line), phrase: phrase)
  }

  /// The likeliest food, with the doubt which one it is.
  private func open(
    _ phrase: PurchasePhrase, _ finding: Bank.Finding, at place: LarderError.Place, in text: String
  ) throws -> ResolvedPurchase {
    let doubt = Doubt(
      .food(name: phrase.item.name, finding, unattended: try unattended(finding, phrase.item.name)),
      text: phrase.item.name, place: place)
    var likeliest: ResolvedPurchase
    switch finding {
    case .several(let matches), .unsure(let matches):
      guard let first = matches.first else { return try withoutFood(phrase, in: text) }
      likeliest = try resolve(phrase, as: first, in: text)
    case .food, .unknown, .slip, .noNumber: likeliest = try withoutFood(phrase, in: text)
    }
    likeliest.resolved.line.confidence = min(likeliest.resolved.line.confidence, Resolved.unsettled)
    likeliest.resolved.doubts = [doubt]
    return likeliest
  }

  /// What a script gets: the food that is called so in whatever form, else the same doubt.
  private func unattended(_ finding: Bank.Finding, _ name: String) throws -> Bank.Finding {
    if case .slip = finding { return finding }
    return try resolver.bank.find(name)
  }

  /// Those that have a word of the name as it is, and not one that is only spelled alike; first those that have its last one:
  /// strawberry yogurt is yogurt.
  private static func akin(_ matches: [FoodMatch], to name: String) -> [FoodMatch] {
    let words = SearchText.words(name)
    let akin = matches.filter { !Set(words).isDisjoint(with: SearchText.words($0.matched)) }
    let isHead = { (match: FoodMatch) in words.last.map(SearchText.words(match.matched).contains) ?? false }
    return akin.filter(isHead) + akin.filter { !isHead($0) }
  }
}

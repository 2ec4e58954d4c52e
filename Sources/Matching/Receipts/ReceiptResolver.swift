package import Domain
internal import Reference

/// A line of a receipt with the food that was found for it.
package struct UnderstoodItem {
  /// The line as an item of a trip.
  package var item: TripItem
  /// The foods that may be meant, the likeliest first; at most three.
  package var candidates: [FoodMatch]
  /// Whether the product is known not to be food, so that nobody needs to be asked.
  package var isNoFood: Bool
  /// Whether the line is a product that was canceled at the till, or the line that cancels it.
  package var isCanceled = false
  /// The line as it was read in each text recognition of the receipt's picture; empty for a receipt in text form.
  package var readings: [ReceiptItem.Reading] = []
  /// Whether the user has looked at the line.
  package var isSeen = false
  /// Whether the user has corrected the line.
  package var isCorrected = false

  /// Creates an item; if `candidates` is empty, no other food is offered for the item.
  package init(item: TripItem, candidates: [FoodMatch] = [], isNoFood: Bool) {
    self.item = item
    self.candidates = candidates
    self.isNoFood = isNoFood
  }
}

/// Turns the lines of a receipt into items with foods and weights; it never asks the user.
///
/// A resolver is valid only within the database read that it was created for.
package struct ReceiptResolver {
  let bank: FoodBank
  private let store: String
  /// What the household decided earlier about names printed on receipts.
  private let learned: [(name: PrintedName, key: String)]

  /// Creates a resolver for the receipts of a store; `store` is nil if it is unknown.
  package init(_ bank: FoodBank, store: String?) throws {
    self.bank = bank
    self.store = store ?? ""
    learned = try bank.printedNames().map { ($0, PrintedName.key($0.printed)) }
  }

  /// The maximum number of foods that are offered for a line.
  package static let offered = 3

  /// Finds the food and the weight of each line; what was canceled at the till has neither.
  package func understand(_ printed: [ReceiptItem]) throws -> [UnderstoodItem] {
    let canceled = ReceiptCancellations.places(in: printed)
    return try printed.enumerated().map { place, line in
      guard canceled.contains(place) else { return try understand(line) }
      var understood = Self.plain(line)
      (understood.isCanceled, understood.isNoFood) = (true, true)
      understood.item.line.becomeNoFood()
      return understood
    }
  }

  /// The line as an item without a food.
  private static func plain(_ printed: ReceiptItem) -> UnderstoodItem {
    let quantity = printed.unit.quantity(printed.quantity)
    let line = FoodLine(
      name: printed.text.isEmpty ? "?" : printed.text, quantity: quantity, grams: nil, confidence: 1,
      originalText: printed.text)
    let item = TripItem(line, unitPrice: printed.unitPrice, price: printed.price, kind: printed.kind, category: .other)
    var understood = UnderstoodItem(item: item, candidates: [], isNoFood: printed.kind != .product)
    understood.readings = printed.readings
    return understood
  }

  /// Finds the food and the weight of a line.
  package func understand(_ printed: ReceiptItem) throws -> UnderstoodItem {
    var understood = Self.plain(printed)
    guard printed.kind == .product else { return understood }
    let product = PrintedProduct(printed.text)
    let names = try names(of: product)
    let known = said(of: printed.text)
    if let known, known.isHere, let settled = try settled(understood, by: known.name, printed, product, names) {
      return settled
    }
    if ReceiptWords.isNoFood(product.words) {
      understood.isNoFood = true
      understood.item.line.becomeNoFood()
      return understood
    }
    understood.item.confidence = 0
    var matches = try matches(names)
    if let known, let id = known.name.food?.id, let food = try bank.food(id) {
      matches.removeAll { $0.food.id == id }
      matches.insert(FoodMatch(food: food, matched: printed.text, confidence: Self.elsewhere, isExact: false), at: 0)
    }
    understood.candidates = Array(matches.prefix(Self.offered))
    let best = understood.candidates.first
    let pack = packWeight(names, best?.food)
    understood.item.category = pack?.category ?? .other
    let weight = weight(of: printed, product, names, as: best?.food, pack)
    understood.item.grams = weight?.grams
    understood.item.gramsFrom = weight?.from
    if let best { understood.item.take(best, grams: weight?.grams) }
    return understood
  }

  /// The names that a product may have.
  func names(of product: PrintedProduct) throws -> PrintedNames {
    try PrintedNames(
      product, knows: { bank.tables.knows(SearchText.normalize($0)) },
      completion: { word in
        if case .food = try BoughtFoods(bank).finding(word) { nil } else { bank.tables.completion(of: word) }
      })
  }

  /// Whether a name means a product that is not food, such as soap.
  package static func isNoFood(_ name: String) -> Bool { ReceiptWords.isNoFood(PrintedProduct(name).words) }

  // MARK: What was learned

  /// What the user decided earlier about a printed line; nil if nothing was decided.
  ///
  /// Decisions for receipts of this store come first; `isHere` is false if the decision was made for another store.
  private func said(of printed: String) -> (name: PrintedName, isHere: Bool)? {
    let key = PrintedName.key(printed)
    let same = learned.filter { PrintedName.isSame($0.key, as: key) }
    func nearest(_ names: [(name: PrintedName, key: String)]) -> PrintedName? {
      names.min { abs($0.key.count - key.count) < abs($1.key.count - key.count) }?.name
    }
    let here = same.filter { $0.name.store == store }
    let found = here.first { $0.key == key }?.name ?? nearest(here)
    return found.map { ($0, true) } ?? nearest(same).map { ($0, false) }
  }

  /// The line as the user settled it earlier: with the chosen food, or as something that is not food.
  ///
  /// Nil if the chosen food no longer exists.
  ///
  /// A weight that the user stated takes precedence over a size in the name, but not over a weight that the scale
  /// printed.
  private func settled(
    _ line: UnderstoodItem, by name: PrintedName, _ printed: ReceiptItem, _ product: PrintedProduct,
    _ names: PrintedNames
  ) throws -> UnderstoodItem? {
    var settled = line
    guard let reference = name.food else {
      settled.isNoFood = true
      settled.item.line.becomeNoFood()
      return settled
    }
    guard let food = try bank.food(reference.id) else { return nil }
    var weight = weight(of: printed, product, names, as: food, packWeight(names, food))
    if let one = name.grams, weight?.from != .printed, printed.unit == .pieces {
      weight = (min(one * printed.quantity, Quantity.limit), .learned)
    }
    let match = FoodMatch(food: food, matched: name.printed, confidence: 1, isExact: true)
    settled.item.take(match, grams: weight?.grams)
    settled.item.gramsFrom = weight?.from
    settled.candidates = [match]
    return settled
  }

  /// The confidence of a food that the user has chosen for the same line on receipts of another store.
  private static let elsewhere = 0.75
}

extension TripItem {
  /// Sets the item's food and its aisle, and its nutrients if the weight is known.
  package mutating func take(_ match: FoodMatch, grams: Double?) {
    line.take(match, grams: grams)
    category = match.food.category
  }
}

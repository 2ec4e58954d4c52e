internal import Domain
internal import Matching
internal import Store

/// Changes an item of a trip by what is typed: `AMOUNT`, `FOOD` and `PRICE`, each of which may be left out.
struct TripItemChange {
  let session: Session
  /// How the command that changes the item is typed, for errors.
  let usage: String
  /// Whether an item is kept without a food if its name matches no food with certainty.
  let keepsUnknown: Bool
  /// The currency of the prices.
  private var currency: Currency { given ?? session.settings.currency }
  private let given: Currency?
  private var item: TripItem
  private var isChanged = false
  /// Whether the item replaces a refund and still has the refund's price.
  private var isRefundOfAnother = false

  /// Creates a change that starts with the item unchanged; if `currency` is nil, the prices are in the household's
  /// currency.
  init(session: Session, usage: String, keepsUnknown: Bool = false, currency: Currency? = nil, item: TripItem) {
    self.session = session
    self.usage = usage
    self.keepsUnknown = keepsUnknown
    given = currency
    self.item = item
  }

  /// The changed item.
  ///
  /// Throws `missingArgument` if nothing was changed, and `outOfRange` if a refund became another item but got no new
  /// price.
  func result() throws -> TripItem {
    guard isChanged else {
      throw LarderError(
        .missingArgument, "the new amount, food or price is missing", hint: "usage: \(usage)")
    }
    guard !isRefundOfAnother || item.kind.isMoneyBack else {
      let price = currency.example()
      throw LarderError(
        .outOfRange, "the price of \(item.name) would be below zero",
        hint: "give its price too: `\(item.name) \(price)`")
    }
    return item
  }

  /// Sets the price, which is below zero for a refund; throws `outOfRange` if the price of a food would be negative.
  mutating func setPrice(_ price: Money?, unit: Money? = nil) throws {
    try item.setPrice(price, unit: unit)
    (isChanged, isRefundOfAnother) = (true, false)
  }

  /// Reads what was typed after the item's number.
  mutating func read(_ text: String) throws {
    guard !text.isEmpty else { return }
    if let amount = try AmountReader.whole(text), !isPrice(text) { return try setAmount(amount, in: text) }
    if let price = try PriceReader(currency: currency).split(text) {
      let amount = try price.rest.isEmpty ? nil : AmountReader.whole(price.rest)
      if price.rest.isEmpty || amount != nil {
        if let amount { try setAmount(amount, in: text) }
        let start = text.count - text.dropFirst(price.rest.count).drop(while: \.isWhitespace).count
        return try placed(LarderError.Location(text: text, range: start..<text.count)) {
          try $0.setPrice(price.price, unit: price.unit)
        }
      }
    }
    try replace(text)
  }

  /// Runs `body` and, if it throws, puts the caret under what was typed.
  private mutating func placed(_ place: LarderError.Location, _ body: (inout Self) throws -> Void) throws {
    do {
      try body(&self)
    } catch var error as LarderError {
      error.location = error.location ?? place
      throw error
    }
  }

  /// Whether a number is a price and not a count: it has as many decimals as the currency, as in `2.79`.
  private func isPrice(_ text: String) -> Bool {
    guard currency.decimals > 0, let mark = text.lastIndex(where: { $0 == "." || $0 == "," }) else { return false }
    let decimals = text[text.index(after: mark)...]
    return decimals.count == currency.decimals && text.allSatisfy { $0.isASCIIDigit || ".,-".contains($0) }
  }

  /// Sets the amount with which the typed text begins.
  private mutating func setAmount(_ typed: AmountReading, in text: String) throws {
    try placed(LarderError.Location(text: text, range: 0..<min(typed.text.count, text.count))) { change in
      change.item.line = try LineCorrection(session: change.session, purpose: .bought).withAmount(
        change.item.line, to: typed)
      (change.item.unitPrice, change.item.gramsFrom) = (nil, nil)
      change.isChanged = true
    }
  }

  /// Replaces the food; the amount and the price are kept unless new ones are typed.
  private mutating func replace(_ text: String) throws {
    let composer = TripComposer(session: session, keepsUnknown: keepsUnknown, currency: currency)
    let items = try composer.items(text).trip.items
    guard items.count == 1, var replaced = items.first else {
      throw LarderError(.badAmount, "`\(text)` is more than one item", hint: "usage: \(usage)")
    }
    if replaced.price == nil {
      // The price of a refund does not carry over to another item. But a discount that is recognized only by its minus
      // sign keeps its price when it is renamed.
      let isRefund = item.kind.isMoneyBack && item.price != nil
      isRefundOfAnother = isRefund && (replaced.food != nil || PurchaseKind.read(item.name) != .product)
      (replaced.price, replaced.unitPrice) = (item.price, item.unitPrice)
      // Otherwise a new price has to be set, or `result` throws an error.
      if !isRefundOfAnother || replaced.kind.isMoneyBack {
        try replaced.setPrice(item.price, unit: item.unitPrice)
      }
    }
    // The amount of a discount, such as a coupon for a liter of milk, is not an amount of the new food.
    if replaced.quantity == nil, replaced.kind == .product || item.kind != .product {
      replaced.quantity = item.quantity
      try keepWeight(of: item, in: &replaced)
    }
    replaced.id = item.id
    replaced.originalText = item.originalText ?? replaced.originalText
    replaced.isSkipped = item.isSkipped
    item = replaced
    isChanged = true
  }

  /// Gives the changed item the old item's weight or, if the amount is a count, the weight of that many pieces of the
  /// new food.
  private func keepWeight(of old: TripItem, in item: inout TripItem) throws {
    guard item.kind == .product else { return }
    // A weight that a receipt states also holds for another food.
    let isCounted = (old.quantity?.isCount ?? false) && old.gramsFrom == nil
    item.gramsFrom = old.gramsFrom
    item.grams = isCounted ? nil : old.grams
    guard let id = item.food?.id else { return }
    guard let food = try session.pendingFoods.numbered(id) ?? session.read({ try $0.foods.get(id) }) else { return }
    if isCounted, let count = old.quantity?.number {
      item.grams = try food.weight(bought: .count(count, unit: nil))?.grams
    }
    item.nutrients = PartialNutrients(item.grams.map { food.nutrients.of(grams: $0) })
  }
}

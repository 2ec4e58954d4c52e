internal import Domain
internal import Store

/// What an item of a trip becomes by `AMOUNT`, `FOOD` and `PRICE`, each of which may be left out.
struct TripItemChange {
  let session: Session
  let invocation: Invocation
  private var item: TripItem
  private var isChanged = false

  /// A change of an item that is not changed yet.
  init(session: Session, invocation: Invocation, item: TripItem) {
    self.session = session
    self.invocation = invocation
    self.item = item
  }

  /// The changed item; throws `missingArgument` where nothing was said.
  func result() throws -> TripItem {
    guard isChanged else {
      throw LarderError(.missingArgument, "what the item should be is missing", hint: "usage: \(invocation.spec.usage)")
    }
    return item
  }

  /// Takes a price, negative where the line is paid back.
  mutating func setPrice(_ price: Money?, unit: Money? = nil) {
    func signed(_ money: Money?) -> Money? {
      money.map { item.kind.isPaidBack && $0 > .zero ? .zero - $0 : $0 }
    }
    (item.price, item.unitPrice) = (signed(price), signed(unit))
    isChanged = true
  }

  /// Takes what was typed behind the item's number.
  mutating func read(_ text: String) throws {
    guard !text.isEmpty else { return }
    if let amount = try AmountReader.whole(text), !isPrice(text) { return try reweigh(amount) }
    if let price = try PriceReader(currency: session.settings.currency).split(text) {
      if price.rest.isEmpty { return setPrice(price.price, unit: price.unit) }
      if let amount = try AmountReader.whole(price.rest) {
        try reweigh(amount)
        return setPrice(price.price, unit: price.unit)
      }
    }
    try replace(text)
  }

  /// `2.79` is no count.
  private func isPrice(_ text: String) -> Bool {
    let currency = session.settings.currency
    guard currency.decimals > 0, let mark = text.lastIndex(where: { $0 == "." || $0 == "," }) else { return false }
    let decimals = text[text.index(after: mark)...]
    return decimals.count == currency.decimals && text.allSatisfy { $0.isASCIIDigit || ".,-".contains($0) }
  }

  /// The same food in another amount keeps the values of the moment of shopping, scaled.
  private mutating func reweigh(_ typed: AmountReading) throws {
    try MealComposer.refuse(typed.doubt, place: nil)
    let amount = inItsUnit(typed.amount)
    let text = item.unit == .kilograms && amount != typed.amount ? "1 kg" : typed.text
    let before = item
    (item.quantity, item.unit) = amount.purchased(typed: text).map { ($0.quantity, $0.unit) } ?? (nil, nil)
    if amount != typed.amount, case .count(let count, nil) = typed.amount { item.quantity = count }
    item.unitPrice = nil
    isChanged = true
    if let id = item.food?.id, let food = try session.read({ try $0.foods.get(id) }) {
      let weight = try amount.weight(bought: food)
      item.grams = weight?.doubt == nil ? weight?.grams : nil
      item.nutrients = item.grams.map { grams in
        if let nutrients = before.nutrients, let old = before.grams {
          nutrients.of(grams: 100 * grams / old)
        } else {
          food.nutrients.of(grams: grams)
        }
      }
    } else if case .grams(let grams) = amount {
      item.nutrients = before.grams.flatMap { old in before.nutrients?.of(grams: 100 * grams / old) }
      item.grams = grams
    } else {
      (item.grams, item.nutrients) = (nil, nil)
    }
  }

  /// A bare number keeps the unit of the item: 500 g become 750 g.
  private func inItsUnit(_ amount: Amount) -> Amount {
    guard case .count(let count, nil) = amount else { return amount }
    return switch item.unit {
    case .grams: .grams(count)
    case .kilograms: .grams(count * 1000)
    case .milliliters: .volume(milliliters: count, unit: "ml")
    case .liters: .volume(milliliters: count * 1000, unit: "l")
    case .pieces, nil: amount
    }
  }

  /// Another food; amount and price stay where they are not said.
  private mutating func replace(_ text: String) throws {
    var composer = TripComposer(session: session)
    composer.keepsUnknown = invocation.has(BoughtCommand.noFood)
    let items = try composer.items(text).trip.items
    guard items.count == 1, var replaced = items.first else {
      throw LarderError(.badAmount, "`\(text)` is more than one item", hint: "usage: \(invocation.spec.usage)")
    }
    if replaced.price == nil { (replaced.price, replaced.unitPrice) = (item.price, item.unitPrice) }
    if replaced.quantity == nil {
      (replaced.quantity, replaced.unit) = (item.quantity, item.unit)
      try keepWeight(of: item, in: &replaced)
    }
    if replaced.kind == .product, let price = replaced.price, price < .zero, replaced.food != nil {
      throw LarderError(
        .outOfRange, "the price of \(replaced.name) would be below zero",
        hint: "give its price too: `\(replaced.name) 2.49`")
    }
    replaced.id = item.id
    replaced.text = item.text ?? replaced.text
    replaced.isSkipped = item.isSkipped
    item = replaced
    isChanged = true
  }

  /// The weight that was known, or that of so many of the new food.
  private func keepWeight(of old: TripItem, in item: inout TripItem) throws {
    guard item.kind == .product else { return }
    item.grams = old.unit == .pieces ? nil : old.grams
    guard let id = item.food?.id, let food = try session.read({ try $0.foods.get(id) }) else { return }
    if old.unit == .pieces, let count = old.quantity {
      item.grams = try Amount.count(count, unit: nil).weight(bought: food)?.grams
    }
    item.nutrients = item.grams.map { food.nutrients.of(grams: $0) }
  }
}

/// One purchase of a profile: the store, the day, what was bought and what it cost.
package struct Trip: Hashable, Sendable {
  /// The number that people see as `#12`; 0 if the trip is not saved.
  package var id: Int
  /// The day to which the trip belongs; a household's days may start later than midnight.
  package var day: Day
  /// The time of the purchase, which receipts print; nil if unknown.
  package var time: Moment?
  /// The store, 1 to 200 characters; nil if none was stated.
  package var store: String?
  /// The total that is printed on the receipt; nil if there is none, and the total is then the sum of the items.
  package var printedTotal: Money?
  /// The items in the order in which they were bought; people refer to an item by its position, counted from 1.
  package var items: [TripItem]
  /// Whether what was read from a receipt is confirmed, by a person or by two checks that agree.
  ///
  /// Trips that were typed always count as confirmed.
  package var isChecked: Bool
  /// What is saved of the receipt from which the trip was read; nil if the trip was typed.
  package var receipt: TripReceipt?
  /// When the trip was recorded; nil if unknown or not saved.
  package var createdAt: Moment?
  /// When the trip was last changed; nil if unknown or not saved.
  package var updatedAt: Moment?

  /// Creates a trip without checking the values; without an `id` it is not saved yet.
  package init(
    id: Int = 0, day: Day, time: Moment? = nil, store: String? = nil, printedTotal: Money? = nil,
    items: [TripItem] = [], isChecked: Bool = true, receipt: TripReceipt? = nil, createdAt: Moment? = nil,
    updatedAt: Moment? = nil
  ) {
    self.id = id
    self.day = day
    self.time = time
    self.store = store
    self.printedTotal = printedTotal
    self.items = items
    self.isChecked = isChecked
    self.receipt = receipt
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  /// The sum of the known prices; nil if no price is known.
  ///
  /// Skipped items count too, since they were paid for.
  package var sum: Money? { items.compactMap(\.price).knownSum }

  /// The cost: the printed total or, without one, the sum of the prices; nil if neither is known.
  package var total: Money? { printedTotal ?? sum }

  /// The number of items without a known price.
  package var unpriced: Int { items.count { $0.price == nil } }

  /// The nutrients of everything bought to eat, without skipped items, deposits, discounts and services.
  ///
  /// The nutrients of a product without a food or a weight are unknown, which does not mean zero.
  package var nutrients: NutrientTotal {
    items.filter(\.countsAsFood).reduce(into: NutrientTotal()) { $0.add($1.nutrients) }
  }
}

/// An item of a trip, with the nutrients that its food had when the item was recorded.
@dynamicMemberLookup
package struct TripItem: Hashable, Sendable, FoodLineHolder {
  /// The item's ID in the database; people use the item's position in the trip instead.
  package var id: Int
  /// The product and how much was bought; `originalText` is what was typed or printed.
  package var line: FoodLine
  /// The price of one unit; nil if neither a receipt nor the typed line states it.
  package var unitPrice: Money?
  /// The price of the whole line, negative for money paid back; nil if unknown, which does not mean free.
  package var price: Money?
  /// Whether the item is a product, a deposit, a discount or a service.
  package var kind: PurchaseKind
  /// The aisle of the store in which the item is sold; nil if unknown.
  package var category: FoodCategory?
  /// How the weight of a receipt line was found; nil if the line was typed, or the weight is unknown.
  package var gramsFrom: GramsSource?

  /// Creates an item without checking the values; without an `id` it is not saved yet.
  package init(
    id: Int = 0, _ line: FoodLine, unitPrice: Money? = nil, price: Money?, kind: PurchaseKind = .product,
    category: FoodCategory? = nil, gramsFrom: GramsSource? = nil
  ) {
    self.id = id
    self.line = line
    self.unitPrice = unitPrice
    self.price = price
    self.kind = kind
    self.category = category
    self.gramsFrom = gramsFrom
  }

  /// A value of the item's `line`, so that `item.name` is short for `item.line.name`.
  package subscript<Value>(dynamicMember path: WritableKeyPath<FoodLine, Value>) -> Value {
    get { line[keyPath: path] }
    set { line[keyPath: path] = newValue }
  }

  /// Whether the item counts in nutrition sums.
  package var countsAsFood: Bool { kind == .product && !line.isSkipped }
}

/// The units in which purchases are counted.
package enum PurchaseUnit: String, CaseIterable, Sendable {
  case pieces = "pcs"
  case kilograms = "kg"
  case grams = "g"
  case liters = "l"
  case milliliters = "ml"
}

/// What the money of a purchase line is for.
package enum PurchaseKind: String, CaseIterable, Sendable {
  case product
  case deposit
  case depositReturn = "deposit_return"
  case discount
  case service
}

/// One purchase of a profile: a store, a day, what was bought and what it cost.
package struct Trip: Hashable, Sendable {
  /// The number that people see as `#12`; 0 for a trip that is not saved.
  package var id: Int
  /// The household's day that it counts for.
  package var day: Day
  /// When it was, where that is known: a receipt prints it.
  package var time: Moment?
  /// Where it was, 1 to 200 characters; nil where nobody said.
  package var store: String?
  /// What was paid, where a receipt prints it; nil where it is the sum of the items.
  package var printedTotal: Money?
  /// Its parts in the order in which they were bought; their places, from 1, are the numbers people use.
  package var items: [TripItem]
  /// Whether somebody or two agreeing checks have confirmed what was read from a receipt; typed trips are.
  package var isChecked: Bool
  /// When it was written down; nil if unknown, or if it is not saved.
  package var createdAt: Moment?
  /// When it was changed last; nil if unknown, or if it is not saved.
  package var updatedAt: Moment?

  /// A trip as it is given, unchecked; without an `id` it is not saved yet.
  package init(
    id: Int = 0, day: Day, time: Moment? = nil, store: String? = nil, printedTotal: Money? = nil,
    items: [TripItem] = [], isChecked: Bool = true, createdAt: Moment? = nil, updatedAt: Moment? = nil
  ) {
    self.id = id
    self.day = day
    self.time = time
    self.store = store
    self.printedTotal = printedTotal
    self.items = items
    self.isChecked = isChecked
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  /// The prices that are known, added up; nil where none is.
  ///
  /// A skipped item was paid for all the same.
  package var sum: Money? { items.compactMap(\.price).knownSum }

  /// What it cost: the printed total, else the sum of the prices; nil where nothing is known.
  package var total: Money? { printedTotal ?? sum }

  /// How many items have no known price.
  package var unpriced: Int { items.count { $0.price == nil } }

  /// What was bought to eat: skipped items, deposits, discounts and services do not count.
  ///
  /// A product without a food or a weight is unknown in every nutrient, which is not zero.
  package var nutrients: NutrientTotal {
    items.filter(\.countsAsFood).reduce(into: NutrientTotal()) { $0.add($1.nutrients) }
  }
}

/// A line of a purchase, with the nutrition that its food had then.
@dynamicMemberLookup
package struct TripItem: Hashable, Sendable, LineBearing {
  /// The row's own number; people use its place in the trip.
  package var id: Int
  /// What was bought and how much; its `said` is what was typed or printed.
  package var line: FoodLine
  /// What one of the unit costs, where a receipt prints it.
  package var unitPrice: Money?
  /// What the whole line costs, negative for what is paid back; nil if unknown, which is not for nothing.
  package var price: Money?
  /// Whether it is something to have, or money for something else.
  package var kind: PurchaseKind
  /// The aisle; nil if unknown.
  package var category: FoodCategory?

  /// An item as it is given, unchecked; without an `id` it is not saved yet.
  package init(
    id: Int = 0, _ line: FoodLine, unitPrice: Money? = nil, price: Money?, kind: PurchaseKind = .product,
    category: FoodCategory? = nil
  ) {
    self.id = id
    self.line = line
    self.unitPrice = unitPrice
    self.price = price
    self.kind = kind
    self.category = category
  }

  /// What the line says of it.
  package subscript<Value>(dynamicMember path: WritableKeyPath<FoodLine, Value>) -> Value {
    get { line[keyPath: path] }
    set { line[keyPath: path] = newValue }
  }

  /// Whether it belongs in a sum of nutrition.
  package var countsAsFood: Bool { kind == .product && !line.isSkipped }
}

/// What a purchase is counted in.
package enum PurchaseUnit: String, CaseIterable, Sendable {
  case pieces = "pcs"
  case kilograms = "kg"
  case grams = "g"
  case liters = "l"
  case milliliters = "ml"
}

/// What a line of a purchase is paid for.
package enum PurchaseKind: String, CaseIterable, Sendable {
  case product
  case deposit
  case depositReturn = "deposit_return"
  case discount
  case service
}

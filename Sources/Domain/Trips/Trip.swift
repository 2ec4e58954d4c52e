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

  /// A trip as it is given, unchecked; without an `id` it is not saved yet.
  package init(
    id: Int = 0, day: Day, time: Moment? = nil, store: String? = nil, printedTotal: Money? = nil,
    items: [TripItem] = [], isChecked: Bool = true
  ) {
    self.id = id
    self.day = day
    self.time = time
    self.store = store
    self.printedTotal = printedTotal
    self.items = items
    self.isChecked = isChecked
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
    items.filter(\.countsAsFood).reduce(into: NutrientTotal()) { total, item in
      if let nutrients = item.nutrients { total.add(nutrients) } else { total.addUnknown() }
    }
  }
}

/// A line of a purchase, with the nutrition that its food had then.
package struct TripItem: Hashable, Sendable {
  /// The row's own number; people use its place in the trip.
  package var id: Int
  /// As printed or typed; nil where only the name is known.
  package var text: String?
  /// What it is, in the bank's words where it was matched.
  package var name: String
  /// How many of `unit`; nil where nobody said.
  package var quantity: Double?
  /// What `quantity` counts; nil where nobody said.
  package var unit: PurchaseUnit?
  /// What one `unit` costs, where a receipt prints it.
  package var unitPrice: Money?
  /// What the whole line costs, negative for what is paid back; nil where it is not known, which is not for nothing.
  package var price: Money?
  /// Whether it is something to have, or money for something else.
  package var kind: PurchaseKind
  /// Weight of the whole line, above 0 and at most 100,000; nil where it is not known.
  package var grams: Double?
  /// The aisle, where it is known.
  package var category: FoodCategory?
  /// Nil for what is no food of the bank.
  package var food: FoodReference?
  /// Of `grams`; nil where food or weight is not known.
  package var nutrients: Nutrients?
  /// 0 to 1: how sure the match was.
  package var confidence: Double
  /// Whether its nutrition is left out of every total; its price stays in them.
  package var isSkipped: Bool

  /// An item as it is given, unchecked; without an `id` it is not saved yet.
  package init(
    id: Int = 0, text: String? = nil, name: String, quantity: Double? = nil, unit: PurchaseUnit? = nil,
    unitPrice: Money? = nil, price: Money?, kind: PurchaseKind = .product, grams: Double? = nil,
    category: FoodCategory? = nil, food: FoodReference? = nil, nutrients: Nutrients? = nil, confidence: Double = 1,
    isSkipped: Bool = false
  ) {
    self.id = id
    self.text = text
    self.name = name
    self.quantity = quantity
    self.unit = unit
    self.unitPrice = unitPrice
    self.price = price
    self.kind = kind
    self.grams = grams
    self.category = category
    self.food = food
    self.nutrients = nutrients
    self.confidence = confidence
    self.isSkipped = isSkipped
  }

  /// Whether it belongs in a sum of nutrition.
  package var countsAsFood: Bool { kind == .product && !isSkipped }
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

/// What is printed on a receipt, as it was read, with what agrees and what does not.
package struct Receipt: Equatable, Sendable {
  /// The store's name; nil if none was found.
  package var store: String?
  /// The day of the purchase; nil if none is printed, or if it may be two.
  package var day: Day?
  /// The time of the purchase in minutes after midnight; nil if none is printed.
  package var minuteOfDay: Int?
  /// The ISO 4217 code of the currency, such as `EUR`; nil if no sign of one is printed.
  package var currency: String?
  /// The printed total; nil if none was found, since a total is never calculated.
  package var total: Money?
  /// The lines between the heading and the total that cost or pay back money, in their order.
  package var items: [ReceiptItem]
  /// What was compared, in the order of `ReceiptCheck.Name`; a comparison for which nothing is printed is left out.
  package var checks: [ReceiptCheck]
  /// What a person should look at, the most important first.
  package var doubts: [ReceiptDoubt]

  /// The sum of the items.
  package var sum: Money { items.lazy.map(\.price).sum }

  /// Whether the lines add up to the total and something else that is printed agrees with them.
  ///
  /// That two readings of a picture agree is no such thing, but a picture on which they do not is not checked.
  package var isChecked: Bool {
    checks.contains { $0.name == .sum && $0.holds }
      && checks.contains { ![.sum, .readings].contains($0.name) && $0.holds } && checks.allSatisfy(\.holds)
  }

  /// Creates a receipt without checking the values.
  package init(
    store: String? = nil, day: Day? = nil, minuteOfDay: Int? = nil, currency: String? = nil, total: Money? = nil,
    items: [ReceiptItem] = [], checks: [ReceiptCheck] = [], doubts: [ReceiptDoubt] = []
  ) {
    self.store = store
    self.day = day
    self.minuteOfDay = minuteOfDay
    self.currency = currency
    self.total = total
    self.items = items
    self.checks = checks
    self.doubts = doubts
  }
}

/// A line of a receipt that costs or pays back money.
package struct ReceiptItem: Equatable, Sendable {
  /// The line as printed, without its price: `H-MILCH 1,5% 1L`.
  package var text: String
  /// How many, or how much, of the unit; 1 if nothing is printed.
  package var quantity: Double
  /// The unit that the quantity is in: pieces or kilograms.
  package var unit: PurchaseUnit
  /// The price of one unit; nil if it is not printed.
  package var unitPrice: Money?
  /// The price of the whole line, negative for money paid back.
  package var price: Money
  /// What the money is for.
  package var kind: PurchaseKind
  /// The tax group that the line bears, which only serves to check the sums: `A`, `B`, `1`; nil if none is printed.
  package var taxGroup: String?
  /// How each reading of a picture has the line, in the order of the readings; empty for a text.
  package var readings: [Reading] = []

  /// A line as one reading of a picture has it.
  package struct Reading: Hashable, Sendable {
    /// The line without its price.
    package var text: String
    /// Its price.
    package var price: Money
  }

  /// Creates an item without checking the values.
  package init(
    _ text: String, quantity: Double = 1, unit: PurchaseUnit = .pieces, unitPrice: Money? = nil, price: Money,
    kind: PurchaseKind = .product, taxGroup: String? = nil
  ) {
    self.text = text
    self.quantity = quantity
    self.unit = unit
    self.unitPrice = unitPrice
    self.price = price
    self.kind = kind
    self.taxGroup = taxGroup
  }
}

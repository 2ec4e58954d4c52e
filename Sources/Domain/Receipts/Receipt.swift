/// The contents of a receipt as they were read, with the checks that were made and the remaining doubts.
package struct Receipt: Equatable, Sendable {
  /// The store's name; nil if none was found.
  package var store: String?
  /// The day of the purchase; nil if no date is printed, or if the printed date may mean two different days.
  package var day: Day?
  /// The time of the purchase in minutes after midnight; nil if none is printed.
  package var minuteOfDay: Int?
  /// The ISO 4217 code of the currency, such as `EUR`; nil if no sign of one is printed.
  package var currency: String?
  /// The printed total; nil if none was found.
  ///
  /// It is never calculated.
  package var total: Money?
  /// The lines between the heading and the total that charge or refund money, in order.
  package var items: [ReceiptItem]
  /// The checks that were made, in the order of `ReceiptCheck.Name`; a check is left out if the receipt prints nothing
  /// to compare.
  package var checks: [ReceiptCheck]
  /// What the user should check, the most important first.
  package var doubts: [ReceiptDoubt]

  /// The sum of the prices of all items.
  package var sum: Money { items.lazy.map(\.price).sum }

  /// Whether the lines add up to the total, and another printed number confirms them.
  ///
  /// For a picture, two readings must also agree, but their agreement alone is not enough.
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

/// A line of a receipt that charges or refunds money.
package struct ReceiptItem: Equatable, Sendable {
  /// The line as printed, without its price: `H-MILCH 1,5% 1L`.
  package var text: String
  /// The quantity in `unit`; 1 if none is printed.
  package var quantity: Double
  /// The unit of the quantity: pieces or kilograms.
  package var unit: PurchaseUnit
  /// The price of one unit; nil if it is not printed.
  package var unitPrice: Money?
  /// The price of the whole line, negative for money paid back.
  package var price: Money
  /// What was paid for: a product, a deposit, a discount or a service.
  package var kind: PurchaseKind
  /// The tax group of the line, which is used only to check the sums: `A`, `B`, `1`; nil if none is printed.
  package var taxGroup: String?
  /// The line as each reading of a picture has it, in the order of the readings; empty if the receipt was read from
  /// text.
  package var readings: [Reading] = []

  /// A line as one run of text recognition read it.
  package struct Reading: Hashable, Sendable {
    /// The line without its price.
    package var text: String
    /// The price of the line.
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

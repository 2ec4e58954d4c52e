/// One line of a purchase as it was read; finding the food is left to the bank.
package struct PurchasePhrase: Equatable, Sendable {
  /// The amount and the name, without the price.
  package var item: ItemPhrase
  /// The price of the whole line; negative for money paid back, nil if none was typed.
  package var price: Money?
  /// The price of one unit, if it was typed, as in `2 x 1.09` or `2 yogurts je 0,59`; otherwise nil.
  package var unitPrice: Money?
  /// The kind of the line, according to the words of its name.
  package var kind: PurchaseKind
  /// The other possible reading, in which a whole number at the end of the line is a count and not the price: `eggs 10`
  /// may be ten eggs.
  ///
  /// Nil if there is no such number.
  package var asCount: ItemPhrase?

  /// Creates a line; if `asCount` is nil, the line can be read in only one way.
  package init(
    item: ItemPhrase, price: Money? = nil, unitPrice: Money? = nil, kind: PurchaseKind = .product,
    asCount: ItemPhrase? = nil
  ) {
    self.item = item
    self.price = price
    self.unitPrice = unitPrice
    self.kind = kind
    self.asCount = asCount
  }
}

/// The end of a purchase that is still being typed.
package struct OpenPurchase: Equatable, Sendable {
  /// The item at the end of the text, including the words of a store after it, such as `at REWE`.
  package let item: OpenItem
  /// Where the store's name begins, after an `at`; nil if there is no `at`.
  package let storeStart: Int?
}

/// A purchase as it was read: its lines and the store.
package struct PurchaseList: Equatable, Sendable {
  /// The lines in the order typed, at least one.
  package var lines: [PurchasePhrase]
  /// The store as typed; nil if none was typed.
  package var store: String?

  /// Creates a purchase from lines and a store.
  package init(lines: [PurchasePhrase], store: String? = nil) {
    self.lines = lines
    self.store = store
  }
}

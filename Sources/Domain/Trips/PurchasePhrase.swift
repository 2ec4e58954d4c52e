/// One line of a purchase as it was understood; which food it is stays for the bank to say.
package struct PurchasePhrase: Equatable, Sendable {
  /// Amount and name, without the price.
  package var item: ItemPhrase
  /// Of the whole line; negative for what is paid back, nil where none was said.
  package var price: Money?
  /// What one costs, where it was written as `2 x 1.09`.
  package var unitPrice: Money?
  /// By the words of its name.
  package var kind: PurchaseKind
  /// The other reading of a whole number at the end, without a price: `eggs 10` may be ten eggs; nil where there is none.
  package var asCount: ItemPhrase?

  /// A line as it was understood; without an `asCount` it is certain.
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

/// Where a purchase ends that is still being typed.
package struct OpenPurchase: Equatable, Sendable {
  /// The item at its end, which `at REWE` may look like as well.
  package let item: OpenItem
  /// Where the store's name begins behind an `at`; nil where none stands there.
  package let storeStart: Int?
}

/// A purchase as it was understood: its lines, and the store.
package struct PurchaseList: Equatable, Sendable {
  /// In the order typed, at least one.
  package var lines: [PurchasePhrase]
  /// As it was spelled; nil where nobody said.
  package var store: String?

  /// A purchase of lines at a store.
  package init(lines: [PurchasePhrase], store: String? = nil) {
    self.lines = lines
    self.store = store
  }
}

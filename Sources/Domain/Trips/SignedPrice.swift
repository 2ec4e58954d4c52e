extension PurchaseKind {
  /// The kind and the prices of a line, corrected so that the kind agrees with the signs of the prices.
  ///
  /// The price of money paid back is below zero, however it was typed. If the price is below zero, a deposit becomes a
  /// returned deposit, and a product that is not a food becomes a discount. `name` is used in the error message. Throws
  /// `outOfRange` for a food with a price below zero.
  package func priced(
    _ price: Money?, unit: Money? = nil, of name: String, isFood: Bool
  ) throws(LarderError) -> (kind: PurchaseKind, price: Money?, unit: Money?) {
    let isBelowZero = price.map { $0 < .zero } ?? false
    let kind: PurchaseKind
    switch self {
    case .product where isBelowZero && isFood:
      throw LarderError(
        .outOfRange, "the price of \(name) is below zero",
        hint: "money paid back is an item named `deposit return` or `discount`: `deposit return 0.25`")
    case .product where isBelowZero: kind = .discount
    case .deposit where isBelowZero: kind = .depositReturn
    default: kind = self
    }
    func signed(_ money: Money?) -> Money? { money.map { kind.isMoneyBack && $0 > .zero ? .zero - $0 : $0 } }
    return (kind, signed(price), signed(unit))
  }
}

extension TripItem {
  /// Sets the price and the unit price, and makes the item's kind agree with their signs.
  ///
  /// Throws `outOfRange` for a food with a price below zero.
  package mutating func setPrice(_ price: Money?, unit: Money? = nil) throws(LarderError) {
    // A line keeps its nutrition if its food is deleted.
    let isFood = line.food != nil || !line.nutrients.isUnknown
    (kind, self.price, unitPrice) = try kind.priced(price, unit: unit, of: line.name, isFood: isFood)
  }
}

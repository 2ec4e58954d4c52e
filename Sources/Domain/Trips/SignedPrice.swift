extension PurchaseKind {
  /// What a line of this kind is paid for and what it costs, so that kind and sign agree.
  ///
  /// What is paid back is below zero however it was typed. A deposit below zero is one that is returned, and a product without
  /// a food below zero a discount by another name. `name` is for the message. Throws `outOfRange` for a food below zero.
  package func priced(
    _ price: Money?, unit: Money? = nil, of name: String, isFood: Bool
  ) throws(LarderError) -> (kind: PurchaseKind, price: Money?, unit: Money?) {
    let isBelowZero = price.map { $0 < .zero } ?? false
    let kind: PurchaseKind
    switch self {
    case .product where isBelowZero && isFood:
      throw LarderError(
        .outOfRange, "the price of \(name) is below zero",
        hint: "what is paid back is a `deposit return` or a `discount`, with its price")
    case .product where isBelowZero: kind = .discount
    case .deposit where isBelowZero: kind = .depositReturn
    default: kind = self
    }
    func signed(_ money: Money?) -> Money? { money.map { kind.isPaidBack && $0 > .zero ? .zero - $0 : $0 } }
    return (kind, signed(price), signed(unit))
  }
}

extension TripItem {
  /// Takes a price, and what one costs, and becomes what is paid for so.
  ///
  /// Throws `outOfRange` for a food below zero.
  package mutating func setPrice(_ price: Money?, unit: Money? = nil) throws(LarderError) {
    // Of a food that was deleted the nutrition is left.
    let isFood = line.food != nil || !line.nutrients.isUnknown
    (kind, self.price, unitPrice) = try kind.priced(price, unit: unit, of: line.name, isFood: isFood)
  }
}

extension PurchaseKind {
  /// The kind of a purchase line according to the words of its name: `deposit`, `Pfandrückgabe`, `10% discount`,
  /// `delivery fee`.
  ///
  /// If the words indicate no other kind, the line is a product.
  package static func read(_ name: String) -> PurchaseKind {
    guard name.utf8.count <= 200 else { return .product }
    let words = name.plainLetters.split { !$0.isLetter }.map(String.init)
    if words.contains(where: returns.contains) { return .depositReturn }
    if words.contains(where: { $0 == "deposit" || $0.hasSuffix("pfand") || $0.hasPrefix("pfand") }) {
      return words.contains { back.contains($0) || $0.hasPrefix("pfandr") } ? .depositReturn : .deposit
    }
    if words.contains("bottle") || words.contains("bottles"), words.contains(where: back.contains) {
      return .depositReturn
    }
    if words.contains(where: { discounts.contains($0) || $0.hasSuffix("rabatt") || $0.hasSuffix("gutschein") }) {
      return .discount
    }
    return !words.isEmpty && words.allSatisfy(services.contains) ? .service : .product
  }

  private static let returns: Set<String> = ["leergut", "leergutbon", "pfandbon", "empties"]
  private static let back: Set<String> = [
    "return", "returned", "returns", "refund", "back", "zuruck", "zurueck", "ruckgabe", "rueckgabe",
  ]
  private static let discounts: Set<String> = [
    "discount", "discounts", "coupon", "coupons", "voucher", "rebate", "nachlass", "preisnachlass", "rabatte",
  ]
  /// Words for services; a line is a service only if its name has no other words: `service charge`, but not `tea
  /// service`.
  private static let services: Set<String> = [
    "service", "services", "delivery", "fee", "charge", "shipping", "tip", "liefergebuhr", "liefergebuehr", "lieferung",
    "lieferkosten", "versand", "versandkosten", "gebuhr", "gebuehr", "servicegebuhr", "servicegebuehr", "trinkgeld",
  ]

  /// Whether money is paid back, which makes the price of the line negative.
  package var isMoneyBack: Bool { self == .depositReturn || self == .discount }
}

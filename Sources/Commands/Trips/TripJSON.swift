internal import Domain

extension JSON {
  /// A trip with its items; amounts of money are numbers in the household's currency.
  static func trip(_ trip: Trip, _ currency: Currency) -> JSON {
    let nutrients = trip.nutrients
    return .object([
      "id": trip.id == 0 ? .null : .int(trip.id), "date": .string(trip.day.iso), "time": .optional(trip.time?.iso),
      "store": .optional(trip.store), "total": money(trip.total, currency), "sum": money(trip.sum, currency),
      "printedTotal": money(trip.printedTotal, currency),
      "sumMatchesTotal": trip.sumMatchesTotal.map(JSON.bool) ?? .null, "checks": .array([]),
      "checked": .bool(trip.isChecked), "unpriced": .int(trip.unpriced),
      "items": .array(trip.items.enumerated().map { item($0.element, number: $0.offset + 1, currency) }),
      "nutrients": total(nutrients), "unknown": unknown(nutrients), "createdAt": .optional(trip.createdAt?.iso),
      "updatedAt": .optional(trip.updatedAt?.iso),
    ])
  }

  private static func item(_ item: TripItem, number: Int, _ currency: Currency) -> JSON {
    let bought = item.quantity?.purchased
    return line(
      item.line, number: number,
      [
        "text": .optional(item.originalText), "quantity": .optional(bought?.quantity),
        "unit": .optional(bought?.unit.rawValue),
        "unitPrice": money(item.unitPrice, currency), "price": money(item.price, currency),
        "kind": .string(item.kind.rawValue), "category": .optional(item.category?.rawValue),
      ])
  }
}

extension Trip {
  /// Whether the prices add up to the printed total; true if no total was typed, nil if a price is missing.
  var sumMatchesTotal: Bool? {
    guard let printedTotal else { return true }
    guard unpriced == 0, let sum else { return nil }
    return sum == printedTotal
  }
}

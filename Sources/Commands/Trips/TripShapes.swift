internal import Domain

extension JSON {
  /// TRIP: a trip with its items, money as numbers of the household's currency.
  static func trip(_ trip: Trip, _ currency: Currency) -> JSON {
    let nutrients = trip.nutrients
    return .object([
      "id": trip.id == 0 ? .null : .int(trip.id), "date": .string(trip.day.iso), "time": .optional(trip.time?.iso),
      "store": .optional(trip.store), "total": money(trip.total, currency), "sum": money(trip.sum, currency),
      "printedTotal": money(trip.printedTotal, currency),
      "sumMatchesTotal": trip.sumMatchesTotal.map(JSON.bool) ?? .null, "checks": .array([]),
      "checked": .bool(trip.isChecked), "unpriced": .int(trip.unpriced),
      "items": .array(trip.items.enumerated().map { item($0.element, number: $0.offset + 1, currency) }),
      "nutrients": total(nutrients), "unknown": unknown(nutrients),
    ])
  }

  private static func item(_ item: TripItem, number: Int, _ currency: Currency) -> JSON {
    .object([
      "n": .int(number), "text": .optional(item.said), "name": .string(item.name),
      "quantity": .optional(item.quantity?.purchased?.quantity),
      "unit": .optional(item.quantity?.purchased?.unit.rawValue),
      "unitPrice": money(item.unitPrice, currency), "price": money(item.price, currency),
      "kind": .string(item.kind.rawValue), "grams": .optional(item.grams),
      "category": .optional(item.category?.rawValue),
      "food": item.food.map { .object(["id": .int($0.id), "name": .string($0.name)]) } ?? .null,
      "nutrients": nutrients(item.nutrients), "confidence": .number(item.confidence),
      "skipped": .bool(item.isSkipped),
    ])
  }
}

extension Trip {
  /// Whether the prices add up to the printed total; true where none was printed, nil where a price is missing.
  var sumMatchesTotal: Bool? {
    guard let printedTotal else { return true }
    guard unpriced == 0, let sum else { return nil }
    return sum == printedTotal
  }
}

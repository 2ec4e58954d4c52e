internal import Domain

extension JSON {
  /// A trip with its items; amounts of money are numbers in the household's currency.
  static func trip(_ trip: Trip, _ currency: Currency) -> JSON { .object(tripFields(trip, currency)) }

  /// The keys and values of a trip, including those of the receipt if the trip was read from one.
  ///
  /// - Parameter candidates: The foods that each item may be; nil if they are no longer known.
  static func tripFields(
    _ trip: Trip, _ currency: Currency, candidates: [[FoodMatch]]? = nil
  ) -> [String: JSON] {
    let nutrients = trip.nutrients
    let fields: [String: JSON] = [
      "id": trip.id == 0 ? .null : .int(trip.id), "date": .string(trip.day.iso), "time": .optional(trip.time?.iso),
      "store": .optional(trip.store), "total": money(trip.total, currency), "sum": money(trip.sum, currency),
      "printedTotal": money(trip.printedTotal, currency),
      "sumMatchesTotal": trip.sumMatchesTotal.map(JSON.bool) ?? .null,
      "checks": .array(trip.currentChecks(currency).map(check)),
      "checked": .bool(trip.isChecked), "unpriced": .int(trip.unpriced),
      "items": .array(
        trip.items.enumerated().map { index, item in
          tripItem(item, number: index + 1, currency, candidates: candidates?[index])
        }),
      "nutrients": total(nutrients), "unknown": unknown(nutrients), "createdAt": .optional(trip.createdAt?.iso),
      "updatedAt": .optional(trip.updatedAt?.iso),
    ]
    guard let receipt = trip.receipt else { return fields }
    let doubts = trip.currentDoubts(currency, receipt) + trip.lineDoubts
    let further: [String: JSON] = [
      "currency": .optional(receipt.currency), "duplicateOf": .null,
      "doubts": .array(doubts.map(JSON.string)),
    ]
    return fields.merging(further) { _, own in own }
  }

  private static func check(_ check: ReceiptCheck) -> JSON {
    .object(["name": .string(check.name.rawValue), "holds": .bool(check.holds)])
  }

  private static func tripItem(
    _ item: TripItem, number: Int, _ currency: Currency, candidates: [FoodMatch]?
  ) -> JSON {
    let bought = item.quantity?.purchased
    let further = candidates.map { ["candidates": JSON.candidates($0)] } ?? [:]
    return line(
      item.line, number: number,
      [
        "text": .optional(item.originalText), "quantity": .optional(bought?.quantity),
        "unit": .optional(bought?.unit.rawValue),
        "unitPrice": money(item.unitPrice, currency), "price": money(item.price, currency),
        "kind": .string(item.kind.rawValue), "category": .optional(item.category?.rawValue),
        "gramsFrom": .optional(item.gramsFrom?.rawValue),
      ].merging(further) { _, own in own })
  }
}

extension JSON {
  /// The foods that an item may be, the likeliest first.
  fileprivate static func candidates(_ matches: [FoodMatch]) -> JSON {
    .array(
      matches.map {
        .object([
          "id": $0.food.id > 0 ? .int($0.food.id) : .null, "name": .string($0.food.name),
          "kcal": .number($0.food.nutrients.calories), "confidence": .number($0.confidence),
        ])
      })
  }
}

extension Trip {
  /// Whether the prices add up to the printed total; true if there is no printed total.
  ///
  /// Nil if there is a printed total, but a price is missing.
  var sumMatchesTotal: Bool? {
    guard let printedTotal else { return true }
    guard unpriced == 0, let sum else { return nil }
    return sum == printedTotal
  }
}

extension Trip {
  /// The comparisons made when the receipt was read, but with the current sum.
  ///
  /// Prices that were converted from another currency, or left out because of it, say nothing about the receipt's sum.
  fileprivate func currentChecks(_ own: Currency) -> [ReceiptCheck] {
    (receipt?.checks ?? []).map { check in
      check.name == .sum && !isForeign(own)
        ? ReceiptCheck(.sum, holds: printedTotal != nil && sum == printedTotal) : check
    }
  }

  /// Whether the receipt is in another currency than the given one.
  private func isForeign(_ own: Currency) -> Bool {
    guard let theirs = receipt?.currency, let code = own.code else { return false }
    return theirs != code
  }

  /// The doubts that arose when the receipt was read, as sentences, but with the current sum; doubts about the day are
  /// left out.
  ///
  /// The doubt about the sum is in the household's currency, like the trip's prices; the other doubts are in the
  /// receipt's.
  fileprivate func currentDoubts(_ own: Currency, _ receipt: TripReceipt) -> [String] {
    let theirs = receipt.currency.flatMap(Currency.init(code:)) ?? own
    if isForeign(own) { return receipt.doubts.filter { !$0.isAboutTime }.map { $0.sentence(.unbroken(theirs)) } }
    let lines = priceDoubts.values
    let others = receipt.doubts.filter { doubt in
      switch doubt {
      case .sum: false
      case .line: lines.contains(doubt)
      default: !doubt.isAboutTime
      }
    }
    .map { $0.sentence(.unbroken(theirs)) }
    guard let printedTotal, let sum, sum != printedTotal else { return others }
    return [ReceiptDoubt.sum(lines: sum, total: printedTotal).sentence(.unbroken(own))] + others
  }
}

internal import Domain
internal import Text

extension ReceiptDoubt {
  /// The doubt as a sentence.
  func sentence(_ money: MoneyText) -> String {
    switch self {
    case .noTotal: "no total was found, so the lines cannot be checked"
    case .sum(let lines, let total):
      "the lines add up to \(money.text(lines)), but the receipt says \(money.text(total))"
    case .twoTotals(let first, let second):
      "\(money.text(first)) is taken as the total, but \(money.text(second)) is printed after it"
    case .tax: "the lines do not add up to the sums in the tax table"
    case .tender: "what was paid, less the change, is not the total"
    case .count(let printed, let read): "the receipt has \(printed) items, but \(read) were read"
    case .readings: "the picture was read several times with different results, so look at the prices"
    case .noDay: "no day was found"
    case .twoDays(let first, let second): "the day may be \(first.iso) or \(second.iso)"
    }
  }

  /// Whether the doubt is only about the day of the purchase.
  var isAboutTime: Bool {
    switch self {
    case .noDay, .twoDays: true
    case .noTotal, .sum, .twoTotals, .tax, .tender, .count, .readings: false
    }
  }
}

extension Trip {
  /// Sentences about the doubtful lines of a receipt.
  var lineDoubts: [String] {
    items.enumerated().compactMap { index, item in
      guard item.isDoubtful else { return nil }
      let printed = item.originalText ?? item.name
      return item.food == nil
        ? "line \(index + 1), `\(printed)`, is not a known food, so no nutrition is counted for it"
        : "line \(index + 1), `\(printed)`, is taken for \(item.name), which is only a guess"
    }
  }
}

extension TripItem {
  /// Whether the user should look at a line of a receipt, because its food is a guess or unknown.
  var isDoubtful: Bool { kind == .product && !line.isSkipped && line.confidence < FoodMatch.certain }
}

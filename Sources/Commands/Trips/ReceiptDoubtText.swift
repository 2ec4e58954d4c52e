internal import Domain
internal import Text

extension ReceiptDoubt {
  /// The doubt as a sentence.
  func sentence(_ money: MoneyText) -> String {
    switch self {
    case .noTotal: "no total was found, so the lines cannot be checked"
    case .sum(let lines, let total):
      "the lines add up to \(money.text(lines)), but the receipt says \(money.text(total))"
    case .line(let number, let exact?):
      "line \(number) is most likely wrong: its amount times the price for one gives \(money.text(exact))"
    case .line(let number, nil):
      "line \(number) is most likely wrong: the readings of the picture differ there"
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
    case .noTotal, .sum, .line, .twoTotals, .tax, .tender, .count, .readings: false
    }
  }
}

extension Trip {
  /// The doubts about the prices of the receipt's lines, by the index of the item; a line that was changed since, or
  /// whose trip adds up, has none.
  var priceDoubts: [Int: ReceiptDoubt] {
    guard let receipt, let printedTotal, sum != printedTotal else { return [:] }
    var found: [Int: ReceiptDoubt] = [:]
    for doubt in receipt.doubts {
      guard case .line(let number, _) = doubt, items.indices.contains(number - 1),
        receipt.lines.indices.contains(number - 1)
      else { continue }
      let item = items[number - 1]
      if TripReceipt.lines(of: [item]) == [receipt.lines[number - 1]] { found[number - 1] = doubt }
    }
    return found
  }

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

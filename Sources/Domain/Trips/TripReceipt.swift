/// What is kept of the receipt that a trip was read from.
package struct TripReceipt: Hashable, Sendable {
  /// The store as printed, which may have another name in the trip; nil if none was found.
  package var store: String?
  /// The ISO 4217 code of the receipt's currency; nil if no sign of one is printed.
  package var currency: String?
  /// What was compared when the receipt was read.
  package var checks: [ReceiptCheck]
  /// What was unclear when the receipt was read.
  package var doubts: [ReceiptDoubt]
  /// The lines that cost or pay back money, each with its price, and nothing else that is printed.
  package var lines: [String]
  /// The name of the receipt's file in the household's folder of receipts; nil if the file was not kept.
  package var file: String?

  /// Creates it without checking the values.
  package init(
    store: String? = nil, currency: String? = nil, checks: [ReceiptCheck] = [], doubts: [ReceiptDoubt] = [],
    lines: [String] = [],
    file: String? = nil
  ) {
    self.store = store
    self.currency = currency
    self.checks = checks
    self.doubts = doubts
    self.lines = lines
    self.file = file
  }

  /// The most characters of the lines together.
  private static let longestList = 200_000

  /// The lines of a list of items.
  ///
  /// What is printed between them (names of staff, numbers of cards) is not among them.
  package static func lines(of items: [TripItem]) -> [String] {
    var left = longestList
    return items.map { item in
      "\(item.originalText ?? item.name) \((item.price ?? .zero).printed(mark: "."))"
    }
    .prefix { line in
      left -= line.count + 1
      return left >= 0
    }
  }

  /// How much of two receipts' lists is the same, 0 to 1: the share of the words that both have, of those that one has.
  package func likeness(to other: TripReceipt) -> Double {
    func words(_ receipt: TripReceipt) -> [String: Int] {
      receipt.lines.flatMap { $0.plainLetters.split(separator: " ") }.reduce(into: [:]) {
        $0[String($1), default: 0] += 1
      }
    }
    let (mine, others) = (words(self), words(other))
    let all = max(mine.values.reduce(0, +), others.values.reduce(0, +))
    guard all > 0 else { return 0 }
    let shared = mine.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
    return Double(shared) / Double(all)
  }
}

extension Trip {
  /// Whether another trip of the same day was read from the same receipt, perhaps from another picture of it.
  package func isSameReceipt(as other: Trip) -> Bool {
    guard let receipt, let others = other.receipt, day == other.day else { return false }
    if let store, let theirs = other.store, store.plainLetters != theirs.plainLetters { return false }
    if let time, let theirs = other.time, time.minuteOfDay != theirs.minuteOfDay { return false }
    let likeness = receipt.likeness(to: others)
    let isTotalEqual = printedTotal != nil && printedTotal == other.printedTotal
    return likeness >= (isTotalEqual ? Self.likeLists : Self.sameLists)
  }

  /// The share of the printed words that two readings of a receipt have in common at least, if their totals are equal.
  private static let likeLists = 0.4
  /// And if they are not, since a total may be misread.
  private static let sameLists = 0.85
}

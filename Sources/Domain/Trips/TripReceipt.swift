/// The part of a receipt that is saved with the trip that was read from it.
package struct TripReceipt: Hashable, Sendable {
  /// The store as printed; the trip may have another name for the store; nil if none was found.
  package var store: String?
  /// The ISO 4217 code of the receipt's currency; nil if the receipt does not show its currency.
  package var currency: String?
  /// The comparisons that were made when the receipt was read.
  package var checks: [ReceiptCheck]
  /// The doubts that arose when the receipt was read.
  package var doubts: [ReceiptDoubt]
  /// The lines that charge or refund money, each with its price; nothing else that is printed is saved.
  package var lines: [String]
  /// The name of the receipt's file in the household's folder of receipts; nil if the file was not kept.
  package var file: String?

  /// Creates a record without checking the values.
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

  /// The maximum number of characters in all lines together.
  private static let longestList = 200_000

  /// Formats the items as lines, each with its price.
  ///
  /// Other printed lines, such as names of staff and numbers of cards, are not included.
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

  /// How similar the lines of two receipts are, from 0 to 1: the number of words that both receipts have, divided by
  /// the number of words in the longer one.
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

  /// The minimum likeness at which two receipts with equal totals count as the same receipt.
  private static let likeLists = 0.4
  /// The minimum likeness at which two receipts count as the same receipt even if their totals differ, since a total
  /// may be misread.
  private static let sameLists = 0.85
}

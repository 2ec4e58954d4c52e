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
      let cents = item.price?.minorUnits ?? 0
      let amount = "\(abs(cents) / 100).\(abs(cents) % 100 / 10)\(abs(cents) % 10)"
      return "\(item.originalText ?? item.name) \(cents < 0 ? "-" : "")\(amount)"
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

/// A comparison of the lines of a receipt with something else that is printed on it.
package struct ReceiptCheck: Hashable, Sendable {
  /// What is compared.
  package enum Name: String, CaseIterable, Sendable {
    /// The sum of the lines with the total.
    case sum
    /// The lines of each tax group with the tax table.
    case tax
    /// What was paid, less the change, with the total.
    case tender
    /// The number of products with the one that is printed.
    case count
    /// One reading of a picture with another one; only for pictures.
    case readings
  }

  /// What is compared.
  package let name: Name
  /// Whether both agree.
  package let holds: Bool

  /// Creates the result of a comparison.
  package init(_ name: Name, holds: Bool) {
    self.name = name
    self.holds = holds
  }

  /// The comparison as it is stored: `sum 1`.
  package var code: String { "\(name.rawValue) \(holds ? 1 : 0)" }

  /// Reads a stored comparison; nil if it is none.
  package init?(code: String) {
    let parts = code.split(separator: " ")
    guard parts.count == 2, let name = Name(rawValue: String(parts[0])), ["0", "1"].contains(parts[1]) else {
      return nil
    }
    self.init(name, holds: parts[1] == "1")
  }
}

/// What is unclear about a receipt.
package enum ReceiptDoubt: Hashable, Sendable {
  /// No total was found.
  case noTotal
  /// The lines do not add up to the total.
  case sum(lines: Money, total: Money)
  /// Behind the total another one, or a discount, is printed.
  case twoTotals(Money, Money)
  /// The lines of the tax groups do not give the tax table.
  case tax
  /// What was paid, less the change, is not the total.
  case tender
  /// The number of products that is printed, and how many were read.
  case count(printed: Int, read: Int)
  /// The readings of the picture do not prove every price.
  case readings
  /// No day was found.
  case noDay
  /// Day and month may be exchanged.
  case twoDays(Day, Day)

  /// The doubt as it is stored: `sum 2146 2416`.
  package var code: String {
    switch self {
    case .noTotal: "noTotal"
    case .sum(let lines, let total): "sum \(lines.minorUnits) \(total.minorUnits)"
    case .twoTotals(let first, let second): "twoTotals \(first.minorUnits) \(second.minorUnits)"
    case .tax: "tax"
    case .tender: "tender"
    case .count(let printed, let read): "count \(printed) \(read)"
    case .readings: "readings"
    case .noDay: "noDay"
    case .twoDays(let first, let second): "twoDays \(first.iso) \(second.iso)"
    }
  }

  /// Reads a stored doubt; nil if it is none.
  package init?(code: String) {
    let parts = code.split(separator: " ").map(String.init)
    let numbers = parts.dropFirst().compactMap(Int.init)
    switch (parts.first, parts.count) {
    case ("noTotal", 1): self = .noTotal
    case ("tax", 1): self = .tax
    case ("tender", 1): self = .tender
    case ("noDay", 1): self = .noDay
    case ("readings", 1): self = .readings
    case ("twoDays", 3):
      guard let first = Day(iso: parts[1]), let second = Day(iso: parts[2]) else { return nil }
      self = .twoDays(first, second)
    case (let name?, 3) where numbers.count == 2:
      let money = numbers.map { Money(minorUnits: $0) }
      switch name {
      case "sum": self = .sum(lines: money[0], total: money[1])
      case "twoTotals": self = .twoTotals(money[0], money[1])
      case "count": self = .count(printed: numbers[0], read: numbers[1])
      default: return nil
      }
    default: return nil
    }
  }
}

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

/// What is unclear about a receipt.
package enum ReceiptDoubt: Hashable, Sendable {
  /// No total was found.
  case noTotal
  /// The lines do not add up to the total.
  case sum(lines: Money, total: Money)
  /// The line with this number, counted from 1, is one of those that are most likely wrong if the lines do not add up to
  /// the total; `exact` is the price that its own quantity gives, nil if no quantity is printed.
  case line(Int, exact: Money?)
  /// Another total or a discount is printed after the total.
  case twoTotals(Money, Money)
  /// The sums of the tax groups differ from the tax table.
  case tax
  /// The amount paid, less the change, is not the total.
  case tender
  /// The printed number of products differs from the number that was read.
  case count(printed: Int, read: Int)
  /// The readings (runs of text recognition) of the picture do not confirm every price.
  case readings
  /// No day was found.
  case noDay
  /// The day and the month of the printed date may be swapped, so two days are possible.
  case twoDays(Day, Day)

  /// The text that represents the doubt in storage: `sum 2146 2416`.
  package var code: String {
    switch self {
    case .noTotal: "noTotal"
    case .sum(let lines, let total): "sum \(lines.minorUnits) \(total.minorUnits)"
    case .line(let number, let exact):
      (["line", "\(number)"] + (exact.map { ["\($0.minorUnits)"] } ?? [])).joined(separator: " ")
    case .twoTotals(let first, let second): "twoTotals \(first.minorUnits) \(second.minorUnits)"
    case .tax: "tax"
    case .tender: "tender"
    case .count(let printed, let read): "count \(printed) \(read)"
    case .readings: "readings"
    case .noDay: "noDay"
    case .twoDays(let first, let second): "twoDays \(first.iso) \(second.iso)"
    }
  }

  /// Reads a doubt from its stored form; nil for any other text.
  package init?(code: String) {
    let parts = code.split(separator: " ").map(String.init)
    let numbers = parts.dropFirst().compactMap(Int.init)
    switch (parts.first, parts.count) {
    case ("noTotal", 1): self = .noTotal
    case ("tax", 1): self = .tax
    case ("tender", 1): self = .tender
    case ("noDay", 1): self = .noDay
    case ("readings", 1): self = .readings
    case ("line", 2...3) where numbers.count == parts.count - 1:
      self = .line(numbers[0], exact: numbers.count > 1 ? Money(minorUnits: numbers[1]) : nil)
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

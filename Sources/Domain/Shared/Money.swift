/// An amount of money in the smallest unit of a currency (cents), which keeps sums exact.
package struct Money: Hashable, Comparable, Sendable {
  /// Cents, or the currency's smallest unit; negative for money paid back.
  package let minorUnits: Int

  /// An amount of 0.
  package static let zero = Money(minorUnits: 0)
  /// The largest price, and the largest amount paid back: a billion of the currency's smallest unit.
  package static let limit = 1_000_000_000

  /// Creates an amount in the currency's smallest unit.
  package init(minorUnits: Int) { self.minorUnits = minorUnits }

  /// The amount as tills print it, with two decimals after `mark` and without a currency: `2,90`.
  func printed(mark: Character) -> String {
    let cents = minorUnits.magnitude
    return "\(minorUnits < 0 ? "-" : "")\(cents / 100)\(mark)\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }

  /// The sum of two amounts.
  package static func + (left: Money, right: Money) -> Money { Money(minorUnits: left.minorUnits + right.minorUnits) }
  /// The first amount minus the second.
  package static func - (left: Money, right: Money) -> Money { Money(minorUnits: left.minorUnits - right.minorUnits) }
  /// Whether `left` is the smaller amount.
  package static func < (left: Money, right: Money) -> Bool { left.minorUnits < right.minorUnits }
}

extension Sequence<Money> {
  /// The sum of the amounts.
  package var sum: Money { reduce(.zero, +) }

  /// The sum of the amounts; nil if there are no amounts, since an unknown price does not mean free.
  package var knownSum: Money? { reduce(nil) { sum, money in sum.map { $0 + money } ?? money } }
}

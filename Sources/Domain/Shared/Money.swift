/// An amount of money in the smallest unit of a currency (cents), so that sums are exact.
package struct Money: Hashable, Comparable, Sendable {
  /// Cents, or whatever the currency's smallest unit is; negative for what is paid back.
  package let minorUnits: Int

  /// No money at all.
  package static let zero = Money(minorUnits: 0)
  /// The most minor units that one price may have, either way: a thousand million cents.
  package static let limit = 1_000_000_000

  /// So many of the currency's smallest unit.
  package init(minorUnits: Int) { self.minorUnits = minorUnits }

  /// Both together.
  package static func + (left: Money, right: Money) -> Money { Money(minorUnits: left.minorUnits + right.minorUnits) }
  /// What is left of the first without the second.
  package static func - (left: Money, right: Money) -> Money { Money(minorUnits: left.minorUnits - right.minorUnits) }
  /// Whether `left` is the smaller amount.
  package static func < (left: Money, right: Money) -> Bool { left.minorUnits < right.minorUnits }
}

extension Sequence<Money> {
  /// All of it together.
  package var sum: Money { reduce(.zero, +) }

  /// All of it together; nil where there is none: what is not known is not for nothing.
  package var knownSum: Money? { reduce(nil) { sum, money in sum.map { $0 + money } ?? money } }
}

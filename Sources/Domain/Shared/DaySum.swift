/// The sum of what was eaten (or bought) on one day.
package struct DaySum: Hashable, Sendable {
  /// The day that is summed.
  package let day: Day
  /// Nil if nothing is logged, which is not an intake of zero.
  package let total: NutrientTotal?
  /// How many items the total consists of.
  package let items: Int
  /// What was spent; nil if nothing was bought or no price is known, which does not mean free.
  package var spent: Money?

  /// Creates a day from sums that are already calculated; `total` is nil only if nothing is logged.
  package init(day: Day, total: NutrientTotal?, items: Int, spent: Money? = nil) {
    self.day = day
    self.total = total
    self.items = items
    self.spent = spent
  }

  /// The sum of a nutrient if any item's value is known; nil if none is, which is not zero.
  package func known(_ nutrient: Nutrient) -> Double? {
    total.flatMap { $0.unknown(nutrient) < items ? $0[nutrient] : nil }
  }
}

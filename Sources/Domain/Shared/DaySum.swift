/// What was eaten (or bought) on one day.
package struct DaySum: Hashable, Sendable {
  /// Whose sum it is.
  package let day: Day
  /// Nil: nothing logged, which is not an intake of zero.
  package let total: NutrientTotal?
  /// How many items the total is made of.
  package let items: Int
  /// What was spent; nil where nothing was bought or no price is known, which is not for nothing.
  package var spent: Money?

  /// A day of ready sums; `total` is nil exactly where nothing was logged.
  package init(day: Day, total: NutrientTotal?, items: Int, spent: Money? = nil) {
    self.day = day
    self.total = total
    self.items = items
    self.spent = spent
  }

  /// The sum of a nutrient where it is known of any item; nil where it is of none, which is not zero.
  package func known(_ nutrient: Nutrient) -> Double? {
    total.flatMap { $0.unknown(nutrient) < items ? $0[nutrient] : nil }
  }
}

/// The sum of what was eaten (or bought) on one day.
package struct DaySum: Hashable, Sendable {
  /// The day that is summed.
  package let day: Day
  /// The sum of the nutrients; nil if the day is partial, or if nothing is logged, which does not mean zero.
  package let total: NutrientTotal?
  /// The number of items in the total.
  package let items: Int
  /// The money that was spent; nil if nothing was bought or no price is known, which does not mean free.
  package var spent: Money?

  /// The logged energy, in kcal, of a day that is marked as partial; nil for any other day.
  ///
  /// A partial day has no total, because its energy must not be counted as a day's intake.
  package private(set) var partialEnergy: Double?

  /// Whether somebody has said that the day's log is complete, however little it contains.
  package var isSaidComplete = false

  /// Creates a day that is marked as partial, with the energy that is logged on it in kcal.
  package init(partial day: Day, energy: Double) {
    self.init(day: day, total: nil, items: 0)
    partialEnergy = energy
  }

  /// Creates the sum of a day from values that are already calculated; `total` is nil only if nothing is logged.
  package init(day: Day, total: NutrientTotal?, items: Int, spent: Money? = nil) {
    self.day = day
    self.total = total
    self.items = items
    self.spent = spent
  }

  /// The sum of the known values of a nutrient; nil if no item has a known value, which does not mean zero.
  package func known(_ nutrient: Nutrient) -> Double? {
    total.flatMap { $0.unknown(nutrient) < items ? $0[nutrient] : nil }
  }
}

/// The days of a period with their sums.
package struct PeriodSummary: Sendable {
  /// The period that the totals cover.
  package let period: Period
  /// One sum for each day of the period, in order.
  package let days: [DaySum]
  /// The current day; `daysPassed` counts the days up to it.
  package let today: Day
  /// The sum of everything logged in the period.
  package let total: NutrientTotal
  /// The number of items that are logged in the period.
  package let items: Int
  /// The number of days with entries.
  package let daysLogged: Int
  /// What was spent in the period; nil if nothing was bought or no price is known.
  package let spent: Money?

  /// Creates a summary: days outside the period are ignored, and days of the period that are missing count as not
  /// logged.
  package init(period: Period, days: [DaySum], today: Day) {
    let byDay = Dictionary(days.map { ($0.day, $0) }, uniquingKeysWith: { $1 })
    self.period = period
    self.today = today
    self.days = period.days.map { byDay[$0] ?? DaySum(day: $0, total: nil, items: 0) }
    var total = NutrientTotal()
    for case let sum? in self.days.map(\.total) { total.add(sum) }
    self.total = total
    items = self.days.reduce(0) { $0 + $1.items }
    daysLogged = self.days.count { $0.total != nil }
    spent = self.days.compactMap(\.spent).knownSum
  }

  /// The total divided by all days of the period, whether logged or not, past or future.
  package var dailyAverage: NutrientTotal { total.divided(by: period.dayCount) }

  /// The total divided by the days with entries; nil if there are none.
  package var loggedDayAverage: NutrientTotal? { daysLogged > 0 ? total.divided(by: daysLogged) : nil }

  /// The mean of a nutrient over the days with a known value, except the days in `left`; nil if no such day remains.
  ///
  /// A day on which the nutrient is unknown does not count as zero.
  package func mean(of nutrient: Nutrient, without left: [DaySum] = []) -> Double? {
    let left = Set(left.map(\.day))
    let values = days.filter { !left.contains($0.day) }.compactMap { $0.known(nutrient) }
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// The number of items of unknown value that a nutrient's mean leaves out, and the number of all items on the days
  /// that the mean includes.
  ///
  /// The mean does not include days on which no value is known, so the items of such days do not count.
  package func itemsInMean(of nutrient: Nutrient) -> (unknown: Int, all: Int) {
    let days = days.filter { $0.known(nutrient) != nil }
    return (days.reduce(0) { $0 + ($1.total?.unknown(nutrient) ?? 0) }, days.reduce(0) { $0 + $1.items })
  }

  /// The days that somebody has marked as only partly logged.
  package var partialDays: [DaySum] { days.filter { $0.partialEnergy != nil } }

  /// The sum of a nutrient; nil if no item's value is known, which does not mean zero.
  package func known(_ nutrient: Nutrient) -> Double? { total.unknown(nutrient) < items ? total[nutrient] : nil }

  /// The number of days of the period that have begun, today included.
  package var daysPassed: Int { period.daysPassed(today: today) }

  /// The number of days that a mean over all days is divided by: the days that have begun, logged or not.
  ///
  /// If something is logged ahead, it is the number of all days of the period.
  package var daysCounted: Int { isLoggedAhead ? period.dayCount : daysPassed }

  /// Whether a day that is still to come has entries.
  package var isLoggedAhead: Bool { days.contains { $0.day > today && $0.total != nil } }

  /// Protein, carbs and fat: grams, energy, share.
  package var macros: [MacroPart] { total.macros }

  /// The day with the most energy, and its energy in kcal; the first such day if several are equal.
  ///
  /// Nil if fewer than two days have a known energy, since there is nothing to compare.
  package var highestDay: (day: Day, energy: Double)? {
    let known = days.compactMap { day in day.known(.calories).map { (day: day.day, energy: $0) } }
    guard known.count > 1, let maximum = known.map(\.energy).max() else { return nil }
    return known.first { $0.energy == maximum }
  }
}

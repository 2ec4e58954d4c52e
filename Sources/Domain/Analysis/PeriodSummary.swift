/// The days of a period added up.
package struct PeriodSummary: Sendable {
  /// What is added up.
  package let period: Period
  /// One for each day of the period, in order.
  package let days: [DaySum]
  /// The day on which it is looked at, for `daysPassed`.
  package let today: Day
  /// All that was logged in the period.
  package let total: NutrientTotal
  /// Items logged in the period.
  package let items: Int
  /// Days with entries.
  package let daysLogged: Int
  /// What was spent in the period; nil where nothing was bought or no price is known.
  package let spent: Money?

  /// Days outside the period are left out, days that are not given have nothing logged.
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

  /// The total through all the days of the period, logged or not, come or not.
  package var dailyAverage: NutrientTotal { total.divided(by: period.dayCount) }

  /// The total through the days with entries; nil where there are none.
  package var loggedDayAverage: NutrientTotal? { daysLogged > 0 ? total.divided(by: daysLogged) : nil }

  /// The mean of a nutrient over the days of which any item's value is known; nil where there are none: a day of which
  /// nothing is known is no day of nothing.
  package func mean(of nutrient: Nutrient) -> Double? {
    let values = days.compactMap { $0.known(nutrient) }
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// The sum of a nutrient where it is known of any item; nil where it is of none, which is not zero.
  package func known(_ nutrient: Nutrient) -> Double? { total.unknown(nutrient) < items ? total[nutrient] : nil }

  /// Days of the period that have come, today included.
  package var daysPassed: Int { period.daysPassed(today: today) }

  /// Of how many days its means are, logged or not: those that have come or, where some are logged ahead, all of them.
  package var daysCounted: Int { days.contains { $0.day > today && $0.total != nil } ? period.dayCount : daysPassed }

  /// Protein, carbs and fat: grams, energy, share.
  package var macros: [MacroPart] { total.macros }

  /// The day with the most energy and its kcal, of two with the same the first.
  ///
  /// Nil for fewer than two days of which it is known: a lone one is no highest.
  package var highestDay: (day: Day, energy: Double)? {
    let known = days.compactMap { day in day.known(.calories).map { (day: day.day, energy: $0) } }
    guard known.count > 1, let most = known.map(\.energy).max() else { return nil }
    return known.first { $0.energy == most }
  }
}

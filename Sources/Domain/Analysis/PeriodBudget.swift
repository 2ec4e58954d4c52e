/// What a period that is not over leaves to eat.
package struct PeriodBudget: Hashable, Sendable {
  /// In the nutrient's unit; less than 0 where more than that was eaten already.
  package let left: Double
  /// Days that remain, today included: 1 or more.
  package let days: Int
  /// What was eaten so far and logged ahead, as far as it is known.
  package let eaten: Double
  /// What is left for each day after today if today comes to its own part, or to what it has already; nil on the last day.
  package let eachAfterToday: Double?
  /// Whether that is between half of a day's part and half as much again: nobody should make up for a week in a day.
  package let isWithinReason: Bool
  /// Items in the period of which the nutrient is not known: what they brought is still in `left`.
  package let unknown: Int

  /// The rest of so much a day; nil where the period does not hold today.
  ///
  /// Days that went by without an entry, or without anything that is known of the nutrient, are unknown: neither their
  /// part nor an intake of zero counts.
  package init?(_ summary: PeriodSummary, _ nutrient: Nutrient, perDay: Double) {
    guard summary.period.contains(summary.today) else { return nil }
    let counted = summary.days.count { $0.known(nutrient) != nil || $0.day >= summary.today }
    eaten = summary.total[nutrient]
    unknown = summary.total.unknown(nutrient)
    left = perDay * Double(counted) - eaten
    days = summary.period.to - summary.today + 1
    let today = summary.days.first { $0.day == summary.today }?.known(nutrient) ?? 0
    eachAfterToday = days > 1 ? (left - max(0, perDay - today)) / Double(days - 1) : nil
    isWithinReason = eachAfterToday.map { (perDay / 2...perDay * 1.5).contains($0) } ?? false
  }

  /// What is left for each of the days that remain, what was eaten today already taken off.
  package var perDay: Double { left / Double(days) }
}

/// What is left to eat in a period that is not over.
package struct PeriodBudget: Hashable, Sendable {
  /// In the nutrient's unit; below 0 if the budget is already exceeded.
  package let left: Double
  /// The remaining days, today included: 1 or more.
  package let days: Int
  /// What has been eaten so far or logged ahead, as far as it is known.
  package let eaten: Double
  /// What is left for each day after today if today reaches its own share, or stays at what it has if that is more; nil
  /// on the last day.
  package let eachAfterToday: Double?
  /// Whether that is between 50 and 150 % of a day's share: nobody should make up for a week in one day.
  package let isWithinReason: Bool
  /// Items in the period without a known value: their amount is still included in `left`.
  package let unknown: Int

  /// The rest of a budget of `perDay` for each day; nil if the period does not contain today.
  ///
  /// Past days without an entry, or without a known value of the nutrient, are left out: neither their share nor an
  /// intake of zero counts.
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

  /// What is left for each of the remaining days, after what was already eaten today.
  package var perDay: Double { left / Double(days) }
}

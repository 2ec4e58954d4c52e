/// What is left to eat in a period that has not ended.
package struct PeriodBudget: Hashable, Sendable {
  /// The amount left, in the nutrient's unit; below 0 if the budget is already exceeded.
  package let left: Double
  /// The remaining days, today included: 1 or more.
  package let days: Int
  /// The amount eaten so far or logged ahead, as far as it is known.
  package let eaten: Double
  /// The amount left for each day after today, if today's intake reaches the daily budget exactly.
  ///
  /// If more than the daily budget has already been eaten today, today's intake is assumed to stay as it is. Nil on the
  /// last day.
  package let eachAfterToday: Double?
  /// Whether `eachAfterToday` is 50 to 150 % of the daily budget: nobody should make up for a week in one day.
  package let isWithinReason: Bool
  /// The number of items in the period without a known value; what they supplied has not been subtracted from `left`.
  package let unknown: Int

  /// Calculates what is left if each day has a budget of `perDay`; nil if the period does not contain today.
  ///
  /// Past days without a known value of the nutrient are left out: their daily budget is not added, and they do not
  /// count as zero.
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

  /// The amount left for each of the remaining days, today included.
  package var perDay: Double { left / Double(days) }
}

/// The mean of a nutrient in a period beside the mean of the days that it is compared with.
///
/// A change is told from three known days on both sides, the fewest that a marker and `UsualIntake` need too: a single
/// logged day says nothing of a week.
package struct MeanChange: Hashable, Sendable {
  /// The mean in the period, in the nutrient's unit.
  package let now: Double
  /// The mean of the days that the period is compared with.
  package let before: Double
  /// Whether enough days are known on both sides.
  package let isTold: Bool

  /// Compares the known values of days; nil if there are none on one side.
  ///
  /// `dayCount` is the number of days that the whole period has: a period of one or two days needs no more than these.
  package init?(from before: [Double], to now: [Double], dayCount: Int) {
    guard !before.isEmpty, !now.isEmpty else { return nil }
    self.now = now.reduce(0, +) / Double(now.count)
    self.before = before.reduce(0, +) / Double(before.count)
    isTold = min(before.count, now.count) >= min(HealthMarker.minimumDays, dayCount)
  }

  /// Compares a period with the days of an earlier one; nil if the nutrient is not known on any day of one of them.
  package init?(_ nutrient: Nutrient, from before: PeriodSummary, to now: PeriodSummary) {
    func known(_ summary: PeriodSummary) -> [Double] { summary.days.compactMap { $0.known(nutrient) } }
    self.init(from: known(before), to: known(now), dayCount: now.period.dayCount)
  }
}

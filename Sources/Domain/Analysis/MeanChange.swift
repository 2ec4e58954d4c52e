/// A nutrient's mean in a period, and its mean on the days that the period is compared with.
///
/// A change is reported only if both sides have at least three known days, which is also the minimum for a marker and
/// for `UsualIntake`: a single logged day says nothing about a week.
package struct MeanChange: Hashable, Sendable {
  /// The mean in the period, in the nutrient's unit.
  package let now: Double
  /// The mean of the days that the period is compared with.
  package let before: Double
  /// Whether enough days are known on both sides to report the change.
  package let isTold: Bool

  /// Compares the known values of two sets of days; nil if either set is empty.
  ///
  /// `dayCount` is the number of days in the whole period. For a period of one or two days, one or two known days are
  /// enough.
  package init?(from before: [Double], to now: [Double], dayCount: Int) {
    guard !before.isEmpty, !now.isEmpty else { return nil }
    self.now = now.reduce(0, +) / Double(now.count)
    self.before = before.reduce(0, +) / Double(before.count)
    isTold = min(before.count, now.count) >= min(HealthMarker.minimumDays, dayCount)
  }

  /// Compares a period with an earlier one; nil if either has no day on which the nutrient is known.
  package init?(_ nutrient: Nutrient, from before: PeriodSummary, to now: PeriodSummary) {
    func known(_ summary: PeriodSummary) -> [Double] { summary.days.compactMap { $0.known(nutrient) } }
    self.init(from: known(before), to: known(now), dayCount: now.period.dayCount)
  }
}

/// A nutrient whose daily intake differs clearly from that of the previous period.
///
/// Days vary, so two means are never equal. A change counts if all of the following are true:
///
/// - It is at least a tenth of the earlier mean. A goal is met within the same margin (`GoalVerdict`), so a smaller
///   change would not move a day from one side of its goal to the other.
/// - It is larger than chance explains. The standard error of the difference of the two means is the root of s²/n +
///   s'²/n' (Welch 1947), with the variance of each period's days. A few days say little about their variance, so
///   Student's t determines how many standard errors are needed, with the degrees of freedom of the shorter period.
///   Seven nutrients are tested, so each test may be wrong in one of seventy weeks (Bonferroni): of the weeks without
///   any change, at most one in ten reports a change.
/// - Both periods have at least three days with a known value, and 70 % of their items have a known value, as a marker
///   requires (`HealthMarker`).
package struct NutrientChange: Hashable, Sendable {
  /// The nutrient that changed.
  package let nutrient: Nutrient
  /// The nutrient's mean over those days of the earlier period on which it is known, in its unit; above 0.
  package let before: Double
  /// The nutrient's mean over those days of the current period on which it is known, in its unit.
  package let now: Double

  /// The change relative to the earlier mean: 0.2 is a fifth more, -0.5 is half as much.
  package var share: Double { (now - before) / before }

  /// The smallest relative change that counts.
  package static let minimumShare = 0.1

  /// How many standard errors two means must be apart to differ clearly, by the number of days of the shorter period.
  ///
  /// The numbers are the two-sided 0.1 / 7 limit of Student's t (the 0.99286 quantile, rounded up), with one degree of
  /// freedom fewer than there are days.
  private static let errors: [(days: Int, minimum: Double)] = [
    (3, 8.28), (4, 5.14), (5, 4.15), (6, 3.69), (7, 3.42), (8, 3.24), (9, 3.12), (10, 3.03), (13, 2.87), (16, 2.78),
    (21, 2.69), (31, 2.61), (61, 2.53),
  ]

  /// How many standard errors two means must be apart to differ clearly.
  ///
  /// `days` is the number of days of the shorter period. A number between two rows of the table has the value of the
  /// row with fewer days.
  package static func smallestErrorBound(days: Int) -> Double { (errors.last { $0.days <= days } ?? errors[0]).minimum }

  /// The changes from one period to the next, the largest relative change first; energy, which is compared elsewhere,
  /// is left out.
  ///
  /// Nil if too little is known about either period to tell whether anything changed.
  package static func largest(from before: PeriodSummary, to now: PeriodSummary) -> [NutrientChange]? {
    let samples = Nutrient.allCases.filter { $0 != .calories }.compactMap { nutrient in
      Sample(nutrient, before).flatMap { before in Sample(nutrient, now).map { (nutrient, before, $0) } }
    }
    guard !samples.isEmpty else { return nil }
    let changes = samples.compactMap { NutrientChange($0, from: $1, to: $2) }
    return changes.enumerated().sorted { one, other in
      let (left, right) = (one.element.share.magnitude, other.element.share.magnitude)
      return left == right ? one.offset < other.offset : left > right
    }.map(\.element)
  }

  private init?(_ nutrient: Nutrient, from before: Sample, to now: Sample) {
    guard before.mean > 0 else { return nil }
    let difference = (now.mean - before.mean).magnitude
    let error = (before.variance + now.variance).squareRoot()
    // Sums of decimals can miss a bound by a few units in the last place.
    let slack = 1e-9 * before.mean
    let bound = Self.smallestErrorBound(days: min(before.days, now.days)) * error
    guard difference + slack >= Self.minimumShare * before.mean, difference + slack >= bound else { return nil }
    self.nutrient = nutrient
    self.before = before.mean
    self.now = now.mean
  }

  /// A nutrient's values on the days of a period.
  private struct Sample {
    let days: Int
    let mean: Double
    /// The variance of the mean: the variance of the days divided by their number.
    let variance: Double

    /// Creates the sample of one nutrient; nil if too few days or items have a known value.
    init?(_ nutrient: Nutrient, _ summary: PeriodSummary) {
      let values = summary.days.compactMap { $0.known(nutrient) }
      let known = summary.items > 0 ? 1 - Double(summary.total.unknown(nutrient)) / Double(summary.items) : 0
      guard values.count >= HealthMarker.minimumDays, known >= HealthMarker.minimumKnownShare - 1e-9 else { return nil }
      days = values.count
      let count = Double(days)
      let mean = values.reduce(0, +) / count
      self.mean = mean
      variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1) / count
    }
  }
}

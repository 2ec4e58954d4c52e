/// A nutrient of which a day had clearly more or less in one period than in the one before.
///
/// Days differ by themselves, so that two means are never the same. A change counts where it is both large enough to matter
/// and beyond what the days' own ups and downs explain:
///
/// - It is at least a tenth of what there was before. A goal is met within as much (`GoalStanding`): less would not bring a
///   day from one side of its goal to the other.
/// - It is beyond what chance makes of the difference of the two means. Its standard error is the root of
///   s²/n + s'²/n' (Welch 1947) with each period's own scatter of its days. Few days tell little of their scatter, so
///   Student's t says how many errors it takes, with the degrees of freedom of the smaller period. Seven nutrients are
///   looked at, so that each may be wrong in one of seventy weeks (Bonferroni): of ten weeks without any change at most
///   one names one.
/// - Both periods have three days and 70 % of their items known, as a marker needs them (`HealthMarker`).
package struct NutrientChange: Hashable, Sendable {
  /// What changed.
  package let nutrient: Nutrient
  /// The mean of the days before of which it is known, in the nutrient's unit; above 0.
  package let before: Double
  /// The mean of the days now of which it is known, in the nutrient's unit.
  package let now: Double

  /// How much more there is, as a part of what there was: 0.2 is a fifth more, -0.5 half.
  package var share: Double { (now - before) / before }

  /// The least share that counts.
  package static let least = 0.1

  /// Standard errors that a difference has to have, by the days of the smaller period: Student's t with one degree of
  /// freedom less, beyond which 0.1 / 7 lies on both sides together (its quantile 0.99286, rounded up).
  private static let errors: [(days: Int, least: Double)] = [
    (3, 8.28), (4, 5.14), (5, 4.15), (6, 3.69), (7, 3.42), (8, 3.24), (9, 3.12), (10, 3.03), (13, 2.87), (16, 2.78),
    (21, 2.69), (31, 2.61), (61, 2.53),
  ]

  /// The fewest standard errors of the difference that count; a number between two goes by the fewer days.
  package static func fewestErrors(days: Int) -> Double { (errors.last { $0.days <= days } ?? errors[0]).least }

  /// The changes from one period to another, the largest share first; energy is left out, which is compared by itself.
  ///
  /// Nil where too little is known of either to say that anything or nothing changed.
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
    // Sums of decimals miss a bound by a few units in the last place.
    let slack = 1e-9 * before.mean
    let bound = Self.fewestErrors(days: min(before.days, now.days)) * error
    guard difference + slack >= Self.least * before.mean, difference + slack >= bound else { return nil }
    self.nutrient = nutrient
    self.before = before.mean
    self.now = now.mean
  }

  /// A period's days of a nutrient.
  private struct Sample {
    let days: Int
    let mean: Double
    /// Of the mean: that of the days through how many they are.
    let variance: Double

    /// Nil for too few days, or too few items known.
    init?(_ nutrient: Nutrient, _ summary: PeriodSummary) {
      let values = summary.days.compactMap { $0.known(nutrient) }
      let known = summary.items > 0 ? 1 - Double(summary.total.unknown(nutrient)) / Double(summary.items) : 0
      guard values.count >= HealthMarker.fewestDays, known >= HealthMarker.fewestKnown - 1e-9 else { return nil }
      days = values.count
      let count = Double(days)
      let mean = values.reduce(0, +) / count
      self.mean = mean
      variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1) / count
    }
  }
}

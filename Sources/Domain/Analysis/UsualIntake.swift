internal import Figures

/// A nutrient's mean daily intake in a period, compared with the usual intake, which is the intake in earlier periods.
///
/// Two means of different days are never exactly equal. The intake counts as changed if all of the following are true:
///
/// - Chance does not explain the difference. The days of the period are compared with all days of the earlier periods
///   by Student's t test for equal variances, since many days together show how much days vary. With n nutrients, each
///   test may be wrong in 0.08 / n of all periods (Bonferroni), so that fewer than one in ten periods without a change
///   are reported as changed.
/// - The t test uses the square roots of the days' amounts. Intake is skewed, because a few days have much more than
///   the others. The square root removes most of the skew and, unlike the logarithm, exists for 0. The measurements are
///   in `docs/decisions/looking-back.md`.
/// - The mean differs by at least a tenth of the earlier mean. A goal is met within the same margin (`GoalVerdict`), so
///   a smaller change would not move a day from one side of its goal to the other.
/// - The mean, rounded as it is shown, is above or below the whole usual range, and also on the same side of the mean
///   of the same days in the previous period. Otherwise `more` could be shown next to a range that includes the value.
package struct UsualIntake: Hashable, Sendable {
  /// A period's mean over the days on which the nutrient is known.
  package enum Mean: Hashable, Sendable {
    /// The mean in the nutrient's unit.
    case known(Double)
    /// Something is logged, but too few days or too few items have a known value.
    case unknown
    /// Nothing is logged.
    case nothingLogged

    /// The mean in the nutrient's unit; nil if it is not known.
    package var value: Double? { if case .known(let value) = self { value } else { nil } }
  }

  /// Whether the intake is more or less than usual.
  package enum Change: String, Sendable {
    case more
    case less
  }

  /// The nutrient; never energy, which is compared elsewhere.
  package let nutrient: Nutrient
  /// The mean of the judged period, in the nutrient's unit.
  package let now: Double
  /// The mean over all days of the earlier periods that are compared, in the nutrient's unit.
  package let before: Double
  /// The usual range: the lowest and the highest mean of the compared periods, in the nutrient's unit.
  package let usual: ClosedRange<Double>
  /// The means of the earlier periods that are shown, the oldest first, followed by `now`.
  package let means: [Mean]
  /// Whether the intake is more or less than usual; nil if the difference may be due to chance or is small.
  package let change: Change?

  /// The change relative to the earlier mean: 0.2 is a fifth more, -0.5 is half as much; nil if the earlier mean is 0.
  package var share: Double? { before > 0 ? (now - before) / before : nil }

  /// The smallest relative change that is reported, as a share of the earlier mean.
  package static let minimumShare = 0.1
  /// The probability that a period without any change is reported as changed for at least one nutrient.
  ///
  /// It is below the intended limit of 0.1, so that samples of a few hundred weeks stay below the limit as well.
  private static let falseAlarms = 0.08

  /// The intake of each nutrient that is known well enough, in the order of the nutrients.
  ///
  /// `days` must contain every logged day since `periods.from`; a missing day counts as not logged. The judged period,
  /// the compared periods together, and each period with a mean need at least three days with a known value. As for a
  /// marker (`HealthMarker`), 70 % of the items must have a known value. At least two of the compared periods must have
  /// a mean.
  package static func all(in days: [DaySum], _ periods: UsualPeriods) -> [UsualIntake] {
    func logged(_ period: Period) -> [DaySum] { days.filter { period.contains($0.day) && $0.total != nil } }
    let judged = logged(periods.judged)
    let shown = periods.shown.map(logged)
    let compared = shown.suffix(periods.compared.count)
    let (sameDays, earlier) = (logged(periods.sameDays), compared.flatMap(\.self))
    let samples = Nutrient.allCases.filter { $0 != .calories }.compactMap { nutrient -> Samples? in
      guard let now = Sample(nutrient, judged), let before = Sample(nutrient, earlier) else { return nil }
      return Samples(
        nutrient: nutrient, now: now, before: before, sameDays: Sample(nutrient, sameDays),
        means: shown.map { Self.mean(of: nutrient, $0) }, comparedCount: compared.count)
    }.filter { $0.usual != nil }
    return samples.compactMap { UsualIntake($0, falseAlarms: falseAlarms / Double(samples.count)) }
  }

  private static func mean(of nutrient: Nutrient, _ days: [DaySum]) -> Mean {
    days.isEmpty ? .nothingLogged : Sample(nutrient, days).map { .known($0.mean) } ?? .unknown
  }

  private init?(_ samples: Samples, falseAlarms: Double) {
    guard let usual = samples.usual else { return nil }
    nutrient = samples.nutrient
    now = samples.now.mean
    before = samples.before.mean
    self.usual = usual
    means = samples.means + [.known(samples.now.mean)]
    change = samples.change(from: usual, falseAlarms: falseAlarms)
  }

  /// The values of one nutrient in the judged period and in the earlier ones.
  private struct Samples {
    let nutrient: Nutrient
    let now: Sample
    let before: Sample
    let sameDays: Sample?
    let means: [Mean]
    let comparedCount: Int

    /// The lowest and the highest mean of the compared periods; nil for fewer than two.
    var usual: ClosedRange<Double>? {
      let means = means.suffix(comparedCount).compactMap(\.value)
      guard means.count > 1, let low = means.min(), let high = means.max() else { return nil }
      return low...high
    }

    func change(from usual: ClosedRange<Double>, falseAlarms: Double) -> Change? {
      let difference = now.mean - before.mean
      // Sums of decimals can miss a bound by a few units in the last place.
      guard before.mean > 0, difference.magnitude >= (UsualIntake.minimumShare - 1e-9) * before.mean else { return nil }
      func shown(_ value: Double) -> Double { Figure.shown(value, decimals: nutrient.decimals) }
      let others = [usual.lowerBound, usual.upperBound] + (sameDays.map { [$0.mean] } ?? [])
      let isBeyond = others.allSatisfy {
        difference > 0 ? shown(now.mean) > shown($0) : shown(now.mean) < shown($0)
      }
      guard isBeyond, (now.root - before.root) * difference > 0 else { return nil }
      let degrees = now.days + before.days - 2
      let variance = (now.squares + before.squares) / Double(degrees)
      let error = (variance * (1 / Double(now.days) + 1 / Double(before.days))).squareRoot()
      let t = error > 0 ? (now.root - before.root) / error : .infinity
      guard StudentT.probability(beyond: t, degrees: degrees) <= falseAlarms else { return nil }
      return difference > 0 ? .more : .less
    }
  }

  /// A nutrient's values on some days.
  private struct Sample {
    let days: Int
    let mean: Double
    /// The mean of the square roots of the values.
    let root: Double
    /// The sum of the squared deviations of the square roots from their mean.
    let squares: Double

    /// Creates the sample; nil if too few days or items have a known value.
    init?(_ nutrient: Nutrient, _ logged: [DaySum]) {
      let values = logged.compactMap { $0.known(nutrient) }
      guard values.count >= HealthMarker.minimumDays else { return nil }
      let items = logged.reduce(0) { $0 + $1.items }
      let unknown = logged.reduce(0) { $0 + ($1.total?.unknown(nutrient) ?? 0) }
      guard 1 - Double(unknown) / Double(items) >= HealthMarker.minimumKnownShare - 1e-9 else { return nil }
      let count = Double(values.count)
      let roots = values.map { max(0, $0).squareRoot() }
      let root = roots.reduce(0, +) / count
      days = values.count
      mean = values.reduce(0, +) / count
      self.root = root
      squares = roots.reduce(0) { $0 + ($1 - root) * ($1 - root) }
    }
  }
}

internal import Figures

/// A nutrient's daily intake in a period, beside what is usual: the periods before it.
///
/// Days vary, so two means are never equal. The intake counts as changed if all of the following are true:
///
/// - Chance does not explain it. The days of the period are compared with all days of the periods before by Student's
///   t test for equal variances: many days together tell how much days vary. With n nutrients each test may be wrong in
///   0.08 / n of all periods (Bonferroni), so that less than one in ten periods without any change names one.
/// - The square roots of the days are compared. Intake is skewed, a few days have much more; the root takes most of that
///   away, and unlike the logarithm it can be taken of 0. `docs/decisions/looking-back.md` has what was measured.
/// - The mean differs by at least a tenth of the earlier mean. A goal is met within the same margin (`GoalVerdict`), so
///   a smaller change would not move a day from one side of its goal to the other.
/// - The mean, as it is shown, is outside the usual range, and on the same side of the same days of the period before.
///   Otherwise `more` could stand beside a range that includes the value.
package struct UsualIntake: Hashable, Sendable {
  /// A mean of the days of a period on which a nutrient is known.
  package enum Mean: Hashable, Sendable {
    /// The mean in the nutrient's unit.
    case known(Double)
    /// Something is logged, but on too few days, or too few of its items have a known value.
    case unknown
    /// Nothing is logged.
    case nothingLogged

    /// The mean in the nutrient's unit; nil if it is not known.
    package var value: Double? { if case .known(let value) = self { value } else { nil } }
  }

  /// How the intake differs from what is usual.
  package enum Change: String, Sendable {
    case more
    case less
  }

  /// The nutrient; never energy, which is compared elsewhere.
  package let nutrient: Nutrient
  /// The mean of the judged days, in the nutrient's unit.
  package let now: Double
  /// The mean of all days of the compared periods, in the nutrient's unit.
  package let before: Double
  /// The lowest and the highest mean of the compared periods, in the nutrient's unit.
  package let usual: ClosedRange<Double>
  /// The means of the shown periods and, as the last one, `now`; the oldest first.
  package let means: [Mean]
  /// How the intake differs from what is usual; nil if chance explains the difference, or if it is small.
  package let change: Change?

  /// The change relative to the earlier mean: 0.2 is a fifth more, -0.5 is half as much; nil if that is 0.
  package var share: Double? { before > 0 ? (now - before) / before : nil }

  /// The smallest relative change that counts.
  package static let minimumShare = 0.1
  /// How often one of the nutrients of a period without any change may count as changed.
  ///
  /// Less than the tenth that is aimed at, so that samples of some hundred weeks stay below it as well.
  private static let falseAlarms = 0.08

  /// The intake of each nutrient of which enough is known, in the order of the nutrients.
  ///
  /// `days` are the sums of at least all days from `periods.from` on; days that are absent have no log. Of the judged
  /// days, of the days of the compared periods, and of each period that gives a mean, three must have a known value,
  /// and 70 % of the items, as a marker requires (`HealthMarker`). At least two of the compared periods must give one.
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

  /// All that is known of one nutrient.
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

/// The mean of the days that fall on one weekday.
package struct WeekdayMean: Hashable, Sendable {
  /// The weekday.
  package let weekday: Weekday
  /// The mean in the nutrient's unit; nil if no day on this weekday has a known value.
  package let mean: Double?
  /// The number of days on this weekday on which the nutrient's value is known.
  package let days: Int
  /// The number of logged days on this weekday on which the nutrient's value is unknown.
  package let unknown: Int
  /// Whether every day in the period that falls on this weekday is today or in the future.
  package let isToCome: Bool
  /// How the mean compares with the aim; nil if there is no mean, or if unknown values could change the result.
  package let verdict: GoalVerdict?
}

/// Whether Saturdays and Sundays differ from the other days by more than chance would explain.
package struct WeekendPattern: Hashable, Sendable {
  /// The result of the comparison.
  package enum Verdict: String, Sendable {
    /// The weekend differs from the workdays.
    case clear
    /// The difference may be due to chance, or is too small to matter.
    case unclear
    case tooFewDays
  }

  /// The figures of one side of the comparison: the weekend or the workdays.
  package struct Side: Hashable, Sendable {
    /// The number of days with a known value.
    package let days: Int
    /// The mean of these days; nil if there are none.
    package let mean: Double?
    /// The squared standard error of the mean: the days' variance (over n - 1) divided by n; nil for fewer than two
    /// days.
    let squaredError: Double?

    init(_ values: [Double]) {
      days = values.count
      let mean = values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
      self.mean = mean
      squaredError =
        if let mean, values.count > 1 {
          values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count - 1) / Double(values.count)
        } else {
          nil
        }
    }
  }

  /// Saturdays and Sundays.
  package let weekend: Side
  /// Mondays to Fridays.
  package let workdays: Side

  /// The minimum number of days that both the weekend and the workdays need for a comparison.
  package static let minimumDays = 6
  /// The number of standard errors by which the means must differ (Welch 1947: each mean has its own variance).
  ///
  /// With the 5 degrees of freedom of six days, Student's t gives one false alarm in twenty at 2.57, and fewer with
  /// more days.
  package static let clearErrors = 2.57
  /// The smallest difference that is reported, as a share of the workdays' mean.
  ///
  /// Over several years, even a difference that is too large to be due to chance may be smaller than the error in
  /// estimated portions.
  package static let minimumShare = 0.05

  /// Creates the pattern from the amounts of some days.
  package init(_ amounts: some Sequence<(day: Day, amount: Double)>) {
    var (weekend, workdays): ([Double], [Double]) = ([], [])
    for (day, amount) in amounts {
      if day.weekday == .saturday || day.weekday == .sunday { weekend.append(amount) } else { workdays.append(amount) }
    }
    self.weekend = Side(weekend)
    self.workdays = Side(workdays)
  }

  /// The weekend's mean minus the workdays' mean; nil if one of the means is unknown.
  package var difference: Double? { weekend.mean.flatMap { mean in workdays.mean.map { mean - $0 } } }

  /// Whether the difference is too large to be due to chance and large enough to report.
  package var verdict: Verdict {
    guard let difference, let mean = workdays.mean, min(weekend.days, workdays.days) >= Self.minimumDays,
      let error = weekend.squaredError, let otherError = workdays.squaredError
    else { return .tooFewDays }
    let isClear = difference.magnitude > Self.clearErrors * (error + otherError).squareRoot()
    return isClear && difference.magnitude >= Self.minimumShare * mean - 1e-9 ? .clear : .unclear
  }
}

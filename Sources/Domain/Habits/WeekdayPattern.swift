/// The mean of the days that fall on one weekday.
package struct WeekdayMean: Hashable, Sendable {
  /// Which weekday.
  package let weekday: Weekday
  /// In the nutrient's unit; nil where no such day is known.
  package let mean: Double?
  /// Days of which the nutrient is known.
  package let days: Int
  /// Days that are logged, but of which it is not known.
  package let unknown: Int
  /// Whether no such day is over yet.
  package let isToCome: Bool
  /// How the mean stands to the aim; nil where what is unknown of the days could change that, and without a mean.
  package let standing: GoalStanding?
}

/// Whether Saturdays and Sundays differ from the other days by more than chance makes.
package struct WeekendPattern: Hashable, Sendable {
  /// What can be said.
  package enum Verdict: String, Sendable {
    /// The weekend differs.
    case clear
    /// The difference is what chance makes, or too small to matter.
    case unclear
    case tooFewDays
  }

  /// A number of days, their mean and how far they spread.
  package struct Side: Hashable, Sendable {
    /// Days that are known.
    package let days: Int
    /// Their mean; nil without any.
    package let mean: Double?
    /// The mean's standard error, squared: the variance (over n - 1) through n; nil for fewer than two days.
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

  /// Days that either side needs.
  package static let fewestDays = 6
  /// How many standard errors (Welch 1947: each side has its own spread) the difference has to be.
  ///
  /// Student's t leaves 2.57 to one false alarm in twenty with the 5 degrees of freedom of six days, and less with
  /// more.
  package static let clearErrors = 2.57
  /// The least part of the workdays' mean that is worth a word: over years chance leaves less than what portions are
  /// guessed by.
  package static let leastShare = 0.05

  /// The pattern of amounts by their days.
  package init(_ amounts: some Sequence<(day: Day, amount: Double)>) {
    var (weekend, workdays): ([Double], [Double]) = ([], [])
    for (day, amount) in amounts {
      if day.weekday == .saturday || day.weekday == .sunday { weekend.append(amount) } else { workdays.append(amount) }
    }
    self.weekend = Side(weekend)
    self.workdays = Side(workdays)
  }

  /// The weekend's mean less the other days'; nil where either is not known.
  package var difference: Double? { weekend.mean.flatMap { mean in workdays.mean.map { mean - $0 } } }

  /// Whether the difference is more than chance makes, and worth a word.
  package var verdict: Verdict {
    guard let difference, let mean = workdays.mean, min(weekend.days, workdays.days) >= Self.fewestDays,
      let error = weekend.squaredError, let otherError = workdays.squaredError
    else { return .tooFewDays }
    let isClear = difference.magnitude > Self.clearErrors * (error + otherError).squareRoot()
    return isClear && difference.magnitude >= Self.leastShare * mean - 1e-9 ? .clear : .unclear
  }
}

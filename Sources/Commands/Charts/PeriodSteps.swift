internal import Domain

/// What a point or a bar of a period's picture stands for, by the period's length.
extension ChartStep {
  /// Days, weeks or years that a line may have: so many points can be told apart on 80 cells.
  private static let mostPoints = 62
  /// From ten years on a month is too little to be seen.
  private static let mostMonths = 120
  /// Bars have a row each: half a year of weeks, two years of months.
  private static let (mostWeekBars, mostMonthBars) = (26, 24)

  /// Of a line: each day up to 62, each week up to as many, each month up to ten years, then each year.
  static func line(of period: Period) -> ChartStep { line(of: period.from...period.to) }

  /// The same of any days.
  static func line(of days: ClosedRange<Day>) -> ChartStep {
    let count = days.upperBound - days.lowerBound + 1
    if count <= mostPoints { return .day }
    if count <= 7 * mostPoints { return .week }
    return months(days) <= mostMonths ? .month : .year
  }

  /// Of bars: each day up to 11, which a screen of 24 rows has room for, each week up to half a year, each month up to two years, then each year.
  static func bars(of period: Period) -> ChartStep {
    if period.dayCount <= 11 { return .day }
    if period.dayCount <= 7 * mostWeekBars { return .week }
    return months(period.from...period.to) <= mostMonthBars ? .month : .year
  }

  /// Months that the days touch.
  private static func months(_ days: ClosedRange<Day>) -> Int {
    let (first, last) = (days.lowerBound.civil, days.upperBound.civil)
    return (last.year - first.year) * 12 + last.month - first.month + 1
  }

  /// How many days a stretch has where it is not all of its week, month or year; nil where it is.
  func cut(_ days: ClosedRange<Day>, weekStart: Weekday) -> Int? {
    let (first, last) = (days.lowerBound, days.upperBound)
    let isWhole = start(of: first, weekStart: weekStart) == first && end(of: last, weekStart: weekStart) == last
    return isWhole ? nil : last - first + 1
  }

  /// The first day of the day's week, month or year.
  private func start(of day: Day, weekStart: Weekday) -> Day {
    switch self {
    case .day: day
    case .week: day.weekStart(weekStart)
    case .month: Period.month(of: day).from
    case .year: Day(year: day.civil.year, month: 1, day: 1) ?? day
    }
  }

  /// The last day of the day's week, month or year.
  func end(of day: Day, weekStart: Weekday) -> Day {
    switch self {
    case .day: day
    case .week: day.weekStart(weekStart) + 6
    case .month: Period.month(of: day).to
    case .year: Day(year: day.civil.year, month: 12, day: 31) ?? day
    }
  }
}

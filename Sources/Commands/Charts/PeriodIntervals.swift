internal import Domain

/// Chooses how many days one point or bar of a period's picture covers, depending on the period's length.
extension ChartInterval {
  /// The maximum number of points of a line, unless the points are months: more points could not be told apart in 80
  /// cells.
  private static let maximumPoints = 62
  /// The maximum number of points of a line if the points are months: ten years.
  private static let maximumMonths = 120
  /// The maximum number of bars, which take one row each: half a year if bars are weeks, two years if bars are months.
  private static let (maximumWeekBars, maximumMonthBars) = (26, 24)

  /// The interval of a line: days for up to 62 days, weeks for up to 62 weeks, months for up to ten years, otherwise
  /// years.
  static func line(of period: Period) -> ChartInterval { line(of: period.from...period.to) }

  /// The interval of a line over any days, by the same rule as for a period.
  static func line(of days: ClosedRange<Day>) -> ChartInterval {
    let count = days.upperBound - days.lowerBound + 1
    if count <= maximumPoints { return .day }
    if count <= 7 * maximumPoints { return .week }
    return months(days) <= maximumMonths ? .month : .year
  }

  /// The interval of bars: days for up to 11 days, which fit on a screen of 24 rows, weeks for up to half a year,
  /// months for up to two years, otherwise years.
  static func bars(of period: Period) -> ChartInterval {
    if period.dayCount <= 11 { return .day }
    if period.dayCount <= 7 * maximumWeekBars { return .week }
    return months(period.from...period.to) <= maximumMonthBars ? .month : .year
  }

  /// The number of calendar months that contain at least one of the days.
  private static func months(_ days: ClosedRange<Day>) -> Int {
    let (first, last) = (days.lowerBound.civil, days.upperBound.civil)
    return (last.year - first.year) * 12 + last.month - first.month + 1
  }

  /// The number of days if the stretch covers only a part of its week, month or year; nil if it covers the whole.
  func cut(_ days: ClosedRange<Day>, weekStart: Weekday) -> Int? {
    let (first, last) = (days.lowerBound, days.upperBound)
    let isWhole = start(of: first, weekStart: weekStart) == first && end(of: last, weekStart: weekStart) == last
    return isWhole ? nil : last - first + 1
  }

  /// The first day of the week, month or year that contains the day.
  private func start(of day: Day, weekStart: Weekday) -> Day {
    switch self {
    case .day: day
    case .week: day.weekStart(weekStart)
    case .month: Period.month(of: day).from
    case .year: Day(year: day.civil.year, month: 1, day: 1) ?? day
    }
  }

  /// The last day of the week, month or year that contains the day.
  func end(of day: Day, weekStart: Weekday) -> Day {
    switch self {
    case .day: day
    case .week: day.weekStart(weekStart) + 6
    case .month: Period.month(of: day).to
    case .year: Day(year: day.civil.year, month: 12, day: 31) ?? day
    }
  }
}

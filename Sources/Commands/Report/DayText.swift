package import Domain

/// Formats days as people read them, in English.
package enum DayText {
  static let months = Day.monthNames

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The month and year of a day: `November 2026`.
  package static func month(_ day: Day) -> String { "\(monthNames[day.civil.month - 1]) \(day.civil.year)" }

  /// The day and month: `20 Nov`.
  package static func short(_ day: Day) -> String { "\(day.civil.day) \(Day.monthNames[day.civil.month - 1])" }

  /// The weekday, day and month: `Fri 20 Nov`.
  package static func weekday(_ day: Day) -> String { day.weekdayText }

  /// The weekday, day and month, `Fri 20 Nov`, and the year if the day is not in the current year.
  package static func weekday(_ day: Day, today: Day) -> String {
    day.civil.year == today.civil.year ? weekday(day) : "\(day.weekday.short) \(long(day))"
  }

  /// The day, month and year: `20 Nov 2026`.
  package static func long(_ day: Day) -> String { "\(short(day)) \(day.civil.year)" }

  /// The first and the last day of a span: `16–22 Nov 2026`, `28 Dec 2026 – 3 Jan 2027`.
  package static func span(_ from: Day, _ to: Day) -> String {
    let (first, last) = (from.civil, to.civil)
    if first.year != last.year { return "\(long(from)) – \(long(to))" }
    if first.month != last.month { return "\(short(from)) – \(long(to))" }
    return from == to ? long(from) : "\(first.day)–\(long(to))"
  }

  /// The first and the last day of a span, without a year: `19–20 Sep`, `30 Sep – 2 Oct`.
  static func shortSpan(_ from: Day, _ to: Day) -> String {
    if from == to { return short(from) }
    return from.civil.month == to.civil.month && from.civil.year == to.civil.year
      ? "\(from.civil.day)–\(short(to))" : "\(short(from)) – \(short(to))"
  }

  /// The number and the days of a week: `week 47, 16–22 Nov 2026`.
  ///
  /// A week that does not start on Monday has no ISO 8601 number and is named after its days: `week of 15–21 Nov 2026`.
  package static func week(_ period: Period) -> String {
    let days = span(period.from, period.to)
    return period.from.weekday == .monday ? "week \(period.isoWeek.week), \(days)" : "week of \(days)"
  }

  /// The short name of a week: `W47`, or its first day, `15 Nov`, if it has no ISO 8601 number.
  package static func weekLabel(_ period: Period) -> String {
    period.from.weekday == .monday ? "W\(period.isoWeek.week)" : short(period.from)
  }

  /// `today`, `yesterday`, `tomorrow`, or the weekday and date.
  package static func relative(_ day: Day, to today: Day) -> String {
    switch day - today {
    case 0: "today"
    case -1: "yesterday"
    case 1: "tomorrow"
    default: weekday(day, today: today)
    }
  }
}

/// Consecutive days that are analyzed together: a day, a week, a month or any range.
package struct Period: Hashable, Sendable {
  /// The kind of a period, which decides its name and how `moved(by:)` moves it.
  package enum Kind: String, Sendable {
    case day
    case week
    case month
    case range
  }

  /// Whether the period is a day, a week, a month or a range.
  package let kind: Kind
  /// The first day.
  package let from: Day
  /// The last day, included.
  package let to: Day

  /// The maximum number of days that a range can have: a hundred years.
  package static let longest = 36_525

  private init(_ kind: Kind, _ from: Day, _ to: Day) {
    self.kind = kind
    self.from = from
    self.to = to
  }

  /// One day.
  package static func day(_ day: Day) -> Period { Period(.day, day, day) }

  /// The week that contains a day.
  package static func week(of day: Day, weekStart: Weekday = .monday) -> Period {
    let first = day.weekStart(weekStart)
    return Period(.week, first, first + 6)
  }

  /// The calendar month that contains a day.
  package static func month(of day: Day) -> Period {
    let (year, month, dayOfMonth) = day.civil
    let first = day - (dayOfMonth - 1)
    return Period(.month, first, first + (Day.length(ofMonth: month, year: year) - 1))
  }

  /// The days from one day to another, both included.
  ///
  /// Throws `badDay` if the second is before the first, `outOfRange` for more than a hundred years.
  package static func range(_ from: Day, _ to: Day) throws(LarderError) -> Period {
    guard from <= to else {
      throw LarderError(
        .badDay, "\(from.iso) is after \(to.iso)", hint: "the earlier day comes first: range \(to.iso) \(from.iso)")
    }
    guard to - from < longest else {
      throw LarderError(
        .outOfRange, "\(from.iso) to \(to.iso) is too long", hint: "a range is at most a hundred years long")
    }
    return Period(.range, from, to)
  }

  /// The number of days in the period, at least 1.
  package var dayCount: Int { to - from + 1 }
  /// The period's days in order.
  package var days: [Day] { (0..<dayCount).map { from + $0 } }
  /// Whether the day is in the period.
  package func contains(_ day: Day) -> Bool { from <= day && day <= to }

  /// The whole period before this one: the previous week, the previous month, or the same number of days.
  package var previous: Period { moved(by: -1) }

  /// The period moved by `count` of its own lengths (whole months for a month), backwards if negative.
  ///
  /// The result stays within the years 1 to 9999.
  package func moved(by count: Int) -> Period {
    guard kind == .month else {
      let maximum = 4_000_000 / dayCount
      let shift = min(max(count, -maximum), maximum) * dayCount
      return clamped(Period(kind, from + shift, to + shift))
    }
    let (year, month, _) = from.civil
    let months = min(max(year * 12 + month - 1 + min(max(count, -200_000), 200_000), 12), 9999 * 12 + 11)
    return Day(year: months / 12, month: months % 12 + 1, day: 1).map(Self.month(of:)) ?? self
  }

  private func clamped(_ period: Period) -> Period {
    // 0001-01-01 and 9999-12-31.
    let (first, last) = (-719_162, 2_932_896)
    let lengths =
      if period.from.number < first {
        (first - period.from.number + dayCount - 1) / dayCount
      } else if period.to.number > last {
        -((period.to.number - last + dayCount - 1) / dayCount)
      } else {
        0
      }
    return Period(kind, period.from + lengths * dayCount, period.to + lengths * dayCount)
  }

  /// The number of the period's days that have begun, `today` included.
  package func daysPassed(today: Day) -> Int { min(max(today - from + 1, 0), dayCount) }

  /// The period's first days as a range; nil for a count below 1.
  ///
  /// Used to compare a period that has not ended with the same number of days of the previous one:
  /// `period.previous.first(period.daysPassed(today:))`.
  package func first(_ count: Int) -> Period? {
    guard count > 0 else { return nil }
    return count >= dayCount ? self : Period(.range, from, from + (count - 1))
  }

  /// The first days of the previous period, as many as have begun in this one; nil before this period begins.
  package func previousToDate(today: Day) -> Period? { previous.first(daysPassed(today: today)) }

  /// The days that the period is compared with: the first days of the previous period, as many as have begun in this
  /// one.
  ///
  /// If today is not in the period, this is the whole previous period.
  package func comparison(today: Day) -> Period {
    contains(today) ? previousToDate(today: today) ?? previous : previous
  }

  /// The period's finished days, and the days of the previous period to compare them with; nil if no day is finished.
  ///
  /// `before` has as many days as `days`, but is the whole previous period if this period has ended. Both are used for
  /// values that an unfinished day would distort: a day with only breakfast is not a low-sodium day.
  package func finished(today: Day) -> (days: Period, before: Period)? {
    guard to >= today else { return (self, previous) }
    return first(today - from).flatMap { days in previous.first(days.dayCount).map { (days, $0) } }
  }

  /// The ISO 8601 year and week number of the Thursday among the period's first seven days.
  package var isoWeek: (year: Int, week: Int) {
    let thursday = from + ((Weekday.thursday.number - from.weekday.number + 7) % 7)
    let year = thursday.civil.year
    let dayOfYear = Day(year: year, month: 1, day: 1).map { thursday - $0 } ?? 0
    return (year, dayOfYear / 7 + 1)
  }
}

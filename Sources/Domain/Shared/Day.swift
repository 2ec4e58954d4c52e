/// A date without a time zone; arithmetic uses the day number, so daylight saving time has no effect.
///
/// ```
/// let friday = Day(iso: "2026-11-20")
/// friday?.weekdayText  // "Fri 20 Nov"
/// friday.map { $0 + 11 }?.iso  // "2026-12-01"
/// friday?.weekStart().weekdayText  // "Mon 16 Nov"
/// Day(year: 2026, month: 2, day: 30)  // nil
/// ```
package struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  package let number: Int

  /// The first supported day: 0001-01-01.
  package static let first = Day(number: -719_162)
  /// The last supported day: 9999-12-31.
  package static let last = Day(number: 2_932_896)

  /// Creates the day that is `number` days after 1970-01-01, or before it if `number` is negative.
  package init(number: Int) { self.number = number }

  /// The day of a calendar date (proleptic Gregorian); nil if there is no such date (30 February), or if the year is
  /// not 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    // `days_from_civil` in Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms": years start in March.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// Reads a date in the form `2026-11-20`; nil for any other form, and for a date that does not exist.
  package init?(iso text: some StringProtocol) {
    let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The number of days in a month, 28 to 31; `month` is 1 to 12.
  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Year, month and day of the month.
  package var civil: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// The day of the week.
  package var weekday: Weekday { Weekday.allCases[((number + 3) % 7 + 7) % 7] }

  /// The date in the form of ISO 8601: `2026-11-20`.
  package var iso: String {
    let (year, month, day) = civil
    return "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
  }

  /// The day `count` days later, or earlier if `count` is negative.
  package static func + (day: Day, count: Int) -> Day { Day(number: day.number + count) }
  /// The day `count` days earlier, or later if `count` is negative.
  package static func - (day: Day, count: Int) -> Day { Day(number: day.number - count) }
  /// The number of days from `earlier` to `later`, negative if `later` is before `earlier`.
  package static func - (later: Day, earlier: Day) -> Int { later.number - earlier.number }
  /// Whether `left` is the earlier day.
  package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The first day of the week that contains this day.
  package func weekStart(_ first: Weekday = .monday) -> Day {
    self - ((weekday.number - first.number + 7) % 7)
  }

  private static func digits(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}

/// A day of the week; Monday is number 1 and Sunday 7.
package enum Weekday: String, CaseIterable, Sendable {
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// 1 for Monday to 7 for Sunday, as in ISO 8601.
  package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
  /// The name in three letters: `Mon`.
  package var short: String { rawValue.prefix(3).capitalizedFirst }
  /// The full name: `Monday`.
  package var name: String { rawValue.capitalizedFirst }
}

extension String {
  /// The text with its first letter in upper case.
  package var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
}

extension Substring {
  /// The text with its first letter in upper case.
  package var capitalizedFirst: String { String(self).capitalizedFirst }
}

extension Day {
  /// The months' short names in English.
  package static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The date for display, without the year: `Fri 20 Nov`.
  package var weekdayText: String { "\(weekday.short) \(civil.day) \(Self.monthNames[civil.month - 1])" }
}

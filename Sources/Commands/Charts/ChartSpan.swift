internal import Domain
internal import Figures

/// How far back a chart goes: `8w` means the eight calendar weeks that end with the current one.
struct ChartSpan {
  let count: Int
  let unit: Character

  private static let examples: KeyValuePairs<Character, String> = ["d": "14d", "w": "8w", "m": "6m", "y": "2y"]

  /// Reads `14d`, `8w`, `6m`, `2y`; only the units in `units` are accepted.
  static func read(
    _ text: String, at word: Word?, _ invocation: Invocation, units: String = "dwmy"
  ) throws -> ChartSpan {
    let digits = text.dropLast()
    guard let unit = text.lowercased().last, units.contains(unit), let count = Int(digits),
      digits.allSatisfy(\.isASCIIDigit)
    else {
      let accepted = examples.filter { units.contains($0.key) }
      let letters = accepted.dropLast().map { String($0.key) }.joined(separator: ", ")
      throw invocation.error(
        .badValue, "`\(text.prefix(60))` is not a length of time", at: word,
        hint: "give a number and \(letters) or y, such as \(accepted.map(\.value).joined(separator: ", "))")
    }
    let maximum = ["d": 36_500, "w": 5200, "m": 1200, "y": 100][unit] ?? 0
    guard (1...maximum).contains(count) else {
      throw invocation.error(
        .outOfRange, "`\(text)` is out of range", at: word,
        hint: "from 1\(unit) to \(maximum)\(unit), which is a hundred years")
    }
    return ChartSpan(count: count, unit: unit)
  }

  /// The span in words: `14 days`, `1 week`, `8 weeks`.
  var name: String { count.counted(["d": "day", "w": "week", "m": "month"][unit] ?? "year") }

  /// The distance from this span to the previous span of the same length.
  var shift: DayShift {
    switch unit {
    case "d": .days(count)
    case "w": .days(7 * count)
    case "m": .months(count)
    default: .months(12 * count)
    }
  }

  /// The span that ends with today or the current week, month or year, moved by `count` spans (earlier if negative).
  ///
  /// Throws `outOfRange` for more than a hundred years.
  func period(endingWith today: Day, weekStart: Weekday, movedBy count: Int = 0) throws -> Period {
    let days = days(endingWith: today, weekStart: weekStart)
    switch shift {
    case .days: return try .range(days.lowerBound, days.upperBound).moved(by: count)
    case .months(let months):
      return try .range(
        Period.month(of: days.lowerBound).moved(by: count * months).from,
        Period.month(of: days.upperBound).moved(by: count * months).to)
    }
  }

  func days(endingWith today: Day, weekStart: Weekday) -> ClosedRange<Day> {
    switch unit {
    case "d": return (today - (count - 1))...today
    case "w":
      let last = today.weekStart(weekStart)
      return (last - 7 * (count - 1))...(last + 6)
    case "m":
      let first = Period.month(of: today).moved(by: 1 - count).from
      return first...Period.month(of: today).to
    default:
      // Days begin with the year 1: if the clock is set to an earlier time, the span is a single day.
      let year = today.civil.year
      let first = Day(year: max(1, year - count + 1), month: 1, day: 1) ?? today
      let last = Day(year: year, month: 12, day: 31) ?? today
      return min(first, today)...max(last, today)
    }
  }
}

/// The distance from a day to the earlier day it is compared with, in days or in whole months.
enum DayShift {
  case days(Int)
  case months(Int)

  /// The day that lies this distance before `day`; nil if that date does not exist, such as 31 June.
  func before(_ day: Day) -> Day? {
    switch self {
    case .days(let count): return day - count
    case .months(let count):
      let (year, month, dayOfMonth) = day.civil
      let months = year * 12 + month - 1 - count
      return Day(year: months / 12, month: months % 12 + 1, day: dayOfMonth)
    }
  }

  /// The range that ends the day before `days` begins and is as long as this distance.
  func before(_ days: ClosedRange<Day>) -> ClosedRange<Day> {
    let last = days.lowerBound - 1
    return min(before(days.lowerBound) ?? last, last)...last
  }
}

/// The length of time that one point of a chart covers.
enum ChartInterval: String, CaseIterable {
  case day
  case week
  case month
  case year

  /// The name of the longer interval that points are grouped into if there is little room: `week` for days.
  var groupName: String {
    switch self {
    case .day: "week"
    case .week: "month"
    case .month: "year"
    case .year: "decade"
    }
  }

  /// The shortest interval at which macro bars, one per row, fit on a screen.
  static func macros(of days: ClosedRange<Day>) -> ChartInterval {
    let count = days.upperBound - days.lowerBound + 1
    if count <= 14 { return .day }
    return count <= 16 * 7 ? .week : .month
  }

  static func read(_ word: Word, _ invocation: Invocation) throws -> ChartInterval {
    let text = word.text.lowercased()
    guard let step = allCases.first(where: { !text.isEmpty && $0.rawValue.hasPrefix(text) }) else {
      throw invocation.error(
        .badValue, "--by: `\(word.text.prefix(60))` is not an interval", at: word,
        hint: "an interval is day, week, month or year")
    }
    return step
  }
}

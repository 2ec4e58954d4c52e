internal import Domain

/// How far back a chart goes: `8w` is the eight calendar weeks that end with the current one.
struct ChartSpan {
  let count: Int
  let unit: Character

  /// Reads `14d`, `8w`, `6m`, `2y`.
  static func read(_ text: String, at word: Word?, _ invocation: Invocation) throws -> ChartSpan {
    let digits = text.dropLast()
    guard let unit = text.lowercased().last, "dwmy".contains(unit), let count = Int(digits),
      digits.allSatisfy(\.isASCIIDigit)
    else {
      throw invocation.error(
        .badValue, "`\(text.prefix(60))` is no span", at: word,
        hint: "a number and d, w, m or y, such as 14d, 8w, 6m, 2y")
    }
    let most = ["d": 36_500, "w": 5200, "m": 1200, "y": 100][unit] ?? 0
    guard (1...most).contains(count) else {
      throw invocation.error(
        .outOfRange, "`\(text)` is out of range", at: word, hint: "1\(unit) to \(most)\(unit), a hundred years")
    }
    return ChartSpan(count: count, unit: unit)
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
      // Before the year 1 there is no first of January: a clock set there gets the one day.
      let year = today.civil.year
      let first = Day(year: max(1, year - count + 1), month: 1, day: 1) ?? today
      let last = Day(year: year, month: 12, day: 31) ?? today
      return min(first, today)...max(last, today)
    }
  }
}

/// What one point of a chart stands for.
enum ChartStep: String, CaseIterable {
  case day
  case week
  case month

  /// What several points are put together into where there is little room.
  var groupName: String {
    switch self {
    case .day: "week"
    case .week: "month"
    case .month: "year"
    }
  }

  /// The smallest step whose points fit on a screen.
  static func fitting(_ days: ClosedRange<Day>, isMacros: Bool) -> ChartStep {
    let count = days.upperBound - days.lowerBound + 1
    if count <= (isMacros ? 14 : 62) { return .day }
    return count <= (isMacros ? 16 * 7 : 2 * 366) ? .week : .month
  }

  static func read(_ word: Word, _ invocation: Invocation) throws -> ChartStep {
    let text = word.text.lowercased()
    guard let step = allCases.first(where: { !text.isEmpty && $0.rawValue.hasPrefix(text) }) else {
      throw invocation.error(
        .badValue, "--by: `\(word.text.prefix(60))` is no step", at: word, hint: "day, week or month")
    }
    return step
  }
}

/// The days of a chart, and how they are put together into points.
struct ChartData {
  let profile: String
  let days: ClosedRange<Day>
  let sums: [DaySum]
  let today: Day
  let weekStart: Weekday
  let goals: MacroGoals
  let step: ChartStep

  /// A point: its days, and the logged ones among them.
  struct Bucket {
    let from: Day
    let to: Day
    let logged: [DaySum]

    /// The mean of the logged days of which anything is known; nil where there are none: unknown is not zero.
    func mean(_ nutrient: Nutrient) -> Double? {
      let values = known(nutrient)
      return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    /// The sums of the days with at least one item whose value is known.
    func known(_ nutrient: Nutrient) -> [Double] {
      logged.compactMap { $0.known(nutrient) }
    }

    var total: NutrientTotal {
      logged.reduce(into: NutrientTotal()) { sum, day in if let total = day.total { sum.add(total) } }
    }
  }

  func buckets(by step: ChartStep) -> [Bucket] {
    let byDay = Dictionary(sums.map { ($0.day, $0) }, uniquingKeysWith: { $1 })
    var buckets: [Bucket] = []
    var from = days.lowerBound
    while from <= days.upperBound {
      let end: Day =
        switch step {
        case .day: from
        case .week: from.weekStart(weekStart) + 6
        case .month: Period.month(of: from).to
        }
      let to = min(end, days.upperBound)
      let logged = (from.number...to.number).compactMap { byDay[Day(number: $0)] }.filter { $0.total != nil }
      buckets.append(Bucket(from: from, to: to, logged: logged))
      from = to + 1
    }
    return buckets
  }

  var loggedDays: Int { sums.count { $0.total != nil } }
  var dayCount: Int { days.upperBound - days.lowerBound + 1 }
}

internal import Domain
internal import Figures

/// The names of periods in sentences and headings.
enum PeriodTitle {
  /// The title of a period: `today, Sat 21 Nov 2026`, `week 47, 16–22 Nov 2026`, `November 2026`.
  static func text(_ period: Period, today: Day) -> String {
    let from = period.from
    switch period.kind {
    case .day:
      let name = (-1...1).contains(from - today) ? DayText.relative(from, to: today) + ", " : ""
      return name + "\(from.weekday.short) \(DayText.long(from))"
    case .week: return DayText.week(period)
    case .month: return DayText.month(from)
    case .range: return DayText.span(from, period.to)
    }
  }

  /// The period in a sentence: `today`, `this week`, `on that day`, `in that week`.
  static func during(_ period: Period, today: Day) -> String {
    if period == .day(today) { return "today" }
    if period.kind == .day { return "on that day" }
    let isCurrent = period.kind != .range && period.contains(today)
    return isCurrent ? "this \(period.kind.rawValue)" : "in that \(period.kind.rawValue)"
  }

  /// What the period is called: `day`, `week`, `month`, or `20 days` for a range.
  static func noun(_ period: Period) -> String {
    guard period.kind == .range else { return period.kind.rawValue }
    return period.dayCount == 1 ? "day" : period.dayCount.counted("day")
  }

  /// The name of the period before this one: `the week before`, `the 20 days before`.
  static func before(_ period: Period) -> String { "the \(noun(period)) before" }

  /// The name of the days that a period is compared with: `the week before`.
  ///
  /// A period that has not ended is compared with the same number of days of the period before: `same days last week`,
  /// `same days before`.
  static func comparison(_ period: Period, today: Day) -> String {
    if period.comparison(today: today) == period.previous { return before(period) }
    return period.kind == .range ? "same days before" : "same days last \(noun(period))"
  }

  /// How much of a week's goal is left for the days up to `last`: `4,310 left until Sun`, `320 over by Sun`.
  ///
  /// On the last day itself, the text is `4,310 under for the week`. The unit, if there is one, follows the number.
  static func left(_ amount: Double, _ unit: String = "", decimals: Int = 0, to last: Day, today: Day) -> String {
    let figure = Figure.text(amount.magnitude, decimals: decimals) + (unit.isEmpty ? "" : " \(unit)")
    guard today < last else { return "\(figure) \(amount < 0 ? "over" : "under") for the week" }
    return "\(figure) \(amount < 0 ? "over by" : "left until") \(last.weekday.short)"
  }

  /// How many members logged anything: `2 of 3 people have logged`; nil if all did.
  static func coverage(_ summary: HouseholdSummary) -> String? {
    summary.members.count == summary.logged.count
      ? nil : "\(summary.logged.count) of \(summary.members.count) people have logged"
  }
}

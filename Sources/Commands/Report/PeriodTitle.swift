internal import Domain

/// A day, week or month as sentences and headings call it.
enum PeriodTitle {
  /// `today, Sat 21 Nov 2026`, `week 47, 16–22 Nov 2026`, `November 2026`.
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

  /// `today`, `on this day`, `in this week`.
  static func during(_ period: Period, today: Day) -> String {
    period == .day(today) ? "today" : period.kind == .day ? "on this day" : "in this \(period.kind.rawValue)"
  }

  /// `week before`.
  static func before(_ period: Period) -> String { "\(period.kind.rawValue) before" }

  /// `week before`; of a running one, which is held against as many days, `same days last week`.
  static func comparison(_ period: Period, today: Day) -> String {
    period.comparison(today: today) == period.previous ? before(period) : "same days last \(period.kind.rawValue)"
  }

  /// `2 of 3 logged`; nil where there is nobody beside whom one could be.
  static func coverage(_ summary: HouseholdSummary) -> String? {
    summary.members.count == 1 ? nil : "\(summary.logged.count) of \(summary.members.count) logged"
  }
}

extension Int {
  /// `1 trip`, `3 trips`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

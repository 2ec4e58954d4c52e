/// How a person has eaten over some weeks, for one nutrient: streaks, days that met the aim, weekdays, and the amount
/// that is left for this week.
///
/// Today has not ended: it breaks no streak, is not judged and is not part of a mean. A day without entries does not
/// count as a day below the aim. Items logged ahead only reduce what is left this week.
package struct Habits: Sendable {
  /// The goal or limit that the days are compared with.
  package let aim: DayAim
  /// The days of the period up to today, with their sums.
  package let summary: PeriodSummary
  /// Streaks of days with entries.
  package let logged: Streaks
  /// Streaks of days that met the aim; a day that is not known to meet it ends the streak.
  package let atAim: Streaks
  /// The amount that is left to eat this week; nil if there is no goal or limit.
  package let budget: PeriodBudget?

  private let days: [DaySum]

  /// Creates the habits for the days of a period.
  ///
  /// - Parameters:
  ///   - days: The logged days of the period and of the whole current week, and earlier days as far as a current
  ///     streak may reach back.
  ///   - weekStart: The first day of the week for the budget.
  package init(aim: DayAim, period: Period, days: [DaySum], today: Day, weekStart: Weekday) {
    self.aim = aim
    self.days = days
    summary = PeriodSummary(period: period, days: days.filter { $0.day <= today }, today: today)
    logged = Streaks(of: days.filter { $0.total != nil }.map(\.day), since: period.from, today: today)
    let met = days.filter { $0.day < today && aim.verdict(of: $0) == .met }
    atAim = Streaks(of: met.map(\.day), since: period.from, today: today)
    let week = PeriodSummary(period: .week(of: today, weekStart: weekStart), days: days, today: today)
    // Sugar above the limit for free sugar may still be within it.
    let isCertain = aim.highest == nil || aim.highest == aim.planned
    budget = isCertain ? aim.planned.flatMap { PeriodBudget(week, aim.nutrient, perDay: $0) } : nil
  }

  /// Whether a current streak begins on `first`, the first day that was read from the diary; such a streak may have
  /// begun earlier.
  package func mayHaveBegunBefore(_ first: Day) -> Bool {
    [logged.current, atAim.current].contains { $0?.from == first }
  }

  /// The days of the period that have ended.
  package var finished: [DaySum] { summary.finished }

  /// How many of the finished days met the aim.
  package var adherence: Adherence { summary.adherence(to: aim) }

  /// The finished days from the first logged day on, in two halves; nil for fewer than two days.
  ///
  /// With an odd number of days, the second half is the longer one.
  package var halves: (first: Half, second: Half)? {
    let days = Array(finished.drop { $0.total == nil })
    guard days.count > 1 else { return nil }
    let middle = days.count / 2
    return (Half(days[..<middle], aim, summary.today), Half(days[middle...], aim, summary.today))
  }

  /// Consecutive days that are one half of a period.
  package struct Half: Hashable, Sendable {
    /// The first day.
    package let from: Day
    /// The last day, included.
    package let to: Day
    /// How many days of the half met the aim.
    package let adherence: Adherence

    fileprivate init(_ days: ArraySlice<DaySum>, _ aim: DayAim, _ today: Day) {
      from = days[days.startIndex].day
      to = days[days.endIndex - 1].day
      adherence = Adherence(of: days, to: aim, before: today)
    }
  }

  /// The mean for each weekday over the finished days with a known value, starting with the weekday `first`.
  package func weekdays(from first: Weekday) -> [WeekdayMean] { summary.weekdays(of: aim, from: first) }

  /// The weekend compared with the other days.
  package var weekend: WeekendPattern {
    WeekendPattern(finished.compactMap { day in day.known(aim.nutrient).map { (day.day, $0) } })
  }
}

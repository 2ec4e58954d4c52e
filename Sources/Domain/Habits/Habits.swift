/// How somebody eats of a nutrient over some weeks: streaks, days at the aim, weekdays, and what is left of this week.
///
/// Today is not over: it breaks no streak, and is neither judged nor part of a mean. A day without a log is no day
/// under. What is logged ahead is only taken off what this week leaves.
package struct Habits: Sendable {
  /// What the days are held against.
  package let aim: DayAim
  /// The days that are looked at and have come, added up.
  package let summary: PeriodSummary
  /// Days with entries in a row.
  package let logged: Streaks
  /// Days in a row on which the aim was met; a day that is not known to meet it ends the run.
  package let atAim: Streaks
  /// What this week leaves; nil where there is no limit to leave anything of.
  package let budget: PeriodBudget?

  private let days: [DaySum]

  /// Habits on the days of a period.
  ///
  /// - Parameters:
  ///   - days: The logged days of the period and of all of this week; others before them make the current streaks whole.
  ///   - weekStart: Where the week begins whose rest is counted.
  package init(aim: DayAim, period: Period, days: [DaySum], today: Day, weekStart: Weekday) {
    self.aim = aim
    self.days = days
    summary = PeriodSummary(period: period, days: days.filter { $0.day <= today }, today: today)
    logged = Streaks(of: days.filter { $0.total != nil }.map(\.day), since: period.from, today: today)
    let met = days.filter { $0.day < today && aim.standing(of: $0) == .met }
    atAim = Streaks(of: met.map(\.day), since: period.from, today: today)
    let week = PeriodSummary(period: .week(of: today, weekStart: weekStart), days: days, today: today)
    budget = aim.planned.flatMap { PeriodBudget(week, aim.nutrient, perDay: $0) }
  }

  /// Whether a current streak begins on the first day that was read, so that it may have begun earlier.
  package func mayHaveBegunBefore(_ first: Day) -> Bool {
    [logged.current, atAim.current].contains { $0?.from == first }
  }

  /// The days that are over.
  package var finished: [DaySum] { summary.finished }

  /// On how many of them the aim was met.
  package var adherence: Adherence { summary.adherence(to: aim) }

  /// The days that are over, from the first log on, in two halves: of an odd number the later one the longer; nil for
  /// fewer than two days.
  package var halves: (first: Half, second: Half)? {
    let days = Array(finished.drop { $0.total == nil })
    guard days.count > 1 else { return nil }
    let middle = days.count / 2
    return (Half(days[..<middle], aim, summary.today), Half(days[middle...], aim, summary.today))
  }

  /// Some days that follow each other.
  package struct Half: Hashable, Sendable {
    /// The first day.
    package let from: Day
    /// The last day, included.
    package let to: Day
    /// On how many of them the aim was met.
    package let adherence: Adherence

    fileprivate init(_ days: ArraySlice<DaySum>, _ aim: DayAim, _ today: Day) {
      from = days[days.startIndex].day
      to = days[days.endIndex - 1].day
      adherence = Adherence(of: days, to: aim, before: today)
    }
  }

  /// The mean of each weekday over the days that are over and known, from the week's first to its last.
  package func weekdays(from first: Weekday) -> [WeekdayMean] { summary.weekdays(of: aim, from: first) }

  /// The weekend against the other days.
  package var weekend: WeekendPattern {
    WeekendPattern(finished.compactMap { day in day.known(aim.nutrient).map { (day.day, $0) } })
  }
}

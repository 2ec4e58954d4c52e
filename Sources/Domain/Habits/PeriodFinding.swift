/// A notable fact about a period that a reader should not miss.
package enum PeriodFinding: Hashable, Sendable {
  /// How many of the judged days met the energy goal, how many were under it, and how many were over it.
  case daysAtGoal(met: Int, under: Int, over: Int)
  /// The day with the most energy, in kcal.
  case highestDay(Day, energy: Double)

  /// The findings of a period, the most important first: the days at the goal, then the highest day.
  ///
  /// The highest day comes last because the bars of the chart show it anyway.
  ///
  /// `aim` is the energy aim of a day. A single day has neither a highest day nor days at the goal.
  package static func ranked(in summary: PeriodSummary, aim: DayAim) -> [PeriodFinding] {
    let highest = summary.highestDay.map { PeriodFinding.highestDay($0.day, energy: $0.energy) }
    return [daysAtGoal(summary, aim), highest].compactMap(\.self)
  }

  private static func daysAtGoal(_ summary: PeriodSummary, _ aim: DayAim) -> PeriodFinding? {
    let adherence = summary.adherence(to: aim)
    guard summary.period.dayCount > 1, adherence.judged > 0 else { return nil }
    return .daysAtGoal(met: adherence.met, under: adherence.under, over: adherence.over)
  }
}

internal import Charts
internal import Domain

/// A month's days by week, each with how it compares with the goal.
struct PeriodCalendar {
  let report: PeriodReport

  /// The factor of the goal up to which a day counts as at its goal; a day between 2 and 10 % above meets it but is
  /// marked.
  private static let atGoal = 1.02

  func chart(heading: Heading, state: (DaySum) -> Observation) -> MonthHeatmap {
    let period = report.summary.period
    let first = period.from.weekStart(report.weekStart)
    let weeks = stride(from: 0, through: period.to - first, by: 7).map { offset in
      let start = first + offset
      let days = (0..<7).map { weekday -> MonthHeatmap.Day? in
        let index = start + weekday - period.from
        guard report.summary.days.indices.contains(index) else { return nil }
        let day = report.summary.days[index]
        return MonthHeatmap.Day(
          number: day.day.civil.day, name: DayText.weekday(day.day), state: state(day), verdict: verdict(day))
      }
      let label = DayText.weekLabel(Period.week(of: start, weekStart: report.weekStart))
      return MonthHeatmap.Week(label: label, days: days)
    }
    return MonthHeatmap(
      heading: heading, weekdays: (0..<7).map { (first + $0).weekday.short }, weeks: weeks, figureSize: 100,
      words: MonthHeatmap.Words(
        under: "under 90%", slightlyOver: "over 102%", over: "over 110% of goal", figures: "24 = 2,400 kcal"),
      // Everything has to fit on one screen; the highest day is named below.
      namesDays: report.isWhole, isTight: !report.isWhole)
  }

  private func verdict(_ day: DaySum) -> MonthHeatmap.Verdict? {
    let isAbove = day.known(.calories).map { $0 > Double(report.goals.calories) * Self.atGoal } ?? false
    return switch report.verdict(day) {
    case .under: .under
    case .over: .over
    case .met: isAbove ? .slightlyOver : .met
    case nil: nil
    }
  }
}

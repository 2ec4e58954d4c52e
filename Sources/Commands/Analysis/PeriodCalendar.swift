internal import Charts
internal import Domain

/// A calendar of a month with one row per week, which shows how each day compares with the goal.
struct PeriodCalendar {
  let report: PeriodReport

  /// The multiple of the goal above which a day is marked as slightly over the goal although it still meets the goal.
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
    let verdicts = weeks.flatMap(\.days).compactMap { $0?.verdict }
    let hasOver = verdicts.contains(.over)
    // Only the last threshold in the legend says `of goal`.
    let under = hasOver || verdicts.contains(.slightlyOver) ? "under 90%" : "under 90% of goal"
    let thresholds = MonthHeatmap.Words(
      under: under, slightlyOver: hasOver ? "over 102%" : "over 102% of goal", over: "over 110% of goal",
      figures: "24 = 2,400 kcal")
    let plain = MonthHeatmap.Words(
      under: "under the goal", slightlyOver: "a little over", over: "over the goal", figures: thresholds.figures)
    return MonthHeatmap(
      heading: heading, weekdays: (0..<7).map { (first + $0).weekday.short }, weeks: weeks, figureSize: 100,
      words: report.isWhole ? thresholds : plain,
      // The screen has no room to name days; the highest day is named below the calendar.
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

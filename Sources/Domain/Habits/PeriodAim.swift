/// Compares the days of a period with an aim.
extension PeriodSummary {
  /// The days of the period that have ended.
  package var finished: [DaySum] { days.filter { $0.day < today } }

  /// How many of the finished logged days met the aim.
  ///
  /// Every screen that counts the days at a goal uses this result. Today has not ended, and days for which items were
  /// logged ahead do not count yet. `DayAim.verdict(of:)` decides whether a day with unknown values can be judged.
  package func adherence(to aim: DayAim) -> Adherence {
    Adherence(of: days, to: aim, before: today)
  }

  /// The mean for each weekday over the finished days with a known value, starting with the weekday `first`.
  package func weekdays(of aim: DayAim, from first: Weekday) -> [WeekdayMean] {
    let byWeekday = Dictionary(grouping: finished) { $0.day.weekday }
    return (0..<7).map { offset in
      let weekday = Weekday.allCases[(first.number - 1 + offset) % 7]
      let days = byWeekday[weekday, default: []]
      let amounts = days.compactMap { $0.known(aim.nutrient) }
      let logged = days.filter { $0.total != nil }
      let mean = amounts.isEmpty ? nil : amounts.reduce(0, +) / Double(amounts.count)
      let isJudged = logged.allSatisfy { aim.verdict(of: $0) != nil }
      return WeekdayMean(
        weekday: weekday, mean: mean, days: amounts.count, unknown: logged.count - amounts.count,
        isToCome: days.isEmpty, verdict: isJudged ? mean.flatMap(aim.verdict(ofMean:)) : nil)
    }
  }
}

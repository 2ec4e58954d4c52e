/// A period's days against an aim.
extension PeriodSummary {
  /// The days that are over.
  package var finished: [DaySum] { days.filter { $0.day < today } }

  /// On how many of the logged days that are over the aim was met.
  ///
  /// Every screen that counts days at a goal counts them so. Today is not over, and what is logged ahead is no day yet.
  /// A day of which something is unknown is judged only where that cannot change it (`DayAim.standing(of:)`).
  package func adherence(to aim: DayAim) -> Adherence {
    Adherence(of: days, to: aim, before: today)
  }

  /// The mean of each weekday over the days that are over and known, from the week's first to its last.
  package func weekdays(of aim: DayAim, from first: Weekday) -> [WeekdayMean] {
    let byWeekday = Dictionary(grouping: finished) { $0.day.weekday }
    return (0..<7).map { offset in
      let weekday = Weekday.allCases[(first.number - 1 + offset) % 7]
      let days = byWeekday[weekday, default: []]
      let amounts = days.compactMap { $0.known(aim.nutrient) }
      let logged = days.filter { $0.total != nil }
      let mean = amounts.isEmpty ? nil : amounts.reduce(0, +) / Double(amounts.count)
      let isJudged = logged.allSatisfy { aim.standing(of: $0) != nil }
      return WeekdayMean(
        weekday: weekday, mean: mean, days: amounts.count, unknown: logged.count - amounts.count,
        isToCome: days.isEmpty, standing: isJudged ? mean.flatMap(aim.standing(ofMean:)) : nil)
    }
  }
}

internal import Charts
internal import Domain
internal import Figures
internal import Text

/// For each day, the total energy eaten by the members who logged, as a percentage of the sum of their goals.
struct HouseholdDayShares {
  let summary: HouseholdSummary
  let canvas: Canvas

  private var series: [Observation] {
    summary.shares.map { day, share in
      Observation(share.map { $0 * 100 }, of: day, today: summary.today)
    }
  }

  private var percents: [(day: DaySum, percent: Double)] {
    summary.shares.compactMap { day, share in share.map { (day, $0 * 100) } }
  }

  /// A scale that fits only the finished days, since today's share is still growing; the members' scale is made in the
  /// same way.
  private var scale: LevelScale {
    let finished = percents.filter { $0.day.day < summary.today }
    return LevelScale(fitting: (finished.isEmpty ? percents : finished).map(\.percent))
  }

  /// One cell per day; nil if fewer than two days are known, because a single day shows no pattern.
  var drawing: Sparkline? {
    percents.count < 2 ? nil : Sparkline(name: "", unit: "%", series: series, scale: scale)
  }

  /// The days in words: each day of a week, or the highest and the lowest day of a longer period.
  var words: [String] {
    if summary.period.dayCount <= 7 {
      let days = percents.map { "\($0.day.day.weekday.short) \(Figure.text($0.percent))" }.joined(separator: ", ")
      return percents.isEmpty ? [] : ["percent of the goals: " + days]
    }
    guard let high = percents.max(by: { $0.percent < $1.percent }),
      let low = percents.min(by: { $0.percent < $1.percent })
    else { return [] }
    return [("highest", high), ("lowest", low)].map { name, day in
      "\(name) \(Figure.text(day.percent)) % of the goals on \(DayText.weekday(day.day.day))"
    }
  }
}

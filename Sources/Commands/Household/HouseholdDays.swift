internal import Charts
internal import Domain
internal import Text

/// The household's days: what those who logged each ate, in percent of their goals.
struct HouseholdDays {
  let summary: HouseholdSummary
  let canvas: Canvas

  private var series: [Observation] {
    summary.shares.map { day, share in
      if let share { return .value(share * 100) }
      return day.total != nil ? .unknown : day.day > summary.today ? .toCome : .missing
    }
  }

  /// By the days that are over, as the members' scale is.
  private var scale: LevelScale {
    let days = summary.shares.compactMap { day, share in share.map { (day: day.day, percent: $0 * 100) } }
    let finished = days.filter { $0.day < summary.today }
    return LevelScale(fitting: (finished.isEmpty ? days : finished).map(\.percent))
  }

  /// A cell a day.
  var drawing: StyledLine {
    Sparkline(name: "", unit: "%", series: series, scale: scale).line(on: canvas)
  }

  /// `days on 60–120 % of the goals`.
  var legend: String { "days on \(Figure.short(scale.low))–\(Figure.short(scale.high)) % of the goals" }

  /// Each day of a week in words; of longer periods the highest and the lowest.
  var words: [String] {
    let known = summary.shares.compactMap { day, share in share.map { (day: day.day, share: $0) } }
    func percent(_ share: Double) -> String { Figure.text(share * 100) }
    if summary.period.dayCount <= 7 {
      let days = known.map { "\($0.day.weekday.short) \(percent($0.share))" }.joined(separator: ", ")
      return known.isEmpty ? [] : ["in percent of the goals " + days]
    }
    guard let high = known.max(by: { $0.share < $1.share }), let low = known.min(by: { $0.share < $1.share }) else {
      return []
    }
    return [("highest", high), ("lowest", low)].map { name, day in
      "\(name) \(percent(day.share)) % of the goals on \(DayText.weekday(day.day))"
    }
  }
}

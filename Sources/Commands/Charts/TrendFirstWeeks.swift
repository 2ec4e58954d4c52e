internal import Charts
internal import Domain
internal import Figures

/// The first three weeks of a log, which a line over eight weeks would show as a few dots at its right edge.
///
/// Instead, the days from the first logged one on are drawn as bars with their figures.
extension TrendDrawing {
  /// The maximum number of days that are drawn as bars.
  private static let mostDays = 20
  /// The minimum number of days in a span that is cut to the logged days; a shorter span is drawn in full.
  private static let shortestSpan = 28

  /// The days from the first logged one to today; nil if the log on the chart covers three weeks or more.
  ///
  /// Also nil if nothing is logged, and for charts of weeks or months, comparisons, and spans below `shortestSpan`.
  var firstDays: ClosedRange<Day>? {
    guard data.interval == .day, data.previous == nil,
      let first = data.sums.first(where: { $0.day <= data.today && ($0.total != nil || $0.partialEnergy != nil) })?.day
    else { return nil }
    return Self.firstDays(of: data.days, from: first, today: data.today)
  }

  /// The days of a chart from the first known one to today; nil if they are three weeks or more, or if the chart spans
  /// fewer than `shortestSpan` days.
  static func firstDays(of days: ClosedRange<Day>, from first: Day, today: Day) -> ClosedRange<Day>? {
    let last = min(days.upperBound, today)
    guard days.upperBound - days.lowerBound + 1 >= shortestSpan, first <= last, last - first < mostDays else {
      return nil
    }
    return first...last
  }

  /// A bar for each of these days.
  func bars(of days: ClosedRange<Day>) -> DayBars {
    let rows = buckets.filter { days.contains($0.from) }.map { bucket in
      DayBars.Row(
        name: data.interval.rowName(bucket.from), fullName: DayText.weekday(bucket.from),
        state: Observation(bucket, nutrient, today: data.today),
        word: word(of: bucket))
    }
    let bars = DayBars(
      unit: nutrient.unit, goal: goal, goalName: limit?.label ?? "goal", decimals: decimals, noteHeading: nil,
      rows: rows,
      sentenceHeading:
        "\(title), \(data.profile), \(DayText.span(days.lowerBound, days.upperBound)), \(nutrient.unit) per day.")
    let isJudged = aim != nil && buckets.contains { [.under, .over].contains(verdict(of: $0)) }
    return isJudged ? bars.explained(by: GoalVerdict.rule) : bars
  }

  private func word(of bucket: ChartData.Bucket) -> RowWord? {
    guard bucket.mean(nutrient) != nil else { return nil }
    switch verdict(of: bucket) {
    case .met: return nil
    case let verdict?: return verdict.rowWord
    case nil: return bucket.from == data.today ? RowWord("so far") : nil
    }
  }
}

internal import Charts
internal import Domain
internal import Figures

/// Names days below a line chart, so that readers do not have to count columns.
extension TrendDrawing {
  /// The days to name: those without a log, then those over the goal and those under it, with their figures.
  var mentions: [TrendChart.Mention] {
    [missing, judged(.over), judged(.under)]
  }

  private var missing: TrendChart.Mention {
    let days = buckets.indices.filter {
      buckets[$0].logged.isEmpty && !buckets[$0].hasPartial && buckets[$0].from <= data.today
    }
    let count = days.count.counted(data.interval.rawValue)
    return TrendChart.Mention(label: label("no log"), choices: [runs(days)], count: "no log on \(count)")
  }

  private func judged(_ verdict: GoalVerdict) -> TrendChart.Mention {
    let days = buckets.indices.filter { self.verdict(of: buckets[$0]) == verdict }
    let named = days.compactMap { index in
      buckets[index].mean(nutrient).map { value in
        "\(name(buckets[index], buckets[index])) (\(Figure.text(value, decimals: decimals)))"
      }
    }
    let count = "\(verdict.rawValue): \(days.count.counted(data.interval.rawValue))"
    return TrendChart.Mention(
      label: label(verdict.rawValue), choices: [named, runs(days)], count: count)
  }

  /// The label in front of the names: `over`, or `over in weeks starting` if points are weeks, which are named by their
  /// first days.
  private func label(_ text: String) -> String { data.interval == .week ? "\(text) in weeks starting" : text }

  /// Names the points at these indices; consecutive points share one name, such as `19–20 Sep`.
  private func runs(_ days: [Int]) -> [String] {
    var names: [String] = []
    var first = 0
    for place in days.indices where place + 1 == days.count || days[place + 1] != days[place] + 1 {
      names.append(name(buckets[days[first]], buckets[days[place]]))
      first = place + 1
    }
    return names
  }

  /// The name of consecutive points: `19–20 Sep`, with the year if the chart covers several; a week is named by its
  /// first day.
  private func name(_ first: ChartData.Bucket, _ last: ChartData.Bucket) -> String {
    if data.interval == .week, data.hasSeveralYears { return DayText.span(first.from, last.from) }
    guard data.interval == .day else {
      let (from, to) = (data.interval.rowName(first.from), data.interval.rowName(last.from))
      return from == to ? from : "\(from) – \(to)"
    }
    return data.hasSeveralYears ? DayText.span(first.from, last.to) : DayText.shortSpan(first.from, last.to)
  }
}

internal import Charts
internal import Domain
internal import Figures
internal import Text

/// A chart of one nutrient over time.
struct TrendChartReport: Analysis {
  let data: ChartData
  let nutrient: Nutrient
  let height: Int?

  private let drawing: TrendDrawing

  /// Whether the user asked for salt; the chart then shows sodium, and its mean is also given in grams of salt.
  private let isAskedAsSalt: Bool

  init(data: ChartData, nutrient: Nutrient, height: Int?, isAskedAsSalt: Bool = false) {
    self.isAskedAsSalt = isAskedAsSalt
    self.data = data
    self.nutrient = nutrient
    self.height = height
    drawing = TrendDrawing(data: data, nutrient: nutrient)
  }

  var json: JSON {
    func days(_ buckets: [ChartData.Bucket]) -> JSON {
      .array(buckets.map { .object(["date": .string($0.from.iso), "value": .optional($0.mean(nutrient))]) })
    }
    return .object([
      "title": .string(drawing.title), "unit": .string(nutrient.unit), "by": .string(data.interval.rawValue),
      "series": .array([.object(["name": .string(data.profile), "days": days(drawing.buckets)])]),
      "goal": .optional(drawing.goal), "previous": data.previous == nil ? .null : days(data.previousBuckets),
    ])
  }

  /// One row per point; in a comparison, each row also has the earlier point that the point is compared with.
  var table: CSVTable? {
    let buckets = drawing.buckets
    let rows = buckets.map { [$0.from.iso, FoodText.csv($0.mean(nutrient))] }
    guard data.previous != nil else { return CSVTable(["date", nutrient.rawValue], rows) }
    let past = data.counterparts(of: buckets).map { [$0?.from.iso ?? "", FoodText.csv($0?.mean(nutrient))] }
    return CSVTable(["date", nutrient.rawValue, "previousDate", "previous"], zip(rows, past).map { $0 + $1 })
  }

  func document(on canvas: Canvas) -> Document {
    if height == nil, let days = drawing.firstDays { return firstWeeks(days) }
    let span = DayText.span(data.days.lowerBound, data.days.upperBound)
    let chart = drawing.chart(coverage: coverage, height: height, summary: summary, mentions: drawing.mentions)
      .fitted(to: canvas.linesBesidePrompt, on: canvas)
    return Document(title: "\(drawing.title) · \(data.profile) · \(span)", parts: [.chart(chart)])
  }

  private func firstWeeks(_ days: ClosedRange<Day>) -> Document {
    let span = DayText.span(days.lowerBound, days.upperBound)
    let coverage = data.loggedDays.counted(of: days.upperBound - days.lowerBound + 1, "day")
    return Document(
      title: "\(drawing.title) · \(data.profile) · \(span)",
      headline: "\(drawing.title), \(nutrient.unit) per day · \(data.profile) · \(span) (\(coverage) logged)",
      parts: [.chart(drawing.bars(of: days))]
        + (summary.isEmpty ? [] : [.sentences([StyledLine(summary.joined(separator: " · "))])]))
  }

  private var coverage: String {
    let coverage = "\(data.loggedDays.counted(of: data.dayCount, "day")) logged"
    guard data.interval == .day else {
      let count = data.interval.stretches(of: data.days, weekStart: data.weekStart).count
      return "\(count.counted("\(data.interval.rawValue)ly mean")), \(coverage)"
    }
    guard data.dayCount % 7 == 0 else { return coverage }
    return "\((data.dayCount / 7).counted("week")), \(coverage)"
  }

  private var summary: [String] {
    let whole = data.whole
    guard let mean = whole.mean(nutrient) else { return [] }
    var parts = ["mean \(figure(mean))"] + (data.previous == nil ? weekComparison : comparison)
    if let aim = drawing.aim {
      let days = Adherence(whole.logged.filter { $0.day < data.today }.map(aim.verdict))
      if days.judged > 0 {
        parts.append(
          "goal met on \(days.met.counted(of: days.judged, "day"))\(unjudged(days).words) "
            + "(\(Figure.text(days.under)) under, \(Figure.text(days.over)) over)")
      }
    }
    if let kept = drawing.kept { parts.append(kept) }
    let missing = whole.logged.reduce(0) { $0 + ($1.total?.unknown(nutrient) ?? 0) }
    if isAskedAsSalt {
      parts.append("salt is 2.5 × sodium: mean \(Figure.text(Nutrient.salt(ofSodium: mean), decimals: 1)) g")
    }
    if missing > 0 { parts.append("\(missing.counted("item")) without a known value") }
    return parts
  }

  private func unjudged(_ adherence: Adherence) -> UnjudgedDays {
    UnjudgedDays(hasToday: data.whole.logged.contains { $0.day == data.today }, unknown: adherence.unjudged)
  }

  /// The mean of the earlier days and the difference from it; empty if no comparison was asked for.
  private var comparison: [String] {
    guard let previous = data.previous else { return [] }
    let logged = previous.sums.filter { $0.total != nil }
    let past = ChartData.Bucket(from: previous.days.lowerBound, to: previous.days.upperBound, logged: logged)
    let span = DayText.span(previous.days.lowerBound, previous.days.upperBound)
    let days = previous.days.upperBound - previous.days.lowerBound + 1
    let coverage = "\(logged.count.counted(of: days, "day")) logged"
    guard let change = MeanChange(from: past.known(nutrient), to: data.whole.known(nutrient), dayCount: data.dayCount)
    else { return ["no data for \(span)"] }
    let told = change.figure(decimals: drawing.decimals).map { "change \($0)" } ?? MeanChange.tooFew
    return ["before \(figure(change.before)) (\(span), \(coverage)), \(told)"]
  }

  private var weekComparison: [String] {
    let weeks = data.buckets(by: .week).map(data.passed)
    guard data.days.contains(data.today),
      let index = weeks.firstIndex(where: { ($0.from...$0.to).contains(data.today) }),
      let current = weeks[index].mean(nutrient)
    else { return [] }
    let now = "this week \(figure(current))"
    guard index > 0,
      let change = MeanChange(
        from: weeks[index - 1].known(nutrient), to: weeks[index].known(nutrient), dayCount: 7)
    else { return [now] }
    let told = change.figure(decimals: drawing.decimals) ?? MeanChange.tooFew
    return ["\(now) (\(told))", "last week \(figure(change.before))"]
  }

  private func figure(_ value: Double) -> String { Figure.text(value, decimals: drawing.decimals) }
}

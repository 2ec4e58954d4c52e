internal import Charts
internal import Domain
internal import Figures
internal import Text

/// A profile's weight over time: the mean of seven days as a line, and the single weights as a lighter line.
struct WeightChartReport: Analysis {
  let profile: String
  let days: ClosedRange<Day>
  /// The weights of the days and of the six days before, which the first means need.
  let weights: [BodyWeight]
  let today: Day
  let weekStart: Weekday
  let interval: ChartInterval
  let height: Int?

  /// The width in cells below which rows are shown instead of a line.
  private static let narrow = 60

  /// A point of the chart: its days, their mean weight and, if the point is a single day, the weight on that day.
  ///
  /// The mean of a single day covers the seven days that end with it. The mean of a longer interval covers the
  /// interval's own days.
  private struct Bucket {
    let days: ClosedRange<Day>
    let mean: Double?
    let single: Double?
  }

  private var buckets: [Bucket] {
    interval.stretches(of: days, weekStart: weekStart).map { stretch in
      let own = weights.filter { stretch.contains($0.day) }.map(\.kilograms)
      let last = stretch.lowerBound
      let mean =
        interval == .day
        ? (last > today ? nil : weights.meanOfSevenDays(upTo: last))
        : own.isEmpty ? nil : own.reduce(0, +) / Double(own.count)
      return Bucket(days: stretch, mean: mean, single: interval == .day ? own.first : nil)
    }
  }

  /// The days that are drawn: those from the first weight on if the weights cover less than three weeks.
  private var drawn: ClosedRange<Day> {
    guard interval == .day, let first = weights.first?.day, first > days.lowerBound else { return days }
    return TrendDrawing.firstDays(of: days, from: first, today: today) ?? days
  }

  private var shown: [BodyWeight] { weights.filter { days.contains($0.day) } }

  var json: JSON {
    .object([
      "title": .string("Weight"), "unit": .string("kg"), "by": .string(interval.rawValue),
      "series": .array([
        .object([
          "name": .string(profile),
          "days": .array(
            buckets.map { .object(["date": .string($0.days.lowerBound.iso), "value": .optional($0.mean)]) }),
        ])
      ]), "goal": .null, "previous": .null, "weights": .array(shown.map(JSON.weight)),
    ])
  }

  var table: CSVTable? {
    CSVTable(
      ["date", "mean", "kg"],
      buckets.map { [$0.days.lowerBound.iso, FoodText.csv($0.mean), FoodText.csv($0.single)] })
  }

  func document(on canvas: Canvas) -> Document {
    let span = DayText.span(drawn.lowerBound, drawn.upperBound)
    let title = "Weight · \(profile) · \(span)"
    guard !shown.isEmpty else {
      return Document(
        title: title,
        parts: [.sentences([StyledLine("\(profile) has no weight in these days: `weigh 73.2` writes one down.")])])
    }
    return Document(
      title: title, parts: [.chart(chart(on: canvas).fitted(to: canvas.linesBesidePrompt, on: canvas))])
  }

  /// The means as a line, with the individual weights as well where there is room.
  func chart(on canvas: Canvas) -> TrendChart {
    let drawn = drawn
    let span = DayText.span(drawn.lowerBound, drawn.upperBound)
    let texts = WeightText(canvas: canvas)
    let buckets = buckets.filter { drawn.contains($0.days.lowerBound) }
    let what = interval == .day ? "7-day mean" : "\(interval.rawValue)ly means"
    let points = buckets.map { bucket in
      TrendChart.Point(
        name: interval.name(bucket.days.lowerBound, withYear: hasSeveralYears),
        tick: interval.tick(bucket.days.lowerBound, weekStart: weekStart),
        label: DayText.short(bucket.days.lowerBound), value: bucket.mean.map(texts.value),
        isToCome: bucket.days.lowerBound > today)
    }
    // There is no room for single weights if rows or sentences are shown.
    let isDrawn = !canvas.isAccessible && canvas.width >= Self.narrow
    let singles = buckets.map { $0.single.map(texts.value) }
    return TrendChart(
      heading: Heading(
        title: "Weight", unit: texts.unit, subject: profile, period: span,
        coverage: "\(what), \(shown.count.counted("weight"))"),
      points: points, groups: groups(buckets, texts), groupName: interval.groupName, pointName: interval.rawValue,
      goal: nil, valueName: "mean",
      decimals: 1, isLevel: true, height: height, summary: summary(texts),
      before: isDrawn && interval == .day
        ? TrendChart.PreviousPeriod(
          name: "single weights", nowName: "7-day mean", values: singles, isCompared: false) : nil)
  }

  private var hasSeveralYears: Bool { days.lowerBound.civil.year != days.upperBound.civil.year }

  /// The interval that groups the points in narrow layouts.
  private var wider: ChartInterval {
    switch interval {
    case .day: .week
    case .week: .month
    case .month, .year: .year
    }
  }

  private func groups(_ buckets: [Bucket], _ texts: WeightText) -> [TrendChart.Group] {
    wider.stretches(of: days, weekStart: weekStart).compactMap { stretch in
      let own = buckets.indices.filter { stretch.contains(buckets[$0].days.lowerBound) }
      guard let first = own.first, let last = own.last else { return nil }
      let weighed = shown.filter { stretch.contains($0.day) }.map { texts.value($0.kilograms) }
      let mean = weighed.isEmpty ? nil : weighed.reduce(0, +) / Double(weighed.count)
      return TrendChart.Group(
        name: wider.rowName(buckets[first].days.lowerBound), range: first..<last + 1,
        whole: .init(mean: mean, logged: weighed.count, passed: stretch.daysPassed(today: today)))
    }
  }

  /// The last weight, and how the mean of seven days has changed in the span.
  private func summary(_ texts: WeightText) -> [String] {
    guard let last = shown.last, let first = shown.first else { return [] }
    let now = weights.meanOfSevenDays(upTo: last.day)
    let start = weights.meanOfSevenDays(upTo: first.day)
    let change = now.flatMap { now in
      start.map {
        "mean \(texts.text(now)), \(texts.change(from: $0, to: now)) since \(DayText.weekday(first.day, today: today))"
      }
    }
    return ["last \(texts.text(last.kilograms)) on \(DayText.weekday(last.day, today: today))", change].compactMap(
      \.self)
  }
}

extension ClosedRange<Day> {
  /// The number of days that are not in the future.
  fileprivate func daysPassed(today: Day) -> Int { Swift.max(0, Swift.min(upperBound, today) - lowerBound + 1) }
}

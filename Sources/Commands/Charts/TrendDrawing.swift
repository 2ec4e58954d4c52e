internal import Charts
internal import Domain
internal import Text

/// A nutrient over days, weeks or months as a line.
struct TrendDrawing {
  let data: ChartData
  let nutrient: Nutrient
  /// The names of the line and of the earlier line, which is only drawn for a comparison.
  let names: (now: String, before: String)
  /// The points of the line.
  let buckets: [ChartData.Bucket]
  /// The goal; nil for a nutrient without a goal.
  let aim: DayAim?
  /// The limit of a nutrient without a goal; nil if the nutrient has a goal, or if it has no marker.
  let limit: TrendLimit?

  init(data: ChartData, nutrient: Nutrient, names: (now: String, before: String) = ("now", "the days before")) {
    self.data = data
    self.nutrient = nutrient
    self.names = names
    buckets = data.buckets(by: data.interval)
    // A goal belongs to the profile and needs no reference.
    aim = data.goals[nutrient].map { _ in DayAim(nutrient, goals: data.goals, reference: .adults) }
    limit = data.reference.flatMap { TrendLimit(nutrient, goals: data.goals, reference: $0) }
  }

  /// The amount that a day is compared with: the goal or, without one, the marker's limit; nil if there is neither.
  var goal: Double? { data.goals[nutrient].map(Double.init) ?? limit?.planned }
  var title: String { nutrient.label.capitalizedFirst }
  /// The number of digits after the decimal point: none for sodium and for nutrients with a goal, because goals are
  /// whole numbers; otherwise one.
  var decimals: Int { data.goals[nutrient] != nil || nutrient == .sodium ? 0 : 1 }

  func chart(
    coverage: String?, height: Int? = nil, summary: [String], namesExtremes: Bool = true,
    mentions: [TrendChart.Mention] = []
  ) -> TrendChart {
    let past = data.counterparts(of: buckets)
    let heading = Heading(
      title: title, unit: nutrient.unit, per: "day", subject: data.profile,
      period: DayText.span(data.days.lowerBound, data.days.upperBound), coverage: coverage)
    return TrendChart(
      heading: heading, points: points, groups: groups(before: past), groupName: data.interval.groupName,
      pointName: data.interval.rawValue, goal: goal, goalLabel: limit?.label ?? "goal",
      metName: limit?.metName ?? "at goal", decimals: decimals, height: height, summary: summary,
      namesExtremes: namesExtremes, mentions: mentions, before: before(past))
  }

  /// The line of the earlier days: each value is drawn at the point that it is compared with.
  private func before(_ past: [ChartData.Bucket?]) -> TrendChart.PreviousPeriod? {
    guard data.previous != nil else { return nil }
    return TrendChart.PreviousPeriod(
      name: names.before, nowName: names.now, values: past.map { $0?.mean(nutrient) })
  }

  /// How a point compares with the goal or the limit; nil if there is neither, if nothing is logged, or if it is too
  /// early to say.
  ///
  /// A single day is judged by its total.
  func verdict(of bucket: ChartData.Bucket) -> GoalVerdict? {
    if let limit { return limit.verdict(of: bucket, by: data.interval, today: data.today) }
    guard data.interval == .day else {
      return data.goals[nutrient].flatMap { goal in
        GoalVerdict.judged(bucket.mean(nutrient), goal: goal, through: bucket.to, today: data.today)
      }
    }
    return bucket.to < data.today ? aim.flatMap { aim in bucket.logged.first.flatMap(aim.verdict) } : nil
  }

  private var points: [TrendChart.Point] {
    buckets.map { bucket in
      let value = bucket.mean(nutrient)
      return TrendChart.Point(
        name: data.interval.name(bucket.from, withYear: data.hasSeveralYears),
        tick: data.interval.tick(bucket.from, weekStart: data.weekStart),
        label: label(bucket.from), value: value, isToCome: bucket.from > data.today,
        isUnknown: value == nil && !bucket.logged.isEmpty,
        isPartial: value == nil && bucket.logged.isEmpty && bucket.hasPartial,
        metGoal: verdict(of: bucket).map { $0 == .met })
    }
  }

  /// The name of a point, which is written below the axis.
  private func label(_ day: Day) -> String {
    switch data.interval {
    case .day, .week: DayText.short(day)
    case .month: DayText.months[day.civil.month - 1]
    case .year: String(day.civil.year)
    }
  }

  /// The rows of the narrow layout: days are grouped into weeks, weeks into months, months into years, years into
  /// decades.
  private func groups(before past: [ChartData.Bucket?]) -> [TrendChart.Group] {
    func key(_ day: Day) -> Int {
      switch data.interval {
      case .day: day.weekStart(data.weekStart).number
      case .week: day.civil.year * 12 + day.civil.month
      case .month: day.civil.year
      case .year: day.civil.year / 10
      }
    }
    var groups: [TrendChart.Group] = []
    var start = 0
    for index in buckets.indices
    where index + 1 == buckets.count || key(buckets[index + 1].from) != key(buckets[index].from) {
      let range = start..<index + 1
      groups.append(
        TrendChart.Group(
          name: groupName(buckets[start].from), range: range,
          whole: whole(buckets[range], before: past[range].compactMap(\.self))))
      start = index + 1
    }
    return groups
  }

  /// The mean of several points, taken over their days: a mean of weekly or monthly means would give days unequal
  /// weight.
  private func whole(
    _ buckets: ArraySlice<ChartData.Bucket>, before: [ChartData.Bucket]
  ) -> TrendChart.Group.GroupMean {
    func mean(_ values: [Double]) -> Double? { values.isEmpty ? nil : values.reduce(0, +) / Double(values.count) }
    let values = buckets.flatMap { $0.known(nutrient) }
    return TrendChart.Group.GroupMean(
      mean: mean(values), before: mean(before.flatMap { $0.known(nutrient) }), logged: values.count,
      passed: buckets.reduce(0) { $0 + max(0, min($1.to, data.today) - $1.from + 1) })
  }

  private func groupName(_ day: Day) -> String {
    switch data.interval {
    case .day: data.hasSeveralYears ? DayText.long(day) : DayText.short(day)
    case .week: "\(DayText.months[day.civil.month - 1]) \(day.civil.year)"
    case .month: String(day.civil.year)
    case .year: "\(day.civil.year / 10 * 10)s"
    }
  }
}

internal import Charts
internal import Domain

/// The days of a chart, and how they are grouped into points.
struct ChartData {
  let profile: String
  let days: ClosedRange<Day>
  let sums: [DaySum]
  let today: Day
  let weekStart: Weekday
  let goals: MacroGoals
  /// The reference values that give the limits of nutrients without a goal; nil if no limits are drawn.
  var reference: MarkerReference?
  let interval: ChartInterval
  /// The earlier days to compare with; nil if no comparison was asked for.
  var previous: PreviousSpan?

  /// The earlier days of a comparison, with their totals.
  struct PreviousSpan {
    let days: ClosedRange<Day>
    let sums: [DaySum]
    let shift: DayShift
  }

  /// A point of the chart: its first and last day, and its logged days.
  struct Bucket {
    let from: Day
    let to: Day
    let logged: [DaySum]
    /// Whether one of the point's days is marked as partial: only a part of what was eaten on that day is logged.
    var hasPartial = false

    /// The mean of the logged days with a known value; nil if there is no such day, since an unknown value is not zero.
    func mean(_ nutrient: Nutrient) -> Double? {
      let values = known(nutrient)
      return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    /// The totals of the days with at least one item whose value is known.
    func known(_ nutrient: Nutrient) -> [Double] {
      logged.compactMap { $0.known(nutrient) }
    }

    var total: NutrientTotal {
      logged.reduce(into: NutrientTotal()) { sum, day in if let total = day.total { sum.add(total) } }
    }
  }

  func buckets(by interval: ChartInterval) -> [Bucket] { Self.buckets(of: sums, in: days, by: interval, weekStart) }

  /// The points of the earlier days; empty if no comparison was asked for.
  var previousBuckets: [Bucket] {
    previous.map { Self.buckets(of: $0.sums, in: $0.days, by: interval, weekStart) } ?? []
  }

  /// For each point, the earlier point that it is compared with, or nil if there is no such point.
  ///
  /// A day is compared with the day that lies `previous.shift` before it; weeks, months and years are compared in
  /// order: the first with the first, the second with the second, and so on.
  func counterparts(of buckets: [Bucket]) -> [Bucket?] {
    guard let previous else { return buckets.map { _ in nil } }
    let past = previousBuckets
    guard interval == .day else { return buckets.indices.map { $0 < past.count ? past[$0] : nil } }
    let byDay = Dictionary(past.map { ($0.from, $0) }, uniquingKeysWith: { $1 })
    return buckets.map { previous.shift.before($0.from).flatMap { byDay[$0] } }
  }

  private static func buckets(
    of sums: [DaySum], in days: ClosedRange<Day>, by interval: ChartInterval, _ weekStart: Weekday
  ) -> [Bucket] {
    let byDay = Dictionary(sums.map { ($0.day, $0) }, uniquingKeysWith: { $1 })
    return interval.stretches(of: days, weekStart: weekStart).map { stretch in
      let logged = (stretch.lowerBound.number...stretch.upperBound.number).compactMap { byDay[Day(number: $0)] }
      return Bucket(
        from: stretch.lowerBound, to: stretch.upperBound, logged: logged.filter { $0.total != nil },
        hasPartial: logged.contains { $0.partialEnergy != nil })
    }
  }

  /// All days as one point, which leaves out days after today even if they are already logged.
  var whole: Bucket { Bucket(from: days.lowerBound, to: days.upperBound, logged: sums.filter(isLogged)) }

  /// The number of days up to today that are logged.
  var loggedDays: Int { sums.count(where: isLogged) }

  private func isLogged(_ day: DaySum) -> Bool { day.total != nil && day.day <= today }

  /// The point without days after today, some of which may already be logged.
  func passed(_ bucket: Bucket) -> Bucket {
    Bucket(from: bucket.from, to: bucket.to, logged: bucket.logged.filter(isLogged))
  }

  /// Whether the days span several years, so that a date needs its year.
  var hasSeveralYears: Bool { days.lowerBound.civil.year != days.upperBound.civil.year }

  var dayCount: Int { days.upperBound - days.lowerBound + 1 }
}

extension Observation {
  /// A point's mean of a nutrient, or the reason why there is none.
  init(_ bucket: ChartData.Bucket, _ nutrient: Nutrient, today: Day) {
    self.init(
      bucket.mean(nutrient), isLogged: !bucket.logged.isEmpty, isPartial: bucket.hasPartial,
      isToCome: bucket.from > today)
  }
}

extension ChartInterval {
  /// Divides the days into single days, weeks, months or years, of which the first and the last may be incomplete.
  func stretches(of days: ClosedRange<Day>, weekStart: Weekday) -> [ClosedRange<Day>] {
    var stretches: [ClosedRange<Day>] = []
    var from = days.lowerBound
    while from <= days.upperBound {
      let to = min(end(of: from, weekStart: weekStart), days.upperBound)
      stretches.append(from...to)
      from = to + 1
    }
    return stretches
  }

  /// The name of a point in a sentence, made from its first day, optionally with the year: `Mon 16 Nov`,
  /// `week of 16 Nov`, `Nov 2026`.
  func name(_ day: Day, withYear: Bool = false) -> String {
    let date = withYear ? DayText.long(day) : DayText.short(day)
    return switch self {
    case .day: "\(day.weekday.short) \(date)"
    case .week: "week of \(date)"
    case .month: "\(DayText.months[day.civil.month - 1]) \(day.civil.year)"
    case .year: String(day.civil.year)
    }
  }

  /// The label on the axis below a point; nil if the point has no label.
  ///
  /// In a chart of days, the first day of each week has a label; in a chart of weeks, the first week of each month; and
  /// so on.
  func tick(_ day: Day, weekStart: Weekday) -> String? {
    switch self {
    case .day: day.weekday == weekStart ? DayText.short(day) : nil
    case .week: day.civil.day <= 7 ? DayText.months[day.civil.month - 1] : nil
    case .month: day.civil.month == 1 ? String(day.civil.year) : nil
    case .year: day.civil.year.isMultiple(of: 10) ? String(day.civil.year) : nil
    }
  }

  /// The name of a point beside its bar: `Mon 16`, `16 Nov`, `Nov 2026`.
  func rowName(_ day: Day) -> String {
    switch self {
    case .day: "\(day.weekday.short) \(day.civil.day)"
    case .week: DayText.short(day)
    case .month, .year: name(day)
    }
  }
}

internal import Domain
internal import Figures

/// The limit of a health marker, drawn as a line for a nutrient without a goal.
struct TrendLimit {
  private let aim: DayAim
  private let reference: MarkerReference

  /// Finds the limit of a nutrient; nil for a nutrient that has a goal, or that has no marker.
  init?(_ nutrient: Nutrient, goals: MacroGoals, reference: MarkerReference) {
    guard goals[nutrient] == nil, HealthMarker.nutrients.contains(nutrient) else { return nil }
    aim = DayAim(nutrient, goals: goals, reference: reference)
    self.reference = reference
  }

  /// The limit in g or mg a day; nil if there is no limit.
  ///
  /// A limit that is a share of energy is calculated from the planned energy.
  var planned: Double? { aim.planned }

  /// Whether nobody can tell if an intake is within the limit.
  func isOpen(_ eaten: Double) -> Bool { aim.isOpen(eaten) }

  /// The word for a day that meets the limit.
  var metName: String { aim.kind == .minimum ? "reached" : "in limit" }

  /// The words for a day that meets the limit, where there is room for more than one word: `within the limit`.
  var metWords: String { aim.kind == .minimum ? "minimum reached" : "within the limit" }

  var label: String { TargetBound(aim.nutrient).words }

  /// How a point compares with the limit; nil if it cannot be judged, or if it is too early to say.
  func verdict(of bucket: ChartData.Bucket, by interval: ChartInterval, today: Day) -> GoalVerdict? {
    guard interval == .day else {
      guard bucket.to < today else { return nil }
      return bucket.mean(aim.nutrient).flatMap(aim.verdict(ofMean:))
    }
    return bucket.logged.first.flatMap { verdict(of: $0, today: today) }
  }

  /// How a day compares with the limit; nil for today as long as eating more could change the result.
  private func verdict(of day: DaySum, today: Day) -> GoalVerdict? {
    let verdict = aim.verdict(of: day)
    let isCertain = verdict == (aim.kind == .minimum ? .met : .over)
    return day.day < today || isCertain ? verdict : nil
  }

  /// Says on how many days the limit was kept: `within the limit on 12 of 40 days, without today, by adult limits`.
  ///
  /// Nil if no day can be judged.
  func kept(on sums: [DaySum], today: Day) -> String? {
    let adherence = Adherence(sums.map { verdict(of: $0, today: today) })
    guard adherence.judged > 0 else { return nil }
    let isToday = sums.contains { $0.day == today && $0.total != nil && verdict(of: $0, today: today) == nil }
    let unjudged = UnjudgedDays(hasToday: isToday, unknown: adherence.unjudged - (isToday ? 1 : 0))
    let days = adherence.met.counted(of: adherence.judged, "day") + unjudged.words
    return "\(metWords) on \(days), \(aim.isCustom ? MarkerText.ownLimit : MarkerText.limits(of: reference.owner))"
  }
}

extension TrendDrawing {
  /// Says on how many of the days the limit was kept; nil without a limit, or if no day can be judged.
  var kept: String? {
    limit?.kept(on: data.whole.logged, today: data.today)
  }
}

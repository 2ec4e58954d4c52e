internal import Domain

/// The limit of a health marker as the line that a nutrient without a goal is drawn against.
struct TrendLimit {
  private let aim: DayAim
  private let reference: MarkerReference

  /// Nil for a nutrient with a goal, or without a marker.
  init?(_ nutrient: Nutrient, goals: MacroGoals, reference: MarkerReference) {
    guard goals[nutrient] == nil, HealthMarker.nutrients.contains(nutrient) else { return nil }
    aim = DayAim(nutrient, goals: goals, reference: reference)
    self.reference = reference
  }

  /// g or mg a day, a part of the energy by the goal of energy; nil where there is none.
  var planned: Double? { aim.planned }

  var label: String { aim.kind == .least ? "at least" : "at most" }

  /// How a point stands to it; nil where it cannot be said yet, or not at all.
  ///
  /// A mean is held against the limit as it is planned, a day against its own.
  func standing(of bucket: ChartData.Bucket, by step: ChartStep, today: Day) -> GoalStanding? {
    guard step == .day else {
      guard bucket.to < today else { return nil }
      return bucket.mean(aim.nutrient).flatMap(aim.standing(ofMean:))
    }
    return bucket.logged.first.flatMap { standing(of: $0, today: today) }
  }

  /// A day that is not over can only get more.
  private func standing(of day: DaySum, today: Day) -> GoalStanding? {
    let standing = aim.standing(of: day)
    let isCertain = standing == (aim.kind == .least ? .met : .over)
    return day.day < today || isCertain ? standing : nil
  }

  /// `kept on 12 of 40 days, by adults' values`; nil where no day can be judged.
  func kept(on days: [DaySum], today: Day) -> String? {
    let adherence = Adherence(days.map { standing(of: $0, today: today) })
    guard adherence.judged > 0 else { return nil }
    let own = isOfEnergy ? " each by its own energy," : ""
    return
      "kept on \(adherence.met) of \(adherence.judged.counted("day")),\(own) \(MarkerText.limits(of: reference.whose))"
  }

  /// Whether the limit is a part of the energy that is eaten.
  private var isOfEnergy: Bool {
    switch aim.nutrient {
    case .saturatedFat: reference.saturatedFat.energyShare > 0
    case .sugar: reference.totalSugar.energyShare > 0
    default: false
    }
  }
}

extension TrendDrawing {
  /// On how many of the days the limit was kept.
  var kept: String? {
    limit?.kept(on: data.whole.logged, today: data.today)
  }
}

/// What stands out in a period: the few sentences that a reader should not miss.
package enum PeriodFinding: Hashable, Sendable {
  /// A marker is judged otherwise than in the period before.
  case markerTurned(Nutrient, from: HealthMarker.Level, to: HealthMarker.Level)
  /// On how many of the days that can be judged the goal of energy was met, and how the others missed it.
  case daysAtGoal(met: Int, under: Int, over: Int)
  /// The day with the most energy, in kcal.
  case highestDay(Day, energy: Double)

  /// How much it matters, the highest first: what has become worse, then how the goal was met, what has become better, and
  /// the highest day, which the bars show as well.
  package var importance: Int {
    switch self {
    case .markerTurned(_, let from, let to): Self.severity(to) > Self.severity(from) ? 4 : 2
    case .daysAtGoal: 3
    case .highestDay: 1
    }
  }

  /// What stands out, the most important first, two of one importance in the markers' order.
  ///
  /// - Parameters:
  ///   - summary: The period. One day has neither a highest day nor days at goal: it is all that is shown.
  ///   - aim: The energy of a day.
  ///   - markers: Of the period's days that are over (`Period.finished(today:)`).
  ///   - before: Markers of the days that these are held against.
  package static func ranked(
    in summary: PeriodSummary, aim: DayAim, markers: [HealthMarker], before: [HealthMarker]
  ) -> [PeriodFinding] {
    let turned = markers.compactMap { marker in
      before.first { $0.nutrient == marker.nutrient }.flatMap { Self.turn(from: $0, to: marker) }
    }
    let highest = summary.highestDay.map { PeriodFinding.highestDay($0.day, energy: $0.energy) }
    let all = turned + [daysAtGoal(summary, aim), highest].compactMap(\.self)
    return all.enumerated().sorted { one, other in
      let (left, right) = (one.element.importance, other.element.importance)
      return left == right ? one.offset < other.offset : left > right
    }.map(\.element)
  }

  /// Nil where the level is the same, where one of the two is no judgement, and where the share of the limit moved by less
  /// than a change has to (`NutrientChange.least`): a marker on the border of two levels turns with any meal.
  private static func turn(from before: HealthMarker, to now: HealthMarker) -> PeriodFinding? {
    guard before.level != now.level, judged.contains(before.level), judged.contains(now.level),
      let (was, share) = before.share.flatMap({ was in now.share.map { (was, $0) } }),
      (share - was).magnitude >= NutrientChange.least * was
    else { return nil }
    return .markerTurned(now.nutrient, from: before.level, to: now.level)
  }

  private static let judged: Set<HealthMarker.Level> = [.good, .moderate, .high, .low]

  private static func severity(_ level: HealthMarker.Level) -> Int {
    switch level {
    case .good, .cannotTell, .notEnoughData: 0
    case .moderate: 1
    case .high, .low: 2
    }
  }

  private static func daysAtGoal(_ summary: PeriodSummary, _ aim: DayAim) -> PeriodFinding? {
    let adherence = summary.adherence(to: aim)
    guard summary.period.dayCount > 1, adherence.judged > 0 else { return nil }
    return .daysAtGoal(met: adherence.met, under: adherence.under, over: adherence.over)
  }
}

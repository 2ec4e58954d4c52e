/// A notable fact about a period that a reader should not miss.
package enum PeriodFinding: Hashable, Sendable {
  /// A marker's judgement differs from that of the period before.
  case markerTurned(Nutrient, from: HealthMarker.Level, to: HealthMarker.Level)
  /// How many of the judged days met the energy goal, and how many were under and over it.
  case daysAtGoal(met: Int, under: Int, over: Int)
  /// The day with the most energy, in kcal.
  case highestDay(Day, energy: Double)

  /// How much the finding matters: the higher the number, the more.
  ///
  /// What became worse comes first, then the days at the goal, then what became better, then the highest day, which the
  /// bars show anyway.
  package var importance: Int {
    switch self {
    case .markerTurned(_, let from, let to): Self.severity(to) > Self.severity(from) ? 4 : 2
    case .daysAtGoal: 3
    case .highestDay: 1
    }
  }

  /// The findings of a period, the most important first; equally important ones are in the order of the markers.
  ///
  /// - Parameters:
  /// - summary: The period. A single day has neither a highest day nor days at the goal.
  /// - aim: The energy aim of a day.
  /// - markers: The markers of the period's finished days (`Period.finished(today:)`).
  /// - before: The markers of the days to compare with.
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

  /// The finding for a marker whose judgement changed; nil if the judgement did not change or is missing for one of the
  /// periods.
  ///
  /// Also nil if the share of the limit changed by less than `NutrientChange.minimumShare`: without this margin, any
  /// meal could change the judgement of a marker between two levels.
  private static func turn(from before: HealthMarker, to now: HealthMarker) -> PeriodFinding? {
    guard before.level != now.level, judged.contains(before.level), judged.contains(now.level),
      let (was, share) = before.share.flatMap({ was in now.share.map { (was, $0) } }),
      (share - was).magnitude >= NutrientChange.minimumShare * was
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

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
  ///   - goal: kcal of a day.
  ///   - markers: Of the period.
  ///   - before: Markers of what the period is held against.
  package static func ranked(
    in summary: PeriodSummary, goal: Int, markers: [HealthMarker], before: [HealthMarker]
  ) -> [PeriodFinding] {
    let turned = markers.compactMap { marker in
      before.first { $0.nutrient == marker.nutrient }.flatMap { Self.turn(from: $0, to: marker) }
    }
    let all = turned + [daysAtGoal(summary, goal: goal), highestDay(summary)].compactMap(\.self)
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

  private static func daysAtGoal(_ summary: PeriodSummary, goal: Int) -> PeriodFinding? {
    let standings = summary.days.compactMap { day in
      GoalStanding.judged(day.known(.calories), goal: goal, through: day.day, today: summary.today)
    }
    guard summary.period.dayCount > 1, !standings.isEmpty else { return nil }
    func count(_ standing: GoalStanding) -> Int { standings.count { $0 == standing } }
    return .daysAtGoal(met: count(.met), under: count(.under), over: count(.over))
  }

  /// Of two days with the same energy the first.
  private static func highestDay(_ summary: PeriodSummary) -> PeriodFinding? {
    let logged = summary.days.compactMap { day in day.known(.calories).map { (day: day.day, energy: $0) } }
    guard logged.count > 1, let energy = logged.map(\.energy).max(),
      let day = logged.first(where: { $0.energy == energy })?.day
    else { return nil }
    return .highestDay(day, energy: energy)
  }
}

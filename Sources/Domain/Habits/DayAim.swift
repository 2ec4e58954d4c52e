/// What the amount of a nutrient that is eaten in a day is held against: its goal or, where it has none, the limit
/// that its health marker goes by.
package struct DayAim: Hashable, Sendable {
  /// In which direction it is meant.
  package enum Kind: String, Sendable {
    /// A goal, met from 90 to 110 % of it.
    case goal
    /// A limit: at most so much.
    case most
    /// At least so much: fiber.
    case least
  }

  /// What is counted.
  package let nutrient: Nutrient
  /// In which direction it is meant.
  package let kind: Kind
  private let goals: MacroGoals
  private let reference: MarkerReference

  /// The aim of a nutrient by a profile's goals and by what its markers hold its meals against.
  package init(_ nutrient: Nutrient, goals: MacroGoals, reference: MarkerReference) {
    self.nutrient = nutrient
    self.goals = goals
    self.reference = reference
    kind = goals[nutrient] != nil ? .goal : nutrient == .fiber ? .least : .most
  }

  /// Whose limit it is; nil for a goal.
  package var whose: MarkerReference.Whose? { kind == .goal ? nil : reference.whose }

  /// The amount for a day as it is planned, in kcal, g or mg: a limit that is a share of energy by the planned
  /// energy; nil where there is none.
  package var planned: Double? {
    if let goal = goals[nutrient] { return Double(goal) }
    return plannedRuling.value
  }

  /// Whether it is a limit that goes by the energy that is eaten, and so is another on each day.
  package var isOfEnergy: Bool { kind != .goal && plannedRuling.limit.energyShare > 0 }

  private var plannedRuling: MarkerRuling {
    MarkerRuling(
      nutrient, MarkerIntake(day: NutrientTotal(), items: 1, planned: goals.calories, reference: reference))
  }

  /// The amount for a day that is over: a limit that is a share of energy by the energy of that day; nil where
  /// nothing was logged, or there is no limit.
  package func amount(on day: DaySum) -> Double? {
    if let goal = goals[nutrient] { return Double(goal) }
    return ruling(day)?.value
  }

  private func ruling(_ day: DaySum) -> MarkerRuling? {
    day.total.map { total in
      MarkerRuling(nutrient, MarkerIntake(day: total, items: day.items, planned: nil, reference: reference))
    }
  }

  /// How a day that is over stands to it: `met` is at the goal, within the limit, or enough.
  ///
  /// What is not known of a day can only add to it. So too much (of fiber: enough) is said whatever is missing, but
  /// for a limit that itself goes by energy that is missing. The rest is said of a goal where everything is known, of
  /// a limit where as much is known as its marker asks for. Nil where it cannot be said, and where nothing was
  /// logged.
  package func standing(of day: DaySum) -> GoalStanding? {
    guard let total = day.total, let eaten = day.known(nutrient), let amount = amount(on: day) else { return nil }
    let missing = total.unknown(nutrient)
    let isKnown =
      kind == .goal ? missing == 0 : 1 - Double(missing) / Double(day.items) >= HealthMarker.fewestKnown - 1e-9
    let standing = judged(eaten, amount)
    let isCertain = kind == .least ? standing == .met : standing == .over
    let isByEnergy = kind != .goal && ruling(day)?.limit.energyShare ?? 0 > 0
    let isLimitKnown = !isByEnergy || total.unknown(.calories) == 0
    return isKnown || (isCertain && isLimitKnown) ? standing : nil
  }

  /// How a mean of days stands to it, a limit taken as it is planned; nil where there is none.
  package func standing(ofMean mean: Double) -> GoalStanding? { planned.map { judged(mean, $0) } }

  private func judged(_ eaten: Double, _ amount: Double) -> GoalStanding {
    // The last places of sums and divisions aside.
    let slack = 1e-9 * max(1, amount)
    switch kind {
    case .goal: return GoalStanding(eaten, goal: Int(amount))
    case .most: return eaten > amount + slack ? .over : .met
    case .least: return eaten < amount - slack ? .under : .met
    }
  }
}

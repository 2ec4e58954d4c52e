/// The amount that a day's intake of a nutrient is compared with: the goal or, without one, the limit of its health
/// marker.
package struct DayAim: Hashable, Sendable {
  /// Whether the aim is a goal, a maximum or a minimum.
  package enum Kind: String, Sendable {
    /// A goal, which an intake of 90 to 110 % of the goal meets.
    case goal
    /// A limit: at most this amount.
    case maximum = "most"
    /// A minimum, for fiber.
    case minimum = "least"
  }

  /// The nutrient that the aim is for.
  package let nutrient: Nutrient
  /// Whether the aim is a goal, a maximum or a minimum.
  package let kind: Kind
  private let goals: MacroGoals
  private let reference: MarkerReference

  /// Creates the aim for a nutrient from a profile's goals and from the limits for the profile's meals.
  package init(_ nutrient: Nutrient, goals: MacroGoals, reference: MarkerReference) {
    self.nutrient = nutrient
    self.goals = goals
    self.reference = reference
    kind = goals[nutrient] != nil ? .goal : nutrient == .fiber ? .minimum : .maximum
  }

  /// The people for whom the limit holds; nil for a goal.
  package var owner: MarkerReference.Owner? { kind == .goal ? nil : reference.owner }

  /// Whether the aim is a limit that was set by hand.
  package var isCustom: Bool { kind != .goal && reference.isCustom(nutrient) }

  /// The planned amount for a day in kcal, g or mg; nil if nothing is planned.
  ///
  /// For sugar it is the limit for free sugar: up to it, any sugar is within the limit.
  ///
  /// A limit that is a share of energy is calculated from the planned energy, so that the limit is the same on every
  /// day.
  package var planned: Double? {
    if let goal = goals[nutrient] { return Double(goal) }
    return limit.held.value
  }

  /// The amount above which an intake is certainly too much; for sugar the reference value for all sugars, since nobody
  /// knows how much of the sugar above the limit for free sugar is free.
  package var highest: Double? { kind == .maximum ? limit.value : nil }

  /// Whether nobody can tell if an intake is within the limit: more sugar than the limit for free sugar, but not more
  /// than the reference value for all sugars.
  package func isOpen(_ eaten: Double) -> Bool { planned.map { judged(eaten, $0) == nil } ?? false }

  /// Whether the aim is a limit that is a share of the planned energy.
  package var isOfEnergy: Bool { kind != .goal && limit.held.limit.energyShare > 0 }

  /// The limit of an empty day.
  private var limit: MarkerEvaluation {
    let reference = reference.planning(reference.energy ?? goals.calories)
    return MarkerEvaluation(nutrient, MarkerIntake(day: NutrientTotal(), items: 1, reference: reference))
  }

  /// How a finished day compares with the aim: `met` means that the intake is at the goal, within the limit, or at
  /// least the minimum.
  ///
  /// Nil if nothing was logged, if nothing is planned, or if the day cannot be judged. Unknown values can only add to
  /// the intake. If the known values are already too much of a nutrient, or enough fiber, the verdict is therefore
  /// certain whatever is missing. Otherwise, every value of the day must be known for a goal, and as many values as the
  /// marker requires for a limit.
  package func verdict(of day: DaySum) -> GoalVerdict? {
    guard let total = day.total, let eaten = day.known(nutrient), let amount = planned else { return nil }
    let missing = total.unknown(nutrient)
    let isKnown =
      kind == .goal ? missing == 0 : 1 - Double(missing) / Double(day.items) >= HealthMarker.minimumKnownShare - 1e-9
    guard let verdict = judged(eaten, amount) else { return nil }
    let isCertain = kind == .minimum ? verdict == .met : verdict == .over
    return isKnown || isCertain ? verdict : nil
  }

  /// How the mean of several days compares with the planned amount of the aim; nil if nothing is planned, or if sugar
  /// cannot be judged.
  package func verdict(ofMean mean: Double) -> GoalVerdict? { planned.flatMap { judged(mean, $0) } }

  private func judged(_ eaten: Double, _ amount: Double) -> GoalVerdict? {
    // Ignores rounding errors of sums and divisions.
    let slack = 1e-9 * max(1, amount)
    switch kind {
    case .goal: return GoalVerdict(eaten, goal: Int(amount))
    case .maximum:
      guard eaten > amount + slack else { return .met }
      return eaten > (highest ?? amount) + slack ? .over : nil
    case .minimum: return eaten < amount - slack ? .under : .met
    }
  }
}

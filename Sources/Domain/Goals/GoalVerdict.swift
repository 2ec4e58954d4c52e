/// How a day's intake compares with a goal; an intake of 90 to 110 % of the goal meets it.
package enum GoalVerdict: String, Sendable {
  case under
  case met
  case over

  /// Compares an amount eaten with a goal in the same unit; a goal of 0 is met only by 0.
  package init(_ eaten: Double, goal: Int) {
    // Sums of decimals can miss a bound by a few units in the last place: a millionth of the goal is not a shortfall.
    let slack = Double(goal) * 1e-6
    if eaten < Double(goal) * 0.9 - slack {
      self = .under
    } else if eaten > Double(goal) * 1.1 + slack {
      self = .over
    } else {
      self = .met
    }
  }

  /// How the intake on one or more days, the last of which is `last`, compares with a goal.
  ///
  /// Nil if the intake is unknown, or if it is too low but the last day has not ended, since more may still be eaten.
  package static func judged(_ eaten: Double?, goal: Int, through last: Day, today: Day) -> GoalVerdict? {
    guard let verdict = eaten.map({ GoalVerdict($0, goal: goal) }) else { return nil }
    return verdict == .under && last >= today ? nil : verdict
  }

  /// How the mean over the days with a known value compares with a goal.
  ///
  /// Nil if there are no such days, or if it is too early to tell. Intake can only grow, so `over` is final as soon as
  /// it is reached. `under` and `met` require that the value of every item is known, and that today, which has not
  /// ended, cannot change the result.
  package static func ofMean(
    _ nutrient: Nutrient, on days: some Sequence<DaySum>, goal: Int, today: Day
  ) -> GoalVerdict? {
    let logged = days.filter { $0.total != nil }
    func verdict(_ days: [DaySum]) -> GoalVerdict? {
      let values = days.compactMap { $0.known(nutrient) }
      return values.isEmpty ? nil : GoalVerdict(values.reduce(0, +) / Double(values.count), goal: goal)
    }
    let all = verdict(logged)
    guard all != .over else { return .over }
    guard logged.allSatisfy({ $0.total?.unknown(nutrient) == 0 }) else { return nil }
    return verdict(logged.filter { $0.day < today }) == all ? all : nil
  }
}

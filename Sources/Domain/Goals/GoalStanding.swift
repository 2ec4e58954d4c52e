/// How a day's intake stands to a goal: a goal is met from 90 to 110 % of it.
package enum GoalStanding: String, Sendable {
  case under
  case met
  case over

  /// Compares an amount eaten with a goal of the same unit; a goal of 0 is met by nothing only.
  package init(_ eaten: Double, goal: Int) {
    // Sums of decimals miss a bound by a few units in the last place: a millionth of the goal is no shortfall.
    let slack = Double(goal) * 1e-6
    if eaten < Double(goal) * 0.9 - slack {
      self = .under
    } else if eaten > Double(goal) * 1.1 + slack {
      self = .over
    } else {
      self = .met
    }
  }

  /// How the intake of days that end with `last` stands to a goal; nil where it is not known, and for too little of days
  /// that are not over yet: what is still to come may be eaten.
  package static func judged(_ eaten: Double?, goal: Int, through last: Day, today: Day) -> GoalStanding? {
    guard let standing = eaten.map({ GoalStanding($0, goal: goal) }) else { return nil }
    return standing == .under && last >= today ? nil : standing
  }

  /// How the mean of the days of which a nutrient is known stands to a goal; nil without such days, and where it is not
  /// to be said yet.
  ///
  /// What is eaten can only grow, so that over is said at once. Under and met are said where today, which is not over,
  /// changes nothing about them, and where the nutrient is known of every item.
  package static func ofMean(
    _ nutrient: Nutrient, on days: some Sequence<DaySum>, goal: Int, today: Day
  ) -> GoalStanding? {
    let logged = days.filter { $0.total != nil }
    func standing(_ days: [DaySum]) -> GoalStanding? {
      let values = days.compactMap { $0.known(nutrient) }
      return values.isEmpty ? nil : GoalStanding(values.reduce(0, +) / Double(values.count), goal: goal)
    }
    let all = standing(logged)
    guard all != .over else { return .over }
    guard logged.allSatisfy({ $0.total?.unknown(nutrient) == 0 }) else { return nil }
    return standing(logged.filter { $0.day < today }) == all ? all : nil
  }
}

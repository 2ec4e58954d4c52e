extension UsualEnergy {
  /// Whether a finished day has so much less logged energy than is usual for the person that meals may be missing.
  ///
  /// Such a day is under the person's energy goal (`aim`), and nobody has said that it is complete.
  package func mayMissMeals(_ day: DaySum, aim: DayAim, today: Day) -> Bool {
    guard day.day < today, !day.isSaidComplete, let energy = day.known(.calories) else { return false }
    return aim.verdict(of: day) == .under && isMoreThanTwice(energy)
  }
}

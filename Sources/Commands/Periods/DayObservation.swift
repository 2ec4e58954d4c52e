internal import Charts
internal import Domain

extension Observation {
  /// A value, or why there is none: something was logged of which it is not known, the days have not come, or nothing was
  /// logged.
  init(_ value: Double?, isLogged: Bool, isToCome: Bool) {
    self = value.map(Observation.value) ?? (isLogged ? .unknown : isToCome ? .toCome : .missing)
  }

  /// The energy of a day in kcal.
  init(energyOf day: DaySum, today: Day) {
    self.init(day.known(.calories), isLogged: day.total != nil, isToCome: day.day > today)
  }

  /// The mean of a weekday.
  init(_ weekday: WeekdayMean) {
    self.init(weekday.mean, isLogged: weekday.unknown > 0, isToCome: weekday.isToCome)
  }
}

internal import Charts
internal import Domain

extension Observation {
  /// A value, or why there is none: it was logged but the value is unknown, the days are still to come, or nothing was
  /// logged.
  init(_ value: Double?, isLogged: Bool, isToCome: Bool) {
    self = value.map(Observation.value) ?? (isLogged ? .unknown : isToCome ? .toCome : .missing)
  }

  /// The energy of a day in kcal.
  init(energyOf day: DaySum, today: Day) {
    self.init(day.known(.calories), isLogged: day.total != nil, isToCome: day.day > today)
  }

  /// The mean of one weekday.
  init(_ weekday: WeekdayMean) {
    self.init(weekday.mean, isLogged: weekday.unknown > 0, isToCome: weekday.isToCome)
  }
}

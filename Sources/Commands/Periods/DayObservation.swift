internal import Charts
internal import Domain

extension Observation {
  /// An observation with a value, or with the reason why there is none.
  ///
  /// The reasons are: something is logged, but its value is unknown; the day is still to come; or nothing is logged.
  init(_ value: Double?, isLogged: Bool, isToCome: Bool) {
    self = value.map(Observation.value) ?? (isLogged ? .unknown : isToCome ? .toCome : .missing)
  }

  /// The energy of a day in kcal.
  init(energyOf day: DaySum, today: Day) {
    self.init(day.known(.calories), isLogged: day.total != nil || day.partialEnergy != nil, isToCome: day.day > today)
  }

  /// The mean of one weekday.
  init(_ weekday: WeekdayMean) {
    self.init(weekday.mean, isLogged: weekday.unknown > 0, isToCome: weekday.isToCome)
  }
}

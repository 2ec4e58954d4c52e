internal import Charts
internal import Domain

extension Observation {
  /// An observation with a value, or with the reason why there is none.
  ///
  /// The reasons are: something is logged, but its value is unknown; the log was marked as partial; the day is still to
  /// come; or nothing is logged.
  init(_ value: Double?, isLogged: Bool, isPartial: Bool = false, isToCome: Bool) {
    self =
      value.map(Observation.value)
      ?? (isLogged ? .unknown : isPartial ? .partial : isToCome ? .toCome : .missing)
  }

  /// A value of a day, or the reason why the day has no value.
  init(_ value: Double?, of day: DaySum, today: Day) {
    self.init(value, isLogged: day.total != nil, isPartial: day.partialEnergy != nil, isToCome: day.day > today)
  }

  /// The energy of a day in kcal.
  init(energyOf day: DaySum, today: Day) {
    self.init(day.known(.calories), of: day, today: today)
  }

  /// The mean of one weekday.
  init(_ weekday: WeekdayMean) {
    self.init(weekday.mean, isLogged: weekday.unknown > 0, isToCome: weekday.isToCome)
  }
}

internal import Charts
internal import Domain

extension Observation {
  /// What is known of a day, or of some days that begin with it: a value or, without one, why there is none.
  init(_ value: Double?, isLogged: Bool, from day: Day, today: Day) {
    self =
      if let value { .value(value) } else if isLogged { .unknown } else { day > today ? .toCome : .missing }
  }
}

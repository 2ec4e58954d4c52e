/// Where an analysis takes its nutrition from.
package enum IntakeSource: String, CaseIterable, Sendable {
  /// What was logged as eaten.
  case meals
  /// What was bought.
  case trips
}

/// What was spent on one day.
package struct DaySpending: Hashable, Sendable {
  /// The household's day.
  package let day: Day
  /// What the day's trips cost; nil where no price of theirs is known, which is not for nothing.
  package let amount: Money?
  /// How many trips there were.
  package let trips: Int
  /// Items whose price is not known: the amount leaves them out.
  ///
  /// None of a trip whose receipt says what was paid.
  package let unpriced: Int
  /// How many of the trips cost nobody knows what, without a printed total and any price: the amount leaves them out.
  package let unknownTrips: Int

  /// A day of ready sums.
  package init(day: Day, amount: Money?, trips: Int, unpriced: Int = 0, unknownTrips: Int = 0) {
    self.day = day
    self.amount = amount
    self.trips = trips
    self.unpriced = unpriced
    self.unknownTrips = unknownTrips
  }
}

extension Sequence<DaySpending> {
  /// What all the days' trips cost together; nil where no price of theirs is known, which is not for nothing.
  package var amount: Money? { compactMap(\.amount).knownSum }
  /// How many trips there were on all the days.
  package var trips: Int { reduce(0) { $0 + $1.trips } }
  /// How many items the amount leaves out because their price is not known.
  package var unpriced: Int { reduce(0) { $0 + $1.unpriced } }
  /// How many trips the amount leaves out because nobody knows what they cost.
  package var unknownTrips: Int { reduce(0) { $0 + $1.unknownTrips } }
}

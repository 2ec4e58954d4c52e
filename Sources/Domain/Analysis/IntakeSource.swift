/// The records that an analysis reads the nutrients from.
package enum IntakeSource: String, CaseIterable, Sendable {
  /// What was logged as eaten.
  case meals
  /// What was bought.
  case trips
}

/// What was spent on one day.
package struct DaySpending: Hashable, Sendable {
  /// The day on which the money was spent.
  package let day: Day
  /// What the day's trips cost; nil if no price is known, which does not mean that they cost nothing.
  package let amount: Money?
  /// The number of trips on the day.
  package let trips: Int
  /// The number of items without a known price; `amount` does not include them.
  ///
  /// Items of a trip whose receipt prints a total are not counted.
  package let unpriced: Int
  /// The number of trips with neither a printed total nor any price; `amount` does not include them.
  package let unknownTrips: Int

  /// Creates a day from sums that are already calculated.
  package init(day: Day, amount: Money?, trips: Int, unpriced: Int = 0, unknownTrips: Int = 0) {
    self.day = day
    self.amount = amount
    self.trips = trips
    self.unpriced = unpriced
    self.unknownTrips = unknownTrips
  }
}

extension Sequence<DaySpending> {
  /// What the trips of all days cost together; nil if no price is known, which does not mean that they cost nothing.
  package var amount: Money? { compactMap(\.amount).knownSum }
  /// The number of trips on all days.
  package var trips: Int { reduce(0) { $0 + $1.trips } }
  /// The number of items that the amount does not include because their price is unknown.
  package var unpriced: Int { reduce(0) { $0 + $1.unpriced } }
  /// The number of trips that the amount does not include because their cost is unknown.
  package var unknownTrips: Int { reduce(0) { $0 + $1.unknownTrips } }
}

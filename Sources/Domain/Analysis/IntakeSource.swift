/// The records that an analysis reads the nutrients from.
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
  /// What the day's trips cost; nil if no price is known, which does not mean that they cost nothing.
  package let amount: Money?
  /// The number of trips on the day.
  package let trips: Int
  /// Items without a known price, which are missing in the amount.
  ///
  /// Items of a trip whose receipt prints a total are not counted.
  package let unpriced: Int
  /// Trips with neither a printed total nor any price, which are missing in the amount.
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
  /// How many items are missing in the amount because their price is unknown.
  package var unpriced: Int { reduce(0) { $0 + $1.unpriced } }
  /// How many trips are missing in the amount because their cost is unknown.
  package var unknownTrips: Int { reduce(0) { $0 + $1.unknownTrips } }
}

/// The records that an analysis takes its nutrition from.
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
  /// What the day's trips cost; nil if no price is known, which does not mean free.
  package let amount: Money?
  /// How many trips there were.
  package let trips: Int
  /// Items without a known price, which the amount leaves out.
  ///
  /// A trip whose receipt prints a total has none.
  package let unpriced: Int
  /// Trips with neither a printed total nor any price, which the amount leaves out.
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
  /// What all the days' trips cost together; nil if no price is known, which does not mean free.
  package var amount: Money? { compactMap(\.amount).knownSum }
  /// How many trips there were on all the days.
  package var trips: Int { reduce(0) { $0 + $1.trips } }
  /// How many items the amount leaves out because their price is unknown.
  package var unpriced: Int { reduce(0) { $0 + $1.unpriced } }
  /// How many trips the amount leaves out because their cost is unknown.
  package var unknownTrips: Int { reduce(0) { $0 + $1.unknownTrips } }
}

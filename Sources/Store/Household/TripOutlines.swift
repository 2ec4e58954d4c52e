package import Domain
internal import GRDB

/// A trip without its items, as a list of the latest trips shows it.
package struct TripOutline: Hashable, Sendable {
  /// The trip's ID, which is shown as `#12`.
  package let id: Int
  /// The day to which the trip belongs; a setting of the household says at which hour a day begins.
  package let day: Day
  /// The name of the store; nil if unknown.
  package let store: String?
  /// The total printed on the receipt, or else the sum of the known prices; nil if no price is known.
  package let total: Money?
  /// The number of items.
  package let items: Int
  /// The number of items that the total leaves out because their price is unknown; 0 if the total was printed on the
  /// receipt.
  package let unpriced: Int

  /// Creates an outline from its values.
  package init(id: Int, day: Day, store: String?, total: Money?, items: Int, unpriced: Int) {
    self.id = id
    self.day = day
    self.store = store
    self.total = total
    self.items = items
    self.unpriced = unpriced
  }
}

extension ProfileReader {
  /// The latest trips without their items, latest first, in one query.
  package func tripOutlines(last count: Int) throws -> [TripOutline] {
    try db.all(
      """
      SELECT t.id, t.day, t.store, count(i.id), \(DaySpendingRow.trip) FROM (
        SELECT * FROM trip WHERE profileId = ? ORDER BY \(TimeOrder.latestFirst("trip")) LIMIT ?) t
      LEFT JOIN tripItem i ON i.tripId = t.id GROUP BY t.id ORDER BY \(TimeOrder.latestFirst("t"))
      """, [profile, max(0, count)]
    ) { row in
      try row.refuseOdd(6)
      return try TripOutline(
        id: row[0], day: try row.day(1), store: row[2], total: row.money(4), items: row[3], unpriced: row[5])
    }
  }
}

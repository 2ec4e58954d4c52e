package import Domain
internal import GRDB

/// A trip without its items: what a list of the latest trips shows.
package struct TripOutline: Hashable, Sendable {
  /// The number that people see as `#12`.
  package let id: Int
  /// The household's day that it counts for.
  package let day: Day
  /// Where it was; nil where nobody said.
  package let store: String?
  /// The printed total, else the sum of the prices; nil where nothing is known, which is not for nothing.
  package let total: Money?
  /// How many items it has.
  package let items: Int
  /// How many of them the total leaves out, because no price of theirs is known; none where a receipt printed it.
  package let unpriced: Int

  /// An outline of ready values.
  package init(id: Int, day: Day, store: String?, total: Money?, items: Int, unpriced: Int) {
    self.id = id
    self.day = day
    self.store = store
    self.total = total
    self.items = items
    self.unpriced = unpriced
  }
}

extension ProfileDoor {
  /// The latest trips without their items, latest first, in one query.
  package func tripOutlines(last count: Int) throws -> [TripOutline] {
    try db.all(
      """
      SELECT t.id, t.day, t.store, count(i.id), \(DaySpendingRow.trip) FROM (
        SELECT * FROM trip WHERE profileId = ? ORDER BY \(TimeOrder.latestFirst("trip")) LIMIT ?) t
      LEFT JOIN tripItem i ON i.tripId = t.id GROUP BY t.id ORDER BY \(TimeOrder.latestFirst("t"))
      """, [profile, max(0, count)]
    ) { row in
      TripOutline(
        id: row[0], day: try row.day(1), store: row[2], total: row.money(4), items: row[3], unpriced: row[5])
    }
  }
}

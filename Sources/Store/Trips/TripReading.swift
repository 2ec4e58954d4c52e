package import Domain
internal import GRDB

extension ProfileReader {
  /// The trips from the first to the last day, earliest first.
  package func trips(from first: Day, to last: Day) throws -> [Trip] {
    try TripRows(db: db).load(
      "profileId = ? AND day BETWEEN ? AND ? ORDER BY \(TimeOrder.earliestFirst("trip"))",
      [profile, first.iso, last.iso])
  }

  /// The latest trips of these days, latest first; all of them if `count` is nil.
  package func trips(last count: Int?, from first: Day = .first, to last: Day = .last) throws -> [Trip] {
    // SQLite treats a negative limit as no limit.
    try TripRows(db: db).load(
      "profileId = ? AND day BETWEEN ? AND ? ORDER BY \(TimeOrder.latestFirst("trip")) LIMIT ?",
      [profile, first.iso, last.iso, count.map { max(0, $0) } ?? -1])
  }

  /// The trip with this ID; nil if the profile has no such trip.
  package func trip(_ id: Int) throws -> Trip? {
    try TripRows(db: db).load("id = ? AND profileId = ?", [id, profile]).first
  }

  /// The trip that was changed last; nil if there is none.
  package func lastTouchedTrip() throws -> Trip? {
    try TripRows(db: db).load("profileId = ? ORDER BY touch DESC, id DESC LIMIT 1", [profile]).first
  }

  /// The latest trip to the store with exactly this name and spelling; nil if there is no such trip.
  package func latestTrip(at store: String) throws -> Trip? {
    try TripRows(db: db).load(
      "profileId = ? AND store = ? ORDER BY \(TimeOrder.latestFirst("trip")) LIMIT 1", [profile, store.storable]
    ).first
  }

  /// The names of the stores that were visited last, latest first, each once.
  package func stores(limit: Int) throws -> [String] {
    try db.all(
      """
      SELECT store FROM trip WHERE profileId = ? AND store IS NOT NULL GROUP BY store ORDER BY max(day) DESC, store LIMIT ?
      """, [profile, max(0, limit)]
    ) { try $0[0] }
  }

  /// The store of the latest trip whose store is known; nil if there is no such trip.
  ///
  /// This is faster than `stores`, which groups all trips: the index on days ends the search at the first trip found.
  package func latestStore() throws -> String? {
    try db.first(
      "SELECT store FROM trip WHERE profileId = ? AND store IS NOT NULL ORDER BY \(TimeOrder.latestFirst("trip")) LIMIT 1",
      [profile]
    ) { try $0[0] }
  }
}

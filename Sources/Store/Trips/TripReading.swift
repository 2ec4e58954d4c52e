package import Domain
internal import GRDB

extension ProfileDoor {
  /// The trips of the days, first to last, earliest first.
  package func trips(from first: Day, to last: Day) throws -> [Trip] {
    try TripRows(db: db).load(
      "profileId = ? AND day BETWEEN ? AND ? ORDER BY day, time IS NULL, time, id", [profile, first.iso, last.iso])
  }

  /// The latest trips, latest first.
  package func trips(last count: Int) throws -> [Trip] {
    try TripRows(db: db).load("profileId = ? ORDER BY day DESC, time DESC, id DESC LIMIT ?", [profile, max(0, count)])
  }

  /// The trip of that number; nil where the profile has none.
  package func trip(_ id: Int) throws -> Trip? {
    try TripRows(db: db).load("id = ? AND profileId = ?", [id, profile]).first
  }

  /// The trip that was changed last; nil where there is none.
  package func lastTouchedTrip() throws -> Trip? {
    try TripRows(db: db).load("profileId = ? ORDER BY touch DESC, id DESC LIMIT 1", [profile]).first
  }

  /// The latest trip to a store, its name spelled as it is stored; nil where there is none.
  package func latestTrip(at store: String) throws -> Trip? {
    try TripRows(db: db).load(
      "profileId = ? AND store = ? ORDER BY day DESC, time DESC, id DESC LIMIT 1", [profile, store.storable]
    ).first
  }

  /// The names of the stores of the latest trips, the latest first, each once.
  package func stores(limit: Int) throws -> [String] {
    try db.all(
      """
      SELECT store FROM trip WHERE profileId = ? AND store IS NOT NULL GROUP BY store ORDER BY max(day) DESC, store LIMIT ?
      """, [profile, max(0, limit)]
    ) { $0[0] }
  }
}

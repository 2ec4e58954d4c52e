package import Domain
internal import GRDB

extension ProfileWriter {
  /// Adds a trip with its items; returns it with the new IDs of the trip and its items.
  ///
  /// Throws `unknownProfile`; `unknownFood` if the food of an item does not exist; `outOfRange`.
  @discardableResult
  package func insert(_ trip: Trip) throws -> Trip {
    try refuseUnwritable(trip.day, trip.time)
    try db.refuseUnknown(profile: profile)
    var saved = trip
    (saved.createdAt, saved.updatedAt) = (now, now)
    saved.id = try db.insert(
      """
      INSERT INTO trip (uid, profileId, day, time, store, printedTotal, isChecked, touch, createdAt, updatedAt)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9)
      """,
      [
        UID.random(now), profile, trip.day.iso, trip.time?.iso, trip.store?.storable, trip.printedTotal?.minorUnits,
        trip.isChecked, try nextTripTouch(), now.iso,
      ])
    if let receipt = trip.receipt { try TripRows(db: db).insert(receipt, trip: saved.id, now: now) }
    for index in saved.items.indices {
      saved.items[index].id = try insert(saved.items[index], trip: saved.id, position: index)
    }
    return saved
  }

  /// Saves a trip's day, time, store, printed total and whether it is checked; its items stay as they are.
  ///
  /// Throws `unknownTrip`, `outOfRange`.
  package func update(_ trip: Trip) throws {
    try requireOwnedTrip(trip.id)
    try refuseUnwritable(trip.day, trip.time)
    let changed = try db.run(
      """
      UPDATE trip SET day = ?1, time = ?2, store = ?3, printedTotal = ?4, isChecked = ?5
      WHERE id = ?6 AND (day <> ?1 OR time IS NOT ?2 OR store IS NOT ?3 OR printedTotal IS NOT ?4 OR isChecked <> ?5)
      """,
      [
        trip.day.iso, trip.time?.iso, trip.store?.storable, trip.printedTotal?.minorUnits, trip.isChecked, trip.id,
      ])
    if changed > 0 { try touchTrip(trip.id) }
  }

  /// Deletes a trip with its items.
  ///
  /// Throws `unknownTrip`.
  package func deleteTrip(_ trip: Int) throws {
    try requireOwnedTrip(trip)
    try db.run("DELETE FROM trip WHERE id = ?", [trip])
  }

  /// Appends items to a trip and returns their positions in it, from 1.
  ///
  /// Throws `unknownTrip`, `unknownFood`, `outOfRange`.
  @discardableResult
  package func append(_ items: [TripItem], toTrip trip: Int) throws -> [Int] {
    try requireOwnedTrip(trip)
    guard !items.isEmpty else { return [] }
    try touchTrip(trip)
    let (count, next) =
      try db.first("SELECT count(*), coalesce(max(position) + 1, 0) FROM tripItem WHERE tripId = ?", [trip]) {
        try ($0[0] as Int, $0[1] as Int)
      } ?? (0, 0)
    for (offset, item) in items.enumerated() { _ = try insert(item, trip: trip, position: next + offset) }
    return items.indices.map { count + $0 + 1 }
  }

  /// Overwrites the stored item that has the same ID.
  ///
  /// Throws `unknownTrip`, `unknownItem`, `unknownFood`, `outOfRange`.
  package func replace(_ item: TripItem, inTrip trip: Int) throws {
    try requireOwnedTrip(trip)
    let isThere = try knowingFood(item.food, name: item.name) { try TripRows(db: db).update(item, trip: trip) }
    guard isThere else { throw Self.unknownTripItem(item.id) }
    try touchTrip(trip)
  }

  /// Removes an item from its trip; the trip stays even if it is now empty.
  ///
  /// Throws `unknownItem`.
  package func removeTripItem(_ id: Int) throws {
    let sql = "SELECT t.id FROM tripItem i JOIN trip t ON t.id = i.tripId WHERE i.id = ? AND t.profileId = ?"
    guard let trip = try db.first(sql, [id, profile], { try $0[0] as Int }) else { throw Self.unknownTripItem(id) }
    try db.run("DELETE FROM tripItem WHERE id = ?", [id])
    try touchTrip(trip)
  }

  private func insert(_ item: TripItem, trip: Int, position: Int) throws -> Int {
    try knowingFood(item.food, name: item.name) {
      try TripRows(db: db).insert(item, trip: trip, position: position, now: now)
    }
  }

  private func requireOwnedTrip(_ trip: Int) throws {
    guard try db.exists("SELECT 1 FROM trip WHERE id = ? AND profileId = ?", [trip, profile]) else {
      throw LarderError(.unknownTrip, "there is no trip #\(trip)", hint: "`trip list` shows them")
    }
  }

  private func nextTripTouch() throws -> Int {
    let last = try db.first("SELECT max(touch) FROM trip WHERE profileId = ?", [profile]) { try $0[0] as Int? } ?? nil
    return (last ?? 0) + 1
  }

  /// Marks a trip as the one that was changed last, and stores the time of the change.
  private func touchTrip(_ trip: Int) throws {
    let next = try nextTripTouch()
    try db.run(
      """
      UPDATE trip SET touch = iif(touch < ?1 - 1, ?1, touch), updatedAt = ?3
      WHERE id = ?2 AND (touch < ?1 - 1 OR updatedAt IS NOT ?3)
      """, [next, trip, now.iso])
  }

  private static func unknownTripItem(_ id: Int) -> LarderError {
    LarderError(.unknownItem, "there is no item #\(id) in the trips", hint: "`trip show` lists a trip's items")
  }
}

package import Domain
internal import GRDB

/// Reads all profiles' trips that were read from receipts.
package struct ReceiptTripReader {
  let db: Database

  /// The trips of a day that were read from receipts, each with the ID of its profile.
  package func trips(on day: Day) throws -> [(profile: Int, trip: Trip)] {
    let owners = try db.all(
      "SELECT t.id, t.profileId FROM trip t JOIN receipt r ON r.tripId = t.id WHERE t.day = ? ORDER BY t.id", [day.iso]
    ) { try (trip: $0[0] as Int, profile: $0[1] as Int) }
    let trips = try TripRows(db: db).load("day = ? AND id IN (SELECT tripId FROM receipt) ORDER BY id", [day.iso])
    return owners.compactMap { owner in
      trips.first { $0.id == owner.trip }.map { (profile: owner.profile, trip: $0) }
    }
  }

  /// The trips whose receipt is kept in a file with this name, each with the ID of its profile.
  package func trips(ofFile name: String) throws -> [(profile: Int, trip: Int)] {
    try db.all(
      "SELECT t.profileId, t.id FROM trip t JOIN receipt r ON r.tripId = t.id WHERE instr(r.file, ?) ORDER BY t.id",
      [name]
    ) { try (profile: $0[0] as Int, trip: $0[1] as Int) }
  }
}

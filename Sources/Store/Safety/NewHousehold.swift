internal import CHousehold
internal import CSQLite
internal import CZlib
internal import Domain
internal import GRDB

/// A new household as a finished database that is part of the program, with the layout, the starter bank and its
/// search index.
///
/// Copying the database takes a tenth of the time that writing its 16,000 rows takes. `NewHouseholdTests` makes the
/// database, and compares it with what `DatabaseCreation` writes row by row.
struct NewHousehold {
  /// The time in the rows of the finished database.
  ///
  /// Its text is as long as that of any later time, so that the rows keep their length in a new household.
  static let time = Moment(seconds: 0, offset: 3600)
  /// The uid of the device in the finished database.
  static let device = "00000000-0000-7000-8000-000000000000"

  /// The database, as SQLite stores it in a file.
  let bytes: [UInt8]

  /// Unpacks the finished database; nil if its layout is not this program's.
  ///
  /// That happens only during development, until the finished database is remade for a new layout.
  init?() {
    let packed = UnsafeBufferPointer(start: larder_new_household_start(), count: larder_new_household_length)
    guard let bytes = Self.unpacked(packed), Self.number(in: bytes, at: Self.layoutOffset) == Schema.larder.number
    else { return nil }
    self.bytes = bytes
  }

  /// The offset in a file of the number that `PRAGMA user_version` sets (sqlite.org/fileformat2.html, 1.3).
  private static let layoutOffset = 60

  private static func unpacked(_ packed: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard packed.count > 4 else { return nil }
    let size = number(in: packed, at: 0)
    var length = uLong(size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let isWhole = uncompress(buffer.baseAddress, &length, packed.baseAddress.map { $0 + 4 }, uLong(packed.count - 4))
      count = isWhole == Z_OK ? Int(length) : 0
    }
    return bytes.count == size && size > 100 ? bytes : nil
  }

  /// The number in four bytes, the most significant byte first.
  private static func number(in bytes: some Collection<UInt8>, at offset: Int) -> Int {
    bytes.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Copies the finished database into an empty one, with `now` as the time of its rows and a new device uid.
  func write(to queue: DatabaseQueue, now: Moment) throws {
    try copy(to: queue)
    try queue.writeWithoutTransaction { db in
      try db.inTransaction(.immediate) {
        try db.run("UPDATE food SET createdAt = ?1, updatedAt = ?1", [now.iso])
        try db.run("UPDATE device SET uid = ?, createdAt = ?", [UID.random(now), now.iso])
        return .commit
      }
    }
  }

  private func copy(to queue: DatabaseQueue) throws {
    let source = try DatabaseQueue()
    var bytes = bytes
    try bytes.withUnsafeMutableBufferPointer { buffer in
      try source.writeWithoutTransaction { db in
        let size = sqlite3_int64(buffer.count)
        let code = sqlite3_deserialize(
          db.sqliteConnection, "main", buffer.baseAddress, size, size, UInt32(SQLITE_DESERIALIZE_READONLY))
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
      }
      try source.backup(to: queue)
      // The connection reads the buffer until it is closed.
      try source.close()
    }
  }
}

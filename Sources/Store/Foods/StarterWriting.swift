internal import Domain
internal import GRDB

/// Writes the starter bank into a new database.
///
/// There are no rows to compare with, and the unique index on names rejects duplicates.
struct StarterWriting {
  let db: Database
  let now: Moment
  let entries: [StarterFood]

  /// Numbers the foods from 1, in the order of the tables.
  func write() throws {
    let rows = FoodRows(entries.map(\.food))
    let destination = FoodRows.Destination(first: 1, batch: nil, now: now) { food, part in
      part.map { entries[food].uid($0.table, $0.name) } ?? entries[food].uid
    }
    try rows.write(db, at: destination)
    try FoodIndex(db: db).insert(rows.keys)
    try StarterUpdate.note(db)
  }
}

extension StarterFood {
  /// Identifies the row for later banks, whatever version created it.
  var uid: String { UID.derived(from: "starter \(key)") }

  /// The uid that the first bank gave it.
  var firstUID: String { UID.derived(from: "starter 1 \(key)") }

  /// The uid of one of its portions, aliases or tags.
  func uid(_ table: String, _ name: String) -> String { UID.derived(from: "starter \(key) \(table) \(name)") }
}

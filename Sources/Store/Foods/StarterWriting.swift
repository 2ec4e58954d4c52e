internal import Domain
internal import GRDB

/// Writes the starter bank into a new database.
///
/// Names are not checked, because a new database has no other foods. If two starter foods had the same name, inserting
/// them would fail.
struct StarterWriting {
  let db: Database
  let now: Moment
  let entries: [StarterFood]

  /// Writes the starter foods and indexes them; their IDs start at 1, in the order of `entries`.
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
  /// The uid of the food's row, which later versions of the starter bank use to find it.
  var uid: String { UID.derived(from: "starter \(key)") }

  /// The uid that the food had in the first version of the starter bank.
  var firstUID: String { UID.derived(from: "starter 1 \(key)") }

  /// The uid of one of the food's portions, aliases or tags, derived from its table and name.
  func uid(_ table: String, _ name: String) -> String { UID.derived(from: "starter \(key) \(table) \(name)") }
}

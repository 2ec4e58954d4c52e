internal import Domain
internal import GRDB

/// Writes the starter bank into a new database: nothing is there to compare with, and the index of names refuses one that
/// comes twice.
struct StarterWriting {
  let db: Database
  let now: Moment
  let entries: [StarterFood]

  /// The foods take the numbers from 1 on, in the tables' order.
  func write() throws {
    let rows = FoodRows(entries.map(\.food))
    let place = FoodRows.Place(first: 1, batch: nil, now: now) { food, part in
      part.map { entries[food].uid($0.table, $0.name) } ?? entries[food].uid
    }
    try rows.write(db, at: place)
    try FoodIndex(db: db).insert(rows.keys)
    try StarterUpdate.note(db)
  }
}

extension StarterFood {
  /// By it a later bank knows the row, whatever version made it.
  var uid: String { UID.derived(from: "starter \(key)") }

  /// What the first bank called it.
  var firstUID: String { UID.derived(from: "starter 1 \(key)") }

  /// The uid of one of its portions, aliases or tags.
  func uid(_ table: String, _ name: String) -> String { UID.derived(from: "starter \(key) \(table) \(name)") }
}

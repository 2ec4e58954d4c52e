internal import Domain
internal import GRDB

/// The household's settings by name.
package struct SettingReader {
  let db: Database
  var leftOut: LeftOutRows?

  /// All settings that a person has set, including display settings, by name.
  ///
  /// A damaged setting is left out, so it has its default.
  package func all() throws -> [String: String] {
    func rows(_ table: String, _ rest: String, _ arguments: StatementArguments) throws -> [(String, String)] {
      let sql = "SELECT \(StoredRow.number), name, value FROM \(table)\(rest)"
      return try db.possible(table, sql, arguments, noting: leftOut) {
        try ($0[1] as String, $0[2] as String)
      }
    }
    let shown = try rows("displaySetting", " WHERE name NOT IN (?, ?)", [StarterUpdate.setting, Self.maker])
    return Dictionary(try rows("setting", "", []) + shown, uniquingKeysWith: { first, _ in first })
  }

  /// The version of Larder that created the household; nil if the household was created before layout 5.
  package func madeWith() throws -> String? {
    try db.first("SELECT value FROM displaySetting WHERE name = ?", [Self.maker]) { try $0[0] }
  }

  /// The name under which the version that created the household is stored in the table of display settings.
  static let maker = "made-with"

  /// The number of trips, across all profiles, that contain a price or total; those amounts would be wrong if the
  /// currency changed.
  package func tripsWithPrices() throws -> Int {
    try db.all(
      """
      SELECT count(*) FROM trip t WHERE t.printedTotal IS NOT NULL OR EXISTS (
        SELECT 1 FROM tripItem i WHERE i.tripId = t.id AND coalesce(i.price, i.unitPrice) IS NOT NULL)
      """, []
    ) { try $0[0] as Int }.first ?? 0
  }
}

/// Changes the settings that everybody in the household shares; each change can be undone.
package struct SettingWriter {
  let db: Database
  let now: Moment

  /// Sets a value of at most 1000 characters.
  package func set(_ name: String, _ value: String) throws {
    let changed = try db.run("UPDATE setting SET value = ?1 WHERE name = ?2", [value.storable, name])
    guard changed == 0 else { return }
    try db.run("INSERT INTO setting (uid, name, value) VALUES (?, ?, ?)", [UID.random(now), name, value.storable])
  }

  /// Stores a value that undo does not affect, in the table of display settings; an existing value stays as it is.
  package func keep(_ name: String, _ value: String) throws {
    try db.run("INSERT INTO displaySetting (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", [name, value.storable])
  }

  /// Restores a setting's default.
  package func reset(_ name: String) throws { try db.run("DELETE FROM setting WHERE name = ?", [name]) }
}

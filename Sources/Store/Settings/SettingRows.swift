internal import Domain
internal import GRDB

/// The household's settings by name.
package struct SettingReader {
  let db: Database

  /// All settings that were set, including display settings, but without what Larder stores for itself.
  package func all() throws -> [String: String] {
    let sql = """
      SELECT name, value FROM setting
      UNION ALL SELECT name, value FROM displaySetting WHERE name NOT IN (?, ?)
      """
    let rows = try db.all(sql, [StarterUpdate.setting, Self.maker]) { ($0[0] as String, $0[1] as String) }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }

  /// The version of Larder that created the household; nil if that was before layout 5.
  package func madeWith() throws -> String? {
    try db.first("SELECT value FROM displaySetting WHERE name = ?", [Self.maker]) { $0[0] }
  }

  /// The name under which that version is stored beside the display settings.
  static let maker = "made-with"

  /// How many trips of all profiles have an amount of money, whose meaning another currency would change.
  package func tripsWithPrices() throws -> Int {
    try db.all(
      """
      SELECT count(*) FROM trip t WHERE t.printedTotal IS NOT NULL OR EXISTS (
        SELECT 1 FROM tripItem i WHERE i.tripId = t.id AND coalesce(i.price, i.unitPrice) IS NOT NULL)
      """, []
    ) { $0[0] as Int }.first ?? 0
  }
}

/// Changes what the household has agreed on; each change is a step.
package struct SettingWriter {
  let db: Database
  let now: Moment

  /// Sets a value of at most 1000 characters.
  package func set(_ name: String, _ value: String) throws {
    let changed = try db.run("UPDATE setting SET value = ?1 WHERE name = ?2", [value.storable, name])
    guard changed == 0 else { return }
    try db.run("INSERT INTO setting (uid, name, value) VALUES (?, ?, ?)", [UID.random(now), name, value.storable])
  }

  /// Stores a fact beside the settings that undo does not affect; an existing value stays as it is.
  package func keep(_ name: String, _ value: String) throws {
    try db.run("INSERT INTO displaySetting (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", [name, value.storable])
  }

  /// Goes back to the default.
  package func reset(_ name: String) throws { try db.run("DELETE FROM setting WHERE name = ?", [name]) }
}

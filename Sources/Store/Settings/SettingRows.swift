internal import Domain
internal import GRDB

/// The household's settings by their names.
package struct SettingReading {
  let db: Database

  /// All that were set, the ones of display included; what nobody has set is absent.
  package func all() throws -> [String: String] {
    let rows = try db.all("SELECT name, value FROM setting UNION ALL SELECT name, value FROM displaySetting", []) {
      ($0[0] as String, $0[1] as String)
    }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }
}

/// Changes what the household has agreed on, as a step like any other.
package struct SettingWriting {
  let db: Database
  let now: Moment

  /// Sets a value of at most 1000 characters.
  package func set(_ name: String, _ value: String) throws {
    let changed = try db.run("UPDATE setting SET value = ?1 WHERE name = ?2", [value.storable, name])
    guard changed == 0 else { return }
    try db.run("INSERT INTO setting (uid, name, value) VALUES (?, ?, ?)", [UID.random(now), name, value.storable])
  }

  /// Goes back to what holds where nobody has set it.
  package func reset(_ name: String) throws { try db.run("DELETE FROM setting WHERE name = ?", [name]) }
}

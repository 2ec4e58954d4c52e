package import Domain
internal import GRDB

/// The household's profiles.
package struct ProfileListReader {
  let db: Database

  /// All profiles: the default one first, then in the order in which they were added.
  package func all() throws -> [Profile] {
    try db.all(Self.select + " ORDER BY isDefault DESC, id", []) { try Self.profile($0) }
  }

  /// The profile with this name, ignoring case; nil if there is no such profile.
  package func find(_ name: String) throws -> Profile? {
    try db.first(Self.select + " WHERE key = ?", [ProfileName.key(name.storable)]) { try Self.profile($0) }
  }

  /// The profile with this ID; nil if there is no such profile.
  package func find(_ id: Int) throws -> Profile? {
    try db.first(Self.select + " WHERE id = ?", [id]) { try Self.profile($0) }
  }

  private static let select = "SELECT id, uid, name, icon, color, isDefault, createdAt FROM profile"

  private static func profile(_ row: StoredRow) throws -> Profile {
    try Profile(
      id: row[0], uid: row[1], name: row[2], icon: row[3], color: (row[4] as String?).flatMap { HexColor($0) },
      isDefault: row[5], createdAt: try row.moment(6))
  }
}

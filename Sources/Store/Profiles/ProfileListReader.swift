package import Domain
internal import GRDB

/// The household's profiles.
package struct ProfileListReader {
  let db: Database
  var leftOut: LeftOutRows?

  /// All profiles: the default one first, then in the order in which they were added.
  package func all() throws -> [Profile] {
    try db.all(Self.select + " ORDER BY isDefault DESC, id", []) { try profile($0) }
  }

  /// The profile with this name, ignoring case; nil if there is no such profile.
  package func find(_ name: String) throws -> Profile? {
    try db.first(Self.select + " WHERE key = ?", [ProfileName.key(name.storable)]) { try profile($0) }
  }

  /// The profile with this ID; nil if there is no such profile.
  package func find(_ id: Int) throws -> Profile? {
    try db.first(Self.select + " WHERE id = ?", [id]) { try profile($0) }
  }

  private static let select = "SELECT id, uid, name, icon, color, isDefault, createdAt FROM profile"

  /// Reads a profile; what others need not know about it may be damaged, since a profile that is left out would be
  /// taken for one that does not exist.
  private func profile(_ row: StoredRow) throws -> Profile {
    let id: Int = try row[0]
    func part<Value>(_ read: () throws -> Value, or standIn: Value) throws -> Value {
      do { return try read() } catch is ImpossibleValue {
        leftOut?.note("profile", id, isReadInPart: true)
        return standIn
      }
    }
    return try Profile(
      id: id, uid: row[1], name: part({ try row[2] }, or: "unnamed \(id)"), icon: part({ try row[3] }, or: nil),
      color: part({ try row[4] as String? }, or: nil).flatMap { HexColor($0) }, isDefault: row[5],
      createdAt: part({ try row.moment(6) }, or: Moment(seconds: 0, offset: 0)))
  }
}

package import Domain
internal import GRDB

/// Changes to the household's profiles.
package struct ProfileListWriter {
  let db: Database
  let now: Moment

  private var reading: ProfileListReader { ProfileListReader(db: db) }

  /// Adds a profile and returns it with its ID; the first profile becomes the default.
  ///
  /// Throws `alreadyExists` if the name is taken, ignoring case.
  @discardableResult
  package func insert(_ profile: Profile) throws -> Profile {
    try refuseTaken(profile)
    let isFirst = try !db.exists("SELECT 1 FROM profile", [])
    let id = try db.insert(
      "INSERT INTO profile (uid, name, key, icon, color, isDefault, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?)",
      [
        UID.random(now), profile.name.storable, ProfileName.key(profile.name.storable), profile.icon?.storable,
        profile.color?.text, isFirst, profile.createdAt.iso,
      ])
    if profile.isDefault { try makeDefault(id) }
    return try existing(id)
  }

  /// Saves a profile's name, icon and color; `makeDefault` changes the default.
  ///
  /// Throws `alreadyExists`, `unknownProfile`.
  package func update(_ profile: Profile) throws {
    _ = try existing(profile.id)
    try refuseTaken(profile)
    try db.run(
      "UPDATE profile SET name = ?, key = ?, icon = ?, color = ? WHERE id = ?",
      [
        profile.name.storable, ProfileName.key(profile.name.storable), profile.icon?.storable, profile.color?.text,
        profile.id,
      ])
  }

  /// Makes a profile the default, which commands use when they name no profile.
  ///
  /// Throws `unknownProfile`.
  package func makeDefault(_ id: Int) throws {
    guard try !existing(id).isDefault else { return }
    try db.run("UPDATE profile SET isDefault = 0 WHERE isDefault = 1", [])
    try db.run("UPDATE profile SET isDefault = 1 WHERE id = ?", [id])
  }

  /// Deletes a profile and everything that belongs to it; if it was the default, the oldest remaining profile becomes
  /// the default.
  ///
  /// Throws `notAllowed` for the last remaining profile; `unknownProfile` if there is no such profile.
  package func delete(_ id: Int) throws {
    let profile = try existing(id)
    guard try db.exists("SELECT 1 FROM profile WHERE id <> ?", [id]) else {
      throw LarderError(
        .notAllowed, "\(profile.name) is the last profile and cannot be deleted", hint: "add another profile first")
    }
    try db.run("DELETE FROM profile WHERE id = ?", [id])
    guard profile.isDefault else { return }
    try db.run("UPDATE profile SET isDefault = 1 WHERE id = (SELECT min(id) FROM profile)", [])
  }

  private func existing(_ id: Int) throws -> Profile {
    guard let profile = try reading.find(id) else { throw LarderError.unknownProfile(id) }
    return profile
  }

  private func refuseTaken(_ profile: Profile) throws {
    guard let other = try reading.find(profile.name), other.id != profile.id else { return }
    throw LarderError(
      .alreadyExists, "there is a profile `\(other.name)` already",
      hint: "choose another name; upper and lower case make no difference")
  }
}

extension Database {
  /// Throws `unknownProfile` if there is no profile with this ID, because new rows would then belong to nobody.
  func refuseUnknown(profile id: Int) throws {
    guard try exists("SELECT 1 FROM profile WHERE id = ?", [id]) else { throw LarderError.unknownProfile(id) }
  }
}

extension LarderError {
  fileprivate static func unknownProfile(_ id: Int) -> LarderError {
    LarderError(.unknownProfile, "there is no profile #\(id)", hint: "`profile list` shows them")
  }
}

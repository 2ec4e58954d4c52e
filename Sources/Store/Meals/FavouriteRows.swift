package import Domain
internal import GRDB

extension ProfileReader {
  /// The profile's favourites, sorted by name.
  package func favourites() throws -> [Favourite] { try FavouriteRows(db: db, profile: profile).load(key: nil) }

  /// The favourite with this name, ignoring case, accents and plural; nil if there is no such favourite.
  package func favourite(named name: String) throws -> Favourite? {
    try FavouriteRows(db: db, profile: profile).load(key: Favourite.key(name)).first
  }
}

extension ProfileWriter {
  /// Saves a favourite; returns the favourite with the same name that it replaces, or nil if there was none.
  ///
  /// Throws `unknownProfile`, `unknownFood`.
  @discardableResult
  package func save(_ favourite: Favourite) throws -> Favourite? {
    let old = try reading.favourite(named: favourite.name)
    if let old { try FavouriteRows(db: db, profile: profile).delete(old.id) }
    guard try db.exists("SELECT 1 FROM profile WHERE id = ?", [profile]) else {
      throw LarderError(.unknownProfile, "there is no profile #\(profile)", hint: "`profile list` shows them")
    }
    let id = try FavouriteRows(db: db, profile: profile).insert(favourite, now: now)
    for (position, line) in favourite.lines.enumerated() {
      try knowingFood(line.food, name: line.name) {
        try FavouriteRows(db: db, profile: profile).insert(line, favourite: id, position: position, now: now)
      }
    }
    return old
  }

  /// Deletes a favourite; the meals logged from it stay.
  package func deleteFavourite(_ id: Int) throws { try FavouriteRows(db: db, profile: profile).delete(id) }
}

/// A profile's favourites as they are stored in the database.
struct FavouriteRows {
  let db: Database
  let profile: Int

  /// The favourites sorted by name, in two queries; with a key, only the one with that key.
  func load(key: String?) throws -> [Favourite] {
    var favourites = try db.all(
      "SELECT id, name FROM favourite WHERE \(Self.ofProfile) ORDER BY key", [profile, key]
    ) { try Favourite(id: $0[0], name: $0[1], lines: []) }
    guard !favourites.isEmpty else { return [] }
    let lines = try LineColumns.byOwner(db, Self.selectLines, [profile, key]) { _, line, _ in line }
    for index in favourites.indices { favourites[index].lines = lines[favourites[index].id] ?? [] }
    return favourites
  }

  private static let ofProfile = "profileId = ?1 AND (?2 IS NULL OR key = ?2)"
  private static let selectLines = LineColumns.select(
    from: "favouriteItem", of: "favouriteId", in: "SELECT id FROM favourite WHERE \(ofProfile)")

  func insert(_ favourite: Favourite, now: Moment) throws -> Int {
    try db.insert(
      "INSERT INTO favourite (uid, profileId, name, key) VALUES (?, ?, ?, ?)",
      [UID.random(now), profile, favourite.name.storable, Favourite.key(favourite.name)])
  }

  func insert(_ line: FoodLine, favourite: Int, position: Int, now: Moment) throws {
    _ = try db.insert(Self.insertLine, [UID.random(now), favourite, position] + LineColumns.arguments(line))
  }

  private static let insertLine = LineColumns.insert(into: "favouriteItem", ["uid", "favouriteId", "position"])

  func delete(_ favourite: Int) throws {
    try db.run("DELETE FROM favourite WHERE id = ? AND profileId = ?", [favourite, profile])
  }
}

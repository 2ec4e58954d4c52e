package import Domain
internal import GRDB

extension ProfileReader {
  /// The profile's favourites, sorted by name, without damaged ones.
  package func favourites() throws -> [Favourite] { try FavouriteRows(db: db, profile: profile).all(noting: leftOut) }

  /// The keys of all of the profile's favourites, including those that are too damaged to be listed.
  package func favouriteKeys() throws -> Set<String> {
    Set(
      try db.possible("favourite", "SELECT id, key FROM favourite WHERE profileId = ?", [profile], noting: leftOut) {
        try $0[1] as String
      })
  }

  /// The favourite with this name, ignoring case, accents and plural; nil if there is no such favourite.
  package func favourite(named name: String) throws -> Favourite? {
    try FavouriteRows(db: db, profile: profile).named(Favourite.key(name))
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
    try db.refuseUnknown(profile: profile)
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

  /// The favourites sorted by name, in two queries; those that are damaged, or have a damaged item, are left out.
  func all(noting leftOut: LeftOutRows?) throws -> [Favourite] {
    let favourites = try db.possible("favourite", Self.select, [profile, nil as String?], noting: leftOut) {
      try Favourite(id: $0[0], name: $0[1], lines: [])
    }
    var damaged: Set<Int> = []
    let whole = try withLines(favourites, key: nil) { favourite, item in
      damaged.insert(favourite)
      leftOut?.note("favouriteItem", item)
    }
    return whole.filter { !damaged.contains($0.id) }
  }

  /// The favourite with this key; nil if there is none.
  func named(_ key: String) throws -> Favourite? {
    let favourites = try db.all(Self.select, [profile, key]) { try Favourite(id: $0[0], name: $0[1], lines: []) }
    return try withLines(favourites, key: key).first
  }

  private func withLines(
    _ favourites: [Favourite], key: String?, leavingOut: ((_ favourite: Int, _ item: Int) -> Void)? = nil
  ) throws -> [Favourite] {
    guard !favourites.isEmpty else { return [] }
    let lines = try LineColumns.byOwner(db, Self.selectLines, [profile, key], leavingOut: leavingOut) { _, line, _ in
      line
    }
    var favourites = favourites
    for index in favourites.indices { favourites[index].lines = lines[favourites[index].id] ?? [] }
    return favourites
  }

  private static let select = "SELECT id, name FROM favourite WHERE \(ofProfile) ORDER BY key"
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

package import Domain
internal import GRDB

extension ProfileDoor {
  /// The profile's favourites, by name.
  package func favourites() throws -> [Favourite] { try FavouriteRows(db: db, profile: profile).load(key: nil) }

  /// The favourite of that name, case, accents and plural aside; nil where there is none.
  package func favourite(named name: String) throws -> Favourite? {
    try FavouriteRows(db: db, profile: profile).load(key: Favourite.key(name)).first
  }
}

extension WritingDoor {
  /// Saves a meal under a name, in the place of what was saved under it; returns what that was, nil for nothing.
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
    for (position, item) in favourite.items.enumerated() {
      try knowingFood(item.food, name: item.name) {
        try FavouriteRows(db: db, profile: profile).insert(item, favourite: id, position: position, now: now)
      }
    }
    return old
  }

  /// Forgets a favourite; the meals that were logged by it stay.
  package func deleteFavourite(_ id: Int) throws { try FavouriteRows(db: db, profile: profile).delete(id) }
}

/// A profile's favourites as they lie in the database.
struct FavouriteRows {
  let db: Database
  let profile: Int

  /// By name; only the one of that key where it is given.
  func load(key: String?) throws -> [Favourite] {
    var favourites = try db.all(
      "SELECT id, name FROM favourite WHERE profileId = ?1 AND (?2 IS NULL OR key = ?2) ORDER BY key", [profile, key]
    ) { Favourite(id: $0[0], name: $0[1], items: []) }
    for index in favourites.indices { favourites[index].items = try items(of: favourites[index].id) }
    return favourites
  }

  private static let nutrients = Nutrient.allCases.map { "i." + $0.rawValue }.joined(separator: ", ")

  private func items(of favourite: Int) throws -> [MealItem] {
    try db.all(
      """
      SELECT i.id, i.name, i.grams, i.amount, f.id, f.name, i.confidence, i.isWeighed, \(Self.nutrients)
      FROM favouriteItem i LEFT JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
      WHERE i.favouriteId = ? ORDER BY i.position, i.id
      """, [favourite]
    ) { row in
      let food = (row[4] as Int?).map { FoodReference(id: $0, name: row[5]) }
      return MealItem(
        id: row[0], name: row[1], grams: row[2], amount: row[3], food: food, nutrients: row.nutrients(from: 8),
        confidence: row[6], isWeighed: row[7])
    }
  }

  func insert(_ favourite: Favourite, now: Moment) throws -> Int {
    try db.insert(
      "INSERT INTO favourite (uid, profileId, name, key) VALUES (?, ?, ?, ?)",
      [UID.random(now), profile, favourite.name.storable, Favourite.key(favourite.name)])
  }

  func insert(_ item: MealItem, favourite: Int, position: Int, now: Moment) throws {
    let values: StatementArguments = [
      UID.random(now), favourite, position, item.name.storable, item.grams, item.amount.storable, item.food?.id,
      item.confidence, item.isWeighed,
    ]
    let unknown = StatementArguments(Nutrient.allCases.map { _ in DatabaseValue.null })
    _ = try db.insert(
      """
      INSERT INTO favouriteItem
        (uid, favouriteId, position, name, grams, amount, foodId, confidence, isWeighed, \(Nutrients.columns))
      VALUES (\([String](repeating: "?", count: 17).joined(separator: ", ")))
      """, values + (item.nutrients?.arguments ?? unknown))
  }

  func delete(_ favourite: Int) throws {
    try db.run("DELETE FROM favourite WHERE id = ? AND profileId = ?", [favourite, profile])
  }
}

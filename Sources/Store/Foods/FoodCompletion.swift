internal import Domain
internal import GRDB

/// Food names for the TAB key: cheap from the first letter on, whatever the size of the bank.
struct FoodCompletion {
  let db: Database
  let profile: Int?

  func names(_ prefix: String, limit: Int) throws -> [String] {
    let words = Array(SearchText.words(prefix.storable).prefix(FoodSearch.longestQuery))
    guard !words.isEmpty, limit > 0 else { return try habitual([], limit) }
    var names = try habitual(words, limit)
    func add(_ more: [String]) {
      for name in more where names.count < limit && !names.contains(name) { names.append(name) }
    }
    if names.count < limit { add(try beginning(with: words.joined(separator: " "), limit: limit)) }
    if names.count < limit {
      let foods = try FoodSearch(db: db).starting(with: words, limit: limit * 2)
      add(try foods.flatMap { try self.names(of: $0) }.filter { Self.fits($0, words) })
    }
    return names
  }

  /// Whether each word begins a word of the name.
  private static func fits(_ name: String, _ words: [String]) -> Bool {
    let own = SearchText.words(name)
    return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
  }

  /// What the profile has eaten most often in its last 90 days.
  private func habitual(_ words: [String], _ limit: Int) throws -> [String] {
    guard let profile, let last = try ProfileDoor(db: db, profile: profile).lastDay() else { return [] }
    let counts = try ProfileDoor(db: db, profile: profile).habitCounts(slot: nil, to: last)
    var names: [String] = []
    for (food, _) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      for name in try self.names(of: food) where Self.fits(name, words) {
        names.append(name)
        if names.count == limit { return names }
        if words.isEmpty { break }
      }
    }
    return names
  }

  /// A food's name, then its aliases.
  private func names(of food: Int) throws -> [String] {
    try db.all(
      """
      SELECT name, -1 AS position FROM food WHERE id = ?1 AND deletedAt IS NULL
      UNION ALL
      SELECT a.name, a.position FROM foodAlias a JOIN food f ON f.id = a.foodId WHERE f.id = ?1 AND f.deletedAt IS NULL
      ORDER BY position
      """, [food]
    ) { $0[0] }
  }

  /// Names and aliases that start so, in the order of the alphabet.
  private func beginning(with key: String, limit: Int) throws -> [String] {
    // U+10FFFF sorts behind everything that could follow the prefix.
    try db.all(
      """
      SELECT * FROM (
        SELECT name, key FROM food WHERE deletedAt IS NULL AND key >= ?1 AND key < ?2 ORDER BY key LIMIT ?3)
      UNION ALL
      SELECT * FROM (
        SELECT a.name, a.key FROM foodAlias a JOIN food f ON f.id = a.foodId
        WHERE f.deletedAt IS NULL AND a.key >= ?1 AND a.key < ?2 ORDER BY a.key LIMIT ?3)
      ORDER BY 2 LIMIT ?3
      """, [key, key + "\u{10FFFF}", limit]
    ) { $0[0] }
  }
}

internal import Domain
internal import GRDB

/// Finds food names that complete what was typed before TAB, quickly in a bank of any size.
struct FoodCompletion {
  let db: Database
  let profile: Int?

  func names(_ prefix: String, limit: Int) throws -> [String] {
    let words = Array(SearchText.words(prefix.storable).prefix(FoodQuery.longest))
    guard !words.isEmpty, limit > 0 else { return try habitual([], limit) }
    var names = try habitual(words, limit)
    var seen = Set(names)
    func add(_ more: [String]) {
      for name in more where names.count < limit && seen.insert(name).inserted { names.append(name) }
    }
    if names.count < limit { add(try beginning(with: words.joined(separator: " "), limit: limit)) }
    if names.count < limit {
      let foods = try FoodSearch(db: db, limit: limit + names.count).starting(with: words)
      add(try self.names(of: foods).filter { Self.fits($0.key, words) }.map(\.name))
    }
    return names
  }

  /// Whether each of the words is the beginning of a word in the name.
  private static func fits(_ key: String, _ words: [String]) -> Bool {
    let own = FoodKey.words(of: key)
    return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
  }

  /// What the profile has eaten most often in its last 90 days.
  private func habitual(_ words: [String], _ limit: Int) throws -> [String] {
    guard let profile, limit > 0, let last = try ProfileReader(db: db, profile: profile).lastDay() else { return [] }
    let counts = try ProfileReader(db: db, profile: profile).habitCounts(slot: nil, to: last)
    let foods = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let all = try names(of: words.isEmpty ? Array(foods.prefix(limit)) : foods)
    let fitting = words.isEmpty ? all.filter(\.isFirst) : all.filter { Self.fits($0.key, words) }
    return fitting.prefix(limit).map(\.name)
  }

  /// A name or alias to complete.
  private struct Name {
    let name: String
    let key: String
    /// Whether this is the food's own name and not an alias.
    let isFirst: Bool
  }

  /// The foods' names, each followed by its aliases, in the order of the foods.
  private func names(of foods: [Int]) throws -> [Name] {
    try db.all(
      """
      SELECT f.name, f.key, 1, l.key AS place, -1 AS position
      FROM json_each(?1) l JOIN food f ON f.id = l.value WHERE f.deletedAt IS NULL
      UNION ALL
      SELECT a.name, a.key, 0, l.key, a.position
      FROM json_each(?1) l JOIN food f ON f.id = l.value JOIN foodAlias a ON a.foodId = f.id WHERE f.deletedAt IS NULL
      ORDER BY place, position
      """, [foods.json]
    ) { try Name(name: $0[0], key: $0[1], isFirst: $0[2]) }
  }

  /// The names of the household's own foods, and the aliases of all foods, that begin with `key`.
  ///
  /// The names and aliases of the household's own foods come first, then the aliases of imported foods; each group is
  /// in alphabetical order.
  private func beginning(with key: String, limit: Int) throws -> [String] {
    // U+10FFFF sorts after everything that can follow the prefix.
    try db.all(
      """
      SELECT * FROM (
        SELECT name, key, 0 FROM food INDEXED BY foodLiveKey
        WHERE deletedAt IS NULL AND batchId IS NULL AND key >= ?1 AND key < ?2 ORDER BY key LIMIT ?3)
      UNION ALL
      SELECT * FROM (
        SELECT a.name, a.key, f.batchId IS NOT NULL FROM foodAlias a JOIN food f ON f.id = a.foodId
        WHERE f.deletedAt IS NULL AND a.key >= ?1 AND a.key < ?2 ORDER BY a.key LIMIT ?3)
      ORDER BY 3, 2 LIMIT ?3
      """, [key, key + "\u{10FFFF}", limit]
    ) { try $0[0] }
  }
}

extension FoodBankReader {
  /// Names and aliases that complete `prefix`: each word of `prefix` must be the beginning of a word in the name.
  ///
  /// What the profile has eaten in its last 90 days comes first, then names that begin with the whole prefix.
  package func completions(prefix: String, profile: Int?, limit: Int) throws -> [String] {
    try FoodCompletion(db: db, profile: profile).names(prefix, limit: limit)
  }
}

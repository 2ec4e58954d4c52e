internal import Domain
internal import GRDB

/// Finds the foods that a query may mean, for the ranking to sort.
///
/// The search consists of several queries. Each returns the foods with the shortest and most general names first
/// (see `Plainness`) and stops at a limit, so the time hardly grows with the size of the bank.
struct FoodSearch {
  let db: Database
  /// The largest number of foods to find.
  let limit: Int

  /// The IDs of the foods that a query may mean, each once.
  ///
  /// Foods whose name or alias has the key `key` come first, then foods that match every term (by whole words, then
  /// by beginnings of words, then by corrected words), then foods that match some of the terms. `habits` are the IDs
  /// of habitual foods; those that match every term without corrections are always included.
  func candidates(for query: FoodQuery, key: String, habits: [Int] = []) throws -> [Int] {
    let expression = MatchExpression(query: query)
    var stages = CandidateStages(query, in: Index(search: self, expression: expression), limit: limit)
    stages.add(try named(key))
    let isCut = try stages.addFull()
    if isCut { stages.add(try fitting(try missing(habits, from: stages.found), expression), isKept: true) }
    try stages.addRest()
    return stages.found
  }

  /// Queries the full-text index with match expressions.
  private struct Index: CandidateIndex {
    typealias Failure = any Error

    let search: FoodSearch
    let expression: MatchExpression

    func all(_ scope: FoodQuery.Scope, limit: Int) throws -> [Int] {
      try search.match(expression.all(scope), limit: limit)
    }

    func some(_ terms: [Int], limit: Int) throws -> [Int] { try search.match(expression.some(terms), limit: limit) }
  }

  /// Foods that contain, for each of these words, a word that begins with it; the plainest foods come first.
  func starting(with words: some Collection<String>) throws -> [Int] {
    try match(words.map(MatchExpression.beginning).filter { !$0.isEmpty }.joined(separator: " AND "))
  }

  /// Foods whose name or alias has this key, the household's own foods first.
  private func named(_ key: String) throws -> [Int] {
    try db.all(
      """
      SELECT * FROM (SELECT id FROM food WHERE key = ?1 AND deletedAt IS NULL AND batchId IS NULL)
      UNION ALL
      SELECT * FROM (
        SELECT f.id FROM foodAlias a JOIN food f ON f.id = a.foodId WHERE a.key = ?1 AND f.deletedAt IS NULL LIMIT ?2)
      UNION ALL
      SELECT * FROM (SELECT id FROM food WHERE key = ?1 AND deletedAt IS NULL AND batchId IS NOT NULL LIMIT ?2)
      """, [key, (limit + 1) / 2]
    ) { try $0[0] }
  }

  private func match(_ expression: String, limit: Int? = nil) throws -> [Int] {
    guard !expression.isEmpty else { return [] }
    return try db.all(
      "SELECT rowid FROM foodSearch WHERE foodSearch MATCH ? ORDER BY rowid LIMIT ?", [expression, limit ?? self.limit]
    ) { try ($0[0] as Int) & (1 << Plainness.shift - 1) }
  }

  /// The habitual foods that may be missing from a list of found foods that has reached its limit.
  ///
  /// The household's own foods come before imported ones. So if the last food of the list is imported, only imported
  /// foods can be missing; otherwise any of the foods can.
  private func missing(_ foods: [Int], from list: [Int]) throws -> [Int] {
    func imported(_ foods: [Int]) throws -> [Int] {
      try db.all(
        "SELECT id FROM food WHERE id IN (SELECT value FROM json_each(?)) AND batchId IS NOT NULL ORDER BY id",
        [foods.json]
      ) { try $0[0] }
    }
    return try foods.isEmpty || imported(list.suffix(1)).isEmpty ? foods : imported(foods)
  }

  /// Returns only those of the given foods that match every term.
  private func fitting(_ foods: [Int], _ expression: MatchExpression) throws -> [Int] {
    guard !foods.isEmpty else { return [] }
    var words: [Int: [Substring]] = [:]
    for (food, key) in try db.all(
      """
      SELECT id, key FROM food WHERE deletedAt IS NULL AND id IN (SELECT value FROM json_each(?1))
      UNION ALL SELECT foodId, key FROM foodAlias WHERE foodId IN (SELECT value FROM json_each(?1))
      """, [foods.json], { try ($0[0] as Int, $0[1] as String) })
    {
      words[food, default: []] += FoodKey.words(of: key)
    }
    return foods.filter { food in words[food].map { expression.isMet(by: $0) } ?? false }
  }
}

extension [Int] {
  /// The integers as a JSON array, for SQLite's `json_each`.
  var json: String { "[" + map(String.init).joined(separator: ",") + "]" }
}

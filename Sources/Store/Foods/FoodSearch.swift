internal import Domain
internal import GRDB

/// Finds the foods that a query may mean, for the ranking to sort.
///
/// Within each step the plainest foods come first, and no step looks further than its limit, so the cost hardly grows
/// with the bank.
struct FoodSearch {
  let db: Database
  /// The largest number of foods to find.
  let limit: Int

  /// Numbers of foods, each once: first those with that name, then those that match every term by whole words, by
  /// beginnings or by a correction, then those that match some of the terms.
  ///
  /// Those of `habits` that match are always among them, however many other foods match.
  func candidates(for query: FoodQuery, key: String, habits: [Int] = []) throws -> [Int] {
    var found = Found(limit: limit)
    found.add(try named(key))
    guard !query.terms.isEmpty else { return found.ids }
    let expression = MatchExpression(query: query)
    // Room is kept for corrections if there are any: a word may be misspelled and still be the name of some food.
    let maximum = query.readings.contains { $0.kind == .correction } ? limit - limit / 4 : limit
    let isCut = try addFull(&found, expression, maximum: maximum)
    if isCut { found.add(try fitting(try missing(habits, from: found.ids), expression), isKept: true) }
    if !found.isFull { found.add(try match(expression.all(.corrected))) }
    if query.terms.count > 1, !found.isFull { try addPartial(&found, expression) }
    return found.ids
  }

  /// Adds the foods that match every term, and says whether there may be more.
  private func addFull(_ found: inout Found, _ expression: MatchExpression, maximum: Int) throws -> Bool {
    // What was typed comes first, so that other readings of it do not crowd it out.
    found.add(try match(expression.all(.typed), limit: (limit + 1) / 2), upTo: maximum)
    for scope in [MatchExpression.Scope.meant, .beginning] where found.ids.count < maximum {
      found.add(try match(expression.all(scope)), upTo: maximum)
    }
    return found.ids.count >= maximum
  }

  /// Adds foods that match all terms but one, then foods that match a single term; each query gets a share of the
  /// remaining room.
  private func addPartial(_ found: inout Found, _ expression: MatchExpression) throws {
    let terms = expression.query.terms.indices.prefix(Self.maximumPartial)
    if terms.count > 2 {
      let share = max(1, (limit - found.ids.count) / 2 / terms.count)
      for left in terms {
        found.add(
          try match(expression.some(terms.filter { $0 != left }), limit: found.ids.count + share),
          upTo: found.ids.count + share)
      }
    }
    let share = max(1, (limit - found.ids.count) / terms.count)
    for term in terms where !found.isFull {
      found.add(try match(expression.some([term]), limit: limit), upTo: found.ids.count + share)
    }
  }

  /// How many terms are considered when some may be missing.
  private static let maximumPartial = 6

  /// Foods that have a word starting with each of these, the plainest first.
  func starting(with words: some Collection<String>) throws -> [Int] {
    try match(words.map(MatchExpression.beginning).filter { !$0.isEmpty }.joined(separator: " AND "))
  }

  /// Foods with a name or alias of that key, the household's own first.
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
    ) { $0[0] }
  }

  private func match(_ expression: String, limit: Int? = nil) throws -> [Int] {
    guard !expression.isEmpty else { return [] }
    return try db.all(
      "SELECT rowid FROM foodSearch WHERE foodSearch MATCH ? ORDER BY rowid LIMIT ?", [expression, limit ?? self.limit]
    ) { ($0[0] as Int) & (1 << Plainness.shift - 1) }
  }

  /// The foods that a full list may have left out: only imported ones, and only if the list got as far as imported
  /// foods, because the household's own come before them.
  private func missing(_ foods: [Int], from list: [Int]) throws -> [Int] {
    func imported(_ foods: [Int]) throws -> [Int] {
      try db.all(
        "SELECT id FROM food WHERE id IN (SELECT value FROM json_each(?)) AND batchId IS NOT NULL ORDER BY id",
        [foods.json]
      ) { $0[0] }
    }
    return try foods.isEmpty || imported(list.suffix(1)).isEmpty ? foods : imported(foods)
  }

  /// Those of the foods that match every term.
  private func fitting(_ foods: [Int], _ expression: MatchExpression) throws -> [Int] {
    guard !foods.isEmpty else { return [] }
    var words: [Int: [Substring]] = [:]
    for (food, key) in try db.all(
      """
      SELECT id, key FROM food WHERE deletedAt IS NULL AND id IN (SELECT value FROM json_each(?1))
      UNION ALL SELECT foodId, key FROM foodAlias WHERE foodId IN (SELECT value FROM json_each(?1))
      """, [foods.json], { ($0[0] as Int, $0[1] as String) })
    {
      words[food, default: []] += FoodKey.words(of: key)
    }
    return foods.filter { food in words[food].map { expression.isMet(by: $0) } ?? false }
  }

  /// Numbers in the order in which they were added, each once.
  private struct Found {
    let limit: Int
    private(set) var ids: [Int] = []
    private var seen: Set<Int> = []

    init(limit: Int) { self.limit = limit }

    var isFull: Bool { ids.count >= limit }

    /// Adds the new numbers until there are `maximum` or the limit is reached; with `isKept` it adds them in any case.
    mutating func add(_ more: [Int], upTo maximum: Int = .max, isKept: Bool = false) {
      for id in more where (isKept || ids.count < min(maximum, limit)) && seen.insert(id).inserted { ids.append(id) }
    }
  }
}

extension [Int] {
  /// As a JSON array, for `json_each`.
  var json: String { "[" + map(String.init).joined(separator: ",") + "]" }
}

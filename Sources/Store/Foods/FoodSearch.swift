internal import Domain
internal import GRDB

/// Looks foods up in the full-text index.
struct FoodSearch {
  let db: Database

  /// Numbers of foods, the likeliest first, each once.
  func candidates(_ query: String, limit: Int) throws -> [Int] {
    let words = SearchText.words(query.storable).prefix(Self.longestQuery)
    var found = Found(limit: limit)
    found.add(try named(FoodKey.of(query)))
    // One letter begins half the bank: ranking that would cost more than it says.
    let isShort = words.count == 1 && words[0].count < 2
    if !words.isEmpty, !found.isFull {
      let all = Self.prefixes(words, joinedBy: " ")
      // The best fits, then the everyday foods that the bank begins with: many other names make those fit less.
      if !isShort { found.add(try match(all, isRanked: true, limit: (limit + 1) / 2)) }
      found.add(try match(all, isRanked: false, limit: limit))
    }
    // A quarter is left for what is misspelled: `quron mince` is not any mince.
    if words.count > 1, !found.isFull {
      found.add(
        try match(Self.prefixes(words, joinedBy: " OR "), isRanked: true, limit: limit), upTo: limit - limit / 4)
    }
    if !isShort, !found.isFull { found.add(try likeSpelled(words, limit: limit)) }
    return found.ids
  }

  /// Foods of which a word starts with each of these, unranked.
  func starting(with words: some Collection<String>, limit: Int) throws -> [Int] {
    try match(Self.prefixes(words, joinedBy: " "), isRanked: false, limit: limit)
  }

  /// Words of a query that are looked for.
  static let longestQuery = 12

  private func named(_ key: String) throws -> [Int] {
    try db.all(
      """
      SELECT id FROM food WHERE key = ?1 AND deletedAt IS NULL
      UNION ALL
      SELECT f.id FROM foodAlias a JOIN food f ON f.id = a.foodId WHERE a.key = ?1 AND f.deletedAt IS NULL
      """, [key]
    ) { $0[0] }
  }

  private func match(_ expression: String, isRanked: Bool, limit: Int) throws -> [Int] {
    guard !expression.isEmpty else { return [] }
    return try db.all(
      "SELECT rowid FROM foodSearch WHERE foodSearch MATCH ? \(isRanked ? "ORDER BY rank" : "") LIMIT ?",
      [expression, limit]
    ) { $0[0] }
  }

  private func likeSpelled(_ words: some Sequence<String>, limit: Int) throws -> [Int] {
    let trigrams = Set(words.flatMap { SearchText.trigrams(of: $0) }).filter(Self.isToken)
    guard !trigrams.isEmpty else { return [] }
    return try db.all(
      "SELECT rowid FROM foodTypo WHERE foodTypo MATCH ? ORDER BY rank LIMIT ?",
      [trigrams.sorted().map(Self.quoted).joined(separator: " OR "), limit]
    ) { $0[0] }
  }

  private static func prefixes(_ words: some Collection<String>, joinedBy operation: String) -> String {
    words.map { quoted($0) + "*" }.joined(separator: operation)
  }

  /// Whether SQLite's tokenizer takes a text for one word: letters and digits of Unicode 6.1.
  ///
  /// What it takes apart would be a phrase, which the trigram index refuses.
  private static func isToken(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      guard !scalar.isASCII else { return true }
      guard let age = scalar.properties.age, (age.major, age.minor) <= (6, 1) else { return false }
      return switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .letterNumber, .otherNumber:
        true
      default: false
      }
    }
  }

  private static func quoted(_ word: String) -> String { "\"\(word.filter { $0 != "\"" })\"" }

  /// Numbers in the order in which they came, each once.
  private struct Found {
    let limit: Int
    private(set) var ids: [Int] = []
    private var seen: Set<Int> = []

    init(limit: Int) { self.limit = limit }

    var isFull: Bool { ids.count >= limit }

    mutating func add(_ more: [Int], upTo most: Int = .max) {
      for id in more where ids.count < min(most, limit) && seen.insert(id).inserted { ids.append(id) }
    }
  }
}

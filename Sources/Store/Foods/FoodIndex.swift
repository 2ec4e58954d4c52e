internal import Domain
internal import GRDB

/// Keeps the full-text index and its vocabulary in step with the food bank: the one place that writes them.
struct FoodIndex {
  let db: Database

  /// Indexes foods anew by their numbers.
  func update(_ foods: [Int]) throws {
    guard !foods.isEmpty else { return }
    var counts: [String: Int] = [:]
    for food in foods { try update(food, &counts) }
    try WordTable(db: db).change(by: counts)
  }

  /// Replaces what the index has of a food, where that differs, and notes which words have become more or fewer.
  private func update(_ food: Int, _ counts: inout [String: Int]) throws {
    let (old, new) = (try indexed(food), try IndexedFood(of: food, in: db))
    guard old?.rowID != new?.rowID || old?.text != new?.text else { return }
    if let old {
      try db.run("DELETE FROM foodSearch WHERE rowid = ?", [old.rowID])
      for word in old.words { counts[String(word), default: 0] -= 1 }
    }
    if let new {
      _ = try db.insert("INSERT INTO foodSearch (rowid, words) VALUES (?, ?)", [new.rowID, new.text])
      for word in new.words { counts[String(word), default: 0] += 1 }
    }
  }

  /// What the index has of a food, however plain it was then.
  private func indexed(_ food: Int) throws -> IndexedFood? {
    try db.first(Self.selectIndexed, [food]) { IndexedFood(rowID: $0[0], text: $0[1]) }
  }

  private static let selectIndexed = """
    SELECT rowid, words FROM foodSearch
    WHERE rowid IN (\(Plainness.all.map { "?1 + \($0 << Plainness.shift)" }.joined(separator: ", ")))
    """
}

/// How plain a food is among those that share a word: what comes first in the order of the index.
enum Plainness {
  /// The food's number has the bits below.
  static let shift = 40
  /// All that there are, the plainest first.
  static let all = 0..<16

  /// 0 for what the household has by itself, the starter bank and its own foods; then imported foods by the letters of their
  /// shortest name, in steps of five: of what is called milk, `Milk` comes before `Milk chocolate bar with hazelnuts`.
  static func of(_ keys: [String], isImported: Bool) -> Int {
    guard isImported else { return 0 }
    let shortest = keys.map { $0.utf8.count { $0 != UInt8(ascii: " ") } }.min() ?? 0
    return min(all.upperBound - 1, 1 + shortest / 5)
  }
}

/// A food as the full-text index has it.
struct IndexedFood {
  /// How plain it is, then its number.
  let rowID: Int
  /// The normalized words of its name and aliases, each once, a space between two.
  let text: String

  var words: [Substring] { text.split(separator: " ") }
  /// The food's number.
  var food: Int { rowID & (1 << Plainness.shift - 1) }

  init(rowID: Int, text: String) {
    self.rowID = rowID
    self.text = text
  }

  /// A food with the keys of its name and aliases.
  init(food: Int, keys: [String], isImported: Bool) {
    rowID = Plainness.of(keys, isImported: isImported) << Plainness.shift | food
    var words: [Substring] = []
    for key in keys {
      for word in FoodKey.words(of: key) where !words.contains(word) { words.append(word) }
    }
    text = words.joined(separator: " ")
  }

  /// A live food as the index should have it; nil where there is none, or none of its names has letters.
  init?(of food: Int, in db: Database) throws {
    let rows = try db.all(
      """
      SELECT key, batchId IS NOT NULL, -1 AS position FROM food WHERE id = ?1 AND deletedAt IS NULL
      UNION ALL
      SELECT a.key, 0, a.position FROM foodAlias a JOIN food f ON f.id = a.foodId
      WHERE f.id = ?1 AND f.deletedAt IS NULL
      ORDER BY position
      """, [food]
    ) { (key: $0[0] as String, isImported: $0[1] as Bool) }
    guard let first = rows.first else { return nil }
    self.init(food: food, keys: rows.map(\.key), isImported: first.isImported)
    if text.isEmpty { return nil }
  }
}

internal import Domain
internal import GRDB

/// Keeps the full-text index and its vocabulary in step with the food bank: the one place that writes them.
struct FoodIndex {
  let db: Database

  /// Indexes the foods with these numbers again.
  func update(_ foods: [Int]) throws {
    guard !foods.isEmpty else { return }
    var counts: [String: Int] = [:]
    for food in foods { try update(food, &counts) }
    try WordTable(db: db).change(by: counts)
  }

  /// Replaces a food's entry in the index if it differs, and notes which words are now more or less frequent.
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

  /// The index entry of a food, whatever plainness it was indexed with.
  private func indexed(_ food: Int) throws -> IndexedFood? {
    try db.first(Self.selectIndexed, [food]) { IndexedFood(rowID: $0[0], text: $0[1]) }
  }

  private static let selectIndexed = """
    SELECT rowid, words FROM foodSearch
    WHERE rowid IN (\(Plainness.all.map { "?1 + \($0 << Plainness.shift)" }.joined(separator: ", ")))
    """
}

/// How plain a food is among those that share a word: plainer foods come first in the index.
enum Plainness {
  /// The bits below hold the food's number.
  static let shift = 40
  /// All values, the plainest first.
  static let all = 0..<16

  /// 0 for the starter bank and the household's own foods; imported foods are graded by the number of letters in their
  /// shortest name, in steps of five.
  ///
  /// Among foods called milk, `Milk` comes before `Milk chocolate bar with hazelnuts`.
  static func of(_ keys: [String], isImported: Bool) -> Int {
    guard isImported else { return 0 }
    let shortest = keys.map { $0.utf8.count { $0 != UInt8(ascii: " ") } }.min() ?? 0
    return min(all.upperBound - 1, 1 + shortest / 5)
  }
}

/// A food as it is stored in the full-text index.
struct IndexedFood {
  /// The food's plainness in the high bits, its number in the low bits.
  let rowID: Int
  /// The normalized words of its name and aliases, each once, separated by spaces.
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

  /// The entry that the index should have for a food; nil if the food does not exist or is deleted, or if none of its
  /// names has letters.
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

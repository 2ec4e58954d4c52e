internal import Domain
internal import GRDB

/// Updates the full-text index and its word counts when the food bank changes; nothing else writes them.
struct FoodIndex {
  let db: Database

  /// Updates the index entries of the foods with these IDs.
  func update(_ foods: [Int]) throws {
    guard !foods.isEmpty else { return }
    var counts: [String: Int] = [:]
    for food in foods { try update(food, &counts) }
    try WordTable(db: db).change(by: counts)
  }

  /// Replaces a food's entry in the index if it has changed, and adds to `counts` the changes in the counts of words.
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

  /// The current index entry of a food; nil if the food has none.
  ///
  /// The entry is found even if the food's `Plainness`, which is part of the rowid, has changed since the entry was
  /// written.
  private func indexed(_ food: Int) throws -> IndexedFood? {
    try db.first(Self.selectIndexed, [food]) { try IndexedFood(rowID: $0[0], text: $0[1]) }
  }

  private static let selectIndexed = """
    SELECT rowid, words FROM foodSearch
    WHERE rowid IN (\(Plainness.all.map { "?1 + \($0 << Plainness.shift)" }.joined(separator: ", ")))
    """
}

/// How plain (short and general) a food's name is: among foods that share a word, plainer ones come first in the index.
enum Plainness {
  /// The number of low bits of a rowid that contain the food's ID; the bits above contain the plainness.
  static let shift = 40
  /// All degrees of plainness, the plainest first.
  static let all = 0..<16

  /// The plainness of a food with these keys: 0 is the plainest.
  ///
  /// Starter foods and the household's own foods have 0. Imported foods have 1, plus 1 for every five letters of their
  /// shortest name, up to 15: `Milk` comes before `Milk chocolate bar with hazelnuts`.
  static func of(_ keys: [String], isImported: Bool) -> Int {
    guard isImported else { return 0 }
    let shortest = keys.map { $0.utf8.count { $0 != UInt8(ascii: " ") } }.min() ?? 0
    return min(all.upperBound - 1, 1 + shortest / 5)
  }
}

/// A food as it is stored in the full-text index.
struct IndexedFood {
  /// The food's `Plainness` (0 comes first) in the high bits, its ID in the low bits.
  let rowID: Int
  /// The normalized words of the food's name and aliases, each once, separated by spaces.
  let text: String

  var words: [Substring] { text.split(separator: " ") }
  /// The food's ID.
  var food: Int { rowID & (1 << Plainness.shift - 1) }

  init(rowID: Int, text: String) {
    self.rowID = rowID
    self.text = text
  }

  /// Creates the index entry of a food from the keys of its name and aliases.
  init(food: Int, keys: [String], isImported: Bool) {
    rowID = Plainness.of(keys, isImported: isImported) << Plainness.shift | food
    var words: [Substring] = []
    for key in keys {
      for word in FoodKey.words(of: key) where !words.contains(word) { words.append(word) }
    }
    text = words.joined(separator: " ")
  }

  /// Creates the entry that the index should have for a food.
  ///
  /// Nil if the food does not exist, is deleted, or has no name with letters or digits.
  init?(of food: Int, in db: Database) throws {
    guard let entry = try Self.all(in: food...food, db).first else { return nil }
    self = entry
  }

  /// Creates the entries that the index should have for the foods with these IDs, in the order of the IDs.
  ///
  /// Foods that do not exist, are deleted, or have no name with letters or digits are left out.
  static func all(in foods: ClosedRange<Int>, _ db: Database) throws -> [IndexedFood] {
    var names: [(food: Int, keys: [String], isImported: Bool)] = []
    try db.forEach(
      """
      SELECT id, key, batchId IS NOT NULL, -1 AS position FROM food WHERE id BETWEEN ?1 AND ?2 AND deletedAt IS NULL
      UNION ALL
      SELECT f.id, a.key, f.batchId IS NOT NULL, a.position FROM foodAlias a JOIN food f ON f.id = a.foodId
      WHERE f.id BETWEEN ?1 AND ?2 AND f.deletedAt IS NULL
      ORDER BY id, position
      """, [foods.lowerBound, foods.upperBound]
    ) { row in
      let food: Int = try row[0]
      if names.last?.food != food { names.append((food, [], try row[2])) }
      names[names.count - 1].keys.append(try row[1])
      return true
    }
    return names.map { IndexedFood(food: $0.food, keys: $0.keys, isImported: $0.isImported) }
      .filter { !$0.text.isEmpty }
  }
}

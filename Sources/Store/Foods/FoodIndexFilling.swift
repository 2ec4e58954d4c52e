internal import Domain
internal import GRDB

/// Indexes many foods at once: the 500,000 foods of an import take a few seconds.
extension FoodIndex {
  /// Fills an empty index with the household's own foods, whose IDs start at 1.
  ///
  /// Each element has the keys (see `FoodKey`) of one food's name and aliases.
  func insert(_ foods: [[String]]) throws {
    var counts: [String: Int] = [:]
    try insert(
      foods.enumerated().map { IndexedFood(food: $0.offset + 1, keys: $0.element, isImported: false) }, &counts)
    try WordTable(db: db).change(by: counts)
  }

  /// Adds the foods of a batch, none of which may be in the index yet.
  func insert(batch: Int) throws { try insertAll("f.batchId = ?", [batch]) }

  /// Removes the foods of a batch from the index; the foods must still be in the bank.
  ///
  /// If they are at least a quarter of all foods, the index is rebuilt from the other foods, which is faster.
  func remove(batch: Int) throws {
    let live = try db.first(
      "SELECT count(*), count(*) FILTER (WHERE batchId IS ?) FROM food WHERE deletedAt IS NULL", [batch]
    ) { try (all: $0[0] as Int, removed: $0[1] as Int) }
    guard let live, live.removed * 4 < live.all else {
      try db.execute(sql: Self.layout)
      return try insertAll("f.batchId IS NOT ?", [batch])
    }
    var counts: [String: Int] = [:]
    for id in try db.all("SELECT id FROM food WHERE batchId = ? AND deletedAt IS NULL", [batch], { try $0[0] as Int }) {
      guard let food = try IndexedFood(of: id, in: db) else { continue }
      try db.run("DELETE FROM foodSearch WHERE rowid = ?", [food.rowID])
      for word in food.words { counts[String(word), default: 0] -= 1 }
    }
    try WordTable(db: db).change(by: counts)
  }

  /// Deletes the index and rebuilds it from all foods.
  func rebuild() throws {
    try db.execute(sql: Self.layout)
    try fill()
  }

  /// Fills an empty index with all foods, after normalizing their names with the rules of this version.
  func fill() throws {
    for table in ["food", "foodAlias"] { try normalizeNames(in: table) }
    try insertAll("1", [])
  }

  /// Updates the keys of all names in a table; a name keeps its old key if another food already has the new one,
  /// because the household's names are unique.
  private func normalizeNames(in table: String) throws {
    let stale = try db.all("SELECT id, name, key FROM \(table)", []) { row -> (id: Int, key: String)? in
      let key = try FoodKey.of(row[1])
      return try key == row[2] ? nil : (row[0], key)
    }
    for food in stale.compactMap(\.self) {
      try db.run("UPDATE OR IGNORE \(table) SET key = ? WHERE id = ?", [food.key, food.id])
    }
  }

  /// The number of foods that are sorted and written together.
  ///
  /// They are few enough to fit into memory. More would hardly be faster: the index writes its buffer to disk
  /// whenever a rowid is lower than the one before, which happens at most once per group.
  private static let foodsAtOnce = 65_536

  private func insertAll(_ condition: String, _ arguments: StatementArguments) throws {
    var counts: [String: Int] = [:]
    var foods: [IndexedFood] = []
    var keys: [String] = []
    var current: (food: Int, isImported: Bool)?
    func endFood() throws {
      if let current { foods.append(IndexedFood(food: current.food, keys: keys, isImported: current.isImported)) }
      if foods.count == Self.foodsAtOnce {
        try insert(foods, &counts)
        foods.removeAll(keepingCapacity: true)
      }
    }
    let sql = """
      SELECT f.id, f.batchId IS NOT NULL, f.key, a.key FROM food f LEFT JOIN foodAlias a ON a.foodId = f.id
      WHERE f.deletedAt IS NULL AND \(condition) ORDER BY f.id
      """
    try db.forEach(sql, arguments) { row in
      let food: Int = try row[0]
      if current?.food != food {
        try endFood()
        current = (food, try row[1])
        keys = [try row[2]]
      }
      if let alias: String = try row[3] { keys.append(alias) }
      return true
    }
    try endFood()
    try insert(foods, &counts)
    try WordTable(db: db).change(by: counts)
    try db.execute(sql: "INSERT INTO foodSearch(foodSearch) VALUES ('optimize')")
  }

  private func insert(_ foods: [IndexedFood], _ counts: inout [String: Int]) throws {
    let sorted = foods.filter { !$0.text.isEmpty }.sorted { $0.rowID < $1.rowID }
    let batch = RowBatch(db, into: "foodSearch", ["rowid", "words"], rows: sorted.count)
    for food in sorted {
      try batch.add(food.rowID)
      try batch.add(food.text)
      for word in food.words { counts[String(word), default: 0] += 1 }
    }
  }
}

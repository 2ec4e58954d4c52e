internal import Domain
internal import GRDB

/// Keeps the full-text index in step with the food bank: the one place that writes it.
struct FoodIndex {
  let db: Database

  /// Indexes anew every food that the changes touched, its aliases and deletion included.
  func update(after changes: [RowChange]) throws {
    var foods: Set<Int64> = []
    for change in changes {
      switch change.table {
      case "food": foods.insert(change.rowID)
      case "foodAlias":
        for row in [change.before, change.after] {
          // Column 2 of foodAlias is foodId.
          if case .integer(let id)? = row?.values[2] { foods.insert(id) }
        }
      default: break
      }
    }
    for food in foods.sorted() { try update(Int(food)) }
  }

  func update(_ food: Int) throws {
    try db.run("DELETE FROM foodSearch WHERE rowid = ?", [food])
    try db.run("DELETE FROM foodTypo WHERE rowid = ?", [food])
    try insert(food, try words(of: food))
  }

  /// Adds foods that are not in the index yet, numbered one after another from `first` on, each by its normalized names.
  func insert(_ foods: [[String]], from first: Int = 1) throws {
    let words = RowBatch(db, into: "foodSearch", ["rowid", "words"], rows: foods.count)
    let trigrams = RowBatch(db, into: "foodTypo", ["rowid", "trigrams"], rows: foods.count)
    var typos = TrigramText()
    for (index, names) in foods.enumerated() {
      let text = names.joined(separator: " ")
      try words.add(first + index)
      try words.add(text)
      try trigrams.add(first + index)
      try trigrams.add(typos.of(text))
    }
  }

  /// Takes out all foods whose numbers are within a range.
  func remove(_ foods: ClosedRange<Int>) throws {
    try db.run("DELETE FROM foodSearch WHERE rowid BETWEEN ? AND ?", [foods.lowerBound, foods.upperBound])
    try db.run("DELETE FROM foodTypo WHERE rowid BETWEEN ? AND ?", [foods.lowerBound, foods.upperBound])
  }

  private func insert(_ food: Int, _ words: [String]) throws {
    guard !words.isEmpty else { return }
    let text = words.joined(separator: " ")
    var trigrams = TrigramText()
    _ = try db.insert("INSERT INTO foodSearch (rowid, words) VALUES (?, ?)", [food, text])
    _ = try db.insert("INSERT INTO foodTypo (rowid, trigrams) VALUES (?, ?)", [food, trigrams.of(text)])
  }

  /// Foods whose index is not what their names say.
  func findings() throws -> [String] {
    let rows = try db.all("SELECT rowid, words FROM foodSearch", []) { (id: $0[0] as Int, words: $0[1] as String) }
    var texts = Dictionary(rows.map { ($0.id, $0.words) }, uniquingKeysWith: { first, _ in first })
    var findings: [String] = []
    for id in try db.all("SELECT id FROM food", [], { $0[0] as Int }) {
      // In whatever order: aliases come by their place, or by the alphabet.
      let indexed = (texts.removeValue(forKey: id) ?? "").split(separator: " ").map(String.init)
      if try words(of: id).sorted() != indexed.sorted() { findings.append("food #\(id) is not found by its names") }
    }
    return findings + texts.keys.sorted().map { "the search index has a food #\($0) that is not there" }
  }

  /// The normalized words of a live food's name and aliases.
  private func words(of food: Int) throws -> [String] {
    try db.all(
      """
      SELECT name FROM food WHERE id = ?1 AND deletedAt IS NULL
      UNION ALL
      SELECT a.name FROM foodAlias a JOIN food f ON f.id = a.foodId WHERE f.id = ?1 AND f.deletedAt IS NULL
      """, [food]
    ) { SearchText.words($0[0]) }.flatMap { $0 }
  }
}

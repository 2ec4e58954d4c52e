internal import Domain
internal import GRDB

/// Compares the index with the names of the foods.
extension FoodIndex {
  /// Sentences about foods whose index entries do not match their names, and about words with a wrong count.
  ///
  /// At most twenty sentences; empty if nothing is wrong.
  func findings() throws -> [String] {
    var findings: [String] = []
    var expected: [String: Int] = [:]
    var indexed = 0
    var next = 0
    while let numbers = try portion(from: next) {
      let entries = try self.entries(of: numbers)
      for food in try IndexedFood.all(in: numbers, db) {
        for word in food.words { expected[String(word), default: 0] += 1 }
        let text = entries[food.rowID]
        if text != nil { indexed += 1 }
        if text.map({ Set($0.split(separator: " ")) }) != Set(food.words) {
          findings.append("food #\(food.food) is not found by its names")
        }
      }
      guard numbers.upperBound < Int.max else { break }
      next = numbers.upperBound + 1
    }
    if try db.first("SELECT count(*) FROM foodSearch", [], { try $0[0] as Int }) != indexed {
      findings += try orphanedRows()
    }
    findings += try WordTable(db: db).findings(expected: expected)
    return Array(findings.prefix(20))
  }

  /// The IDs of the next foods to compare, few enough to fit into memory; nil if there are no more foods.
  private func portion(from first: Int) throws -> ClosedRange<Int>? {
    let numbers = try db.all("SELECT id FROM food WHERE id >= ? ORDER BY id LIMIT 4096", [first]) { try $0[0] as Int }
    return numbers.last.map { first...$0 }
  }

  /// The index entries of the foods with these IDs, by rowid.
  private func entries(of foods: ClosedRange<Int>) throws -> [Int: String] {
    var entries: [Int: String] = [:]
    for plainness in Plainness.all {
      let high = plainness << Plainness.shift
      let rows = try db.all(
        "SELECT rowid, words FROM foodSearch WHERE rowid BETWEEN ? AND ?",
        [high | foods.lowerBound, high | foods.upperBound]
      ) { try ($0[0] as Int, $0[1] as String) }
      for (rowID, words) in rows { entries[rowID] = words }
    }
    return entries
  }

  /// Rows of the index that do not belong to any food in the bank.
  private func orphanedRows() throws -> [String] {
    try db.all("SELECT rowid, words FROM foodSearch", []) { try IndexedFood(rowID: $0[0], text: $0[1]) }
      .filter { try IndexedFood(of: $0.food, in: db)?.rowID != $0.rowID }
      .map { "the search index has a food #\($0.food) that does not exist" }
  }
}

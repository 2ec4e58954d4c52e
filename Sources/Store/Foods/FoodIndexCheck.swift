internal import Domain
internal import GRDB

/// Compares the index with the names of the foods.
extension FoodIndex {
  /// Sentences about foods whose index entries do not match their names, and about words with a wrong count.
  ///
  /// At most twenty sentences; none if nothing is wrong.
  func findings() throws -> [String] {
    var findings: [String] = []
    var expected: [String: Int] = [:]
    var indexed = 0
    for id in try db.all("SELECT id FROM food WHERE deletedAt IS NULL", [], { try $0[0] as Int }) {
      guard let food = try IndexedFood(of: id, in: db) else { continue }
      for word in food.words { expected[String(word), default: 0] += 1 }
      let text = try db.first("SELECT words FROM foodSearch WHERE rowid = ?", [food.rowID]) { try $0[0] as String }
      if text != nil { indexed += 1 }
      if text.map({ Set($0.split(separator: " ")) }) != Set(food.words) {
        findings.append("food #\(id) is not found by its names")
      }
    }
    if try db.first("SELECT count(*) FROM foodSearch", [], { try $0[0] as Int }) != indexed {
      findings += try orphanedRows()
    }
    findings += try WordTable(db: db).findings(expected: expected)
    return Array(findings.prefix(20))
  }

  /// Rows of the index that do not belong to any food in the bank.
  private func orphanedRows() throws -> [String] {
    try db.all("SELECT rowid, words FROM foodSearch", []) { try IndexedFood(rowID: $0[0], text: $0[1]) }
      .filter { try IndexedFood(of: $0.food, in: db)?.rowID != $0.rowID }
      .map { "the search index has a food #\($0.food) that does not exist" }
  }
}

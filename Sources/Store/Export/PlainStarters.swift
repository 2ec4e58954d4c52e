internal import Domain
internal import GRDB

/// The foods of the starter bank that nobody has changed or deleted.
///
/// This is determined from the rows alone, so it also works in a household that was created from an export.
struct PlainStarters {
  let db: Database
  let starters: [StarterFood]

  /// The IDs of the starter foods that nobody has changed or deleted.
  func ids() throws -> Set<Int> {
    let entries = Dictionary(starters.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
    let statement = try RawStatement(
      db, "SELECT id, uid FROM food WHERE deletedAt IS NULL AND createdAt = updatedAt AND batchId IS NULL")
    var candidates: [Int: StarterFood] = [:]
    try statement.begin([])
    while try statement.next() {
      guard let uid = statement.value(1)?.text, let entry = entries[uid] else { continue }
      candidates[Int(statement.integer(0))] = entry
    }
    let foods = try FoodBankReader(db: db).load(ids: candidates.keys.sorted())
    return Set(foods.filter { food in candidates[food.id]?.isEqual(to: food) ?? false }.map(\.id))
  }

  /// An SQL condition that is true if any row other than a food's own parts refers to the food; `food` is an SQL
  /// expression for the food's ID.
  static func isReferred(_ food: String) -> String {
    let references = ExportFormat.tables.flatMap { [$0] + $0.parts }.flatMap { table in
      table.columns.filter { $0.kind == .reference("food") }.map { (table: table.table, column: $0.column) }
    }
    return references.map { "EXISTS (SELECT 1 FROM \($0.table) WHERE \($0.column) = \(food))" }
      .joined(separator: " OR ")
  }
}

extension StarterFood {
  fileprivate func isEqual(to stored: Food) -> Bool {
    var compared = stored
    (compared.id, compared.createdAt, compared.updatedAt) = (food.id, food.createdAt, food.updatedAt)
    return compared == food
  }
}

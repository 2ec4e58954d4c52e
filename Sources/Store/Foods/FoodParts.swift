internal import Domain
internal import GRDB

/// A food's portions, aliases or tags: rows that are identified by their name within the food.
struct FoodParts {
  let db: Database
  let table: String
  /// The column that is stored in addition to the name; nil if there is no such column.
  let column: String?
  let food: Int
  /// Makes the uid of a new row from its name.
  let uid: (String) -> String

  /// Replaces the food's rows in the table with these parts, in this order.
  ///
  /// A row whose name is among the parts keeps its ID, and is only written if it changes. A name that occurs twice is
  /// stored once.
  func save(_ parts: [(name: String, value: DatabaseValue)]) throws {
    var old: [String: Int] = [:]
    for (id, name) in try db.all(
      "SELECT id, name FROM \(table) WHERE foodId = ?", [food], { try ($0[0] as Int, $0[1] as String) })
    {
      old[name] = id
    }
    var wanted: [(name: String, value: DatabaseValue)] = []
    var seen: Set<String> = []
    for part in parts where seen.insert(part.name.storable).inserted { wanted.append((part.name.storable, part.value)) }
    for (name, id) in old.sorted(by: { $0.value < $1.value }) where !seen.contains(name) {
      try db.run("DELETE FROM \(table) WHERE id = ?", [id])
    }
    for (position, part) in wanted.enumerated() {
      if let id = old[part.name] {
        try update(id, position, part.value)
      } else {
        try insert(position, part)
      }
    }
  }

  private func update(_ id: Int, _ position: Int, _ value: DatabaseValue) throws {
    if let column {
      try db.run(
        "UPDATE \(table) SET position = ?1, \(column) = ?2 WHERE id = ?3 AND (position <> ?1 OR \(column) <> ?2)",
        [position, value, id])
    } else {
      try db.run("UPDATE \(table) SET position = ?1 WHERE id = ?2 AND position <> ?1", [position, id])
    }
  }

  private func insert(_ position: Int, _ part: (name: String, value: DatabaseValue)) throws {
    let own: StatementArguments = [uid(part.name), food, position, part.name]
    if let column {
      _ = try db.insert(
        "INSERT INTO \(table) (uid, foodId, position, name, \(column)) VALUES (?, ?, ?, ?, ?)", own + [part.value])
    } else {
      _ = try db.insert("INSERT INTO \(table) (uid, foodId, position, name) VALUES (?, ?, ?, ?)", own)
    }
  }
}

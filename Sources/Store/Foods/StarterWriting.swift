internal import Domain
internal import GRDB

/// Writes the starter bank into a new database: table by table, in few statements, with each name folded once.
///
/// Nothing is looked up: there are no rows to compare with, and the index of names refuses one that comes twice.
struct StarterWriting {
  let db: Database
  let now: Moment
  let entries: [StarterFood]
  /// For each food what its name and its aliases are found by.
  private let keys: [[String]]

  init(db: Database, now: Moment, entries: [StarterFood]) {
    self.db = db
    self.now = now
    self.entries = entries
    keys = entries.map { entry in [FoodKey.of(entry.food.name)] + entry.food.aliases.map(FoodKey.of) }
  }

  /// The foods take the numbers from 1 on, in the tables' order.
  func write() throws {
    try writeFoods()
    try writeParts(
      "foodPortion", "grams", names: { $0.portions.map(\.name) },
      value: { try $0.add(entries[$1].food.portions[$2].grams) })
    try writeParts("foodAlias", "key", names: { $0.aliases }, value: { try $0.add(keys[$1][$2 + 1]) })
    try writeParts("foodTag", nil, names: { $0.tags }, value: { _, _, _ in })
    try FoodIndex(db: db).insert(keys)
    try StarterUpdate.note(db)
  }

  private func writeFoods() throws {
    let columns = [
      "uid", "name", "key", "category", "basis", "density", "isUserCreated", "sourceName", "sourceId", "createdAt",
      "updatedAt",
    ]
    let time = now.iso
    let batch = RowBatch(
      db, into: "food", columns + Nutrient.allCases.map(\.rawValue), rows: entries.count)
    for (entry, keys) in zip(entries, keys) {
      let food = entry.food
      try batch.add(entry.uid)
      try batch.add(food.name)
      try batch.add(keys[0])
      try batch.add(food.category.rawValue)
      try batch.add(food.basis.rawValue)
      try batch.add(food.density)
      try batch.add(0)
      try batch.add(StarterBank.sourceName)
      try batch.add(food.source?.id ?? entry.key)
      try batch.add(time)
      try batch.add(time)
      for nutrient in Nutrient.allCases { try batch.add(food.nutrients[nutrient]) }
    }
  }

  /// Writes each food's parts of one kind by name; `value` adds what else the row has, by the food's and the part's place.
  private func writeParts(
    _ table: String, _ column: String?, names: (Food) -> [String], value: (RowBatch, Int, Int) throws -> Void
  ) throws {
    let parts = entries.map { names($0.food) }
    let batch = RowBatch(
      db, into: table, ["uid", "foodId", "position", "name"] + (column.map { [$0] } ?? []),
      rows: parts.reduce(0) { $0 + $1.count })
    for (index, names) in parts.enumerated() {
      for (position, name) in names.enumerated() {
        try batch.add(entries[index].uid(table, name))
        try batch.add(index + 1)
        try batch.add(position)
        try batch.add(name)
        try value(batch, index, position)
      }
    }
  }
}

extension StarterFood {
  /// By it a later bank knows the row, whatever version made it.
  var uid: String { UID.derived(from: "starter \(key)") }

  /// What the first bank called it.
  var firstUID: String { UID.derived(from: "starter 1 \(key)") }

  /// The uid of one of its portions, aliases or tags.
  func uid(_ table: String, _ name: String) -> String { UID.derived(from: "starter \(key) \(table) \(name)") }
}

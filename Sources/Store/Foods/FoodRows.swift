internal import Domain
internal import GRDB

/// Many new foods to insert at once: table by table, in few statements, with each name normalized only once.
///
/// Existing foods are not looked up, and nothing is journaled.
struct FoodRows {
  let foods: [Food]
  /// For each food, the keys of its name and aliases.
  let keys: [[String]]

  /// What is stored with the foods: their IDs, import, time and uids.
  struct Destination {
    /// The ID of the first food; the other IDs follow it.
    let first: Int
    /// The import to which the foods belong; nil if they belong to none.
    let batch: Int?
    let now: Moment
    /// Makes the uid of a row from the food's index and, for a part of the food, the part's table and name.
    let uid: (_ food: Int, _ part: (table: String, name: String)?) -> String
  }

  /// Creates the rows of foods, whose strings must contain no NUL characters (see `String.storable`).
  init(_ foods: [Food]) {
    self.foods = foods
    keys = foods.map { food in [FoodKey.of(food.name)] + food.aliases.map(FoodKey.of) }
  }

  /// Inserts the foods with their portions, aliases and tags; throws for values that no food can have.
  func write(_ db: Database, at destination: Destination) throws {
    try writeFoods(db, destination)
    try writeParts(
      db, destination, "foodPortion", "grams", names: { $0.portions.map(\.name) },
      value: { try $0.add(foods[$1].portions[$2].grams) })
    try writeParts(
      db, destination, "foodAlias", "key", names: { $0.aliases }, value: { try $0.add(keys[$1][$2 + 1]) })
    try writeParts(db, destination, "foodTag", nil, names: { $0.tags }, value: { _, _, _ in })
  }

  private static let columns =
    ["id", "uid", "name", "key", "category", "basis", "density", "isUserCreated", "sourceName", "sourceId"]
    + ["createdAt", "updatedAt", "batchId"] + Nutrient.allCases.map(\.rawValue)

  private func writeFoods(_ db: Database, _ destination: Destination) throws {
    let time = destination.now.iso
    let rows = RowBatch(db, into: "food", Self.columns, rows: foods.count)
    for (index, food) in foods.enumerated() {
      try rows.add(destination.first + index)
      try rows.add(destination.uid(index, nil))
      try rows.add(food.name)
      try rows.add(keys[index][0])
      try rows.add(food.category.rawValue)
      try rows.add(food.basis.rawValue)
      try rows.add(food.density)
      try rows.add(0)
      try rows.add(food.source?.name)
      try rows.add(food.source?.id)
      try rows.add(time)
      try rows.add(time)
      try rows.add(destination.batch)
      for nutrient in Nutrient.allCases { try rows.add(food.nutrients[nutrient]) }
    }
  }

  /// Writes the aliases, the tags or the portions of all foods.
  ///
  /// `names` returns the names of a food's aliases, tags or portions. `value` adds the value of `column` to a row; it
  /// receives the index of the food and the index of the alias, tag or portion.
  private func writeParts(
    _ db: Database, _ destination: Destination, _ table: String, _ column: String?, names: (Food) -> [String],
    value: (RowBatch, Int, Int) throws -> Void
  ) throws {
    let parts = foods.map(names)
    let rows = RowBatch(
      db, into: table, ["uid", "foodId", "position", "name"] + (column.map { [$0] } ?? []),
      rows: parts.reduce(0) { $0 + $1.count })
    for (index, names) in parts.enumerated() {
      for (position, name) in names.enumerated() {
        try rows.add(destination.uid(index, (table, name)))
        try rows.add(destination.first + index)
        try rows.add(position)
        try rows.add(name)
        try value(rows, index, position)
      }
    }
  }
}

internal import Domain
internal import GRDB

/// How the search index follows changed rows.
extension FoodIndex {
  /// Indexes every food again that the changes affect, including through its aliases and deletion.
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
    try update(foods.sorted().map(Int.init))
  }
}

/// How the foods of imports follow changed rows.
extension FoodBatches {
  /// Hides or shows whole imports as a step is replayed; returns whether logged entries refer to foods that are now
  /// hidden.
  func follow(_ changes: [RowChange], hiddenAt moment: Moment) throws -> Bool {
    var isMissed = false
    for change in changes where change.table == "foodBatch" {
      if change.after == nil {
        isMissed = try hide(Int(change.rowID), at: moment) || isMissed
      } else {
        try show(Int(change.rowID))
      }
    }
    return isMissed
  }
}

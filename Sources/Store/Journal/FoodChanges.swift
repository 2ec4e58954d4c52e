internal import Domain
internal import GRDB

/// Updates the search index after rows have changed.
extension FoodIndex {
  /// Indexes again every food whose own row or aliases have changed; a deleted food is removed from the index.
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

/// Hides or shows the foods of imports after rows have changed.
extension FoodBatches {
  /// Hides or shows the foods of whole imports after a step was undone or redone.
  ///
  /// Returns whether meals, trips or favourites refer to foods that are now hidden.
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

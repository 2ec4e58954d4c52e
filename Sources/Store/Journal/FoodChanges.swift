internal import Domain
internal import GRDB

/// What changed rows mean for the search index.
extension FoodIndex {
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
    try update(foods.sorted().map(Int.init))
  }
}

/// What changed rows mean for the foods of imports.
extension FoodBatches {
  /// What a step's replay does to whole imports; returns whether entries name foods that are hidden now.
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

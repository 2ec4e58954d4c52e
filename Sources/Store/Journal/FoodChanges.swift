internal import Domain
internal import GRDB

/// Updates the search index after rows have changed.
extension FoodIndex {
  /// Updates the index entry of every food whose row or aliases have changed, and removes deleted foods from the index.
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

/// Hides the foods of an import that was undone, and shows the foods of an import that was redone.
extension FoodBatches {
  /// Hides or shows all foods of an import after the step that imported them was undone or redone.
  ///
  /// An import is skipped if `changes` contains its foods, as after the import of a whole household: then undoing or
  /// redoing the step has already removed or added the foods. Returns whether a meal, a trip or a favourite refers to
  /// a food that is now hidden.
  func follow(_ changes: [RowChange], hiddenAt moment: Moment) throws -> Bool {
    var isMissed = false
    let batches = changes.filter { $0.table == "foodBatch" }
    guard !batches.isEmpty else { return false }
    let withFoods = try batchesOfFoods(in: changes)
    for change in batches where !withFoods.contains(change.rowID) {
      if change.after == nil {
        isMissed = try hide(Int(change.rowID), at: moment) || isMissed
      } else {
        try show(Int(change.rowID))
      }
    }
    return isMissed
  }

  /// The IDs of the imports to which the changed foods belong.
  private func batchesOfFoods(in changes: [RowChange]) throws -> Set<Int64> {
    guard let layout = try TableLayout.all(db, ["food"])["food"] else { return [] }
    return Set(
      changes.filter { $0.table == "food" }.compactMap { change in
        guard case .integer(let batch)? = (change.after ?? change.before)?.value("batchId", in: layout) else {
          return nil
        }
        return batch
      })
  }
}

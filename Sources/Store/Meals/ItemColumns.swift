internal import Domain
internal import GRDB

/// What the rows of a meal's items and those of a favourite's have in common.
enum ItemColumns {
  /// The items of one owner in their places, which the query's argument names by number.
  ///
  /// A deleted food reads as none. `further` is a column of that table behind those that `item` reads.
  static func select(from table: String, of owner: String, further: String? = nil) -> String {
    """
    SELECT i.id, i.name, i.grams, i.amount, f.id, f.name, i.confidence, i.isWeighed, \(Nutrients.columns(of: "i"))\
    \(further.map { ", i." + $0 } ?? "")
    FROM \(table) i LEFT JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
    WHERE i.\(owner) = ? ORDER BY i.position, i.id
    """
  }

  /// The item of a row that `select` reads.
  static func item(_ row: Row) -> MealItem {
    let food = (row[4] as Int?).map { FoodReference(id: $0, name: row[5]) }
    return MealItem(
      id: row[0], name: row[1], grams: row[2], amount: row[3], food: food, nutrients: row.nutrients(from: 8),
      confidence: row[6], isWeighed: row[7])
  }

  /// Where `select` has the further column.
  static let further = 8 + Nutrient.allCases.count

  /// The columns' names, in the order of `arguments`.
  static let names =
    ["name", "grams", "amount", "foodId", "confidence", "isWeighed"] + Nutrient.allCases.map(\.rawValue)

  /// For binding in the order of `names`.
  static func arguments(_ item: MealItem) -> StatementArguments {
    let values: StatementArguments = [
      item.name.storable, item.grams, item.amount.storable, item.food?.id, item.confidence, item.isWeighed,
    ]
    return values + Nutrients.arguments(item.nutrients)
  }
}

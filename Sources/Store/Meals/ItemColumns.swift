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
    let amount: String = row[3]
    let quantity = Quantity(kept: amount)
    return MealItem(
      id: row[0],
      FoodLine(
        name: row[1], food: food, quantity: quantity, grams: row[7] ? row[2] : nil, nutrients: row.nutrients(from: 8),
        confidence: row[6], said: quantity == nil && !amount.isEmpty ? amount : nil))
  }

  /// Where `select` has the further column.
  static let further = 8 + Nutrient.allCases.count

  /// The columns' names, in the order of `arguments`.
  static let names =
    ["name", "grams", "amount", "foodId", "confidence", "isWeighed"] + Nutrient.allCases.map(\.rawValue)

  /// For binding in the order of `names`.
  static func arguments(_ line: FoodLine) -> StatementArguments {
    let values: StatementArguments = [
      line.name.storable, line.grams ?? 100, line.amountText.storable, line.food?.id, line.confidence,
      line.grams != nil,
    ]
    return values + PartialNutrients(line.nutrients.whole).arguments
  }
}

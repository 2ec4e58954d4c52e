internal import Domain
internal import GRDB

/// What the rows of a meal's items and those of a favourite's have in common.
enum ItemColumns {
  /// The items of the owners whose numbers a query selects, each owner's in their places.
  ///
  /// A deleted food reads as none. `further` is a column of that table behind those that `item` reads.
  static func select(from table: String, of owner: String, in owners: String, further: String? = nil) -> String {
    """
    SELECT i.\(owner), i.id, i.name, i.grams, i.amount, f.id, f.name, i.confidence, i.isWeighed,
      \(Nutrients.columns(of: "i"))\(further.map { ", i." + $0 } ?? "")
    FROM \(table) i LEFT JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
    WHERE i.\(owner) IN (\(owners)) ORDER BY i.\(owner), i.position, i.id
    """
  }

  /// The items that `select` reads, by their owners' numbers.
  static func byOwner(
    _ db: Database, _ select: String, _ arguments: StatementArguments, _ item: (Row) -> MealItem
  ) throws -> [Int: [MealItem]] {
    let rows = try db.all(select, arguments) { (owner: $0[0] as Int, item: item($0)) }
    return Dictionary(grouping: rows, by: \.owner).mapValues { $0.map(\.item) }
  }

  /// The item of a row that `select` reads.
  static func item(_ row: Row) -> MealItem {
    let food = (row[5] as Int?).map { FoodReference(id: $0, name: row[6]) }
    return MealItem(
      id: row[1], name: row[2], grams: row[3], amount: row[4], food: food, nutrients: row.nutrients(from: 9),
      confidence: row[7], isWeighed: row[8])
  }

  /// Where `select` has the further column.
  static let further = 9 + Nutrient.allCases.count

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

internal import Domain
internal import GRDB

/// How a food line is stored in a row of its owner: as an item of a meal, a favourite or a trip.
enum LineColumns {
  /// Selects the lines of the owners whose numbers a query selects, in order for each owner.
  ///
  /// The food reads as null if it was deleted. `further` are additional columns of that table, after those of the
  /// line.
  static func select(from table: String, of owner: String, in those: String, further: [String] = []) -> String {
    """
    SELECT i.\(owner), i.id, f.id, f.name, \(lineColumns.map { "i." + $0 }.joined(separator: ", ")),
      \(Nutrients.columns(of: "i"))\(further.map { ", i." + $0 }.joined())
    FROM \(table) i LEFT JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
    WHERE i.\(owner) IN (\(those)) ORDER BY i.\(owner), i.position, i.id
    """
  }

  /// The lines that `select` reads, by the number of their owner; `item` makes an item from its row's number and its
  /// line.
  static func byOwner<Item>(
    _ db: Database, _ select: String, _ arguments: StatementArguments, _ item: (Int, FoodLine, Row) throws -> Item
  ) throws -> [Int: [Item]] {
    let rows = try db.all(select, arguments) { (owner: $0[0] as Int, item: try item($0[1], line($0), $0)) }
    return Dictionary(grouping: rows, by: \.owner).mapValues { $0.map(\.item) }
  }

  private static func line(_ row: Row) -> FoodLine {
    FoodLine(
      name: row[4], food: (row[2] as Int?).map { FoodReference(id: $0, name: row[3]) },
      quantity: quantity(row, from: 5),
      grams: row[10], nutrients: row.nutrients(from: first + lineColumns.count), confidence: row[12],
      originalText: row[11])
  }

  /// The quantity in the five columns from `start` on; nil if none was given.
  static func quantity(_ row: Row, from start: Int) -> Quantity? {
    guard let number: Double = row[start] else { return nil }
    return Quantity(
      number, upTo: row[start + 1], Quantity.Unit(word: row[start + 2]), share: row[start + 3], isAbout: row[start + 4])
  }

  /// The index of the first column of `lineColumns` in `select`.
  private static let first = 4
  /// The index of the first further column in `select`.
  static let further = first + lineColumns.count + Nutrient.allCases.count

  /// The columns of a quantity, in the order of `quantity(_:from:)`.
  static let quantity = ["quantity", "quantityTo", "unit", "share", "isAbout"]
  private static let lineColumns = ["name"] + quantity + ["grams", "said", "confidence"]

  /// The names of the columns, in the order of `arguments`.
  static let names = lineColumns + ["foodId"] + Nutrient.allCases.map(\.rawValue)

  /// The values to bind, in the order of `names`.
  static func arguments(_ line: FoodLine) -> StatementArguments {
    let quantity = line.quantity
    let values: StatementArguments = [
      line.name.storable, quantity?.number, quantity?.upTo, quantity?.unit.word?.storable, quantity?.share,
      quantity?.isAbout ?? false, line.grams, line.originalText?.storable, line.confidence, line.food?.id,
    ]
    return values + line.nutrients.arguments
  }

  /// The statement that adds a row: the columns in `before`, then those of a line, then the `further` ones.
  static func insert(into table: String, _ before: [String], further: [String] = []) -> String {
    let columns = before + names + further
    return """
      INSERT INTO \(table) (\(columns.joined(separator: ", ")))
      VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
      """
  }

  /// The statement that saves a line in place, with `further` columns after it; its last two parameters are the row
  /// and its owner.
  ///
  /// A deleted food is read as nil, so a line that is saved again keeps the food number it had.
  static func update(_ table: String, of owner: String, further: [String]) -> String {
    let kept =
      "foodId = coalesce(?, (SELECT f.id FROM food f WHERE f.id = \(table).foodId AND f.deletedAt IS NOT NULL))"
    let set = (names + further).map { $0 == "foodId" ? kept : "\($0) = ?" }.joined(separator: ", ")
    return "UPDATE \(table) SET \(set) WHERE id = ? AND \(owner) = ?"
  }
}

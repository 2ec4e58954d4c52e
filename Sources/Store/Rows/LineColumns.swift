internal import Domain
internal import GRDB

/// The columns that store a food line; the items of meals, favourites and trips have the same columns.
///
/// The meal, favourite or trip is called the line's owner.
enum LineColumns {
  /// The query that reads the lines in a table, in order for each owner.
  ///
  /// `owner` is the column with the owner's ID; `those` is a query that selects the IDs of the owners to read. A
  /// deleted food is read as null. `further` lists additional columns of the table, which come after the columns of the
  /// line.
  static func select(from table: String, of owner: String, in those: String, further: [String] = []) -> String {
    """
    SELECT i.\(owner), i.id, f.id, f.name, \(lineColumns.map { "i." + $0 }.joined(separator: ", ")),
      \(Nutrients.columns(of: "i"))\(further.map { ", i." + $0 }.joined())
    FROM \(table) i LEFT JOIN food f ON f.id = i.foodId AND f.deletedAt IS NULL
    WHERE i.\(owner) IN (\(those)) ORDER BY i.\(owner), i.position, i.id
    """
  }

  /// Reads the lines that `select` selects, grouped by the ID of their owner.
  ///
  /// `item` makes an item from its row's ID, its line, and the row itself. If `leavingOut` is given, it is called with
  /// the IDs of the owner and the row of a damaged item, which is left out; otherwise a damaged item is refused.
  static func byOwner<Item>(
    _ db: Database, _ select: String, _ arguments: StatementArguments,
    leavingOut: ((_ owner: Int, _ row: Int) -> Void)? = nil, _ item: (Int, FoodLine, StoredRow) throws -> Item
  ) throws -> [Int: [Item]] {
    let rows = try db.all(select, arguments) { row -> (owner: Int, item: Item?) in
      let owner: Int = try row[0]
      do { return (owner, try item(row[1], line(row), row)) } catch let value as ImpossibleValue {
        guard let leavingOut else { throw value }
        leavingOut(owner, try row[1])
        return (owner, nil)
      }
    }
    return Dictionary(grouping: rows, by: \.owner).mapValues { $0.compactMap(\.item) }
  }

  private static func line(_ row: StoredRow) throws -> FoodLine {
    var line = try FoodLine(
      name: row[4], food: (row[2] as Int?).map { FoodReference(id: $0, name: try row[3]) },
      quantity: quantity(row, from: 5),
      grams: row.knownNumber(10, in: 0...1e5), nutrients: row.nutrients(from: first + lineColumns.count),
      confidence: row.number(12, in: 0...1), originalText: row[11])
    line.isAmountAssumed = try row[13]
    return line
  }

  /// Reads a quantity from the five columns from `start` on; nil if the line has no quantity.
  static func quantity(_ row: StoredRow, from start: Int) throws -> Quantity? {
    guard let number = try row.knownNumber(start, in: 0...1e9) else { return nil }
    return try Quantity(
      number, upTo: row.knownNumber(start + 1, in: number...1e9), Quantity.Unit(word: row[start + 2]),
      share: row.knownNumber(start + 3, in: 0...1e5), isAbout: row[start + 4])
  }

  /// The index of the first of `lineColumns` in the query from `select`.
  private static let first = 4
  /// The index of the first of the `further` columns in the query from `select`.
  static let further = first + lineColumns.count + Nutrient.allCases.count

  /// The columns of a quantity, in the order of `quantity(_:from:)`.
  static let quantity = ["quantity", "quantityTo", "unit", "share", "isAbout"]
  private static let lineColumns = ["name"] + quantity + ["grams", "said", "confidence", "isAssumed"]

  /// The names of the columns, in the order of `arguments`.
  static let names = lineColumns + ["foodId"] + Nutrient.allCases.map(\.rawValue)

  /// A line's values to bind to a statement, in the order of `names`.
  static func arguments(_ line: FoodLine) -> StatementArguments {
    let quantity = line.quantity
    let values: StatementArguments = [
      line.name.storable, quantity?.number, quantity?.upTo, quantity?.unit.word?.storable, quantity?.share,
      quantity?.isAbout ?? false, line.grams, line.originalText?.storable, line.confidence,
      line.isAmountAssumed, line.food?.id,
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

  /// The statement that overwrites a line and its `further` columns; its last two parameters are the IDs of the row
  /// and of its owner.
  ///
  /// A line whose food was deleted is read without a food, so a line that is saved without a food keeps the deleted
  /// food's ID.
  static func update(_ table: String, of owner: String, further: [String]) -> String {
    let kept =
      "foodId = coalesce(?, (SELECT f.id FROM food f WHERE f.id = \(table).foodId AND f.deletedAt IS NOT NULL))"
    let set = (names + further).map { $0 == "foodId" ? kept : "\($0) = ?" }.joined(separator: ", ")
    return "UPDATE \(table) SET \(set) WHERE id = ? AND \(owner) = ?"
  }
}

internal import Domain
internal import GRDB

/// Runs SQL that changes rows, with statements that stay compiled for the next call.
extension Database {
  /// Runs a statement and returns how many rows it changed.
  @discardableResult
  func run(_ sql: String, _ arguments: StatementArguments) throws -> Int {
    try cachedStatement(sql: sql).execute(arguments: arguments)
    return changesCount
  }

  /// Inserts a row and returns its ID.
  func insert(_ sql: String, _ arguments: StatementArguments) throws -> Int {
    try cachedStatement(sql: sql).execute(arguments: arguments)
    return Int(lastInsertedRowID)
  }
}

extension Nutrients {
  /// The columns' names, in the order of `Nutrient.allCases`.
  static let columns = Nutrient.allCases.map(\.rawValue).joined(separator: ", ")

  /// The columns' names, with a prefix for the table's name in a query: `i.calories, i.protein`.
  static func columns(of table: String) -> String {
    Nutrient.allCases.map { "\(table).\($0.rawValue)" }.joined(separator: ", ")
  }

  /// The nutrients as values to bind to a statement, in the order of `Nutrient.allCases`.
  var arguments: StatementArguments {
    [calories, protein, carbohydrates, fat, saturatedFat, sugar, fiber, sodium]
  }
}

extension PartialNutrients {
  /// The nutrients as values to bind to a statement, in the order of `Nutrient.allCases`.
  var arguments: StatementArguments { StatementArguments(Nutrient.allCases.map { self[$0] }) }
}

extension String {
  /// The text without NUL characters, because SQLite's functions treat a NUL as the end of the text.
  var storable: String {
    utf8.contains(0) ? String(String.UnicodeScalarView(unicodeScalars.filter { $0.value != 0 })) : self
  }
}

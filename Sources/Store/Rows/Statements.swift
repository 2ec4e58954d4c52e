internal import Domain
internal import GRDB

/// Runs SQL with statements that stay compiled for the next call; the columns of a row are read by their index.
extension Database {
  /// Reads every row.
  func all<T>(_ sql: String, _ arguments: StatementArguments, _ read: (Row) throws -> T) throws -> [T] {
    var values: [T] = []
    let cursor = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    while let row = try cursor.next() { values.append(try read(row)) }
    return values
  }

  /// Reads the first row; nil if there is none.
  func first<T>(_ sql: String, _ arguments: StatementArguments, _ read: (Row) throws -> T) throws -> T? {
    try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments).map(read)
  }

  func exists(_ sql: String, _ arguments: StatementArguments) throws -> Bool {
    try first("SELECT EXISTS (\(sql))", arguments) { $0[0] as Bool } ?? false
  }

  /// Runs a statement and returns how many rows it changed.
  @discardableResult
  func run(_ sql: String, _ arguments: StatementArguments) throws -> Int {
    try cachedStatement(sql: sql).execute(arguments: arguments)
    return changesCount
  }

  /// Inserts a row and returns its number.
  func insert(_ sql: String, _ arguments: StatementArguments) throws -> Int {
    try cachedStatement(sql: sql).execute(arguments: arguments)
    return Int(lastInsertedRowID)
  }
}

extension Row {
  /// Reads a time in the format of `Moment.iso`.
  func moment(_ index: Int) throws -> Moment {
    let text: String = self[index]
    guard let moment = Moment(iso: text, zone: { _ in 0 }) else {
      throw LarderError(.damagedDatabase, "the database contains `\(text)` instead of a time", hint: SQLiteErrors.hint)
    }
    return moment
  }

  /// Reads a time in the format of `Moment.iso`; nil for null.
  func knownMoment(_ index: Int) throws -> Moment? { (self[index] as String?) == nil ? nil : try moment(index) }

  /// Reads a day in the format of `Day.iso`.
  func day(_ index: Int) throws -> Day {
    let text: String = self[index]
    guard let day = Day(iso: text) else {
      throw LarderError(.damagedDatabase, "the database contains `\(text)` instead of a day", hint: SQLiteErrors.hint)
    }
    return day
  }

  /// Reads a column that contains one word of a fixed list.
  func word<Word: RawRepresentable>(_ index: Int) throws -> Word where Word.RawValue == String {
    let text: String = self[index]
    guard let word = Word(rawValue: text) else {
      throw LarderError(
        .damagedDatabase, "the database contains the unknown word `\(text)`", hint: SQLiteErrors.hint)
    }
    return word
  }

  /// The nutrients of a line, from the eight columns from `start` on.
  func nutrients(from start: Int) -> PartialNutrients {
    PartialNutrients(values: Nutrient.allCases.indices.map { self[start + $0] })
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
  /// The text without NUL characters, because SQLite's functions treat a NUL as the end of a text.
  var storable: String {
    utf8.contains(0) ? String(String.UnicodeScalarView(unicodeScalars.filter { $0.value != 0 })) : self
  }
}

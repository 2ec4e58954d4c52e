internal import Domain
internal import GRDB

/// Statements are kept compiled; rows are read by column number.
extension Database {
  /// Reads every row.
  func all<T>(_ sql: String, _ arguments: StatementArguments, _ read: (Row) throws -> T) throws -> [T] {
    var values: [T] = []
    let cursor = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    while let row = try cursor.next() { values.append(try read(row)) }
    return values
  }

  /// Reads the first row; nil where there is none.
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
  /// A time as `Moment.iso` writes it.
  func moment(_ index: Int) throws -> Moment {
    let text: String = self[index]
    guard let moment = Moment(iso: text, zone: { _ in 0 }) else {
      throw LarderError(.damagedDatabase, "the database holds `\(text)` as a time", hint: Damage.hint)
    }
    return moment
  }

  /// A time as `Moment.iso` writes it; nil for null.
  func knownMoment(_ index: Int) throws -> Moment? { (self[index] as String?) == nil ? nil : try moment(index) }

  /// A day as `Day.iso` writes it.
  func day(_ index: Int) throws -> Day {
    let text: String = self[index]
    guard let day = Day(iso: text) else {
      throw LarderError(.damagedDatabase, "the database holds `\(text)` as a day", hint: Damage.hint)
    }
    return day
  }

  /// A word of a fixed list.
  func word<Word: RawRepresentable>(_ index: Int) throws -> Word where Word.RawValue == String {
    let text: String = self[index]
    guard let word = Word(rawValue: text) else {
      throw LarderError(
        .damagedDatabase, "the database holds the unknown word `\(text)`", hint: Damage.hint)
    }
    return word
  }

  /// What a line contains, from the eight nutrients' columns from `start` on.
  func nutrients(from start: Int) -> PartialNutrients {
    PartialNutrients(values: Nutrient.allCases.indices.map { self[start + $0] })
  }
}

extension Nutrients {
  /// The columns' names, in the order of `Nutrient.allCases`.
  static let columns = Nutrient.allCases.map(\.rawValue).joined(separator: ", ")

  /// The columns' names in a query that knows the table by another name: `i.calories, i.protein`.
  static func columns(of table: String) -> String {
    Nutrient.allCases.map { "\(table).\($0.rawValue)" }.joined(separator: ", ")
  }

  /// For binding in that order.
  var arguments: StatementArguments {
    [calories, protein, carbohydrates, fat, saturatedFat, sugar, fiber, sodium]
  }
}

extension PartialNutrients {
  /// For binding in the order of `Nutrient.allCases`.
  var arguments: StatementArguments { StatementArguments(Nutrient.allCases.map { self[$0] }) }
}

extension String {
  /// Without NUL, at which SQLite's own functions would end the text.
  var storable: String {
    utf8.contains(0) ? String(String.UnicodeScalarView(unicodeScalars.filter { $0.value != 0 })) : self
  }
}

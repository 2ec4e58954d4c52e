internal import CSQLite
internal import Domain
internal import GRDB

/// A row of a query while it is read; every value is checked before it is used.
///
/// In a file that another program has written, or on a failing disk, any cell may contain anything. GRDB ends the
/// program when a value has an unexpected type, and prints the row. This type throws `ImpossibleValue` instead, which
/// contains no data from the row. A row is valid only within the closure that receives it.
struct StoredRow {
  /// The name by which SQL finds the number of a row in every table that has numbers.
  ///
  /// SQLite's other names for it are not used: `rowid` would be the column `rowId` of the table `change`.
  static let number = "_rowid_"

  let statement: OpaquePointer

  /// The value in a column; throws `ImpossibleValue` if its type is wrong or it is larger than any column allows.
  @inline(__always)
  subscript<Value: StoredValue>(_ index: Int) -> Value {
    get throws { try Value.read(statement, Int32(truncatingIfNeeded: index)) ?? refuse() }
  }

  /// Whether the column is null.
  func isNull(_ index: Int) -> Bool { sqlite3_column_type(statement, Int32(index)) == SQLITE_NULL }

  /// A number within bounds.
  func number<Number: StoredValue & Comparable>(_ index: Int, in range: ClosedRange<Number>) throws -> Number {
    let number: Number = try self[index]
    return try range.contains(number) ? number : refuse()
  }

  /// A number within bounds; nil for null.
  func knownNumber<Number: StoredValue & Comparable>(_ index: Int, in range: ClosedRange<Number>) throws -> Number? {
    isNull(index) ? nil : try number(index, in: range)
  }

  /// A time in the format of `Moment.iso`.
  func moment(_ index: Int) throws -> Moment {
    try Moment(iso: self[index] as String, zone: { _ in 0 }) ?? refuse()
  }

  /// A time in the format of `Moment.iso`; nil for null.
  func knownMoment(_ index: Int) throws -> Moment? { isNull(index) ? nil : try moment(index) }

  /// A day in the format of `Day.iso`.
  func day(_ index: Int) throws -> Day { try Day(iso: self[index] as String) ?? refuse() }

  /// One word of a fixed list.
  func word<Word: RawRepresentable>(_ index: Int) throws -> Word where Word.RawValue == String {
    try Word(rawValue: self[index]) ?? refuse()
  }

  /// One word of a fixed list; nil for null.
  func knownWord<Word: RawRepresentable>(_ index: Int) throws -> Word? where Word.RawValue == String {
    isNull(index) ? nil : try word(index)
  }

  /// The nutrients of a line, from the eight columns from `start` on.
  func nutrients(from start: Int) throws -> PartialNutrients {
    PartialNutrients(values: try Nutrient.allCases.indices.map { try knownNumber(start + $0, in: 0...1e9) })
  }

  /// An amount of money, stored in whole minor units (cents); nil for null.
  func money(_ index: Int) throws -> Money? { try (self[index] as Int?).map { Money(minorUnits: $0) } }

  /// Throws `ImpossibleValue` for a value that makes no sense although its type is right.
  func refuse<Value>() throws -> Value {
    throw ImpossibleValue(sql: sqlite3_sql(statement).map { String(cString: $0) })
  }
}

/// Thrown if a cell contains a value that its column cannot hold.
///
/// The value itself is private and left out; `ValueCheck` finds the table and the row afterwards.
struct ImpossibleValue: Error {
  /// The query that read the value; nil if no query did.
  let sql: String?

  /// The error for a file that holds such a value in a row that nobody could name.
  static func larderError(in path: String, hint: String) -> LarderError {
    LarderError(.damagedDatabase, "\(path) is damaged: it holds an impossible value", hint: hint)
  }
}

/// A type in which the value of a cell can be read.
protocol StoredValue {
  /// Reads the value of a column; nil if the type is wrong or the value is too large.
  static func read(_ statement: OpaquePointer, _ column: Int32) -> Self?
}

extension Int: StoredValue {
  /// The largest number that is accepted: 2^53.
  ///
  /// Row IDs, counts and amounts of money are far smaller. A larger number is damage, and sums of such numbers could
  /// overflow.
  static let largestStored = 1 << 53

  @inline(__always)
  static func read(_ statement: OpaquePointer, _ column: Int32) -> Int? {
    guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else { return nil }
    let value = Int(sqlite3_column_int64(statement, column))
    return (-largestStored...largestStored).contains(value) ? value : nil
  }
}

extension Int64: StoredValue {
  static func read(_ statement: OpaquePointer, _ column: Int32) -> Int64? {
    sqlite3_column_type(statement, column) == SQLITE_INTEGER ? sqlite3_column_int64(statement, column) : nil
  }
}

extension Double: StoredValue {
  /// The largest amount that a column or a sum may have; only damaged values are larger.
  ///
  /// A column holds at most 1e9 (see the CHECKs of the layouts), so a million rows add up to at most 1e15. Even a
  /// thousand times this sum fits into an `Int`.
  static let largestStored = 1e15

  @inline(__always)
  static func read(_ statement: OpaquePointer, _ column: Int32) -> Double? {
    let type = sqlite3_column_type(statement, column)
    guard type == SQLITE_FLOAT || type == SQLITE_INTEGER else { return nil }
    let value = sqlite3_column_double(statement, column)
    // False for NaN as well.
    return value.magnitude <= largestStored ? value : nil
  }
}

extension Bool: StoredValue {
  @inline(__always)
  static func read(_ statement: OpaquePointer, _ column: Int32) -> Bool? {
    guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else { return nil }
    switch sqlite3_column_int64(statement, column) {
    case 0: return false
    case 1: return true
    default: return nil
    }
  }
}

extension String: StoredValue {
  /// The longest text that is read, in bytes.
  ///
  /// The longest text that a layout allows has 5,000,000 characters (`inboxFetch.recipes`) and comes from a page of at
  /// most as many bytes. The longest text in the journal is `receipt.lines` with 1,000,000 characters, which take more
  /// bytes as JSON.
  static let longestStored = 8_000_000

  @inline(__always)
  static func read(_ statement: OpaquePointer, _ column: Int32) -> String? {
    guard sqlite3_column_type(statement, column) == SQLITE_TEXT, let text = sqlite3_column_text(statement, column)
    else {
      return nil
    }
    let count = Int(sqlite3_column_bytes(statement, column))
    guard count <= longestStored else { return nil }
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }
}

/// A column that may be null.
extension Optional: StoredValue where Wrapped: StoredValue {
  @inline(__always)
  static func read(_ statement: OpaquePointer, _ column: Int32) -> Wrapped?? {
    if sqlite3_column_type(statement, column) == SQLITE_NULL { return .some(nil) }
    guard let value = Wrapped.read(statement, column) else { return nil }
    return .some(value)
  }
}

/// Runs SQL with statements that stay compiled for the next call; the columns of a row are read by their index.
extension Database {
  /// Reads every row.
  func all<T>(_ sql: String, _ arguments: StatementArguments, _ read: (StoredRow) throws -> T) throws -> [T] {
    var values: [T] = []
    try forEach(sql, arguments) {
      values.append(try read($0))
      return true
    }
    return values
  }

  /// Reads the first row; returns nil if there are no rows.
  func first<T>(_ sql: String, _ arguments: StatementArguments, _ read: (StoredRow) throws -> T) throws -> T? {
    var value: T?
    try forEach(sql, arguments) {
      value = try read($0)
      return false
    }
    return value
  }

  /// Reads row by row until `read` returns false.
  func forEach(_ sql: String, _ arguments: StatementArguments, _ read: (StoredRow) throws -> Bool) throws {
    let statement = try cachedStatement(sql: sql)
    let cursor = try Row.fetchCursor(statement, arguments: arguments)
    // When the cursor ends, SQLite resets the statement, and the columns can no longer be read.
    try withExtendedLifetime(cursor) {
      while try cursor.next() != nil, try read(StoredRow(statement: statement.sqliteStatement)) {}
    }
  }

  /// The number that a pragma or a count returns; 0 if it returns nothing.
  func number(_ sql: String) throws -> Int { try first(sql, []) { try $0[0] as Int } ?? 0 }

  func exists(_ sql: String, _ arguments: StatementArguments) throws -> Bool {
    try first("SELECT EXISTS (\(sql))", arguments) { try $0[0] as Bool } ?? false
  }
}

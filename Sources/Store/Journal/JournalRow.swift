internal import CSQLite
internal import Foundation
internal import GRDB

/// A row's values in the order of its table's columns, exactly as SQLite holds them.
struct JournalRow: Equatable {
  /// Two values are equal only if they have the same bits.
  enum Value: Equatable {
    case null
    case integer(Int64)
    case real(bits: UInt64)
    case text(String)
    /// A reference to another row by uid, because the other row has no ID in this file; occurs only in rows read from
    /// the journal.
    case reference(String)
    /// A value that its column cannot hold, such as text in a column of numbers, with SQLite's name of its type.
    case impossible(type: String, text: String)
  }

  var values: [Value]

  /// The value in a column; nil if there is no such column.
  func value(_ column: String, in layout: TableLayout) -> Value? {
    zip(layout.columns, values).first { $0.0.name == column }?.1
  }

  init(values: [Value]) { self.values = values }

  /// Reads a row that was fetched with the layout's columns.
  init(_ row: StoredRow, layout: TableLayout) {
    values = layout.columns.enumerated().map { row.value($0, of: $1.kind) }
  }

  /// The values to bind to a statement; a reference to an unknown row is null.
  var arguments: [DatabaseValue] {
    values.map { value in
      switch value {
      case .null, .reference, .impossible: .null
      case .integer(let integer): integer.databaseValue
      case .real(let bits): Double(bitPattern: bits).databaseValue
      case .text(let text): text.databaseValue
      }
    }
  }
}

/// The row as a JSON object by column name.
///
/// The row's own id and uid are left out, because they are part of the change; columns that have their default value
/// are left out too. The column determines the type of a number, because 1.0 and 1 may look the same in JSON. A
/// reference to another row is that row's uid as text, or its ID if its uid is unknown.
extension JournalRow: DecodableWithConfiguration {
  /// The columns that are left out of the JSON.
  private static let names: Set<String> = ["id", "uid"]

  /// Returns the row as JSON; `uid` returns the uid of another row from its table and ID, or nil if unknown.
  func json(_ layout: TableLayout, uid: (_ table: String, _ id: Int64) throws -> String?) rethrows -> String {
    var json = JSONText()
    for (column, value) in zip(layout.columns, values)
    where !Self.names.contains(column.name) && value != column.standard {
      json.begin(column.name)
      switch value {
      case .null: json.add(bare: "null")
      case .integer(let id):
        if let parent = column.parent, let uid = try uid(parent, id) {
          json.add(uid)
        } else {
          json.add(bare: String(id))
        }
      // The shortest text that is read as the same double.
      case .real(let bits): json.add(bare: Double(bitPattern: bits).description)
      case .text(let text), .reference(let text): json.add(text)
      case .impossible(let type, let text): json.add(text, as: type)
      }
    }
    return json.text
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder, configuration layout: TableLayout) throws {
    let container = try decoder.container(keyedBy: Key.self)
    values = try layout.columns.map { column in
      let key = Key(stringValue: column.name)
      // The column has its default value, or the row was written before the column existed.
      guard container.contains(key) else { return column.standard }
      if try container.decodeNil(forKey: key) { return .null }
      if let odd = try? container.decode([String: String].self, forKey: key), let (type, text) = odd.first {
        return .impossible(type: type, text: text)
      }
      if column.parent != nil, let uid = try? container.decode(String.self, forKey: key) { return .reference(uid) }
      switch column.kind {
      case .integer: return .integer(try container.decode(Int64.self, forKey: key))
      case .real: return .real(bits: try container.decode(Double.self, forKey: key).bitPattern)
      case .text: return .text(try container.decode(String.self, forKey: key))
      }
    }
  }

  /// Reads the row with this id and uid from the text that the function `json` returned for it.
  init(json: String, layout: TableLayout, id: Int64, uid: String?) throws {
    self = try JSONDecoder().decode(JournalRow.self, from: Data(json.utf8), configuration: layout)
    for (index, column) in layout.columns.enumerated() {
      if column.name == "id" { values[index] = .integer(id) }
      if column.name == "uid", let uid { values[index] = .text(uid) }
    }
  }
}

extension JournalRow.Value {
  /// The maximum number of bytes to keep of a text or blob that is not valid for its column.
  ///
  /// Undo could not restore such a value, so the rest of it is not needed.
  private static let longestImpossible = 1000

  /// Reads SQLite's value of a column of this kind.
  init(_ value: OpaquePointer?, of kind: TableLayout.Kind) {
    guard let value else {
      self = .null
      return
    }
    func bytes() -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(start: sqlite3_value_blob(value), count: Int(sqlite3_value_bytes(value)))
    }
    switch (sqlite3_value_type(value), kind) {
    // SQLite passes a whole number in a REAL column as an integer.
    case (SQLITE_INTEGER, .real): self = .real(bits: Double(sqlite3_value_int64(value)).bitPattern)
    case (SQLITE_INTEGER, .integer): self = .integer(sqlite3_value_int64(value))
    case (SQLITE_INTEGER, .text): self = .impossible(type: "integer", text: String(sqlite3_value_int64(value)))
    case (SQLITE_FLOAT, _):
      let number = sqlite3_value_double(value)
      self =
        kind == .real && number.isFinite
        ? .real(bits: number.bitPattern) : .impossible(type: "real", text: number.description)
    case (SQLITE_TEXT, .text): self = .text(String(decoding: bytes(), as: UTF8.self))
    case (SQLITE_TEXT, _):
      self = .impossible(type: "text", text: String(decoding: bytes().prefix(Self.longestImpossible), as: UTF8.self))
    case (SQLITE_BLOB, _):
      let hex = bytes().prefix(Self.longestImpossible).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      self = .impossible(type: "blob", text: hex.joined())
    default: self = .null
    }
  }

  /// Reads a column's default value from the schema (`NULL`, `1`, `'none'`); null if it is not a literal.
  init(literal: String?, of kind: TableLayout.Kind) {
    guard let literal else {
      self = .null
      return
    }
    if literal.utf8.count > 1, literal.first == "'", literal.last == "'" {
      self = .text(
        literal.dropFirst().dropLast().split(separator: "''", omittingEmptySubsequences: false).joined(separator: "'"))
    } else if kind == .real {
      self = Double(literal).map { .real(bits: $0.bitPattern) } ?? .null
    } else {
      self = Int64(literal).map { .integer($0) } ?? .null
    }
  }
}

extension StoredRow {
  /// The value in a column as SQLite holds it.
  func value(_ index: Int, of kind: TableLayout.Kind) -> JournalRow.Value {
    JournalRow.Value(sqlite3_column_value(statement, Int32(index)), of: kind)
  }
}

/// Builds a JSON object.
///
/// The journal needs a JSON object for each row, and `JSONEncoder` would take longer than SQLite takes to store it.
private struct JSONText {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  init() { bytes.reserveCapacity(512) }

  var text: String { String(decoding: bytes + [UInt8(ascii: "}")], as: UTF8.self) }

  mutating func begin(_ name: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    add(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Adds a value without quotation marks.
  mutating func add(bare text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds an impossible value as a JSON object with its type and its text; possible values are never written as
  /// objects.
  mutating func add(_ text: String, as type: String) {
    add(bare: "{")
    add(type)
    add(bare: ":")
    add(text)
    add(bare: "}")
  }

  /// Adds a string in quotation marks.
  mutating func add(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: add(bare: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

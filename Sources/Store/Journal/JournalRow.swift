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
    /// The uid of another row that this file has no number for; occurs only in rows read from the journal.
    case reference(String)
  }

  var values: [Value]

  /// The value in a column; nil if there is no such column.
  func value(_ column: String, in layout: TableLayout) -> Value? {
    zip(layout.columns, values).first { $0.0.name == column }?.1
  }

  init(values: [Value]) { self.values = values }

  /// Reads a row that was fetched with the layout's columns.
  init(_ row: Row, layout: TableLayout) {
    values = layout.columns.indices.map { index in
      switch (row[index] as DatabaseValue).storage {
      case .int64(let integer):
        layout.columns[index].kind == .real ? .real(bits: Double(integer).bitPattern) : .integer(integer)
      case .double(let real): .real(bits: real.bitPattern)
      case .string(let text): .text(text)
      case .null, .blob: .null
      }
    }
  }

  /// The values to bind to a statement; a reference to an unknown row is null.
  var arguments: [DatabaseValue] {
    values.map { value in
      switch value {
      case .null, .reference: .null
      case .integer(let integer): integer.databaseValue
      case .real(let bits): Double(bitPattern: bits).databaseValue
      case .text(let text): text.databaseValue
      }
    }
  }
}

/// The row as a JSON object by column name, without its own id and uid, which are part of the change.
///
/// The column determines the type of a number, because 1.0 and 1 may look the same in JSON. A reference to another row
/// is that row's uid as a text, or its number if its uid is unknown.
extension JournalRow: DecodableWithConfiguration {
  /// The columns that are left out of the JSON.
  private static let names: Set<String> = ["id", "uid"]

  /// Returns the row as JSON; `uid` returns the uid of another row from its table and number, or nil if unknown.
  func json(_ layout: TableLayout, uid: (_ table: String, _ id: Int64) throws -> String?) rethrows -> String {
    var json = JSONText()
    for (column, value) in zip(layout.columns, values) where !Self.names.contains(column.name) {
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
      // The row was written before the column existed.
      guard container.contains(key) else { return column.standard }
      if try container.decodeNil(forKey: key) { return .null }
      if column.parent != nil, let uid = try? container.decode(String.self, forKey: key) { return .reference(uid) }
      switch column.kind {
      case .integer: return .integer(try container.decode(Int64.self, forKey: key))
      case .real: return .real(bits: try container.decode(Double.self, forKey: key).bitPattern)
      case .text: return .text(try container.decode(String.self, forKey: key))
      }
    }
  }

  /// Reads the row with this id and uid from the text that the function `json` has returned for it.
  init(json: String, layout: TableLayout, id: Int64, uid: String?) throws {
    self = try JSONDecoder().decode(JournalRow.self, from: Data(json.utf8), configuration: layout)
    for (index, column) in layout.columns.enumerated() {
      if column.name == "id" { values[index] = .integer(id) }
      if column.name == "uid", let uid { values[index] = .text(uid) }
    }
  }
}

extension JournalRow.Value {
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

  /// Adds a text in quotation marks.
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

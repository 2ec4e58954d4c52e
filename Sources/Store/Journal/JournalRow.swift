internal import Foundation
internal import GRDB

/// A row's values in the order of its table's columns, exactly as SQLite holds them.
struct JournalRow: Equatable {
  /// Equal only when they are the same bits.
  enum Value: Equatable {
    case null
    case integer(Int64)
    case real(bits: UInt64)
    case text(String)
  }

  var values: [Value]

  /// The value of a column by name; nil for a column that there is not.
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

  /// For binding to a statement.
  var arguments: [DatabaseValue] {
    values.map { value in
      switch value {
      case .null: .null
      case .integer(let integer): integer.databaseValue
      case .real(let bits): Double(bitPattern: bits).databaseValue
      case .text(let text): text.databaseValue
      }
    }
  }
}

/// As a JSON object by column name.
///
/// A number's type is the column's: 1.0 and 1 look the same in JSON.
extension JournalRow: EncodableWithConfiguration, DecodableWithConfiguration {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder, configuration layout: TableLayout) throws {
    var container = encoder.container(keyedBy: Key.self)
    for (column, value) in zip(layout.columns, values) {
      let key = Key(stringValue: column.name)
      switch value {
      case .null: try container.encodeNil(forKey: key)
      case .integer(let integer): try container.encode(integer, forKey: key)
      case .real(let bits): try container.encode(Double(bitPattern: bits), forKey: key)
      case .text(let text): try container.encode(text, forKey: key)
      }
    }
  }

  init(from decoder: any Decoder, configuration layout: TableLayout) throws {
    let container = try decoder.container(keyedBy: Key.self)
    values = try layout.columns.map { column in
      let key = Key(stringValue: column.name)
      if try container.decodeNil(forKey: key) { return .null }
      switch column.kind {
      case .integer: return .integer(try container.decode(Int64.self, forKey: key))
      case .real: return .real(bits: try container.decode(Double.self, forKey: key).bitPattern)
      case .text: return .text(try container.decode(String.self, forKey: key))
      }
    }
  }

  func json(_ layout: TableLayout) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self, configuration: layout), as: UTF8.self)
  }

  init(json: String, layout: TableLayout) throws {
    self = try JSONDecoder().decode(JournalRow.self, from: Data(json.utf8), configuration: layout)
  }
}

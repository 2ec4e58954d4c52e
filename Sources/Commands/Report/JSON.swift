internal import Foundation

/// A JSON value, which is printed on one line with sorted keys.
package enum JSON: Hashable, Sendable, Encodable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// A string; null for nil.
  package static func optional(_ value: String?) -> JSON { value.map(JSON.string) ?? .null }
  /// A number; null for nil.
  package static func optional(_ value: Double?) -> JSON { value.map(JSON.number) ?? .null }
  /// A whole number; null for nil.
  package static func optional(_ value: Int?) -> JSON { value.map(JSON.int) ?? .null }

  /// Encodes the bare value, without the names of the enum cases; throws what the encoder throws.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  /// The value on one line, without a line feed.
  ///
  /// A number that JSON cannot represent becomes null.
  package var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(finite) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }

  private var finite: JSON {
    switch self {
    case .number(let value): value.isFinite ? self : .null
    case .array(let values): .array(values.map(\.finite))
    case .object(let members): .object(members.mapValues(\.finite))
    default: self
    }
  }
}

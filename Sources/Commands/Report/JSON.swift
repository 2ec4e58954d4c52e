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
    return String(decoding: Self.escaped([UInt8](data)), as: UTF8.self)
  }

  /// Escapes characters that a terminal obeys: DEL, controls U+0080 to U+009F, direction marks and line separators.
  ///
  /// The encoder escapes only characters below U+0020. In JSON, the characters escaped here occur only in strings, so
  /// escaping them does not change the value.
  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    // In UTF-8: DEL; C2 80 to C2 9F; D8 9C (U+061C); E2 80 and E2 81 (U+200E, U+2028, U+2066 ...); EF BB BF (U+FEFF).
    guard bytes.contains(where: { $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 || $0 == 0xEF }) else {
      return bytes
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        result += Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count)
        result += Array(digits.utf8)
      default: result += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
    return result
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

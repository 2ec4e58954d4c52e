/// A value in an exported household, in the form in which the database stores it.
package enum ExportValue: Equatable, Sendable {
  case null
  case integer(Int)
  /// The bits of a floating-point number: two values are equal only if they have the same bits.
  case real(UInt64)
  case text(String)

  /// Whether two values have the same bits.
  ///
  /// Swift compares strings by their characters, so it would treat two encodings of `é` as equal although their bytes
  /// differ.
  package static func == (one: ExportValue, other: ExportValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.integer(let one), .integer(let other)): one == other
    case (.real(let one), .real(let other)): one == other
    case (.text(let one), .text(let other)): one.utf8.elementsEqual(other.utf8)
    default: false
    }
  }

  /// The text; nil for any other value.
  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}

/// A row of a table with the rows that belong to it, such as a meal with its items.
package struct ExportRecord: Equatable, Sendable {
  /// The values in the order of the table's columns.
  package var values: [ExportValue]
  /// The rows of each part table, in the order of the table's parts.
  package var parts: [[ExportRecord]]

  /// Creates a record from one value for each column of the table, and one list of rows for each part of the table.
  package init(values: [ExportValue], parts: [[ExportRecord]] = []) {
    self.values = values
    self.parts = parts
  }
}

/// A row's uid as a number, which takes less memory than its text.
package struct UIDNumber: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Reads a uid of 8-4-4-4-12 hexadecimal digits with lowercase letters; nil for any other text.
  package init?(_ text: String) {
    var (digits, count) = ([UInt64](repeating: 0, count: 2), 0)
    guard text.utf8.count == 36 else { return nil }
    for (place, byte) in text.utf8.enumerated() {
      if place == 8 || place == 13 || place == 18 || place == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits[count / 16] = digits[count / 16] << 4 | UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        digits[count / 16] = digits[count / 16] << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
      count += 1
    }
    (high, low) = (digits[0], digits[1])
  }
}

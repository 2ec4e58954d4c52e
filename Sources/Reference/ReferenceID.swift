package import Domain

/// A food's number in one of the tables: `sr:01123`, `fndds:11100000`, `swiss:175`, `bls:B101000`.
package struct ReferenceID: Hashable, Sendable {
  /// The table that contains the food.
  package let table: FoodTable
  /// The number of the food in the form that the table uses.
  package let number: String

  /// Creates the id of a food.
  package init(table: FoodTable, number: String) {
    self.table = table
    self.number = number
  }

  /// Reads an id such as `sr:01123`; nil if Larder does not have the table.
  package init?(_ text: String) {
    let sides = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, let table = FoodTable.allCases.first(where: { $0.prefix == sides[0] }) else {
      return nil
    }
    self.init(table: table, number: String(sides[1]))
  }

  /// The id as text, such as `sr:01123`.
  package var text: String { "\(table.prefix):\(number)" }

  /// The food's table and number as the source of its values.
  package var source: FoodSource { FoodSource(name: table.sourceName, id: number) }

  /// The table and number packed into 32 bits; nil if the table cannot have such a number.
  ///
  /// Ids are sorted by this code.
  package var code: UInt32? {
    let bases = table == .german ? Self.germanBases : [UInt32](repeating: 10, count: number.utf8.count)
    guard number.utf8.count == bases.count, (1...8).contains(bases.count) else { return nil }
    var value: UInt32 = 0
    for (letter, base) in zip(number.utf8, bases) {
      guard let digit = Self.digit(letter), digit < base else { return nil }
      value = value * base + digit
    }
    let code = UInt32(table.rawValue) << Self.valueBits | value
    // A number in another form, such as without its leading zeros, is rejected.
    return ReferenceID(code: code) == self ? code : nil
  }

  /// Unpacks an id from 32 bits.
  package init?(code: UInt32) {
    guard let table = FoodTable(rawValue: Int(code >> Self.valueBits)) else { return nil }
    var value = code & (1 << Self.valueBits - 1)
    let number: String
    switch table {
    case .standardReference: number = Self.padded(value, to: 5)
    case .survey, .earlierSurvey: number = Self.padded(value, to: 8)
    case .swiss: number = String(value)
    case .german:
      var letters: [UInt8] = []
      for base in Self.germanBases.reversed() {
        letters.append(Self.letter(value % base))
        value /= base
      }
      number = String(decoding: letters.reversed(), as: UTF8.self)
    }
    self.init(table: table, number: number)
  }

  /// The number of possible characters at each position of a German code: `B101000`, `B6A1000`, `U01K100`.
  private static let germanBases: [UInt32] = [36, 10, 36, 36, 10, 10, 10]

  /// The value of a digit (0 to 9) or of a capital letter (10 to 35).
  private static func digit(_ letter: UInt8) -> UInt32? {
    switch letter {
    case 0x30...0x39: UInt32(letter - 0x30)
    case 0x41...0x5A: UInt32(letter - 0x41) + 10
    default: nil
    }
  }

  private static func letter(_ digit: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: digit < 10 ? 0x30 + digit : 0x41 + digit - 10)
  }

  /// The number of low bits in a code, which contain the food's number; the high bits contain the table.
  private static let valueBits: UInt32 = 29

  private static func padded(_ value: UInt32, to length: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
  }
}

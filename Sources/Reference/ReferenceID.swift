package import Domain

/// The open tables of foods that come with Larder.
package enum ReferenceTable: Int, CaseIterable, Sendable {
  /// USDA National Nutrient Database for Standard Reference, Legacy Release (2018).
  case standardReference
  /// USDA Food and Nutrient Database for Dietary Studies 2021-2023.
  case survey
  /// The foods of the edition 2017-2018 that the later one no longer has.
  case earlierSurvey
  /// The Swiss food composition database.
  case swiss
  /// Bundeslebensmittelschlüssel 4.0, the German food code.
  case german

  /// What is before the colon in a food's id: `sr:01123`.
  package var prefix: String {
    switch self {
    case .standardReference: "sr"
    case .survey: "fndds"
    case .earlierSurvey: "fndds17"
    case .swiss: "swiss"
    case .german: "bls"
    }
  }

  /// The table's name as the source of a food's values.
  package var sourceName: String {
    switch self {
    // Another name than the starter bank's, whose foods are updated with each version of Larder.
    case .standardReference: "USDA FoodData Central, SR Legacy"
    case .survey: "FNDDS 2021-2023"
    case .earlierSurvey: "FNDDS 2017-2018"
    case .swiss: "Swiss food composition database"
    case .german: "BLS 4.0"
    }
  }

  /// Whether the table's carbohydrates include fiber: by difference in the United States, measured in Europe.
  package var basis: CarbohydrateBasis {
    switch self {
    case .standardReference, .survey, .earlierSurvey: .total
    case .swiss, .german: .available
    }
  }
}

/// A food's number in one of the tables: `sr:01123`, `fndds:11100000`, `swiss:175`, `bls:B101000`.
package struct ReferenceID: Hashable, Sendable {
  /// The table.
  package let table: ReferenceTable
  /// The number as the table writes it.
  package let number: String

  /// Creates the id of a food.
  package init(table: ReferenceTable, number: String) {
    self.table = table
    self.number = number
  }

  /// Reads `table:number`; nil for a table that Larder does not have.
  package init?(_ text: String) {
    let sides = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, let table = ReferenceTable.allCases.first(where: { $0.prefix == sides[0] }) else {
      return nil
    }
    self.init(table: table, number: String(sides[1]))
  }

  /// The id as text: `table:number`.
  package var text: String { "\(table.prefix):\(number)" }

  /// The number as the source of values.
  package var source: FoodSource { FoodSource(name: table.sourceName, id: number) }

  /// Table and number in 32 bits, by which ids are sorted; nil for a number that no food of the table can have.
  package var code: UInt32? {
    let bases = table == .german ? Self.germanBases : [UInt32](repeating: 10, count: number.utf8.count)
    guard number.utf8.count == bases.count, (1...8).contains(bases.count) else { return nil }
    var value: UInt32 = 0
    for (letter, base) in zip(number.utf8, bases) {
      guard let digit = Self.digit(letter), digit < base else { return nil }
      value = value * base + digit
    }
    let code = UInt32(table.rawValue) << Self.valueBits | value
    // A number written in another way, such as without its leading zeros, is none of the table's.
    return ReferenceID(code: code) == self ? code : nil
  }

  /// The id of a code.
  package init?(code: UInt32) {
    guard let table = ReferenceTable(rawValue: Int(code >> Self.valueBits)) else { return nil }
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

  /// How many different characters each place of a German code can have: `B101000`, `B6A1000`, `U01K100`.
  private static let germanBases: [UInt32] = [36, 10, 36, 36, 10, 10, 10]

  /// The value of a digit, or of a capital letter from 10 on.
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

  /// The bits of a code that are the number.
  private static let valueBits: UInt32 = 29

  private static func padded(_ value: UInt32, to length: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
  }
}

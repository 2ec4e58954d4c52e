import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct JournalRowTests {
  static let layout = TableLayout(table: "t", columns: [("id", .integer), ("grams", .real), ("name", .text)])

  @Test func numbersComeBackBitForBit() throws {
    var random = SplitMix64(seed: 7)
    let special = [
      0.1 + 0.2, 1, -0.0, 0, 1e-300, .leastNonzeroMagnitude, 1.797_693_134_862_315_7e308, 1.0 / 3, 1e22,
      123_456_789_012_345_680,
    ]
    let patterns = (0..<2000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    for number in special + patterns {
      let row = JournalRow(values: [.integer(.max), .real(bits: number.bitPattern), .null])
      let again = try JournalRow(json: row.json(Self.layout), layout: Self.layout)
      #expect(again == row, "\(number) of bits \(number.bitPattern)")
    }
  }

  @Test(arguments: [
    "", "it's \"quoted\" \\ / \n", "\u{1F963} e\u{301} 日本", "a\u{0}b", "\u{1B}[0m\u{202E}", "null", "1",
  ])
  func textsComeBack(_ text: String) throws {
    let row = JournalRow(values: [.integer(-1), .null, .text(text)])
    #expect(try JournalRow(json: row.json(Self.layout), layout: Self.layout) == row)
  }

  @Test func valuesAreTheColumns() throws {
    let row = JournalRow(values: [.integer(1), .real(bits: (1.0).bitPattern), .text("1")])
    #expect(try row.json(Self.layout) == #"{"grams":1,"id":1,"name":"1"}"#)
    #expect(row.value("name", in: Self.layout) == .text("1"))
    #expect(row.value("colour", in: Self.layout) == nil)
  }
}

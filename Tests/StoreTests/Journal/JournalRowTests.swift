import Domain
import Expect
import TestSupport
import Testing

@testable import Store

@Suite struct JournalRowTests {
  static let layout = TableLayout(
    table: "t",
    columns: [
      .init(name: "id", kind: .integer), .init(name: "uid", kind: .text), .init(name: "grams", kind: .real),
      .init(name: "name", kind: .text), .init(name: "foodId", kind: .integer, parent: "food"),
    ])

  /// A row as the journal gives it back.
  private func reread(_ row: JournalRow) throws -> JournalRow {
    try JournalRow(
      json: row.json(Self.layout) { table, id in id == 5 ? "\(table) five" : nil }, layout: Self.layout, id: 12,
      uid: "u")
  }

  private func row(grams: JournalRow.Value = .null, name: JournalRow.Value = .null, food: JournalRow.Value = .null)
    -> JournalRow
  {
    JournalRow(values: [.integer(12), .text("u"), grams, name, food])
  }

  @Test func numbersComeBackBitForBit() throws {
    var random = SplitMix64(seed: 7)
    let special = [
      0.1 + 0.2, 1, -0.0, 0, 1e-300, .leastNonzeroMagnitude, 1.797_693_134_862_315_7e308, 1.0 / 3, 1e22,
      123_456_789_012_345_680,
    ]
    let patterns = (0..<2000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    for number in special + patterns {
      let row = row(grams: .real(bits: number.bitPattern))
      expect(try reread(row), equals: row, "\(number) of bits \(number.bitPattern)")
    }
  }

  @Test(arguments: [
    "", "it's \"quoted\" \\ / \n\t\u{8}\u{1F}", "\u{1F963} e\u{301} 日本", "a\u{0}b", "\u{1B}[0m\u{202E}", "null", "1",
    "\u{2028}\u{7F}",
  ])
  func textsComeBack(_ text: String) throws {
    expect(try reread(row(name: .text(text))), equals: row(name: .text(text)))
  }

  @Test func aRowIsKnownByItsUIDAndNamesOthersByTheirs() throws {
    let row = row(grams: .real(bits: (1.0).bitPattern), name: .text("1"), food: .integer(5))
    expect(row.json(Self.layout) { "\($0) \($1)" }, equals: #"{"grams":1.0,"name":"1","foodId":"food 5"}"#)
    expect(row.value("name", in: Self.layout), equals: .text("1"))
    expect(row.value("colour", in: Self.layout), equals: nil)
    expect(try reread(row), equals: self.row(grams: row.values[2], name: .text("1"), food: .reference("food five")))
    // A reference to an unknown row stays a number.
    expect(try reread(self.row(food: .integer(6))), equals: self.row(food: .integer(6)))
  }

  /// What an older layout has written lacks the columns that came since.
  @Test(arguments: [
    ("NULL" as String?, TableLayout.Kind.text, JournalRow.Value.null), (nil, .real, .null),
    ("1", .integer, .integer(1)),
    ("-1.5", .real, .real(bits: (-1.5).bitPattern)), ("2", .real, .real(bits: (2.0).bitPattern)),
    ("'it''s'", .text, .text("it's")), ("''", .text, .text("")), ("(1 + 1)", .integer, .null),
  ])
  func aMissingColumnHasItsDefault(literal: String?, kind: TableLayout.Kind, value: JournalRow.Value) throws {
    let column = TableLayout.Column(name: "new", kind: kind, standard: JournalRow.Value(literal: literal, of: kind))
    let layout = TableLayout(table: "t", columns: Self.layout.columns + [column])
    let json = row(name: .text("old")).json(Self.layout) { _, _ in nil }
    let row = try JournalRow(json: json, layout: layout, id: 12, uid: "u")
    expect(row.value("new", in: layout) == value && row.value("name", in: layout) == .text("old"))
  }
}

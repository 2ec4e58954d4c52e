import Commands
import Domain
import Expect
import Foundation
import TestSupport
import Testing

/// Texts that another program has put into the file command neither a terminal nor a spreadsheet, whatever reads them.
@Suite struct HostileOutputTests {
  /// What a terminal would obey, or nobody would see: controls, also above ASCII, marks of direction, no width.
  private static let forbidden: [ClosedRange<UInt32>] = [
    0...0x09, 0x0B...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069,
    0xFEFF...0xFEFF,
  ]

  /// Formulas, and texts that clear a screen, set a title, turn a line around, or hide.
  private static let texts = [
    "=HYPERLINK(\"http://zq\",\"y\")", "+1+cmd|' /C zq'!A0", "-2+3zq", "@SUM(zq1)", "\u{1B}[2J\u{1B}]0;t\u{7}zq",
    "\u{9B}2Jzq\u{90}q\u{9C}", "a\rb\u{8}zq", "\u{202E}zq\u{202C}", "z\u{200B}q\u{200F}\u{2066}", "\u{FEFF}=1+zq",
    "\u{1B}[0m=1+zq", "line\none, \"zq\"", "\u{7F}zq", "\u{2028}zq", "\u{FF1D}1+zq",
  ]

  /// The columns with texts that people type.
  private static let columns = [
    ("profile", "name"), ("food", "name"), ("foodAlias", "name"), ("foodTag", "name"), ("mealItem", "name"),
    ("meal", "notes"), ("trip", "store"), ("tripItem", "name"), ("familyMember", "name"), ("step", "label"),
  ]

  private static func household(_ text: String) throws -> SampleHousehold {
    let household = try SampleHousehold()
    try household.run("meal edit last --note zq")
    let path = household.session.location.database
    let quoted = "'\(text.replacing("'", with: "''"))'"
    for (table, column) in columns {
      let there = try CellVandal(path).run("SELECT 1 FROM pragma_table_info('\(table)') WHERE name = '\(column)'")
      guard !there.isEmpty else { continue }
      // One row only, where a column's values must differ.
      _ = try CellVandal(path).run(
        "PRAGMA ignore_check_constraints = ON; UPDATE \(table) SET \(column) = \(quoted) WHERE rowid IN "
          + "(SELECT rowid FROM \(table) ORDER BY rowid DESC LIMIT 1)")
    }
    return try household.reopened()
  }

  private static let lines = CommandTable.larder.specs.filter { $0.effect == .reads && $0.path[0] != "look" }.flatMap(
    \.examples)

  @Test(arguments: texts) func `no text gets out raw`(text: String) throws {
    let household = try Self.household(text)
    var (tables, seen) = (0, 0)
    for line in Self.lines {
      for option in ["--csv", "--json"] {
        guard let outcome = try? household.run("\(line) \(option)"), let report = Optional(outcome.report),
          report.verbatim == nil
        else { continue }
        let output = option == "--json" ? report.json.line : report.table?.text ?? ""
        let bad = output.unicodeScalars.first { scalar in
          // Without a width, a joiner or a mark is harmless in JSON: what a terminal obeys is escaped.
          let isHarmless =
            option == "--json" && ((0x200B...0x200D).contains(scalar.value) || (0x2060...0x2065).contains(scalar.value))
          return !isHarmless && Self.forbidden.contains { $0.contains(scalar.value) }
        }
        expect(bad, equals: nil, "\(line) \(option): U+\(String(bad?.value ?? 0, radix: 16))")
        if output.contains("zq") { seen += 1 }
        if option == "--json" {
          let value = try JSONSerialization.jsonObject(with: Data(output.utf8), options: .fragmentsAllowed)
          // Foundation drops U+FEFF where it is not escaped.
          guard !text.unicodeScalars.contains("\u{FEFF}") else { continue }
          let encoded = try JSONEncoder().encode(report.json)
          let same = try JSONSerialization.jsonObject(with: encoded, options: .fragmentsAllowed)
          expect((value as? NSObject), equals: (same as? NSObject), "\(line): another value")
        } else if report.table != nil {
          tables += 1
          for cell in Self.cells(output) where cell.first.map({ "=+-@\u{FF1D}".unicodeScalars.contains($0) }) == true {
            expect(Double(String(cell)) != nil, "\(line): \(String(cell))")
          }
        }
      }
    }
    expect(tables > 30)
    expect(seen > 10)
  }

  /// The cells of a CSV text, without their quotes.
  private static func cells(_ text: String) -> [String.UnicodeScalarView] {
    var (cells, cell, isQuoted) = ([String.UnicodeScalarView](), String.UnicodeScalarView(), false)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": isQuoted.toggle()
      case ",", "\n":
        if isQuoted {
          cell.append(scalar)
        } else {
          cells.append(cell)
          cell = String.UnicodeScalarView()
        }
      default: cell.append(scalar)
      }
    }
    return cells
  }

  @Test(arguments: [
    ("-12.5", "-12.5"), ("+3", "+3"), ("", ""), ("-", "'-"), ("-1-2", "'-1-2"), ("=1", "'=1"), ("-2 %", "'-2 %"),
    ("-.", "'-."), ("@x", "'@x"), ("\u{1B}[31mred", "red"), ("\u{1B}[0m=1", "'=1"), ("a\nb", "a b"), ("a,b", "\"a,b\""),
    ("2026-11-21", "2026-11-21"),
  ])
  func `a cell is guarded unless it is a number`(text: String, cell: String) {
    expect(CSVTable(["a"], [[text]]).text, equals: "a\n\(cell)\n")
  }

  @Test(arguments: [
    ("\u{9B}2J", #""\u009b2J""#), ("\u{202E}x", #""\u202ex""#), ("\u{7F}", #""\u007f""#), ("ä\u{61C}", #""ä\u061c""#),
    ("Käse 🧀", #""Käse 🧀""#), ("\u{FEFF}", #""\ufeff""#),
  ])
  func `JSON escapes what a terminal obeys`(text: String, json: String) { expect(JSON.string(text).line, equals: json) }
}

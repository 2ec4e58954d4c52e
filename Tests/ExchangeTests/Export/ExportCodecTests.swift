import Domain
import Exchange
import Expect
import Foundation
import TestSupport
import Testing

/// Rows written as JSON and as CSV come back bit for bit, and nothing in a file is an order to a terminal or a spreadsheet.
@Suite struct ExportCodecTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Writing and reading

  static func json(_ rows: [(ExportTable, ExportRecord)]) throws -> String {
    var bytes: [UInt8] = []
    let writer = ExportJSONWriter { bytes.append(contentsOf: $0) }
    try write(rows, to: writer)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ rows: [(ExportTable, ExportRecord)], to writer: any ExportWriter) throws {
    for table in ExportFormat.tables {
      try writer.begin(table)
      for (own, record) in rows where own.name == table.name { try writer.add(record) }
    }
    try writer.finish()
  }

  static func rows(_ reader: any ExportReader) throws -> [(ExportTable, ExportRecord)] {
    var rows: [(ExportTable, ExportRecord)] = []
    while let row = try reader.next() { rows.append((row.table, row.record)) }
    return rows
  }

  private func read(_ json: String) throws -> [(ExportTable, ExportRecord)] {
    try Self.rows(ExportJSONReader(ImportFile(path: try folder.write(json, to: "house.json"))))
  }

  private func throughCSV(_ rows: [(ExportTable, ExportRecord)]) throws -> [(ExportTable, ExportRecord)] {
    final class Files { var bytes: [String: [UInt8]] = [:] }
    let files = Files()
    try Self.write(
      rows,
      to: ExportCSVWriter { name in
        files.bytes[name] = []
        return { files.bytes[name, default: []].append(contentsOf: $0) }
      })
    let path = folder.file("tables")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    expect(Set(files.bytes.keys).isSubset(of: Set(ExportFolder.fileNames)))
    for (name, bytes) in files.bytes { try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name)) }
    return try Self.rows(ExportCSVReader(ImportFile(path: path)))
  }

  // MARK: Rows

  static func table(_ name: String) throws -> ExportTable {
    try require(ExportFormat.tables.first { $0.name == name })
  }

  /// A row of a table with random values; the bounds of the database are no matter here.
  private static func record(_ table: ExportTable, _ random: inout SplitMix64, parts: Bool = true) -> ExportRecord {
    ExportRecord(
      values: table.columns.map { column in
        if column.isOptional, Bool.random(using: &random) { return .null }
        switch column.kind {
        case .integer: return .integer(Int(truncatingIfNeeded: random.next()))
        case .flag: return .integer(Int.random(in: 0...1, using: &random))
        case .real: return .real(real(&random).bitPattern)
        case .uid, .reference: return .text("01a1fdc3-5780-7000-8000-\(String(random.next(), radix: 16).suffix(4))")
        default: return .text(text(&random))
        }
      },
      parts: table.parts.map { part in
        parts ? (0..<Int.random(in: 0...3, using: &random)).map { _ in record(part, &random) } : []
      })
  }

  private static func real(_ random: inout SplitMix64) -> Double {
    while true {
      let value = Double(bitPattern: random.next())
      if value.isFinite { return value }
    }
  }

  private static let pieces = [
    "=", "+", "-", "@", "'", "\"", ",", ";", "\n", "\r", "\r\n", "\t", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}",
    "\u{A0}",
    "\u{202E}", "\u{2066}", "\u{200F}", "\u{FEFF}", "\u{2028}", "e\u{301}", "é", "日本", "🥕", "👩‍🍳", " ", "\\", "/", "a",
    "0", "null",
    "\u{FF1D}",
  ]

  private static func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }.joined()
  }

  @Test(arguments: SplitMix64.seeds) func anyRowsComeBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for round in 1...20 {
      var rows: [(ExportTable, ExportRecord)] = []
      for table in ExportFormat.tables {
        for _ in 0..<Int.random(in: 0...4, using: &random) { rows.append((table, Self.record(table, &random))) }
      }
      let json = try Self.json(rows)
      expect(try read(json).map(\.1), equals: rows.map(\.1), "seed \(seed) round \(round): JSON")
      expect(try Self.json(read(json)), equals: json, "seed \(seed) round \(round): JSON once more")
      expect(try throughCSV(rows).map(\.1), equals: rows.map(\.1), "seed \(seed) round \(round): CSV")
      let obeyed = json.unicodeScalars.filter { scalar in
        (scalar.properties.generalCategory == .control && scalar != "\n")
          || scalar.properties.generalCategory == .format
            && scalar != "\u{200D}"
      }
      expect(obeyed.isEmpty, "seed \(seed) round \(round): \(obeyed)")
      expect((try JSONSerialization.jsonObject(with: Data(json.utf8))) is [String: Any])
    }
  }

  /// What a file looks like, in full.
  @Test func aFileIsReadable() throws {
    let weights = try Self.table("weights")
    let favourites = try Self.table("favourites")
    let uid = ExportValue.text("01a1fdc3-5780-7000-8000-000000000001")
    let profile = ExportValue.text("01a1fdc3-5780-7000-8000-000000000002")
    let item = ExportRecord(
      values: favourites.parts[0].columns.map { column in
        switch column.name {
        case "uid": uid
        case "name": .text("Egg \u{9B}2J")
        case "quantity.number": .real((0.1 + 0.2).bitPattern)
        case "quantity.unit": .text("g")
        case "nutrients.fat": .real(5.0.bitPattern)
        case "about": .integer(1)
        case _ where column.kind == .flag: .integer(0)
        case _ where column.isOptional: .null
        default: column.kind == .integer ? .integer(0) : .real(1.0.bitPattern)
        }
      })
    let rows = [
      (favourites, ExportRecord(values: [uid, profile, .text("Mix \"1\"")], parts: [[item]])),
      (
        weights,
        ExportRecord(values: [
          uid, profile, .text("2026-11-20"), .real(82.1.bitPattern), .text("2026-11-20T07:00:00+01:00"),
        ])
      ),
    ]
    let json = try Self.json(rows)
    let lines = json.split(separator: "\n").map(String.init)
    expect(lines[0], equals: #"{"format":"larder household","version":1,"#)
    let weight = #"""
      {"uid":"01a1fdc3-5780-7000-8000-000000000001","profile":"01a1fdc3-5780-7000-8000-000000000002",\#
      "date":"2026-11-20","kg":82.1,"updatedAt":"2026-11-20T07:00:00+01:00"}
      """#
    let favourite = #"""
      {"uid":"01a1fdc3-5780-7000-8000-000000000001","profile":"01a1fdc3-5780-7000-8000-000000000002",\#
      "name":"Mix \"1\"","items":[{"uid":"01a1fdc3-5780-7000-8000-000000000001","position":0,"name":"Egg \u009b2J",\#
      "quantity":{"number":0.30000000000000004,"upTo":null,"unit":"g","share":null},"about":true,"assumed":false,\#
      "grams":null,"said":null,"food":null,"nutrients":{"calories":null,"protein":null,"carbohydrates":null,\#
      "fat":5,"saturatedFat":null,"sugar":null,"fiber":null,"sodium":null},"confidence":1}]}
      """#
    expect(lines.contains(weight))
    expect(lines.contains(favourite))
    expect(lines.last, equals: "}")
  }

  /// A file may be laid out anew, by an editor or by `jq .`; the order of a row's keys is no matter.
  @Test func layoutIsNoMatter() throws {
    let json = """
      \u{FEFF}{ "format" : "larder household" ,
        "version":1, "profiles": [ { "createdAt":"2026-11-20T07:00:00+01:00","isDefault" : true, "name":"Zo\\u00eb \\ud83e\\udd55",
      "uid":"01a1fdc3-5780-7000-8000-000000000001" } ]\r\n }\t
      """
    let rows = try read(json)
    expect(rows.count, equals: 1)
    expect(rows.first?.1.values[1], equals: .text("Zoë 🥕"))
    expect(rows.first?.1.values[2], equals: .null)
  }

  // MARK: Cells

  @Test(arguments: [
    ("Egg", "Egg"), ("", "'"), ("'", "''"), ("''x", "'''x"), ("=1+1", "'=1+1"), ("+49", "'+49"), ("-2", "'-2"),
    ("@SUM(A1)", "'@SUM(A1)"), ("\tx", "'\tx"), ("\rx", "'\rx"), ("\nx", "'\nx"), ("\u{1B}[2J", "'\u{1B}[2J"),
    ("\u{9B}2J", "'\u{9B}2J"), (" =1", "' =1"), ("\u{FF1D}1", "'\u{FF1D}1"), ("\u{202E}x", "'\u{202E}x"),
    ("a=1", "a=1"),
    ("é", "é"), ("=\u{301}", "'=\u{301}"), ("'\u{301}", "''\u{301}"),
  ])
  func cellsAreGuarded(text: String, cell: String) {
    expect(Array(CSVCell.guarded(text).utf8), equals: Array(cell.utf8))
    expect(Array(CSVCell.unguarded(cell).utf8), equals: Array(text.utf8))
  }
}

import Domain
import Exchange
import TestSupport

/// What a table held: its records as texts, "" where a field is empty, and what was refused.
struct TableContent {
  var header: [String] = []
  var records: [[String]] = []
  var lines: [Int] = []
  var refused: [RefusedRecord] = []

  init(_ text: String, piece: Int = .max, quotes: CSVDialect.Quotes = .enclosing) throws {
    try self.init(Array(text.utf8), piece: piece, quotes: quotes)
  }

  init(_ bytes: [UInt8], piece: Int = .max, quotes: CSVDialect.Quotes = .enclosing) throws {
    let reader = try CSVReader(MemoryBytes(bytes, piece: piece), name: "t.csv", quotes: quotes)
    header = reader.header
    while true {
      switch try reader.next() {
      case .end: return
      case .refused(let record): refused.append(record)
      case .record:
        records.append(header.indices.map { reader.text($0)?.text ?? "" })
        lines.append(reader.line)
      }
    }
  }
}

/// The result of a reader of foods.
struct FoodContent {
  var foods: [ImportedFood] = []
  var refused: [RefusedRecord] = []

  init(_ reader: any FoodReader) throws {
    while let record = try reader.next() {
      switch record {
      case .food(let food): foods.append(food)
      case .refused(let record): refused.append(record)
      case .reading: continue
      }
    }
  }

  subscript(name: String) -> ImportedFood? { foods.first { $0.food.name == name } }
}

enum Fixture {
  static func file(_ name: String) throws -> ImportFile {
    try ImportFile(path: Larder.repository + "/Fixtures/imports/" + name)
  }
}

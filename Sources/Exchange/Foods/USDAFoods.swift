package import Domain

/// Reads FoodData Central, the food tables of the United States: the CSV folder or its `.zip`.
package enum USDAFoods {
  /// A reader of the foods of SR Legacy, Foundation, Branded and FNDDS that are in the folder or archive.
  ///
  /// Throws `badFile` where its two main tables are missing.
  package static func reader(_ file: ImportFile) throws(LarderError) -> any FoodReader {
    var file = file
    if !file.isCollection, file.members == ["food.csv"] {
      let folder = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      file = try ImportFile(path: file.path.contains("/") ? (folder.isEmpty ? "/" : folder) : ".")
    }
    for table in ["food.csv", "food_nutrient.csv"] where !file.has(table) {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(file.path)) has no `\(table)`",
        hint: "a CSV download of FoodData Central is wanted: its .zip, or the folder that it unpacks to")
    }
    return try USDAFoodReader(file)
  }
}

/// A collection of foods within FoodData Central.
enum USDACollection: String {
  case legacy = "sr_legacy_food"
  case foundation = "foundation_food"
  case branded = "branded_food"
  case survey = "survey_fndds_food"

  /// What the foods' source is called.
  var sourceName: String {
    switch self {
    case .legacy: "USDA SR Legacy"
    case .foundation: "USDA Foundation"
    case .branded: "USDA Branded"
    case .survey: "USDA FNDDS"
    }
  }
}

/// A table of FoodData Central with the columns that are wanted.
final class USDATable {
  let reader: CSVReader
  private let columns: [Int]

  /// Opens a table; nil where the download has none.
  ///
  /// Throws `badFile` where a column is missing.
  init?(_ file: ImportFile, _ name: String, _ columns: [String], optional: Set<String> = []) throws(LarderError) {
    guard file.has(name) else { return nil }
    reader = try CSVReader(try file.open(name), name: name)
    var indices: [Int] = []
    for column in columns {
      let index = reader.header.firstIndex { $0.lowercased() == column.lowercased() }
      guard index != nil || optional.contains(column) else {
        throw LarderError(
          .badFile, "`\(name)` has no column `\(column)`", hint: "a CSV download of FoodData Central is wanted")
      }
      indices.append(index ?? -1)
    }
    self.columns = indices
  }

  /// A field by its place among the wanted columns.
  func text(_ place: Int) -> String? { reader.text(columns[place])?.text }

  /// A field as a number.
  func number(_ place: Int) -> Double? { reader.number(columns[place]).value }

  /// A field as a number of a row elsewhere: whole, 0 to 2^31.
  func key(_ place: Int) -> Int32? {
    guard let bytes = reader.bytes(columns[place])?.bytes, (1...10).contains(bytes.count) else { return nil }
    var key = 0
    for byte in bytes {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      key = key * 10 + Int(byte - 0x30)
    }
    return Int32(exactly: key)
  }

  /// Runs `body` for every sound record of a small table.
  static func forEach(
    _ file: ImportFile, _ name: String, _ columns: [String], optional: Set<String> = [], _ body: (USDATable) -> Void
  ) throws(LarderError) {
    guard let table = try USDATable(file, name, columns, optional: optional) else { return }
    while true {
      switch try table.reader.next() {
      case .record: body(table)
      case .refused: continue
      case .end: return
      }
    }
  }
}

package import Domain

/// Reads FoodData Central, the food tables of the United States, from the CSV folder or its `.zip`.
package enum USDAFoods {
  /// Creates a reader for the foods of SR Legacy, Foundation, Branded and FNDDS in the folder or archive.
  ///
  /// Throws `badFile` if the two main tables are missing.
  package static func reader(_ file: ImportFile) throws(LarderError) -> any FoodReader {
    var file = file
    if !file.isCollection, file.members == ["food.csv"] {
      let folder = file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      file = try ImportFile(path: file.path.contains("/") ? (folder.isEmpty ? "/" : folder) : ".")
    }
    for table in ["food.csv", "food_nutrient.csv"] where !file.has(table) {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(file.path)) has no `\(table)`",
        hint: "use a CSV download of FoodData Central: its .zip, or the unpacked folder")
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

  /// The collection's name, which becomes the source of its foods.
  var sourceName: String {
    switch self {
    case .legacy: "USDA SR Legacy"
    case .foundation: "USDA Foundation"
    case .branded: "USDA Branded"
    case .survey: "USDA FNDDS"
    }
  }
}

/// Reads the used columns of a table of FoodData Central.
final class USDATable {
  let reader: CSVReader
  private let columns: [Int]

  /// Opens a table; nil if the download does not contain it.
  ///
  /// Throws `badFile` if a column is missing.
  init?(_ file: ImportFile, _ name: String, _ columns: [String], optional: Set<String> = []) throws(LarderError) {
    guard file.has(name) else { return nil }
    reader = try CSVReader(try file.open(name), name: name)
    var indices: [Int] = []
    for column in columns {
      let index = reader.header.firstIndex { $0.lowercased() == column.lowercased() }
      guard index != nil || optional.contains(column) else {
        throw LarderError(
          .badFile, "`\(name)` has no column `\(column)`", hint: "use a CSV download of FoodData Central")
      }
      indices.append(index ?? -1)
    }
    self.columns = indices
  }

  /// A field of the current record as text; `place` is the index of its column among the columns that are used.
  func text(_ place: Int) -> String? { reader.text(columns[place])?.text }

  /// A field of the current record as a number; nil if it is not a number.
  func number(_ place: Int) -> Double? { reader.number(columns[place]).value }

  /// A field of the current record as the key of a row in another table; nil if it is not a whole number below 2^31.
  func key(_ place: Int) -> Int32? {
    guard let bytes = reader.bytes(columns[place])?.bytes, (1...10).contains(bytes.count) else { return nil }
    var key = 0
    for byte in bytes {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      key = key * 10 + Int(byte - 0x30)
    }
    return Int32(exactly: key)
  }

  /// Runs `body` for every valid record of a small table.
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

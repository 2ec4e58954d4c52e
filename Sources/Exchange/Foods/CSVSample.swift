import Domain

/// What the first records of a table show about its decimal mark, its unit of sodium and its carbohydrates.
struct CSVSample {
  /// The maximum number of records that are examined.
  static let maximumRecords = 20_000

  private(set) var decimalMark: DecimalMark
  private var sodiums: [Double] = []
  private var carbohydrates = CarbohydrateEvidence()
  private let isGerman: Bool
  private let hasSaltOnly: Bool

  /// Examines the first records of `reader`.
  init(_ reader: CSVReader, _ columns: FoodColumns) throws(LarderError) {
    let numeric = columns.columns.filter { $0.key.path != nil }
    reader.minimumFields = 1
    hasSaltOnly = columns.columns[.salt] != nil && columns.columns[.sodium] == nil
    isGerman =
      reader.dialect.separator == 0x3B
      || ["kohlenhydrate", "fett", "eiweiss", "name_de"].contains { word in
        reader.header.contains { $0.plainLetters.hasPrefix(word) }
      }
    var points = 0
    var commas = 0
    var rows: [[FoodField: String]] = []
    var count = 0
    reading: while count < Self.maximumRecords {
      switch try reader.next() {
      case .end: break reading
      case .refused: continue
      case .record: count += 1
      }
      var row: [FoodField: String] = [:]
      for (field, column) in numeric {
        guard let text = reader.text(column.index)?.text, text.utf8.count <= 24 else { continue }
        switch Self.evidence(text) {
        case .point: points += 1
        case .comma: commas += 1
        case nil: break
        }
        row[field] = text
      }
      if rows.count < 2000 { rows.append(row) }
    }
    decimalMark = commas > points || (commas == points && reader.dialect.separator == 0x3B) ? .comma : .point
    for row in rows { look(at: row.mapValues { ImportNumber.read($0, decimalMark).value }) }
  }

  /// Whether a sodium column without a unit is probably in grams, because its values are too small for milligrams.
  var sodiumLooksLikeGrams: Bool {
    guard sodiums.count >= 5, let maximum = sodiums.max() else { return false }
    return maximum <= 40 && sodiums.sorted()[sodiums.count / 2] < 2
  }

  /// Whether the carbohydrates of the table probably include fiber; nil if nothing indicates whether they do.
  ///
  /// A table with a column for salt but none for sodium indicates food labels of the European Union, where
  /// carbohydrates exclude fiber (EU 1169/2011). For other tables, the energy of the records is compared with the
  /// energy of their macros, calculated with and without fiber, and the better match decides. If neither matches
  /// better, German words also indicate labels of the European Union. If the result is nil, each row is judged by its
  /// own values.
  var basis: CarbohydrateBasis? {
    hasSaltOnly ? .available : carbohydrates.basis() ?? (isGerman ? .available : nil)
  }

  private mutating func look(at row: [FoodField: Double?]) {
    if let sodium = row[.sodium] ?? nil, sodium > 0 { sodiums.append(sodium) }
    var stated = StatedNutrients()
    for (field, value) in row {
      if let path = field.path { stated[keyPath: path] = value }
    }
    carbohydrates.add(stated)
  }

  /// The decimal mark that a number proves; nil if the number proves none.
  ///
  /// `12,5` and `1.234,5` prove the comma; `1,234` proves nothing.
  static func evidence(_ text: String) -> DecimalMark? {
    let marks = text.filter { $0 == "." || $0 == "," }
    guard let last = marks.last else { return nil }
    let decimals = text.drop { $0 != last }.dropFirst().prefix { $0.isNumber || $0 == "." || $0 == "," }
    let mark: DecimalMark = last == "," ? .comma : .point
    if Set(marks).count == 2 { return mark }
    guard marks.count == 1 else { return nil }
    return decimals.count != 3 || text.hasPrefix("0" + String(last)) ? mark : nil
  }
}

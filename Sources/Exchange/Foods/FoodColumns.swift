import Domain

/// The columns of a food table that are used: columns that the user has assigned, and columns found by their names.
struct FoodColumns {
  /// A column and the unit of its numbers.
  struct Column {
    let index: Int
    let unit: ImportNumber.Unit
    let isPerServing: Bool
  }

  private(set) var columns: [FoodField: Column] = [:]
  /// The indices of the columns whose values become aliases, for example German names.
  private(set) var aliases: [Int] = []
  private let header: [String]

  /// Finds the columns in a header.
  ///
  /// Throws `badValue` if a column in the mapping does not exist, and `badFile` if there is no column for the names or
  /// for one of the macros.
  init(header: [String], mapping: CSVMapping, languages: [String]) throws(LarderError) {
    self.header = header
    let words = header.map(HeaderWords.init)
    for field in FoodField.allCases {
      guard let name = mapping.columns[field], !name.isEmpty else { continue }
      columns[field] = Self.column(try Self.index(of: name, in: header), field, words)
    }
    let taken = Set(columns.values.map(\.index))
    for (index, column) in words.enumerated() where !taken.contains(index) {
      guard let field = FoodField.recognized(column), mapping.columns[field] == nil else { continue }
      let new = Self.column(index, field, words)
      guard let old = columns[field] else {
        columns[field] = new
        continue
      }
      // A column per 100 g takes precedence over one per serving, and total carbohydrates over `Net Carbs`.
      let isFuller = field == .carbs && words[old.index].has("net") && !column.has("net")
      if (old.isPerServing && !new.isPerServing) || isFuller { columns[field] = new }
    }
    findNames(words, isSaid: mapping.columns[.name] != nil, languages)
    try check()
  }

  /// The nutrient columns from left to right, so that the problems of a record are always listed in the same order.
  var nutrients: [(field: FoodField, path: WritableKeyPath<StatedNutrients, Double?>, column: Column)] {
    columns.compactMap { field, column in field.path.map { (field, $0, column) } }.sorted { $0.2.index < $1.2.index }
  }

  /// What each column is used for, from left to right, for the preview of an import.
  var uses: [ColumnUse] {
    let named = columns.map { (index: $0.value.index, meaning: Self.meaning($0.key, $0.value)) }
    let others = aliases.map { (index: $0, meaning: FoodField.alias.label) }
    return (named + others).sorted { $0.index < $1.index }.map {
      ColumnUse(column: header[$0.index], meaning: $0.meaning)
    }
  }

  /// The minimum number of fields in a record.
  var minimumCount: Int {
    let fields: [FoodField] = [.name, .kcal, .kilojoules, .protein, .carbs, .fat]
    return (fields.compactMap { columns[$0]?.index }.max() ?? 0) + 1
  }

  /// Sets the unit of a field's column to a unit derived from the column's values, because the column's name states
  /// none.
  mutating func set(_ unit: ImportNumber.Unit, of field: FoodField) {
    guard let column = columns[field] else { return }
    columns[field] = Column(index: column.index, unit: unit, isPerServing: column.isPerServing)
  }

  /// Whether the name of a field's column states a unit.
  func hasUnit(_ field: FoodField) -> Bool {
    columns[field].map { HeaderWords(header[$0.index]).unit != nil } ?? false
  }

  /// Whether the carbohydrates include fiber according to their column's name; nil if the name does not say.
  var saidBasis: CarbohydrateBasis? {
    guard let column = columns[.carbs] else { return nil }
    let words = HeaderWords(header[column.index])
    if words.has("net", "available", "netto") || words.begins("verfugbar", "verwertbar") { return .available }
    return words.has("difference", "total", "gesamt", "incl", "inkl") ? .total : nil
  }

  private static func column(_ index: Int, _ field: FoodField, _ words: [HeaderWords]) -> Column {
    Column(index: index, unit: words[index].unit ?? field.unit, isPerServing: words[index].isPerServing)
  }

  private static func index(of name: String, in header: [String]) throws(LarderError) -> Int {
    if let index = header.firstIndex(of: name) { return index }
    let plain = name.plainLetters
    if let index = header.firstIndex(where: { $0.plainLetters == plain }) { return index }
    let found = header.indices.filter { header[$0].plainLetters.hasPrefix(plain) }
    if found.count == 1 { return found[0] }
    throw LarderError(
      .badValue, "the file has no column \(ImportFile.quoted(name))",
      hint: "its columns: " + header.prefix(12).map(ImportFile.quoted).joined(separator: ", ")
        + (header.count > 12 ? ", …" : ""),
      candidates: NearestWord.among(header, to: name).map { [$0] } ?? [])
  }

  /// Chooses the column for the foods' names.
  ///
  /// If several columns contain names, the column in the first of `languages` is chosen. The other columns become
  /// aliases if their languages are among `languages`.
  private mutating func findNames(_ words: [HeaderWords], isSaid: Bool, _ languages: [String]) {
    let names = words.indices.filter { FoodField.recognized(words[$0]) == .name }
    func rank(_ index: Int) -> Int { languages.firstIndex { words[index].words.last == $0 } ?? languages.count }
    if !isSaid, let best = names.min(by: { (rank($0), $0) < (rank($1), $1) }) {
      columns[.name] = Column(index: best, unit: .gram, isPerServing: false)
    }
    aliases = names.filter { $0 != columns[.name]?.index && rank($0) < languages.count }
    if let alias = columns[.alias]?.index { aliases.append(alias) }
  }

  private func check() throws(LarderError) {
    let hint = "say which columns to take, such as --map name=\(header.first ?? "Name"),kcal=Energy"
    guard columns[.name] != nil else {
      throw LarderError(.badFile, "no column has the foods' names; the columns are \(shown)", hint: hint)
    }
    let macros: [FoodField] = [.protein, .carbs, .fat]
    let missing = macros.filter { columns[$0] == nil }
    guard missing.isEmpty else {
      throw LarderError(
        .badFile,
        "no column has the foods' \(missing.map(\.label).joined(separator: " or ")); the columns are \(shown)",
        hint: hint)
    }
  }

  private var shown: String {
    header.prefix(12).map(ImportFile.quoted).joined(separator: ", ") + (header.count > 12 ? ", …" : "")
  }

  private static func meaning(_ field: FoodField, _ column: Column) -> String {
    guard field.path != nil else { return field.label }
    let per = column.isPerServing ? " per serving" : ""
    let unit =
      switch column.unit {
      case .gram: "g"
      case .milligram: "mg"
      case .microgram: "µg"
      case .kilocalorie: "kcal"
      case .kilojoule: "kJ"
      }
    return "\(field.label) in \(unit)\(per)"
  }
}

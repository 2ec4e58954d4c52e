package import Domain

/// Reads a table of foods from any program or person.
///
/// Columns are found by their names. The decimal mark, and any units that are not in the columns' names, are inferred
/// from the first records.
package final class CSVFoodReader: FoodReader {
  package let sourceName: String
  /// Whether the carbohydrates include fiber; nil if neither the mapping nor the table says so.
  package let basis: CarbohydrateBasis?
  /// The decimal mark of the table's numbers.
  package let decimalMark: DecimalMark
  private let columnsTaken: FoodColumns
  private let nutrients:
    [(field: FoodField, path: WritableKeyPath<StatedNutrients, Double?>, column: FoodColumns.Column)]
  private let reader: CSVReader

  /// Opens a table.
  ///
  /// `sourceName` becomes the name of the foods' source. If several columns contain names of the foods, the column in
  /// the first of `languages` is used, and the others become aliases. Throws `badFile` if there is no column for the
  /// names or for one of the macros, and `badValue` if the mapping names a column that does not exist.
  package init(
    _ file: ImportFile, member: String? = nil, sourceName: String, mapping: CSVMapping = CSVMapping(),
    languages: [String] = ["en", "de"]
  ) throws(LarderError) {
    let name = member ?? file.path
    self.sourceName = sourceName
    reader = try CSVReader(try file.open(member), name: name)
    var columns = try FoodColumns(header: reader.header, mapping: mapping, languages: languages)
    let sample = try CSVSample(try CSVReader(try file.open(member), name: name), columns)
    if !columns.hasUnit(.sodium), sample.sodiumLooksLikeGrams { columns.set(.gram, of: .sodium) }
    decimalMark = sample.decimalMark
    basis = mapping.basis ?? columns.saidBasis ?? sample.basis
    columnsTaken = columns
    nutrients = columns.nutrients
    reader.minimumFields = min(columns.minimumCount, reader.header.count)
  }

  package var columns: [ColumnUse] { columnsTaken.uses }
  package var progress: Double { reader.progress }

  package func next() throws(LarderError) -> FoodRecord? {
    switch try reader.next() {
    case .end: return nil
    case .refused(let refused): return .refused(refused)
    case .record:
      do throws(LarderError) { return .food(try food()) } catch { return .refused(reader.refusal(error.message)) }
    }
  }

  private func food() throws(LarderError) -> ImportedFood {
    let name = try name()
    var notes: [String] = []
    let category = text(.category).flatMap(CategoryWords.category)
    let checked = try FoodStatement(try stated(&notes), basis: basis, name: name, category: category.known).repaired()
    var food = Food(
      name: name, category: category ?? .other, nutrients: checked.nutrients,
      basis: checked.basis,
      source: FoodSource(name: sourceName, id: text(.id).flatMap { ImportName.clean($0, longest: 100) } ?? name))
    if let grams = number(.serving)?.value, let portion = try? FoodCheck.portion(name: "serving", grams: grams) {
      food.portions = [portion]
    }
    food.aliases = aliases(name)
    return ImportedFood(food: food, line: reader.line, notes: notes + checked.notes)
  }

  private func name() throws(LarderError) -> String {
    guard let column = columnsTaken.columns[.name], let reading = reader.text(column.index) else {
      throw LarderError(.badValue, "no name")
    }
    guard !reading.isDamaged else { throw LarderError(.badValue, "the name has bytes that are not text") }
    guard var name = ImportName.clean(reading.text) else {
      throw LarderError(.badValue, "the name has no letter or digit to find it by")
    }
    if let brand = text(.brand), !name.plainLetters.contains(brand.plainLetters) {
      name = ImportName.clean("\(name) (\(brand))") ?? name
    }
    return name
  }

  private func aliases(_ name: String) -> [String] {
    var aliases: [String] = []
    for index in columnsTaken.aliases {
      guard let reading = reader.text(index), !reading.isDamaged, let alias = ImportName.clean(reading.text),
        alias.plainLetters != name.plainLetters, !aliases.contains(alias)
      else { continue }
      aliases.append(alias)
    }
    return aliases
  }

  private func text(_ field: FoodField) -> String? {
    columnsTaken.columns[field].flatMap { reader.text($0.index) }.flatMap { $0.isDamaged ? nil : $0.text }
  }

  private func number(_ field: FoodField) -> ImportNumber? {
    columnsTaken.columns[field].map { reader.number($0.index, decimalMark) }
  }

  private func stated(_ notes: inout [String]) throws(LarderError) -> StatedNutrients {
    var stated = StatedNutrients()
    let serving = number(.serving)?.value
    for (field, path, column) in nutrients {
      switch reader.number(column.index, decimalMark) {
      case .empty: continue
      case .value(let value, let unit):
        var amount = try Self.converted(value, from: unit ?? column.unit, of: field)
        if column.isPerServing {
          guard let serving, serving > 0 else {
            throw LarderError(.badValue, "\(field.label) is per serving, and the serving's grams are not given")
          }
          amount.value = amount.value * 100 / serving
        }
        stated[keyPath: amount.isKilojoules ? \.kilojoules : path] = amount.value
      case .unreadable:
        let word = ImportFile.quoted(reader.text(column.index)?.text ?? "")
        guard ![.kcal, .kilojoules, .protein, .carbs, .fat].contains(field) else {
          throw LarderError(.badNumber, "\(word) is not a number for \(field.label)")
        }
        notes.append("\(word) is not a number for \(field.label): left out")
      }
    }
    return stated
  }

  /// Converts a value to the unit of its field; energy in kJ stays in kJ, because it is stored separately from kcal.
  static func converted(_ value: Double, from unit: ImportNumber.Unit, of field: FoodField) throws(LarderError)
    -> (value: Double, isKilojoules: Bool)
  {
    let grams: Double
    switch (unit, field) {
    case (.kilojoule, .kcal), (.kilojoule, .kilojoules): return (value, true)
    case (.kilocalorie, .kcal): return (value, false)
    case (.kilocalorie, .kilojoules): return (value * EnergyFactor.kilojoules, true)
    case (.kilocalorie, _), (.kilojoule, _), (_, .kcal), (_, .kilojoules):
      throw LarderError(.badValue, "\(field.label) is given in a unit that does not fit it")
    case (.gram, _): grams = value
    case (.milligram, _): grams = value / 1000
    case (.microgram, _): grams = value / 1_000_000
    }
    return (field == .sodium ? unit == .milligram ? value : grams * 1000 : grams, false)
  }
}

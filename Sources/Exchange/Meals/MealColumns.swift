import Domain

/// The columns of a log, found by the names that its program uses.
struct MealColumns {
  /// A column with the values of a nutrient or of energy.
  struct Value {
    let field: FoodField
    let unit: ImportNumber.Unit
    let index: Int
  }

  let date: Int
  private(set) var meal: Int?
  private(set) var name: Int?
  private(set) var amount: Int?
  private(set) var units: Int?
  private(set) var time: Int?
  private(set) var deleted: Int?
  private(set) var note: Int?
  private(set) var values: [Value] = []

  /// Finds the columns in a header.
  ///
  /// Throws `badFile` if the header is not from this program.
  init(_ header: [String], _ kind: MealLogKind, path: String) throws(LarderError) {
    let names = header.map { $0.lowercased() }
    func index(_ any: String...) -> Int? { any.lazy.compactMap { names.firstIndex(of: $0) }.first }
    guard let date = index("date", "day") else { throw Self.foreign(path, kind, "Date") }
    self.date = date
    time = index("time")
    switch kind {
    case .myFitnessPal:
      meal = index("meal")
      note = index("note")
      guard meal != nil else { throw Self.foreign(path, kind, "Meal") }
    case .cronometer:
      meal = index("group", "meal")
      name = index("food name")
      amount = index("amount")
      guard name != nil || index("energy (kcal)") != nil else { throw Self.foreign(path, kind, "Food Name") }
    case .loseIt:
      meal = index("meal", "type")
      name = index("name")
      amount = index("quantity")
      units = index("units")
      deleted = index("deleted")
      guard name != nil else { throw Self.foreign(path, kind, "Name") }
    }
    for (place, name) in names.enumerated() {
      guard let value = Self.value(name, place), !values.contains(where: { $0.field == value.field }) else { continue }
      values.append(value)
    }
    guard values.contains(where: { $0.field == .kcal || $0.field == .kilojoules }) else {
      throw Self.foreign(path, kind, "Calories")
    }
  }

  private static func foreign(_ path: String, _ kind: MealLogKind, _ column: String) -> LarderError {
    LarderError(
      .badFile, "\(ImportFile.quoted(path)) is not a log of \(kind.name): it has no column `\(column)`",
      hint: "use the file exactly as \(kind.name) exports it")
  }

  /// Reads the name of a column such as `Saturated Fat (g)`, in which the unit may be missing.
  private static func value(_ name: String, _ index: Int) -> Value? {
    let parts = name.split(separator: "(", maxSplits: 1)
    var base = parts.first.map(String.init) ?? ""
    while base.last == " " { base.removeLast() }
    guard let field = fields[base] else { return nil }
    let unit = parts.count > 1 ? HeaderWords(String(parts[1])).unit : nil
    let isKilojoule = field == .kcal && unit == .kilojoule
    return Value(field: isKilojoule ? .kilojoules : field, unit: unit ?? field.unit, index: index)
  }

  private static let fields: [String: FoodField] = [
    "calories": .kcal, "energy": .kcal, "fat": .fat, "saturated fat": .saturatedFat, "saturated": .saturatedFat,
    "carbohydrates": .carbs, "carbs": .carbs, "protein": .protein, "fiber": .fiber, "fibre": .fiber, "sugar": .sugar,
    "sugars": .sugar, "sodium": .sodium,
  ]
}

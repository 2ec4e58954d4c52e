import Domain

/// Joins the tables of FoodData Central: brands and nutrients are read first, then the foods one by one.
final class USDAFoodReader: FoodReader {
  private enum Stage {
    case brands(USDATable)
    case nutrients(USDATable)
    case foods(USDATable)
    case end
  }

  /// The number of records that are read between two progress reports.
  private static let slice = 20_000

  let sourceName: String
  private let file: ImportFile
  private var stage: Stage
  private var nutrients: USDANutrientTable
  private var brands = USDABrands()
  private let portions: USDAPortions
  /// For the ID of each food of SR Legacy, the NDB number that identifies the food.
  private let numbers: [Int32: String]
  private let categories: [String: String]
  private var aisles: [String: FoodCategory] = [:]
  private let weights: (brands: Double, nutrients: Double, foods: Double)

  private static let foodColumns = ["fdc_id", "data_type", "description", "food_category_id"]

  init(_ file: ImportFile) throws(LarderError) {
    self.file = file
    let (ids, collections) = try Self.foods(in: file)
    nutrients = USDANutrientTable(ids: ids)
    sourceName = collections.count == 1 ? collections.first?.sourceName ?? "USDA" : "USDA FoodData Central"
    portions = try USDAPortions(file)
    var numbers: [Int32: String] = [:]
    try USDATable.forEach(file, "sr_legacy_food.csv", ["fdc_id", "NDB_number"]) { table in
      if let id = table.key(0), let number = table.text(1), number.utf8.count <= 10 { numbers[id] = number }
    }
    self.numbers = numbers
    var categories: [String: String] = [:]
    try USDATable.forEach(file, "food_category.csv", ["id", "description"]) { table in
      if let id = table.text(0), let text = table.text(1) { categories[id] = text }
    }
    self.categories = categories
    let sizes = ["branded_food.csv", "food_nutrient.csv", "food.csv"].map { Double(file.weight(of: $0)) }
    let whole = max(1, sizes.reduce(0, +))
    weights = (sizes[0] / whole, sizes[1] / whole, sizes[2] / whole)
    stage = .end
    stage = try firstStage()
  }

  var columns: [ColumnUse] { [] }

  var progress: Double {
    switch stage {
    case .brands(let table): weights.brands * table.reader.progress
    case .nutrients(let table): weights.brands + weights.nutrients * table.reader.progress
    case .foods(let table): weights.brands + weights.nutrients + weights.foods * table.reader.progress
    case .end: 1
    }
  }

  func next() throws(LarderError) -> FoodRecord? {
    switch stage {
    case .brands(let table): return try readBrands(table)
    case .nutrients(let table): return try readNutrients(table)
    case .foods(let table): return try nextFood(table)
    case .end: return nil
    }
  }

  /// Finds the IDs of all foods to be read, in ascending order, and the collections that these foods belong to.
  private static func foods(in file: ImportFile) throws(LarderError) -> (ids: [Int32], Set<USDACollection>) {
    var ids: [Int32] = []
    var collections: Set<USDACollection> = []
    var isSorted = true
    try USDATable.forEach(file, "food.csv", foodColumns, optional: ["food_category_id"]) { table in
      guard let id = table.key(0), let collection = table.text(1).flatMap(USDACollection.init) else { return }
      if let last = ids.last, last >= id { isSorted = false }
      ids.append(id)
      collections.insert(collection)
    }
    guard !ids.isEmpty else {
      throw LarderError(
        .badFile, "`food.csv` has no food of SR Legacy, Foundation, Branded or FNDDS",
        hint: "use a CSV download of FoodData Central")
    }
    return (isSorted ? ids : Array(Set(ids)).sorted(), collections)
  }

  private func firstStage() throws(LarderError) -> Stage {
    let optional = Set(USDABrands.columns.dropFirst())
    if let table = try USDATable(file, "branded_food.csv", USDABrands.columns, optional: optional) {
      return .brands(table)
    }
    return try nutrientStage()
  }

  private func nutrientStage() throws(LarderError) -> Stage {
    try USDATable(file, "food_nutrient.csv", ["fdc_id", "nutrient_id", "amount"]).map(Stage.nutrients) ?? .end
  }

  private func readBrands(_ table: USDATable) throws(LarderError) -> FoodRecord {
    for _ in 0..<Self.slice {
      switch try table.reader.next() {
      case .record: brands.add(table)
      case .refused(let refused): return .refused(refused)
      case .end:
        brands.finish()
        stage = try nutrientStage()
        return .reading
      }
    }
    return .reading
  }

  private func readNutrients(_ table: USDATable) throws(LarderError) -> FoodRecord {
    for _ in 0..<Self.slice {
      switch try table.reader.next() {
      case .record:
        guard let nutrient = table.key(1), nutrients.wants(nutrient), let food = table.key(0),
          let amount = table.number(2)
        else { continue }
        nutrients.add(food: food, nutrient: nutrient, amount: amount)
      case .refused(let refused): return .refused(refused)
      case .end:
        stage =
          try USDATable(file, "food.csv", Self.foodColumns, optional: ["food_category_id"]).map(Stage.foods) ?? .end
        return .reading
      }
    }
    return .reading
  }

  private func nextFood(_ table: USDATable) throws(LarderError) -> FoodRecord? {
    for _ in 0..<Self.slice {
      switch try table.reader.next() {
      case .end:
        stage = .end
        return nil
      case .refused(let refused): return .refused(refused)
      case .record:
        // Samples and market acquisitions are skipped, because the foods that were derived from them are listed too.
        guard let collection = table.text(1).flatMap(USDACollection.init) else { continue }
        do throws(LarderError) { return .food(try food(table, collection)) } catch {
          return .refused(table.reader.refusal(error.message))
        }
      }
    }
    return .reading
  }

  private func food(_ table: USDATable, _ collection: USDACollection) throws(LarderError) -> ImportedFood {
    guard let id = table.key(0) else { throw LarderError(.badValue, "no fdc_id") }
    guard let text = table.text(2), let plain = ImportName.clean(text) else { throw LarderError(.badValue, "no name") }
    let details = brands.details(id)
    let category = category(details.category ?? table.text(3).map { categories[$0] ?? $0 })
    let checked = try FoodStatement(nutrients.stated(id), basis: .total, name: plain, category: category.known)
      .repaired()
    var food = Food(
      name: Self.named(plain, details.brand), category: category, nutrients: checked.nutrients, basis: checked.basis,
      source: FoodSource(name: collection.sourceName, id: String(id)))
    if collection == .legacy, let number = numbers[id] {
      food.source?.id = String(repeating: "0", count: max(0, 5 - number.count)) + number
    }
    food.portions = portions[id]
    if let serving = details.portion, !food.portions.contains(where: { $0.name == serving.name }) {
      food.portions.append(serving)
    }
    return ImportedFood(food: food, line: table.reader.line, notes: checked.notes)
  }

  /// Adds the brand to a name; a name in capital letters such as `CHEDDAR CHEESE` becomes `Cheddar cheese (Brand)`.
  private static func named(_ name: String, _ brand: String?) -> String {
    guard let brand = brand.flatMap({ ImportName.clean($0, longest: 60) }) else { return name }
    let quiet = name.contains(where: \.isLowercase) ? name : name.lowercased().capitalizedFirst
    guard !quiet.plainLetters.contains(brand.plainLetters) else { return quiet }
    return ImportName.clean("\(quiet) (\(brand))") ?? quiet
  }

  private func category(_ text: String?) -> FoodCategory {
    guard let text else { return .other }
    if let known = aisles[text] { return known }
    let found = CategoryWords.category(text) ?? .other
    aisles[text] = found
    return found
  }
}

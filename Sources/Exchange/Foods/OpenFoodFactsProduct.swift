package import Domain

/// A product as Open Food Facts describes it, read from a CSV or a JSONL file.
struct OpenFoodFactsProduct {
  /// The name of the foods' source.
  static let sourceName = "Open Food Facts"

  var code: String?
  /// The product's names by language; the name in the product's own language has the language "".
  var names: [(language: String, name: FieldText.DecodedText)] = []
  var brands: String?
  /// The product's category tags, ordered from general to specific: `en:dairies`, `en:yogurts`.
  var categories: [String] = []
  var countries: String?
  var quantity: String?
  var servingSize: String?
  var servingQuantity: Double?
  var stated = StatedNutrients()

  /// Converts the product to a food, named in the first of `languages` in which the product has a name.
  ///
  /// Throws if the product has no name, no code or no usable nutrition.
  func food(line: Int, languages: [String]) throws(LarderError) -> ImportedFood {
    guard let code = code.flatMap({ ImportName.clean($0, longest: 64) }) else {
      throw LarderError(.badValue, "no code")
    }
    let (name, aliases) = try named(languages)
    guard !stated.isEmpty else { throw LarderError(.badValue, "no nutrition is given") }
    let category = OpenFoodFactsCategories.category(categories)
    let checked = try FoodStatement(stated, basis: basis, name: name, category: category.known).repaired()
    return ImportedFood(
      food: Food(
        name: name, category: category, nutrients: checked.nutrients,
        basis: checked.basis, portions: portions, aliases: aliases,
        source: FoodSource(name: Self.sourceName, id: code)),
      line: line, notes: checked.notes)
  }

  /// Whether the stated carbohydrates include fiber, as they do on labels in the United States and Canada.
  ///
  /// For all other countries, they are assumed to exclude fiber, as on labels in the European Union.
  private var basis: CarbohydrateBasis {
    switch countries?.lowercased() {
    case "en:united-states", "en:canada", "en:canada,en:united-states", "en:united-states,en:canada": .total
    default: .available
    }
  }

  private func named(_ languages: [String]) throws(LarderError) -> (name: String, aliases: [String]) {
    let order = languages + [""]
    let given = order.compactMap { language in names.first { $0.language == language }?.name }
    let sound = given.filter { !$0.isDamaged }.compactMap { ImportName.clean($0.text) }
    guard let first = sound.first else {
      throw LarderError(
        .badValue, given.isEmpty ? "no name" : "the name has bytes that are not text, or nothing to find it by")
    }
    var aliases: [String] = []
    for name in sound.dropFirst() where name != first && !aliases.contains(name) { aliases.append(name) }
    return (branded(first), aliases)
  }

  /// The name with the first brand, as in `Vollmilch (Milka)`, unless the name already contains the brand.
  private func branded(_ name: String) -> String {
    guard let brand = brands?.split(separator: ",").first.flatMap({ ImportName.clean(String($0), longest: 60) }),
      !name.plainLetters.contains(brand.plainLetters)
    else { return name }
    return ImportName.clean("\(name) (\(brand))") ?? name
  }

  /// The product's serving and its pack as portions, in this order.
  ///
  /// If the serving is unknown, the pack is left out too. An amount without a unit (`2`) counts the first portion, and
  /// the pack must not be the first portion.
  private var portions: [Portion] {
    guard let serving = servingQuantity.flatMap({ $0 > 0 ? $0 : nil }) ?? servingSize.flatMap(ImportAmount.grams),
      let portion = try? FoodCheck.portion(name: "serving", grams: serving)
    else { return [] }
    guard let pack = quantity.flatMap(ImportAmount.grams), pack > serving,
      let whole = try? FoodCheck.portion(name: "pack", grams: pack)
    else { return [portion] }
    return [portion, whole]
  }
}

/// Reads the files of Open Food Facts: the CSV and the JSONL export, which are told apart by their content.
package enum OpenFoodFacts {
  /// Creates a reader of the file; `languages` are the languages of the foods' names, most preferred first.
  ///
  /// Throws `badFile` if the file is in neither format.
  package static func reader(_ file: ImportFile, languages: [String] = ["en", "de"]) throws(LarderError)
    -> any FoodReader
  {
    let source = try TextBytes(try file.open(), name: file.path)
    let window = ByteWindow(source)
    while window.count < 64, try window.fill() {}
    let first = window[window.start..<window.end].first { $0 > 0x20 }
    if first == 0x7B { return try OpenFoodFactsJSONReader(file, languages: languages) }
    return try OpenFoodFactsCSVReader(file, languages: languages)
  }
}

import Domain

/// The kinds of content that a column of a food table can have.
package enum FoodField: String, CaseIterable, Sendable {
  case name
  case alias
  case id
  case brand
  case category
  case kcal
  case kilojoules = "kj"
  case protein
  case carbs
  case fat
  case saturatedFat = "satfat"
  case sugar
  case fiber
  case sodium
  case salt
  case monounsaturatedFat = "monofat"
  case polyunsaturatedFat = "polyfat"
  case starch
  case polyols
  case alcohol
  case organicAcids = "acids"
  case water
  /// The weight of a serving in grams.
  case serving

  /// The field's name as it is used in sentences.
  package var label: String {
    switch self {
    case .alias: "another name"
    case .id: "number"
    case .kcal: "energy"
    case .kilojoules: "energy"
    case .saturatedFat: "saturated fat"
    case .serving: "grams of a serving"
    case .monounsaturatedFat: "monounsaturated fat"
    case .polyunsaturatedFat: "polyunsaturated fat"
    case .organicAcids: "organic acids"
    default: rawValue
    }
  }

  /// Finds the field that a word in a mapping means; nil if it means no field.
  package init?(word: String) {
    let word = word.plainLetters
    if let field = FoodField(rawValue: word) {
      self = field
      return
    }
    switch Nutrient(word: word) {
    case .calories: self = .kcal
    case .protein: self = .protein
    case .carbohydrates: self = .carbs
    case .fat: self = .fat
    case .saturatedFat: self = .saturatedFat
    case .sugar: self = .sugar
    case .fiber: self = .fiber
    case .sodium: self = .sodium
    case nil: return nil
    }
  }

  /// The property of `StatedNutrients` that the field sets; nil if the field is not a nutrient or energy.
  var path: WritableKeyPath<StatedNutrients, Double?>? {
    switch self {
    case .kcal: \.kilocalories
    case .kilojoules: \.kilojoules
    case .protein: \.protein
    case .carbs: \.carbohydrates
    case .fat: \.fat
    case .saturatedFat: \.saturatedFat
    case .sugar: \.sugar
    case .fiber: \.fiber
    case .sodium: \.sodium
    case .salt: \.salt
    case .monounsaturatedFat: \.monounsaturatedFat
    case .polyunsaturatedFat: \.polyunsaturatedFat
    case .starch: \.starch
    case .polyols: \.polyols
    case .alcohol: \.alcohol
    case .organicAcids: \.organicAcids
    case .water: \.water
    case .name, .alias, .id, .brand, .category, .serving: nil
    }
  }

  /// The unit of the value at `path`.
  var unit: ImportNumber.Unit {
    switch self {
    case .kcal: .kilocalorie
    case .kilojoules: .kilojoule
    case .sodium: .milligram
    default: .gram
    }
  }

  /// The field that a column's name means, in English, in German or in the terms of a national food table; nil if it
  /// means no field.
  static func recognized(_ words: HeaderWords) -> FoodField? {
    nutrient(words) ?? text(words)
  }

  private static func nutrient(_ words: HeaderWords) -> FoodField? {
    if words.has(
      "added", "zugesetzt", "zugesetzte", "trans", "goal", "percent", "dv", "rank", "omega", "soluble", "insoluble",
      "crude")
    {
      return nil
    }
    if let checked = checked(words) { return checked }
    if words.begins("unsaturated", "ungesattigt", "einfach", "mehrfach") { return nil }
    if words.begins("satfat", "saturate", "gesattigt") || words.has("fasat", "sat") { return .saturatedFat }
    if words.begins("sugar", "zucker") || words.has("sucres") { return .sugar }
    if words.begins("fiber", "fibre", "ballaststoff", "nahrungsfaser") || words.has("fibt") { return .fiber }
    if words.begins("sodium", "natrium") || words.has("na") { return .sodium }
    if words.has("salt", "salz", "nacl", "sel") { return .salt }
    if words.begins("protein", "eiweis") { return .protein }
    if words.begins("carb", "kohlenhydrat", "glucides") || words.has("kh", "cho") { return .carbs }
    if words.has("fat", "fats", "fett", "lipid", "lipids", "lipides", "fette") && !words.has("from", "free") {
      return .fat
    }
    if words.has("kj", "kilojoule", "kilojoules", "enercj") { return .kilojoules }
    if words.begins("kcal", "calorie", "kilocalorie", "kilokalorie", "energy", "energie", "brennwert", "kalorien")
      || words.has("cal", "enercc")
    {
      return .kcal
    }
    return nil
  }

  /// The field for a nutrient that is used only to check other values; the column is recognized by words, or by the
  /// INFOODS tags of national food tables.
  private static func checked(_ words: HeaderWords) -> FoodField? {
    // `Einfachzucker` is not a fat.
    let isUnsaturated = words.words.contains { $0.contains("ungesattigt") }
    if words.begins("monounsat") || words.has("fams") || (isUnsaturated && words.begins("einfach")) {
      return .monounsaturatedFat
    }
    if words.begins("polyunsat") || words.has("fapu") || (isUnsaturated && words.begins("mehrfach")) {
      return .polyunsaturatedFat
    }
    if words.begins("polyol", "mehrwertig") || words.has("polyl") { return .polyols }
    if words.begins("sugar", "zucker"), words.begins("alcohol", "alkohol") { return .polyols }
    if words.begins("starch", "starke") { return .starch }
    if words.begins("organic", "organisch"), words.begins("acid", "saure") { return .organicAcids }
    if words.begins("alcohol", "alkohol", "ethanol") || words.has("alc") {
      // Percent by volume is not a weight.
      return words.has("vol", "volume", "abv") ? nil : .alcohol
    }
    return words.has("water", "wasser") ? .water : nil
  }

  private static func text(_ words: HeaderWords) -> FoodField? {
    if words.has("category", "categories", "group", "gruppe", "kategorie", "kategorien", "aisle", "lebensmittelgruppe")
    {
      return .category
    }
    if words.begins("brand", "marke", "hersteller", "manufacturer") { return .brand }
    if words.begins("synonym", "alias") || words.has("common") { return .alias }
    if words.isPerServing { return words.unit == .gram || words.begins("servinggram") ? .serving : nil }
    if words.has(
      "id", "code", "nr", "number", "nummer", "ean", "gtin", "barcode", "upc", "row", "ndb", "key", "schlussel")
    {
      return .id
    }
    if words.has(
      "name", "food", "product", "description", "bezeichnung", "lebensmittel", "produkt", "title", "item", "artikel",
      "lebensmittelbezeichnung", "names")
    {
      return .name
    }
    return nil
  }
}

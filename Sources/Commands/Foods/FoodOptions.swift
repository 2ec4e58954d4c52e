internal import Domain
internal import Text

/// The options that `food add` and `food edit` share, and how their values are read.
enum FoodOptions {
  static let category = OptionSpec.value("category", "CATEGORY", .category, categoryHelp)
  static let requiredCategory = OptionSpec.value("category", "CATEGORY", .category, categoryHelp, required: true)
  static let kcal = OptionSpec.value("kcal", "N", .number, "Energy per 100 g, in kcal.")
  static let protein = OptionSpec.value("protein", "N", .number, "Protein per 100 g, in g.")
  static let carbs = OptionSpec.value("carbs", "N", .number, "Carbohydrates per 100 g, in g.")
  static let fat = OptionSpec.value("fat", "N", .number, "Fat per 100 g, in g.")
  static let satfat = OptionSpec.value("satfat", "N", .number, "Saturated fat per 100 g, in g.")
  static let sugar = OptionSpec.value("sugar", "N", .number, "Sugar per 100 g, in g.")
  static let fiber = OptionSpec.value("fiber", "N", .number, "Fiber per 100 g, in g.")
  static let sodium = OptionSpec.value("sodium", "N", .number, "Sodium per 100 g, in mg.")
  static let salt = OptionSpec.value(
    "salt", "N", .number, "Salt per 100 g, in g, if the label gives no sodium: 1 g of salt is 400 mg of sodium.")
  static let alcohol = OptionSpec.value(
    "alcohol", "N", .number,
    "Alcohol per 100 g, in g; it only serves to check the energy. 1 % by volume is 0.8 g.")
  static let polyols = OptionSpec.value(
    "polyols", "N", .number,
    "Polyols (sugar alcohols) among the carbs, per 100 g, in g; they only serve to check the energy.")
  static let label = OptionSpec.value(
    "label", "TEXT", .text,
    "The nutrition label of 100 g in one piece, as it is printed, instead of an option for each nutrient.")
  static let portion = OptionSpec.value(
    "portion", "NAME=GRAMS", .text, "A portion: its name and weight, such as slice=30g.", repeatable: true)
  static let alias = OptionSpec.value("alias", "NAME", .text, "Another name.", repeatable: true)
  static let tag = OptionSpec.value("tag", "TAG", .tag, "A tag, one word.", repeatable: true)
  static let force = OptionSpec.flag("force", "Save values even if they look wrong.")
  static let past = OptionSpec.flag("past", "Also correct what has already been logged with it.")
  static let newName = OptionSpec.value("name", "NAME", .text, "Another name for the food.")

  static let basis = OptionSpec.value(
    "basis", "BASIS", .choice(["total", "available"]),
    "Whether the carbohydrates include fiber: total (labels of the United States) or available "
      + "(without it: those of the European Union); by default it is worked out from the other values.")

  static let categoryHelp = "One of " + FoodCategory.allCases.map(\.rawValue).joined(separator: ", ") + "."

  /// The required nutrient options, in the order in which `food add` lists them.
  static let requiredNutrients = [kcal, protein, carbs, fat].map {
    OptionSpec.value($0.name, "N", .number, $0.help, required: true, unless: "label")
  }
  static let optionalNutrients = [satfat, sugar, fiber, sodium, salt]
  /// Options that only serve to check the other values; the food does not keep them.
  static let looked: [(option: OptionSpec, field: StatedField)] = [(alcohol, .alcohol), (polyols, .polyols)]

  static let nutrients: [(option: OptionSpec, nutrient: Nutrient)] = [
    (kcal, .calories), (protein, .protein), (carbs, .carbohydrates), (fat, .fat), (satfat, .saturatedFat),
    (sugar, .sugar), (fiber, .fiber), (sodium, .sodium),
  ]

  /// Sets the values that the options of a command state.
  static func apply(_ invocation: Invocation, to food: inout Food) throws {
    if invocation.spec.options.contains(where: { $0.name == label.name }), let word = invocation.word(label) {
      try apply(label: word, invocation, to: &food)
    }
    for (option, nutrient) in nutrients {
      if let word = invocation.word(option) {
        food.nutrients[nutrient] = try value(word, of: nutrient.field, named: "--\(option.name)", invocation)
      }
    }
    if let word = invocation.word(salt), invocation.has(sodium) {
      throw invocation.error(
        .badValue, "--salt and --sodium are two ways to state one value", at: word,
        hint: "give only the one on the label")
    }
    if let word = invocation.word(salt) {
      let grams = try value(word, of: .salt, named: "--salt", invocation)
      food.nutrients.sodium = grams * StatedNutrients.sodiumOfSalt
    }
    if let word = invocation.word(category) { food.category = try readCategory(word, invocation) }
    if let word = invocation.word(basis) { food.basis = try readBasis(word, invocation) }
    for text in invocation.texts(portion) {
      let added = try readPortion(text)
      food.portions.removeAll { SearchText.normalize($0.name) == SearchText.normalize(added.name) }
      food.portions.append(added)
    }
    for text in invocation.texts(alias) {
      let name = try FoodCheck.name(SafeText.stored(text))
      if !food.aliases.contains(name) { food.aliases.append(name) }
    }
    for text in invocation.texts(tag) {
      let name = try FoodCheck.tag(SafeText.stored(text))
      if !food.tags.contains(name) { food.tags.append(name) }
    }
  }

  /// Reads a value of a nutrient as a label prints it: `<0,1 g`, `1046 kJ / 250 kcal`.
  static func value(
    _ word: Word, of field: StatedField, named name: String, _ invocation: Invocation
  ) throws -> Double {
    try LabelValue.read(word.text, of: field) ?? invocation.number(word, named: name, unit: field.unit)
  }

  /// Sets the values that are stated on the label whose text was given with `--label`.
  private static func apply(label word: Word, _ invocation: Invocation, to food: inout Food) throws {
    guard let stated = try labelled(invocation) else { return }
    for (option, nutrient) in nutrients {
      let value = nutrient == .calories ? stated.energy : stated[nutrient.field]
      if let value { food.nutrients[nutrient] = value }
      if value == nil, invocation.spec.options.contains(where: { $0.name == option.name && $0.isRequired }),
        requiredNutrients.contains(where: { $0.name == option.name }), !invocation.has(option)
      {
        throw invocation.error(
          .missingValue, "the label does not state \(nutrient.label)", at: word, hint: "give it as \(option.spelling)")
      }
    }
    if let salt = stated.salt { food.nutrients.sodium = salt * StatedNutrients.sodiumOfSalt }
  }

  /// The values on the label whose text was given with `--label`; nil without that option.
  static func labelled(_ invocation: Invocation) throws -> StatedNutrients? {
    guard invocation.spec.options.contains(where: { $0.name == label.name }), let word = invocation.word(label) else {
      return nil
    }
    return try invocation.locatingErrors(at: word) { try LabelText(word.text).stated }
  }

  /// Reads the values that only serve to check the others; the food does not keep them.
  static func beside(_ invocation: Invocation) throws -> StatedNutrients {
    var stated = StatedNutrients()
    stated.polyols = try labelled(invocation)?.polyols
    for (option, field) in looked {
      guard let value = try invocation.number(option, unit: field.unit) else { continue }
      stated[field] = try invocation.locatingErrors(at: invocation.word(option)) { try FoodCheck.stated(value, field) }
    }
    return stated
  }

  static func readCategory(_ word: Word, _ invocation: Invocation) throws -> FoodCategory {
    let names = FoodCategory.allCases.map(\.rawValue)
    let text = word.text.lowercased()
    if let exact = FoodCategory(rawValue: text) { return exact }
    let prefixed = names.filter { !text.isEmpty && $0.hasPrefix(text) }
    if prefixed.count == 1, let category = FoodCategory(rawValue: prefixed[0]) { return category }
    throw invocation.error(
      .badValue, "there is no category `\(SafeText.visible(word.text))`", at: word,
      hint: "one of " + names.joined(separator: ", ")
    ).suggesting(NearestWord.among(names, to: text))
  }

  private static func readBasis(_ word: Word, _ invocation: Invocation) throws -> CarbohydrateBasis {
    let text = word.text.lowercased()
    let named = [CarbohydrateBasis.total, .available].filter { !text.isEmpty && $0.rawValue.hasPrefix(text) }
    guard named.count == 1 else {
      throw invocation.error(
        .badValue, "--basis: `\(SafeText.visible(word.text))` is neither total nor available", at: word,
        hint: "total: carbohydrates with fiber; available: without it")
    }
    return named[0]
  }

  /// Reads a portion: `slice=30g`, `slice 30 g`.
  static func readPortion(_ text: String) throws -> Portion {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let (name, amount): (String, String)
    if parts.count == 2 {
      (name, amount) = (parts[0], parts[1])
    } else {
      let words = text.split(separator: " ").map(String.init)
      let digits = words.firstIndex { $0.first?.isASCIIDigit == true } ?? words.endIndex
      name = words[..<digits].joined(separator: " ")
      amount = words[digits...].joined(separator: " ")
    }
    let reading = try? AmountReader.read(amount)
    guard let grams = reading?.quantity.mass, !name.isEmpty else {
      throw LarderError(
        .badAmount, "`\(SafeText.visible(text))` is not a portion",
        hint: "a name and its weight, at most 100 kg, such as slice=30g")
    }
    try DoubtfulNumber.refuse(reading?.doubt, location: nil)
    return try FoodCheck.portion(name: SafeText.stored(name), grams: grams)
  }
}

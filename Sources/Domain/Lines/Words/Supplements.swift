/// Tablets, vitamins and medicine, which people log although they are not food.
package enum Supplements {
  /// Whether an item is a supplement or a medicine: `magnesium tablet`, `Vitamin D`, `2 ibuprofen`.
  ///
  /// Glucose tablets are food, and a coffee capsule is coffee.
  package static func isOne(_ name: String) -> Bool {
    guard name.utf8.count <= 80 else { return false }
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(\.plainLetters)
    guard !words.isEmpty, !words.contains(where: { word in foods.contains { word.contains($0) } }) else {
      return false
    }
    if words.contains(where: isForm) { return true }
    return words.contains(where: isSubstance) && words.allSatisfy { isSubstance($0) || isDetail($0) }
  }

  /// Whether the word names a form of medicine, also at the end of a compound: Magnesiumtablette.
  private static func isForm(_ word: String) -> Bool {
    forms.contains { word.hasSuffix($0) || word.hasSuffix($0 + "s") || word.hasSuffix($0 + "n") }
  }

  private static func isSubstance(_ word: String) -> Bool { substances.contains(word) }

  /// Whether the word may accompany the name of a substance: `Vitamin D3 1000 IE`, `omega 3`, `B complex`.
  private static func isDetail(_ word: String) -> Bool {
    details.contains(word) || word.allSatisfy { $0.isASCIIDigit } || word.count <= 3 && word.last?.isNumber == true
  }

  /// Whether a portion is a vessel for drinks, such as a glass, so that the item is a drink and not a tablet.
  package static func isVessel(_ portion: String) -> Bool {
    ["glass", "cup", "bottle", "can", "carton", "mug", "jug"].contains(PortionWords.key(portion))
  }

  private static let forms = [
    "tablet", "tablette", "tabletten", "capsule", "kapsel", "supplement", "praparat", "dragee",
  ]

  private static let foods = [
    "glucose", "dextro", "traubenzucker", "coffee", "kaffee", "espresso", "teetab", "stock", "broth",
    "bouillon", "bruh", "schoko", "choc", "keks", "sugar", "zucker",
  ]

  private static let substances: Set<String> = [
    "vitamin", "vitamine", "vitamins", "multivitamin", "multivitamine", "multivitamins", "magnesium", "calcium",
    "kalzium",
    "zinc", "zink", "iron", "eisen", "iodine", "jod", "selenium", "selen", "folsaure", "biotin", "melatonin",
    "probiotic", "probiotics", "probiotika", "creatine", "kreatin", "omega", "b12", "d3", "ibuprofen", "paracetamol",
    "aspirin", "antibiotic", "antibiotics", "antibiotikum", "antibiotika", "medicine", "medication", "medikament",
    "medikamente", "pill", "pills", "pille", "pillen", "electrolytes", "elektrolyte",
  ]

  private static let details: Set<String> = [
    "a", "b", "c", "d", "e", "k", "complex", "komplex", "drops", "tropfen", "spray", "iu", "ie", "mg", "ug", "mcg",
    "plus", "and", "und", "forte", "effervescent", "brause", "my", "meine", "the", "die", "daily",
  ]

  /// The line of a supplement: it has no food, and all its nutrients are 0.
  package static func line(_ name: String, _ quantity: Quantity?, originalText: String?) -> FoodLine {
    FoodLine(
      name: name, quantity: quantity ?? Quantity(1, .piece), grams: quantity?.mass,
      nutrients: .nothing, originalText: originalText)
  }
}

extension FoodLine {
  /// Whether the line is known not to be food, so that it adds nothing to any total.
  package var isNoFood: Bool { food == nil && nutrients == .nothing }

  /// Changes the line into one that is not food, such as soap.
  package mutating func becomeNoFood() { (food, grams, nutrients, confidence) = (nil, nil, .nothing, 1) }
}

extension PartialNutrients {
  /// The nutrients of something that is not food: all are known to be 0.
  static let nothing = PartialNutrients(values: Nutrient.allCases.map { _ in 0 })
}

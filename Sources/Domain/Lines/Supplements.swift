/// Tablets, vitamins and medicine: people log them, and they are no food.
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

  /// Words for what is swallowed and not eaten, also at the end of a compound: Magnesiumtablette.
  private static func isForm(_ word: String) -> Bool {
    forms.contains { word.hasSuffix($0) || word.hasSuffix($0 + "s") || word.hasSuffix($0 + "n") }
  }

  private static func isSubstance(_ word: String) -> Bool { substances.contains(word) }

  /// What may be beside a substance: `Vitamin D3 1000 IE`, `omega 3`, `B complex`.
  private static func isDetail(_ word: String) -> Bool {
    details.contains(word) || word.allSatisfy { $0.isASCIIDigit } || word.count <= 3 && word.last?.isNumber == true
  }

  /// Whether a portion is that of a drink: nobody has a glass of a tablet.
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

  /// The line of a supplement: it has no food, and no nutrition that counts.
  package static func line(_ name: String, _ quantity: Quantity?, originalText: String?) -> FoodLine {
    FoodLine(
      name: name, quantity: quantity ?? Quantity(1, .piece), grams: quantity?.mass,
      nutrients: .nothing, originalText: originalText)
  }
}

extension FoodLine {
  /// Whether the line is no food, so that it adds nothing to any sum.
  package var isNoFood: Bool { food == nil && nutrients == .nothing }

  /// Makes the line one that is no food, such as soap.
  package mutating func becomeNoFood() { (food, grams, nutrients, confidence) = (nil, nil, .nothing, 1) }
}

extension PartialNutrients {
  /// What something that is no food has: nothing, which is known.
  static let nothing = PartialNutrients(values: Nutrient.allCases.map { _ in 0 })
}

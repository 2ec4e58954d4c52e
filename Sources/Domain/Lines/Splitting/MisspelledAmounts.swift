/// Misspelled words of amounts: `a tablspoon of honey`, `2 Scheibn Brot`, `hlaf an avocado`.
extension NoteSigns {
  /// The word for an amount that a word in plain letters means if it is spelled wrongly; nil for any other word.
  ///
  /// A word for a unit stands behind a number or an article; a word for a part has two letters exchanged.
  static func amountWord(misspelled plain: String, isBehindNumber: Bool) -> String? {
    let letters = Array(plain.utf8)
    guard (fewestLetters...mostLetters).contains(letters.count) else { return nil }
    if let part = parts.first(where: { isExchanged(letters, Array($0.utf8)) }) { return part }
    guard isBehindNumber, letters.count >= fewestOfUnit, !PortionWords.isNoun(plain), Measure.read([plain]) == nil,
      !PortionWords.isSizeWord(plain), !WordRoles.isKnown(plain)
    else { return nil }
    let limit = SpellingDistance.limit(letters: letters.count)
    let near = units.compactMap { unit in
      SpellingDistance.between(letters, Array(unit.utf8), limit: limit).map { (unit: unit, distance: $0) }
    }
    return near.min { $0.distance < $1.distance }?.unit
  }

  /// Whether a word has two neighboring letters of another one exchanged.
  static func isExchanged(_ typed: [UInt8], _ meant: [UInt8]) -> Bool {
    guard typed.count == meant.count else { return false }
    let wrong = typed.indices.filter { typed[$0] != meant[$0] }
    return wrong.count == 2 && wrong[1] == wrong[0] + 1 && typed[wrong[0]] == meant[wrong[1]]
      && typed[wrong[1]] == meant[wrong[0]]
  }

  private static let fewestLetters = 4
  private static let mostLetters = 14
  /// Shorter words are too much like words for foods.
  private static let fewestOfUnit = 5

  private static let parts = ["half", "halbe", "halber", "halbes", "halben", "quarter", "viertel"]

  private static let units = [
    "tablespoon", "tablespoons", "teaspoon", "teaspoons", "slice", "slices", "piece", "pieces", "handful", "handfuls",
    "glass", "glasses", "bottle", "bottles", "portion", "portions", "serving", "servings", "packet", "packets",
    "scheibe", "scheiben", "stuck", "stucke", "essloffel", "teeloffel", "handvoll", "flasche", "flaschen", "packung",
    "becher", "tasse", "tassen", "schussel",
  ]
}

/// Misspelled words of amounts: `a tablspoon of honey`, `2 Scheibn Brot`, `hlaf an avocado`.
extension NoteSigns {
  /// The word for an amount that a word in plain letters means if it is spelled wrongly; nil for any other word.
  ///
  /// A word for a unit stands behind a number or an article and has two letters exchanged, or one letter too few or too
  /// many; with another letter it may be a word of its own (`pocket`, `spice`). A word for a part has letters exchanged.
  static func amountWord(misspelled plain: String, isBehindNumber: Bool) -> String? {
    let letters = Array(plain.utf8)
    guard (fewestLetters...mostLetters).contains(letters.count) else { return nil }
    if let part = parts.first(where: { isExchanged(letters, $0.letters) }) { return part.word }
    guard isBehindNumber, letters.count >= fewestOfUnit, !PortionWords.isNoun(plain), Measure.read([plain]) == nil,
      !PortionWords.isSizeWord(plain), !WordRoles.isKnown(plain)
    else { return nil }
    return units.first {
      isExchanged(letters, $0.letters) || isOneLess(letters, $0.letters) || isOneLess($0.letters, letters)
    }?.word
  }

  /// Whether a word has two neighboring letters of another one exchanged.
  static func isExchanged(_ typed: [UInt8], _ meant: [UInt8]) -> Bool {
    guard typed.count == meant.count else { return false }
    let wrong = typed.indices.filter { typed[$0] != meant[$0] }
    return wrong.count == 2 && wrong[1] == wrong[0] + 1 && typed[wrong[0]] == meant[wrong[1]]
      && typed[wrong[1]] == meant[wrong[0]]
  }

  /// Whether the first word is the second without one of its letters.
  private static func isOneLess(_ shorter: [UInt8], _ longer: [UInt8]) -> Bool {
    guard shorter.count + 1 == longer.count else { return false }
    let place = zip(shorter, longer).prefix { $0 == $1 }.count
    return shorter[place...].elementsEqual(longer[(place + 1)...])
  }

  private static let fewestLetters = 4
  private static let mostLetters = 14
  /// Shorter words are too much like words for foods.
  private static let fewestOfUnit = 5

  private static let parts = spelled(["half", "halbe", "halber", "halbes", "halben", "quarter", "viertel"])

  private static let units = spelled([
    "tablespoon", "tablespoons", "teaspoon", "teaspoons", "slice", "slices", "piece", "pieces", "handful", "handfuls",
    "glass", "glasses", "bottle", "bottles", "portion", "portions", "serving", "servings", "packet", "packets",
    "Scheibe", "Scheiben", "Stück", "Stücke", "Esslöffel", "Teelöffel", "Handvoll", "Flasche", "Flaschen", "Packung",
    "Becher", "Tasse", "Tassen", "Schüssel",
  ])

  /// Words with their plain letters, which are compared with each word of a line.
  private static func spelled(_ words: [String]) -> [(word: String, letters: [UInt8])] {
    words.map { ($0, Array($0.plainLetters.utf8)) }
  }
}

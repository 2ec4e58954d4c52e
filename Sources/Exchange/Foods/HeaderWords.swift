import Domain

/// The words of a column's name, by which it is recognized.
struct HeaderWords {
  /// In lower case without accents: `Kohlenhydrate, verfügbar (g)` gives `kohlenhydrate`, `verfugbar`, `g`.
  let words: [String]
  private let set: Set<String>

  /// The words of a column's name; `carbG` and `carb_g` are two words each.
  init(_ name: String) {
    var spaced = ""
    var lowerRun = 0
    for character in name.prefix(200) {
      // `kJ` is one word, `carbG` two.
      if lowerRun > 1, character.isUppercase { spaced.append(" ") }
      lowerRun = character.isLowercase ? lowerRun + 1 : 0
      spaced.append(character == "µ" || character == "μ" ? "u" : character)
    }
    words = spaced.plainLetters
      .split { !($0.isLetter || $0.isNumber) }.map(String.init)
    set = Set(words)
  }

  /// Whether it contains one of these words.
  func has(_ any: String...) -> Bool { any.contains { set.contains($0) } }

  /// Whether one of its words begins with one of these.
  func begins(_ stems: String...) -> Bool { words.contains { word in stems.contains { word.hasPrefix($0) } } }

  /// Whether it refers to a serving instead of 100 g.
  var isPerServing: Bool { begins("serving", "portion") || has("stuck", "piece") }

  /// The unit in the name, if any.
  var unit: ImportNumber.Unit? {
    if has("kcal", "kilocalories", "kilokalorien", "kilocalorie") { return .kilocalorie }
    if has("kj", "kilojoule", "kilojoules", "joule", "enercj") { return .kilojoule }
    if has("mg", "milligram", "milligrams", "milligramm") { return .milligram }
    if has("ug", "mcg", "microgram", "micrograms", "mikrogramm") { return .microgram }
    if has("g", "gram", "grams", "gramm", "gr") { return .gram }
    return nil
  }
}

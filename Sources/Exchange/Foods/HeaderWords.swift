import Domain

/// The words of a column's name, which are used to recognize the column.
struct HeaderWords {
  /// The words in lower case without accents: `kohlenhydrate`, `verfugbar`, `g` for `Kohlenhydrate, verfügbar (g)`.
  let words: [String]
  private let set: Set<String>

  /// Splits a column's name into words; `carbG` and `carb_g` are two words each.
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

  /// Whether the name contains any of the given words.
  func has(_ any: String...) -> Bool { any.contains { set.contains($0) } }

  /// Whether any word of the name begins with any of the given stems.
  func begins(_ stems: String...) -> Bool { words.contains { word in stems.contains { word.hasPrefix($0) } } }

  /// Whether the column's values are per serving instead of per 100 g.
  var isPerServing: Bool { begins("serving", "portion") || has("stuck", "piece") }

  /// The unit in the column's name; nil if the name contains no unit.
  var unit: ImportNumber.Unit? {
    if has("kcal", "kilocalories", "kilokalorien", "kilocalorie") { return .kilocalorie }
    if has("kj", "kilojoule", "kilojoules", "joule", "enercj") { return .kilojoule }
    if has("mg", "milligram", "milligrams", "milligramm") { return .milligram }
    if has("ug", "mcg", "microgram", "micrograms", "mikrogramm") { return .microgram }
    if has("g", "gram", "grams", "gramm", "gr") { return .gram }
    return nil
  }
}

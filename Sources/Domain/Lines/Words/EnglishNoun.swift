/// English nouns in the singular and in the plural, as the names of foods and portions need them.
package enum EnglishNoun {
  /// The plural of a noun in the singular: `slices`, `leaves`, `berries`, `tomatoes`.
  package static func plural(_ noun: String) -> String {
    if let end = irregular.first(where: { noun.hasSuffix($0.one) }) { return noun.dropLast(end.one.count) + end.many }
    if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  /// The singular of a noun in lower case; the word itself if it has no plural ending.
  ///
  /// It is accurate enough for comparing words: an `s` is taken off words that are no English plurals, too.
  package static func singular(_ plain: String) -> String {
    guard plain.count > 3, plain.last == "s", !["ss", "us"].contains(where: plain.hasSuffix) else { return plain }
    if let end = irregular.first(where: { plain.hasSuffix($0.many) }) {
      return plain.dropLast(end.many.count) + end.one
    }
    if plain.hasSuffix("ies") { return plain.dropLast(3) + "y" }
    return String(plain.dropLast(twoLetters.contains(where: plain.hasSuffix) ? 2 : 1))
  }

  /// Endings of plurals whose singular is two letters shorter.
  private static let twoLetters = ["oes", "ches", "shes", "sses", "xes", "zzes"]

  /// Endings of nouns whose plural does not follow from their letters.
  private static let irregular: [(one: String, many: String)] = [
    ("leaf", "leaves"), ("loaf", "loaves"), ("half", "halves"), ("tomato", "tomatoes"), ("potato", "potatoes"),
    ("mango", "mangoes"), ("chilli", "chillies"), ("cookie", "cookies"), ("brownie", "brownies"),
    ("smoothie", "smoothies"), ("pie", "pies"),
  ]
}

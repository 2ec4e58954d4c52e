internal import Figures

/// The rules for a food's names, portions and single values; `FoodStatement` has the rules for several values together.
package enum FoodCheck {
  /// The maximum number of characters of a food's name or alias.
  package static let longestName = 200
  /// The largest weight of a portion or an amount, in grams.
  package static let maximumGrams = 100_000.0

  /// Checks a food's name or alias, and removes the spaces around it.
  ///
  /// Throws `badValue` unless the text has 1 to 200 characters, no control or invisible characters, and at least one
  /// letter or digit to search for.
  package static func name(_ text: String) throws(LarderError) -> String {
    try checked(text, what: "a food's name", longest: longestName)
  }

  /// Checks the name and the grams of a portion, and creates the portion.
  ///
  /// Throws `badValue` unless the name has 1 to 60 characters, no control or invisible characters, and at least one
  /// letter or digit. Throws `outOfRange` unless the grams are above 0 and at most 100,000.
  package static func portion(name text: String, grams: Double) throws(LarderError) -> Portion {
    let name = try checked(text, what: "a portion's name", longest: 60)
    guard grams.isFinite, grams > 0, grams <= maximumGrams else {
      throw LarderError(
        .outOfRange, "a portion of \(Figure.tenths(grams)) g is not possible",
        hint: "a portion has more than 0 and at most 100,000 g")
    }
    return Portion(name: name, grams: grams)
  }

  /// Checks a tag, which must be one word, and returns it in lower case.
  ///
  /// Throws `badValue` unless the text is one word of 1 to 40 visible characters with at least one letter or digit.
  package static func tag(_ text: String) throws(LarderError) -> String {
    let tag = try checked(text, what: "a tag", longest: 40).lowercased()
    guard !tag.contains(where: { $0.isWhitespace || $0 == "," || $0 == ";" }) else {
      throw LarderError(
        .badValue, "`\(tag)` is more than one word",
        hint:
          "a tag is one word, such as \(tag.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ";" }).joined(separator: "-"))"
      )
    }
    return tag
  }

  private static func checked(_ text: String, what: String, longest: Int) throws(LarderError) -> String {
    let name = PlainName.trimmed(text)
    guard !name.isEmpty else {
      throw LarderError(.badValue, "\(what) cannot be empty", hint: "1 to \(longest) characters")
    }
    // Scalars are counted first, because one character can be a megabyte of accents.
    guard name.unicodeScalars.count <= longest * 8, name.count <= longest else {
      throw LarderError(
        .badValue, "\(what) has at most \(longest) characters", hint: "shorten it")
    }
    guard !PlainName.hasInvisible(name) else {
      throw LarderError(
        .badValue, "\(what) cannot contain control or invisible characters", hint: "type it instead of pasting it")
    }
    guard !SearchText.words(name).isEmpty else {
      throw LarderError(
        .badValue, "`\(name)` has no letter or digit to find it by",
        hint: "1 to \(longest) characters, with at least one word")
    }
    return name
  }
}

/// What the words of a food's name suggest beyond its values.
///
/// A hint turns a refusal into a warning and a warning into nothing, so only whole words and known compounds count:
/// `*water*` would excuse watermelon. `HintWords` has the lists.
struct NameHints {
  private let words: [String]

  init(_ name: String) { words = SearchText.words(name) }

  /// May contain alcohol, which gives energy but is not a macro.
  var isAlcoholic: Bool {
    HintWords.alcoholic.fits(words.filter { !$0.hasSuffix("schwein") }) && !HintWords.withoutAlcohol.fits(words)
  }

  /// May contain polyols among its carbohydrates.
  var isSweetened: Bool { HintWords.sweetened.fits(words) }
  /// Contains carbohydrates by difference that the body does not metabolize.
  var isIndigestible: Bool { HintWords.indigestible.fits(words) }
  /// Acids, spices, yeast, extracts: foods whose energy does not follow the general factors in either direction.
  var isUnusual: Bool { HintWords.unusual.fits(words) }
  /// Cured, pickled or dried: may have more than 3 g of salt.
  var isSalted: Bool { HintWords.salted.fits(words) }
  /// Salt, stock, soy sauce: may have more than 12.5 g of salt.
  var isSalt: Bool { HintWords.salt.fits(unqualified) }
  /// May have no energy and no macros.
  var isCalorieFree: Bool {
    HintWords.calorieFree.fits(words) && !HintWords.withoutWater.fits(words) || HintWords.salt.fits(unqualified)
  }

  /// The words that name the food and not an ingredient: without `with salt` and `salt added`, which are in hundreds of
  /// USDA's names.
  private var unqualified: [String] {
    words.indices.filter { index in
      !(index > 0 && Self.before.contains(words[index - 1]))
        && !(index + 1 < words.count && Self.after.contains(words[index + 1]))
    }.map { words[$0] }
  }

  private static let before: Set = ["with", "without", "no", "low", "less", "mit", "ohne", "wenig", "weniger"]
  private static let after: Set = ["added", "free", "reduced"]
}

/// Whole words, `beginnings*`, `*endings` and `*middles*`, and `several+words` of one name, in any spelling and number.
struct HintPattern: Sendable {
  private var whole: Set<String> = []
  private var starts: [String] = []
  private var ends: [String] = []
  private var middles: [String] = []
  private var together: [[HintPattern]] = []

  init(_ text: String) {
    for part in text.split(whereSeparator: \.isWhitespace) {
      if part.contains("+") {
        together.append(part.split(separator: "+").map { HintPattern(String($0)) })
        continue
      }
      switch (part.first == "*", part.last == "*") {
      case (true, true): middles.append(String(part.dropFirst().dropLast()))
      case (true, false): ends.append(SearchText.normalize(String(part.dropFirst())))
      case (false, true): starts.append(String(part.dropLast()))
      case (false, false): whole.insert(SearchText.normalize(String(part)))
      }
    }
  }

  /// Whether one of the words, or all of a group, are in a name.
  func fits(_ words: [String]) -> Bool {
    words.contains { word in
      whole.contains(word) || starts.contains(where: word.hasPrefix) || ends.contains(where: word.hasSuffix)
        || middles.contains(where: word.contains)
    } || together.contains { patterns in patterns.allSatisfy { $0.fits(words) } }
  }
}

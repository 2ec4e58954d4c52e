/// What the words of a food's name say that its values do not.
///
/// A hint makes a refusal a warning and a warning nothing, so the words are whole ones and named compounds: `*water*` would
/// excuse watermelon. `HintWords` has the lists.
struct NameHints {
  private let words: [String]

  init(_ name: String) { words = SearchText.words(name) }

  /// Alcohol gives energy that is no macro.
  var isAlcoholic: Bool {
    HintWords.alcoholic.fits(words.filter { !$0.hasSuffix("schwein") }) && !HintWords.withoutAlcohol.fits(words)
  }

  /// Carbohydrates may be polyols.
  var isSweetened: Bool { HintWords.sweetened.fits(words) }
  /// Carbohydrates by difference that the body does not burn.
  var isIndigestible: Bool { HintWords.indigestible.fits(words) }
  /// Acids, spices, yeast, extracts: values that do not follow the general factors, whichever way.
  var isUnusual: Bool { HintWords.unusual.fits(words) }
  /// Cured, pickled, dried: more than 3 g of salt.
  var isSalted: Bool { HintWords.salted.fits(words) }
  /// Salt, stock, soy sauce: more than 12.5 g of salt.
  var isSalt: Bool { HintWords.salt.fits(unqualified) }
  /// Nothing in it.
  var isCalorieFree: Bool {
    HintWords.calorieFree.fits(words) && !HintWords.withoutWater.fits(words) || HintWords.salt.fits(unqualified)
  }

  /// The words that name the food, not what is in it: neither `with salt` nor `salt added`, which stand in hundreds of USDA's
  /// names.
  private var unqualified: [String] {
    words.indices.filter { index in
      !(index > 0 && Self.before.contains(words[index - 1]))
        && !(index + 1 < words.count && Self.after.contains(words[index + 1]))
    }.map { words[$0] }
  }

  private static let before: Set = ["with", "without", "no", "low", "less", "mit", "ohne", "wenig", "weniger"]
  private static let after: Set = ["added", "free", "reduced"]
}

/// Words, `beginnings*`, `*ends` and `*middles*` of them, and `several+words` of one name, in any spelling and number.
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

  /// Whether one of the words, or all of several together, are among a name's.
  func fits(_ words: [String]) -> Bool {
    words.contains { word in
      whole.contains(word) || starts.contains(where: word.hasPrefix) || ends.contains(where: word.hasSuffix)
        || middles.contains(where: word.contains)
    } || together.contains { patterns in patterns.allSatisfy { $0.fits(words) } }
  }
}

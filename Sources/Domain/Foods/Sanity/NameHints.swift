/// What the words of a food's name suggest beyond its values.
///
/// A hint turns a refusal into a warning, and removes a warning. To be safe, only whole words and known compounds
/// count: `*water*` would also match watermelon. `HintWords` has the lists.
struct NameHints {
  private let words: [String]

  init(_ name: String) { words = SearchText.words(name) }

  /// Whether the food may contain alcohol, which has energy but is not a macro.
  var isAlcoholic: Bool {
    HintWords.alcoholic.fits(words.filter { !$0.hasSuffix("schwein") }) && !HintWords.withoutAlcohol.fits(words)
  }

  /// Whether the food may contain polyols among its carbohydrates.
  var isSweetened: Bool { HintWords.sweetened.fits(words) }
  /// Whether a part of the food's carbohydrates has no energy, since the body does not metabolize it.
  var isIndigestible: Bool { HintWords.indigestible.fits(words) }
  /// Whether the food's energy may differ from the energy calculated with the general factors, as in acids, spices,
  /// yeast and extracts.
  var isUnusual: Bool { HintWords.unusual.fits(words) }
  /// Whether the food is cured, pickled or dried and may have more than 3 g of salt per 100 g.
  var isSalted: Bool { HintWords.salted.fits(words) }
  /// Whether the food is salt, stock, soy sauce or the like and may have more than 12.5 g of salt per 100 g.
  var isSalt: Bool { HintWords.salt.fits(unqualified) }
  /// Whether the food may have no energy and no macros.
  var isCalorieFree: Bool {
    HintWords.calorieFree.fits(words) && !HintWords.withoutWater.fits(words) || HintWords.salt.fits(unqualified)
  }

  /// The words that name the food itself: in `with salt` or `salt added`, `salt` is left out.
  ///
  /// Hundreds of USDA's names contain such a phrase.
  private var unqualified: [String] {
    words.indices.filter { index in
      !(index > 0 && Self.before.contains(words[index - 1]))
        && !(index + 1 < words.count && Self.after.contains(words[index + 1]))
    }.map { words[$0] }
  }

  private static let before: Set = ["with", "without", "no", "low", "less", "mit", "ohne", "wenig", "weniger"]
  private static let after: Set = ["added", "free", "reduced"]
}

/// Patterns for the words of a name: a whole word, `beginning*`, `*ending`, `*middle*`, or `several+words`, all of
/// which must be in the name.
///
/// Spelling variants match too, and so do singular and plural.
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

  /// Whether one of the patterns matches a name.
  func fits(_ words: [String]) -> Bool {
    words.contains { word in
      whole.contains(word) || starts.contains(where: word.hasPrefix) || ends.contains(where: word.hasSuffix)
        || middles.contains(where: word.contains)
    } || together.contains { patterns in patterns.allSatisfy { $0.fits(words) } }
  }
}

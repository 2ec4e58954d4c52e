/// Whether a food is raw or ready to eat; the words of a purchase mean the raw form unless they state a form.
enum PreparedForm {
  case raw
  case cooked
  case neither

  init(_ food: Food) {
    if food.tags.contains("raw") {
      self = .raw
    } else if food.tags.contains("cooked") {
      self = .cooked
    } else {
      let words = Set(SearchText.words(food.name))
      self =
        !words.isDisjoint(with: NameFit.rawWords) ? .raw : words.isDisjoint(with: Self.cookedWords) ? .neither : .cooked
    }
  }

  /// Whether a word of a query says how the food is prepared.
  static func statesPreparation(_ word: String) -> Bool {
    NameFit.rawWords.contains(word) || cookedWords.contains(word)
  }

  private static let cookedWords: Set<String> = Set(
    [
      "cooked", "boiled", "roast", "roasted", "baked", "fried", "grilled", "broiled", "steamed", "braised", "stewed",
      "poached", "scrambled", "mashed", "prepared", "ready", "gekocht", "gekochte", "gebraten", "gebratene", "gebacken",
      "gebackene", "gegrillt", "gegrillte", "gedünstet", "geschmort",
    ].map { SearchText.normalize($0) })
}

extension NameFit {
  /// Moves a raw food up in the order, and moves a cooked food down.
  mutating func prefer(_ form: PreparedForm) {
    switch form {
    case .raw: order += 0.03
    case .cooked:
      order -= 0.2
      if kind >= .wholeName { kind = .words }
    case .neither: break
    }
  }
}

extension Food {
  /// The food's portion with that name, also in the plural, shortened or in German; nil if there is no such portion.
  ///
  /// Examples: `slices`, `Scheibe`, `med`.
  package func portion(called words: String) -> Portion? { PortionMatch.best(for: words, in: portions) }

  /// Grams per milliliter: the stated density, or else the density calculated from a portion whose name is a volume,
  /// such as `cup`; nil if unknown.
  package var knownDensity: Double? { density ?? PortionMatch.density(by: portions) }
}

/// Finds the portion of a food that a typed word means.
enum PortionMatch {
  /// The portion that best matches one or more words, or the first of several that match equally well; nil if none
  /// does.
  ///
  /// Examples of such words: `slices`, `Scheibe`, `med`, `thin slice`.
  static func best(for unit: String, in portions: [Portion]) -> Portion? { graded(unit, in: portions)?.portion }

  /// Whether the words are the name of a portion or begin it: `pizza`, `florets`.
  ///
  /// False for `apple` and the portion `juice of an apple`, which only contains that word.
  static func isNamed(_ words: String, in portions: [Portion]) -> Bool {
    graded(words, in: portions).map { $0.grade >= 3 } ?? false
  }

  private static func graded(_ unit: String, in portions: [Portion]) -> (portion: Portion, grade: Int)? {
    let typed = keys(unit)
    guard !typed.isEmpty else { return nil }
    var best: (portion: Portion, grade: Int)?
    for portion in portions {
      let grade = grade(typed, keys(portion.name))
      if grade > (best?.grade ?? 0) { best = (portion, grade) }
    }
    return best
  }

  /// Whether a portion is half of something that is eaten in halves: a grapefruit, a roast chicken.
  static func isHalf(_ portion: Portion) -> Bool { PortionWords.isHalf(portion.name) }

  /// How well a portion's name fits the typed words, from 0 (not at all) to 4.
  ///
  /// 4: the same words; 3: the name starts with them (`cup, chopped`); 2: the name contains them all; 1: the typed word
  /// is the beginning of the name's first word.
  private static func grade(_ typed: [String], _ name: [String]) -> Int {
    if typed == name { return 4 }
    if name.starts(with: typed) { return 3 }
    if typed.allSatisfy(name.contains) { return 2 }
    // A measure does not match a name that merely begins like it (`l` and `large`, `cup` and `cupcake`).
    guard typed.count == 1, let first = name.first, Measure.read(typed) == nil else { return 0 }
    // A single letter is too ambiguous: `1 t oil`.
    return typed[0].utf8.count > 1 && first.hasPrefix(typed[0]) ? 1 : 0
  }

  /// The words of `cup, chopped (1" pieces)` in comparable form; `fl oz` is one word.
  private static func keys(_ name: String) -> [String] {
    guard name.utf8.count <= 200 else { return [] }
    let words = name.plainLetters.split { !$0.isLetter && !$0.isNumber }.map(PortionWords.key)
    return words.starts(with: ["fl", "oz"]) ? ["floz"] + words.dropFirst(2) : words
  }

  /// Grams per milliliter, from a portion whose name is a measured volume: `cup`, `tbsp`, `fl oz`, `100 ml`.
  static func density(by portions: [Portion]) -> Double? {
    for portion in portions {
      let words = portion.name.split { $0.isWhitespace || $0 == "," || $0 == "(" || $0 == ")" }.map(String.init)
      guard let reading = try? AmountReader.read(words) else {
        guard let (measure, _) = Measure.read(words.map(\.plainLetters)), case .volume(let size, _) = measure else {
          continue
        }
        return portion.grams / size
      }
      if let size = reading.quantity.milliliters, size > 0 { return portion.grams / size }
    }
    return nil
  }
}

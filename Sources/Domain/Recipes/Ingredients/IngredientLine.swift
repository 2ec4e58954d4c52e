/// A line from a recipe's list of ingredients, as read: `2-3 EL Sojasauce`, `1 (15 oz) can beans, drained`.
package enum IngredientLine: Equatable, Sendable {
  /// A heading above the ingredients that follow, such as `For the dough:`, without its colon.
  case heading(String)
  case ingredient(IngredientReading)
}

/// What an ingredient line says: an amount, a name and notes.
package struct IngredientReading: Equatable, Sendable {
  /// The amount of the ingredient; nil if the line has none.
  package var amount: IngredientAmount?
  /// Further amounts in the line: the size of a can, the same amount in other units, or an amount to be added.
  package var moreAmounts: [OtherAmount] = []
  /// The size of each piece as the line states it: `small`, `medium` or `large`; nil if the line states no size.
  package var size: PieceSize?
  /// The name of the ingredient, without sizes and preparation: `black pepper`.
  package var name: String
  /// The rest of the line: `finely chopped`, `for frying`; nil if there is none.
  package var note: String?
  /// Whether the line says that the ingredient may be left out.
  package var isOptional = false

  /// Whether the line says that a weight beside a number of pieces is that of all (`400 g in total`) or of each (`150 g
  /// each`); nil if it does not say so.
  package var isWeightOfAll: Bool?
  /// Whether a measured amount is what a can holds: `400 g can chickpeas`.
  package var isInCan = false
  /// Whether a weight in brackets stands behind the name: `2 Pck. Blätterteig (550 g)`.
  package var isSizeBehindName = false
  /// Whether a weight in brackets is only about right: `2 chicken breasts (approx. 300 g)`.
  package var isSizeAbout = false

  /// The same amount in other units, each as the amounts that are added up in it: 1 lb and 2 oz in `500 g / 1 lb 2 oz`.
  ///
  /// In `1 cup plus 2 tbsp (140 g)` the weight is that of both, and in `1 cup (120 g) plus 2 tbsp (15 g)` each has its
  /// own; the second one is left out then.
  package var alternatives: [(amounts: [IngredientAmount], includesAdded: Bool)] {
    var found: [(amounts: [IngredientAmount], includesAdded: Bool)] = []
    var hasAdded = false
    var isOpen = false
    for other in moreAmounts {
      switch other.role {
      case .same:
        isOpen = !hasAdded || !found.contains { !$0.includesAdded }
        if isOpen { found.append(([other.amount], hasAdded)) }
      case .rest:
        if isOpen { found[found.count - 1].amounts.append(other.amount) }
      case .added: (hasAdded, isOpen) = (true, false)
      case .each: isOpen = false
      }
    }
    return found
  }

  /// The amount and what is added to it: 1 cup and 2 tbsp in `1 cup plus 2 tbsp`; empty without an amount.
  package var summands: [IngredientAmount] {
    guard let amount else { return [] }
    return [amount] + moreAmounts.filter { $0.role == .added }.map(\.amount)
  }

  /// The size of each piece or can, as the amounts that are added up in it; empty if the line states none.
  package var sizeOfEach: [IngredientAmount] {
    guard let first = moreAmounts.firstIndex(where: { $0.role == .each }) else { return [] }
    return [moreAmounts[first].amount] + moreAmounts[(first + 1)...].prefix { $0.role == .rest }.map(\.amount)
  }

  /// Whether the line names a second ingredient, of which nothing is counted: `200 g flour and 1 tsp baking powder`,
  /// `100 g each of peas and carrots`.
  package var namesSecond: Bool {
    let words = name.split(separator: " ").map { $0.plainLetters }
    guard let joint = words.dropFirst().firstIndex(where: Self.joints.contains), joint + 1 < words.count else {
      return false
    }
    return words[joint + 1].first?.isNumber == true || isWeightOfAll == false && amount?.unit?.isMeasured == true
  }

  private static let joints: Set<String> = ["and", "und", "et", "y", "e", "en", "och", "&"]

  /// The name and the note in plain letters, to be searched for words that say how the food is bought or prepared.
  package var said: String { "\(name) \(note ?? "")".plainLetters }
}

extension IngredientReading {
  /// The first of several alternatives in the name, which is the one that is counted: `milk` for `milk or yogurt`; nil if
  /// the name has no alternatives, or only several adjectives of one food, as in `red or yellow pepper`.
  package var firstAlternative: String? {
    let words = name.split(separator: " ").map(String.init)
    guard let joint = words.firstIndex(where: Self.isOr), joint > 0, joint + 1 < words.count else { return nil }
    // `fresh, ripe tomatoes, peppers, or onions`: what comes before the first comma behind a noun.
    var kept: [String] = []
    for word in words[..<joint] {
      kept.append(word)
      if word.hasSuffix(","), !Self.isAdjective(word) { break }
    }
    guard !kept.allSatisfy(Self.isAdjective) else { return nil }
    if kept.last?.hasSuffix(",") ?? false { kept[kept.count - 1].removeLast() }
    return kept.joined(separator: " ")
  }

  /// The first alternative with the words that it may share with the last one, the longest first: `chicken broth` for
  /// `chicken or vegetable broth`, `light brown sugar` for `light or dark brown sugar`; empty if the last one is a single
  /// word.
  package var firstAlternativeWithSharedWords: [String] {
    let words = name.split(separator: " ").map(String.init)
    guard let joint = words.firstIndex(where: Self.isOr), joint > 0, joint <= 3, joint + 2 < words.count,
      !words[..<joint].contains(where: { $0.hasSuffix(",") })
    else { return [] }
    return [3, 2, 1].filter { joint + 1 + $0 < words.count }.map { count in
      (words[..<joint] + words.suffix(count)).joined(separator: " ")
    }
  }

  /// The kind of food that the first alternative is, in `Massaman or other curry paste`; nil if the line does not say it.
  package var kindOfAlternatives: String? {
    let words = name.split(separator: " ").map(String.init)
    guard let joint = words.firstIndex(where: Self.isOr), joint + 2 < words.count,
      Self.others.contains(words[joint + 1].plainLetters)
    else { return nil }
    return words[(joint + 2)...].joined(separator: " ")
  }

  private static func isAdjective(_ word: String) -> Bool {
    let plain = word.plainLetters.filter { $0 != "," }
    return IngredientWords.adjectives.contains(plain) || IngredientWords.preparations.contains(plain)
      || plain.contains("-") || plain == "and"
  }

  /// Whether the words around the name say how the food is cut, as in `1 tsp chilli, sliced`.
  package var isCutUp: Bool {
    (note ?? "").split(separator: ",").contains { IngredientReader.isPreparation(String($0)) }
  }

  private static let others: Set<String> = [
    "other", "another", "similar", "andere", "anderer", "anderes", "autre", "altro", "altra",
  ]

  private static func isOr(_ word: String) -> Bool {
    let plain = word.plainLetters
    return IngredientWords.alternatives.contains(plain) || ["o", "/", "and/or", "або", "чи"].contains(plain)
  }

  /// The fruit of which the line counts the juice or the zest, and which of the two: orange and zest for `zest of 2
  /// oranges`; nil for any other line.
  package var fruitPart: (fruit: String, part: FruitPart)? {
    guard amount?.unit == nil, amount?.quantity != nil else { return nil }
    let words = name.split(separator: " ").map(String.init)
    let plain = words.map(\.plainLetters)
    guard words.count > 1, let place = plain.firstIndex(where: { FruitPart(word: $0) != nil }),
      let part = FruitPart(word: plain[place])
    else { return nil }
    let rest = zip(words, plain).enumerated().filter { index, word in
      index != place && FruitPart(word: word.1) == nil && !IngredientWords.joining.contains(word.1)
        && !["and", "und", "et", "e", "y", "einer", "eines"].contains(word.1)
    }.map(\.element.0)
    return rest.isEmpty ? nil : (rest.joined(separator: " "), part)
  }
}

/// A part of a fruit of which recipes count the fruits: `juice of 1 lemon`.
package enum FruitPart: String, Sendable {
  case juice
  case zest

  /// The part that a word in plain letters means; nil if it means none.
  init?(word: String) {
    guard IngredientWords.derived.contains(word) else { return nil }
    self = Self.juices.contains(word) ? .juice : .zest
  }

  private static let juices: Set<String> = ["juice", "saft", "jus", "succo", "zumo", "jugo", "sumo", "suco", "сік"]

  /// The grams that one fruit has of this part; nil for fruits whose juice or zest is not counted in fruits.
  ///
  /// Juice: USDA SR Legacy, the portions `1 lemon yields` (09152), `1 lime yields` (09160), `1 fruit yields` of orange
  /// (09206) and grapefruit (09404). Zest: a tablespoon (6 g) of a lemon or lime and two of the larger fruits, of 09156 and
  /// 09216; an estimate.
  package func grams(ofFruit name: String) -> Double? {
    let words = Set(SearchText.words(name))
    return Self.yields.first { words.contains($0.fruit) }.map { self == .juice ? $0.juice : $0.zest }
  }

  private static let yields: [(fruit: String, juice: Double, zest: Double)] = [
    ("lemon", 48, 6), ("lime", 44, 6), ("orange", 86, 12), ("grapefruit", 196, 12),
  ]
}

/// How large the pieces in an ingredient line are: `2 large onions`.
package enum PieceSize: String, CaseIterable, Sendable {
  case small
  case medium
  case large

  /// The size that a word means, without accents and in lower case; nil for any other word.
  init?(word: String) {
    guard let size = Self.allCases.first(where: { Self.words[$0]?.contains(word) ?? false }) else { return nil }
    self = size
  }

  /// All words that mean a size.
  static let allWords = words.values.reduce(into: Set<String>()) { $0.formUnion($1) }

  private static let words: [PieceSize: Set<String>] = [
    .small: IngredientWords.set(
      """
      small sm kl klein kleine kleiner kleines kleinen petit petite petits petites piccolo piccola piccoli piccole pequeno
      pequena pequenos pequenas
      """),
    .medium: IngredientWords.set(
      """
      medium med md medium-size medium-sized mittelgross mittelgrosse mittelgrosser mittelgrosses mittelgrossen mittlere
      mittlerer mittleres moyen moyenne moyens moyennes mediano mediana medianos medianas
      """),
    .large: IngredientWords.set(
      """
      large lg big jumbo extra-large large-sized gross grosse grosser grosses grossen gros grand grande grands grandes grandi
      grosso grossa grossi
      """),
  ]
}

/// An amount in an ingredient line: `1½ cups`, `2-3`, `a pinch`.
package struct IngredientAmount: Equatable, Sendable {
  /// The number, or the lower end of a range, above 0; nil if there is only a unit, as in `pinch of salt`.
  package var quantity: Double?
  /// The upper end of a range; nil if the amount is not a range.
  package var quantityMax: Double?
  /// The unit; nil for a bare count, as in `2 eggs`.
  package var unit: IngredientUnit?
}

/// A second amount in an ingredient line, and how it relates to the first.
package struct OtherAmount: Equatable, Sendable {
  package enum Role: Equatable, Sendable {
    /// The same amount in other units: `150 g / 5 oz`.
    case same
    /// The size of each counted piece or container: `2 cans of 400 g`.
    case each
    /// An amount that is added to the first: `1 cup plus 2 tbsp`.
    case added
    /// An amount that is added to the second amount before it: `2 oz` in `500 g / 1 lb 2 oz`.
    case rest
  }

  package var amount: IngredientAmount
  package var role: Role
}

/// How well a food's name fits a query.
struct NameFit {
  /// The kinds of fit, from the worst to the best.
  enum Kind: Int, Comparable {
    /// The food's name has only some of the words, so the food does not fit, but may be similar.
    case someWords
    /// All the words match, but they are spread over several names of the food.
    case pooled
    /// All the words match after typing errors are corrected.
    case typos
    /// All the words match, some of them only as the beginning of a word.
    case beginnings
    /// The name contains all the words, and others.
    case words
    /// The words match all words of the name, in another order or by their meaning.
    case wholeName
    /// The query is another name of the food.
    case alias
    case name

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  var kind: Kind
  /// How certain the match is, 0 to 1.
  ///
  /// The weights are Larder's own. A match that the user would accept without being asked has at least 0.8.
  private(set) var confidence: Double
  /// The value that decides the order of names.
  ///
  /// The value is close to the confidence, but lower for typing errors, for beginnings of words, and for kinds of a
  /// food that the user did not ask for.
  var order: Double
  /// Whether the query contains the word that says what the food is.
  private(set) var isHead = false
  /// What each term that the name contains was taken to mean.
  private(set) var readings: [FoodQuery.Reading] = []
  /// Whether the food is probably only one kind of what was typed: goji berries for `berries`.
  ///
  /// This is assumed if at least half of the words that say what the food is were not typed.
  private(set) var isKindOf = false
  /// The confidence that the fit would have if no word were missing.
  private var fullConfidence = 0.0
  /// The number of words in the query that the name does not contain.
  private(set) var missing = 0

  /// A value by which the kinds are ordered: complete names first, names with only some of the words last, and all
  /// others between.
  var rank: Int { kind == .someWords ? 0 : kind < .alias ? 1 : kind.rawValue }

  /// Compares a name with a query; nil if the name contains none of the words.
  init?(_ query: QueryWords, name: NameWords, isAlias: Bool, prefersRaw: Bool = false) {
    if name.letters == query.text || name.isJoined(query.joined) {
      (kind, confidence) = isAlias ? (.alias, 0.98) : (.name, 1)
      order = confidence
      isHead = true
      return
    }
    guard let hits = query.hits(name) else { return nil }
    let termMatch = query.termMatch(hits)
    guard termMatch.met != 0 else { return nil }
    (kind, confidence, order) = (.someWords, 0, 0)
    readings = termMatch.readings
    missing = termMatch.missing + termMatch.missingFillers
    weigh(name, termMatch, Shape(name, termMatch.met, prefersRaw: prefersRaw), query)
  }

  /// Changes the fit to the fit of a food whose names together contain all the words, although no single name does.
  mutating func acceptOtherNames(_ readings: [FoodQuery.Reading]) {
    kind = .pooled
    confidence = min(0.75, fullConfidence)
    order = confidence - Weight.pooled - readings.reduce(0) { $0 + $1.cost }
    self.readings = readings
    missing = 0
  }

  /// Removes the doubt that the food is only one kind of what was typed, since the profile often eats this kind.
  mutating func acceptKind() {
    if isHead { isKindOf = false }
  }

  /// Lowers the confidence, since another food is probably meant: nobody means gummy bears by `bear`.
  mutating func doubtKind() { confidence = min(confidence, 0.78) }

  /// The weights of a fit.
  private enum Weight {
    static let found = 0.56
    static let coverage = 0.2
    static let head = 0.2
    static let first = 0.03
    static let firstOnly = 0.15
    static let wholeName = 0.97
    static let missingFiller = 0.06
    /// The deduction for a name that says more or less than was typed, so that names that say exactly what was typed
    /// come first.
    static let unasked = 0.08
    /// The deduction for corrected words, so that they come after words that match as typed.
    static let corrected = 0.1
    /// The deduction for words that are spread over several names.
    static let pooled = 0.1
    /// The highest confidence if the name and the query differ in the word that says what the food is: pumpkin pie
    /// spice for `pumpkin pie`.
    static let otherHead = 0.78
  }

  private mutating func weigh(_ name: NameWords, _ termMatch: QueryWords.TermMatch, _ shape: Shape, _ query: QueryWords)
  {
    isHead = shape.isHead
    let head =
      shape.isHead ? Weight.head + (shape.isFirst ? Weight.first : 0) : shape.isFirst ? Weight.firstOnly : 0
    let isWhole = shape.coverage >= 0.999 && termMatch.missingFillers == 0
    let whole = isWhole ? Weight.wholeName : Weight.found + Weight.coverage * shape.coverage + head
    let plain = whole - Weight.missingFiller * Double(termMatch.missingFillers)
    fullConfidence = max(0.3, min(1, plain - termMatch.cost))
    guard termMatch.missing == 0 else {
      let share = Double(query.count - termMatch.missing) / Double(query.count)
      confidence = 0.5 * share
      order = share + 0.3 * (plain - termMatch.cost - shape.penalty) - 1
      return
    }
    order = plain - termMatch.cost - shape.penalty - (isWhole ? 0 : Weight.unasked)
    confidence = fullConfidence
    isKindOf = shape.headShare <= 0.5
    // `Kirschtorte` (cherry tart) is not tart cherries.
    let named = name.words.isEmpty ? "" : name.text(name.head(termMatch.met))
    if readings.contains(where: { $0.head != nil && $0.head != named }) {
      confidence = min(confidence, Weight.otherHead)
    }
    // Pumpkin pie is not pumpkin pie spice.
    if shape.isOtherHead { confidence = min(confidence, Weight.otherHead) }
    let slips = readings.filter { $0.typos > 0 }
    if !slips.isEmpty {
      kind = .typos
      order -= Weight.corrected
      if slips.contains(where: \.isDoubtful) { confidence = min(confidence, 0.75) }
    } else if termMatch.isBegun {
      kind = .beginnings
      let isLikely = termMatch.minimumShare >= 0.5
      let sure = 0.45 + 0.4 * shape.coverage + (head > 0 ? 0.05 : 0)
      // `Käsetorte` (cheesecake) is a word of its own, not the beginning of Käsetortellini.
      confidence = min(isLikely && !query.isCompound(readings) ? 0.9 : 0.75, max(0.3, sure))
    } else {
      kind = isWhole ? .wholeName : .words
    }
  }

  /// Which parts of a name match.
  private struct Shape {
    /// The share of the name's content that matches, 0 to 1.
    let coverage: Double
    let isHead: Bool
    /// Whether the query lacks the word that says what the food is; false if this word hardly distinguishes foods.
    let isOtherHead: Bool
    /// Whether the matching words are the first ones of the name.
    let isFirst: Bool
    /// The deduction for what the name says beyond the query.
    let penalty: Double
    /// Of the words that say what the food is, the share that matches, 0 to 1; 1 if there are no such words.
    let headShare: Double

    init(_ name: NameWords, _ met: UInt64, prefersRaw: Bool) {
      let head = name.head(met)
      var (all, found, penalty) = (0.0, 0.0, 0.0)
      var (own, ownMet) = (0.0, 0.0)
      var isBranded = false
      for (index, word) in name.words.enumerated() {
        let isOwn = word.part == name.words[head].part && index <= head
        if met & (1 << UInt64(index)) != 0 {
          all += 1
          found += 1
          if isOwn { (own, ownMet) = (own + 1, ownMet + 1) }
          continue
        }
        isBranded = isBranded || word.isBrand
        if !(prefersRaw && NameFit.rawWords.contains(name.text(index))) { all += Self.weight(word, isOwn: isOwn) }
        if isOwn, word.kind != .plain, word.kind != .connective { own += 1 }
        // A word after the head makes the food a dish: rice with chicken.
        if word.kind == .other, word.part == name.words[head].part, index > head { penalty += 0.06 }
        if word.kind == .special { penalty += word.part == 0 ? 0.08 : 0.05 }
      }
      coverage = all > 0 ? found / all : 0
      self.penalty = min(penalty + (isBranded ? 0.12 : 0), 0.3)
      headShare = own > 0 ? ownMet / own : 1
      isHead = met & (1 << UInt64(head)) != 0
      isOtherHead = !isHead && name.words[head].kind != .plain
      isFirst = met != 0 && (met & (met &+ 1)) == 0
    }

    private static func weight(_ word: NameWords.Word, isOwn: Bool) -> Double {
      // A category stands alone before the first comma; `vegetable` in vegetable soup is not a category.
      switch word.kind == .shelf && (isOwn || word.part > 0) ? .other : word.kind {
      case .connective: 0
      case .plain: word.part == 0 ? 0.15 : 0.06
      case .shelf: 0.25
      case .special, .other: word.part == 0 ? 1 : word.isNumber ? 0.08 : 0.45
      }
    }
  }

  /// Words for foods in the form in which they are bought.
  static let rawWords: Set<String> = ["raw", "uncooked", "dry", "fresh", "roh", "ungekocht", "frisch"]
}

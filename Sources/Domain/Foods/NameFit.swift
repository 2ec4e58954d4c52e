/// How well one name of a food fits a query.
struct NameFit: Comparable {
  /// From the worst to the best.
  enum Kind: Int, Comparable {
    /// Some of the words only: not a fit, but perhaps near.
    case someWords
    /// All the words, slips of the keyboard forgiven.
    case slippedWords
    /// The whole name, slips forgiven.
    case slippedName
    case beginnings
    case wholeWords
    /// The whole name in another order: `salmon, cooked`.
    case sameWords
    case alias
    case name

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  let kind: Kind
  /// 0 to 1; the weights are Larder's own, set so that what a person would not ask back about is 0.8 and above.
  let confidence: Double
  /// Whether the query holds the word that says what the food is.
  private(set) var isHead = false

  /// Nil where the name holds none of the words.
  init?(_ query: NameWords, name: NameWords, isAlias: Bool) {
    if name.text == query.text || name.joined == query.joined {
      self.init(isAlias ? .alias : .name, isAlias ? 0.98 : 1)
      return
    }
    let pairs = name.pair(query.words)
    let met = pairs.compactMap { $0 }
    guard !met.isEmpty else { return nil }
    if met.count == pairs.count {
      self.init(name, met, query.words)
    } else {
      self.init(.someWords, 0.5 * Double(met.count) / Double(pairs.count))
    }
  }

  private init(_ kind: Kind, _ confidence: Double) {
    self.kind = kind
    self.confidence = confidence
  }

  /// The fit of a name that meets every word of the query.
  private init(_ name: NameWords, _ pairs: [NameWords.Pair], _ words: [NameWords.Word]) {
    let coverage = name.coverage(of: pairs)
    let leads = name.leads(pairs)
    let isHead = pairs.contains { $0.index == name.head }
    let head = isHead ? (leads ? 0.23 : 0.2) : leads ? 0.15 : 0
    let whole = 0.56 + 0.2 * coverage + head
    let slips = pairs.reduce(0) { $0 + $1.slips }
    if slips > 0 {
      let isName = coverage >= 1
      let letters = words.reduce(0) { $0 + $1.letters.count }
      let sure = (isName ? 0.97 : whole) - 0.6 * Double(slips) / Double(max(1, letters))
      // One slip makes many a short word another one: beer and bear, Lauch and Lachs.
      // A second word bears the first one out: chiken brest.
      let shortest = words.count > 1 ? 4 : 5
      let isDoubtful = zip(pairs, words).contains { $0.slips > 0 && ($1.letters.count <= shortest || $0.isOtherWord) }
      self.init(isName ? .slippedName : .slippedWords, max(0.3, isDoubtful ? min(sure, 0.75) : sure))
    } else if pairs.contains(where: \.isBeginning) {
      self.init(.beginnings, min(0.9, 0.45 + 0.4 * coverage + (head > 0 ? 0.05 : 0)))
    } else {
      self.init(coverage >= 1 ? .sameWords : .wholeWords, whole)
    }
    self.isHead = isHead
  }

  static func < (left: NameFit, right: NameFit) -> Bool {
    (left.kind, left.confidence) < (right.kind, right.confidence)
  }
}

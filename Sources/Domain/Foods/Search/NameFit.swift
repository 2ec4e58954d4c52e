/// How well one name of a food fits a query.
struct NameFit {
  /// From the worst to the best.
  enum Kind: Int, Comparable {
    /// Some of the words only: not a fit, but perhaps near.
    case someWords
    /// All the words, but in several names of the food.
    case pooled
    /// All the words, slips of the keyboard forgiven.
    case slips
    /// All the words, some of them only begun.
    case beginnings
    /// All the words among others.
    case words
    /// The name's words, in another order or by what they mean.
    case wholeName
    /// An other name of the food.
    case alias
    case name

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  var kind: Kind
  /// 0 to 1; the weights are Larder's own, set so that what a person would not ask back about is 0.8 and above.
  private(set) var confidence: Double
  /// By which names are put in order; about the confidence, but slips and beginnings weigh more, and unasked kinds of a food.
  var order: Double
  /// Whether the query holds the word that says what the food is.
  private(set) var isHead = false
  /// The terms that are met, and how.
  private(set) var readings: [FoodQuery.Reading] = []
  /// Whether the food's name has at least one more word of its own for each that was typed: goji berries for `berries`.
  private(set) var isKindOf = false
  /// What the confidence would be if the missing words were met.
  private var fullConfidence = 0.0
  /// Words of the query that the name does not hold.
  private(set) var missing = 0

  /// Names and other names before all that only fits.
  var rank: Int { kind == .someWords ? 0 : kind < .alias ? 1 : kind.rawValue }

  /// Nil where the name holds none of the words.
  init?(_ query: QueryWords, name: NameWords, isAlias: Bool, prefersRaw: Bool = false) {
    if name.letters == query.text || name.isJoined(query.joined) {
      (kind, confidence) = isAlias ? (.alias, 0.98) : (.name, 1)
      order = confidence
      isHead = true
      return
    }
    guard let hits = query.hits(name) else { return nil }
    let meeting = query.meeting(hits)
    guard meeting.met != 0 else { return nil }
    (kind, confidence, order) = (.someWords, 0, 0)
    readings = meeting.readings
    missing = meeting.missing + meeting.missingFillers
    weigh(name, meeting, Shape(name, meeting.met, prefersRaw: prefersRaw), query)
  }

  /// The fit of a food whose names hold all the words, but none of them all.
  mutating func becomePooled(_ readings: [FoodQuery.Reading]) {
    kind = .pooled
    confidence = min(0.75, fullConfidence)
    order = confidence - Weight.pooled - readings.reduce(0) { $0 + $1.cost }
    self.readings = readings
    missing = 0
  }

  /// Takes the doubt away that it is only a kind of what was asked for: it is the one that the profile eats.
  mutating func trustHabit() {
    if isHead { isKindOf = false }
  }

  /// Says that it may well be another food: nobody means gummy bears by `bear`.
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
    /// A name that says more, or less, than was asked stands behind one that says just that.
    static let unasked = 0.08
    /// A corrected word stands behind one that is there as typed.
    static let corrected = 0.1
    /// Words that several names hold together.
    static let pooled = 0.1
    /// A name of which all is met but the word that says what it is.
    static let otherHead = 0.78
  }

  private mutating func weigh(_ name: NameWords, _ meeting: QueryWords.Meeting, _ shape: Shape, _ query: QueryWords) {
    isHead = shape.isHead
    let head =
      shape.isHead ? Weight.head + (shape.isFirst ? Weight.first : 0) : shape.isFirst ? Weight.firstOnly : 0
    let isWhole = shape.coverage >= 0.999 && meeting.missingFillers == 0
    let whole = isWhole ? Weight.wholeName : Weight.found + Weight.coverage * shape.coverage + head
    let plain = whole - Weight.missingFiller * Double(meeting.missingFillers)
    fullConfidence = max(0.3, min(1, plain - meeting.cost))
    guard meeting.missing == 0 else {
      let share = Double(query.count - meeting.missing) / Double(query.count)
      confidence = 0.5 * share
      order = share + 0.3 * (plain - meeting.cost - shape.penalty) - 1
      return
    }
    order = plain - meeting.cost - shape.penalty - (isWhole ? 0 : Weight.unasked)
    confidence = fullConfidence
    isKindOf = shape.headShare <= 0.5
    // Pumpkin pie is no pumpkin pie spice.
    if shape.isOtherHead { confidence = min(confidence, Weight.otherHead) }
    let slips = readings.filter { $0.slips > 0 }
    if !slips.isEmpty {
      kind = .slips
      order -= Weight.corrected
      if slips.contains(where: \.isDoubtful) { confidence = min(confidence, 0.75) }
    } else if meeting.isBegun {
      kind = .beginnings
      let isLikely = meeting.leastShare >= 0.5
      let sure = 0.45 + 0.4 * shape.coverage + (head > 0 ? 0.05 : 0)
      confidence = min(isLikely ? 0.9 : 0.75, max(0.3, sure))
    } else {
      kind = isWhole ? .wholeName : .words
    }
  }

  /// What of a name is met.
  private struct Shape {
    /// The share of what the name says that is met, 0 to 1.
    let coverage: Double
    let isHead: Bool
    /// Whether that word is not met, and tells foods apart.
    let isOtherHead: Bool
    /// Whether the met words are the name's first ones.
    let isFirst: Bool
    /// What the name says that nobody asked for.
    let penalty: Double
    /// The share of the words that say what the food is that are met; 1 where there are no others.
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
        // What comes with it makes a dish of it: rice with chicken.
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
      // A shelf stands alone before the first comma: vegetable soup is not just any soup.
      switch word.kind == .shelf && (isOwn || word.part > 0) ? .other : word.kind {
      case .connective: 0
      case .plain: word.part == 0 ? 0.15 : 0.06
      case .shelf: 0.25
      case .special, .other: word.part == 0 ? 1 : word.isNumber ? 0.08 : 0.45
      }
    }
  }

  /// Words that say that a food is as it is bought.
  static let rawWords: Set<String> = ["raw", "uncooked", "dry", "fresh", "roh", "ungekocht", "frisch"]
}

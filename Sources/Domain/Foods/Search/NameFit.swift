/// How well one name of a food fits a query.
struct NameFit {
  /// From the worst to the best.
  enum Kind: Int, Comparable {
    /// Some of the words only: not a fit, but perhaps near.
    case someWords
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
  /// Words of the query that the name does not hold.
  private(set) var missing = 0

  /// Names and other names before all that only fits.
  var rank: Int { kind == .someWords ? 0 : kind < .alias ? 1 : kind.rawValue }

  /// Nil where the name holds none of the words.
  init?(_ query: QueryWords, name: NameWords, spelled: String, isAlias: Bool, prefersRaw: Bool = false) {
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
    weigh(name, meeting, Shape(name, meeting.met, spelled: spelled, prefersRaw: prefersRaw), query)
  }

  /// The weights of a fit.
  private enum Weight {
    static let found = 0.56
    static let coverage = 0.2
    static let head = 0.2
    static let first = 0.03
    static let firstOnly = 0.15
    static let wholeName = 0.97
    static let missingFiller = 0.06
    /// A corrected word stands behind one that is there as typed.
    static let corrected = 0.1
  }

  private mutating func weigh(_ name: NameWords, _ meeting: QueryWords.Meeting, _ shape: Shape, _ query: QueryWords) {
    isHead = shape.isHead
    let head =
      shape.isHead ? Weight.head + (shape.isFirst ? Weight.first : 0) : shape.isFirst ? Weight.firstOnly : 0
    let isWhole = shape.coverage >= 0.999 && meeting.missingFillers == 0
    let whole = isWhole ? Weight.wholeName : Weight.found + Weight.coverage * shape.coverage + head
    let plain = whole - Weight.missingFiller * Double(meeting.missingFillers)
    guard meeting.missing == 0 else {
      let share = Double(query.count - meeting.missing) / Double(query.count)
      confidence = 0.5 * share
      order = share + 0.3 * (plain - meeting.cost - shape.penalty) - 1
      return
    }
    order = plain - meeting.cost - shape.penalty
    confidence = max(0.3, min(1, plain - meeting.cost))
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
    /// Whether the met words are the name's first ones.
    let isFirst: Bool
    /// What the name says that nobody asked for.
    let penalty: Double

    init(_ name: NameWords, _ met: UInt64, spelled: String, prefersRaw: Bool) {
      var (all, found, penalty) = (0.0, 0.0, 0.0)
      var brands: Set<String>?
      for index in name.words.indices {
        let word = name.text(index)
        if met & (1 << UInt64(index)) != 0 {
          all += 1
          found += 1
          continue
        }
        if brands == nil { brands = Self.brands(spelled) }
        if brands?.contains(word) == true { penalty = max(penalty, 0.12) }
        all += Self.weight(word, isFirstPart: name.words[index].part == 0, prefersRaw: prefersRaw)
        if WordClass.of(word) == .special { penalty += name.words[index].part == 0 ? 0.08 : 0.05 }
      }
      coverage = all > 0 ? found / all : 0
      self.penalty = min(penalty, 0.3)
      isHead = met & (1 << UInt64(name.head(met))) != 0
      isFirst = met != 0 && (met & (met &+ 1)) == 0
    }

    private static func weight(_ word: String, isFirstPart: Bool, prefersRaw: Bool) -> Double {
      if prefersRaw, rawWords.contains(word) { return 0 }
      return switch WordClass.of(word) {
      case .connective: 0
      case .plain: isFirstPart ? 0.15 : 0.06
      case .shelf: 0.25
      case .special, .other: word.utf8.first.map({ $0 < 0x3A }) == true ? 0.08 : isFirstPart ? 1 : 0.35
      }
    }

    /// Words in capitals among others: brands, as USDA writes them.
    private static func brands(_ name: String) -> Set<String> {
      var run = 0
      var (hasRun, hasSmall) = (false, false)
      for letter in name.utf8 {
        if (0x41...0x5A).contains(letter) {
          run += 1
          hasRun = hasRun || run > 2
        } else {
          run = 0
          hasSmall = hasSmall || (0x61...0x7A).contains(letter)
        }
      }
      guard hasRun, hasSmall else { return [] }
      let words = name.split { !$0.isLetter && $0 != "'" }
      return Set(words.filter { $0.count > 2 && $0.allSatisfy { !$0.isLowercase } }.map { SearchText.normalize(String($0)) })
    }
  }

  /// Words that say that a food is as it is bought.
  static let rawWords: Set<String> = ["raw", "uncooked", "dry", "fresh", "roh", "ungekocht", "frisch"]
}

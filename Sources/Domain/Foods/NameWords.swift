/// A food's name as the words that count in a search.
struct NameWords {
  struct Word {
    let text: String
    let letters: [UInt8]

    init(_ text: String) {
      self.text = text
      letters = Array(text.utf8)
    }

    func isOtherWord(than other: Word) -> Bool {
      letters.first != other.letters.first || letters.starts(with: other.letters) || other.letters.starts(with: letters)
    }
  }

  /// How one word of a query meets one of the name's.
  struct Pair {
    /// The place of the name's word.
    let index: Int
    var isBeginning = false
    var slips = 0
    /// Whether the slip is where fingers rarely slip and words differ: in the first letter (banana, Ananas), or in that one is
    /// the other's beginning (Beere, beer).
    var isOtherWord = false
  }

  /// The normalized name.
  let text: String
  /// Without its spaces: "corn flakes" is "cornflakes".
  let joined: String
  let words: [Word]
  /// The place of the word that says what it is: the last one before a comma or a preposition (`Cooked rice`, `Tuna in water`).
  let head: Int

  init(_ name: String) {
    var all: [String] = []
    var head = 0
    for (index, part) in Self.parts(name).enumerated() {
      let words = SearchText.words(part)
      if index == 0 {
        let core = words.firstIndex { Self.connectives.contains($0) } ?? words.count
        head = max(0, core - 1)
      }
      all += words
    }
    text = all.joined(separator: " ")
    joined = all.joined()
    let kept = all.filter { !Self.connectives.contains($0) }
    words = (kept.isEmpty ? all : kept).map(Word.init)
    self.head = head
  }

  /// Words that join others and are not asked for.
  static let connectives: Set = [
    "and", "with", "without", "in", "of", "from", "the", "und", "mit", "ohne", "aus", "im", "vom",
  ]
  /// Words of the trade that hardly tell foods apart: raw and whole is what people mean when they say nothing.
  private static let plain: Set = [
    "raw", "fresh", "whole", "plain", "regular", "all", "variety", "commercial", "commercially", "prepared", "brewed",
    "tap", "natur", "pur", "roh", "frisch",
  ]

  /// The name cut at commas, brackets and the like; not within a number (3,5 %).
  private static func parts(_ name: String) -> [String] {
    let scalars = Array(name.unicodeScalars.prefix(SearchText.longest))
    var parts: [String.UnicodeScalarView] = [.init()]
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "(", "[", ";", ":": parts.append(.init())
      case "," where !isWithinNumber(scalars, index): parts.append(.init())
      default: parts[parts.count - 1].append(scalar)
      }
    }
    return parts.map(String.init)
  }

  private static func isWithinNumber(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    index > 0 && index + 1 < scalars.count && scalars[index - 1].isASCIIDigit && scalars[index + 1].isASCIIDigit
  }

  /// For each word of a query the name's word that it meets best, each used once; nil where there is none.
  func pair(_ query: [Word]) -> [Pair?] {
    var free = Set(words.indices)
    var pairs = [Pair?](repeating: nil, count: query.count)
    // Whole words first, so that a beginning does not take another word's place.
    let rules: [(Word, Word) -> Pair?] = [
      { $0.text == $1.text ? Pair(index: 0) : nil },
      { $1.text.hasPrefix($0.text) ? Pair(index: 0, isBeginning: true) : nil },
      { asked, own in
        EditDistance.between(asked.letters, own.letters, limit: EditDistance.allowed(letters: asked.letters.count))
          .map { Pair(index: 0, slips: $0, isOtherWord: asked.isOtherWord(than: own)) }
      },
    ]
    for rule in rules {
      for (place, asked) in query.enumerated() where pairs[place] == nil {
        for index in words.indices where free.contains(index) {
          guard let pair = rule(asked, words[index]) else { continue }
          pairs[place] = Pair(
            index: index, isBeginning: pair.isBeginning, slips: pair.slips, isOtherWord: pair.isOtherWord)
          free.remove(index)
          break
        }
      }
    }
    return pairs
  }

  /// The share of the name's letters that the pairs meet, 0 to 1; plain words count a quarter.
  func coverage(of pairs: [Pair]) -> Double {
    let met = Set(pairs.map(\.index))
    var (all, found) = (0.0, 0.0)
    for (index, word) in words.enumerated() {
      let weight = Double(word.letters.count) * (Self.plain.contains(word.text) && !met.contains(index) ? 0.25 : 1)
      all += weight
      if met.contains(index) { found += weight }
    }
    return all > 0 ? found / all : 0
  }

  /// Whether the pairs are the name's first words, in order.
  func leads(_ pairs: [Pair]) -> Bool { pairs.enumerated().allSatisfy { $0.offset == $0.element.index } }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(value) }
}

/// What somebody typed to find a food, as words and what each of them may mean.
///
/// `Hähnchenbrust gegrillt` has the terms `hahnchenbrust` and `gegrillt`; the first may be read as it is, or as `chicken` and
/// `breast`; the second as `grilled` too. A food fits where for each term one of its readings is met.
package struct FoodQuery: Sendable {
  /// One meaning of a term, or of neighbouring terms.
  package struct Reading: Hashable, Sendable {
    /// The places of the terms that it stands for; at least one.
    package let terms: Range<Int>
    /// Normalized words (`SearchText.words`) that a food's name has to hold, all of them; at least one.
    package let words: [String]
    /// How the meaning came about.
    package let kind: Kind
    /// How much less likely this meaning is than the word as typed: 0 (as typed) to 1.
    package let cost: Double
    /// The meaning as people write it, where the lexicon has one.
    package var shown: String?
    /// Slips of the keyboard that it forgives (`SpellingDistance`); 0 for all but corrections.
    package var slips = 0.0
    /// Whether it leaves out what nobody knows: of Quirkkäse it knows the cheese.
    package var isPartial = false
    /// Whether the slip may have made another word of it, so that only a person can say what was meant.
    package var isDoubtful = false

    /// Whether a name's word that only begins with the reading's one word meets it: `chick` meets `chicken`.
    package var allowsBeginning: Bool { (kind == .typed || kind == .joined) && words.count == 1 }
  }

  /// How a reading came about.
  package enum Kind: Int, Hashable, Sendable {
    /// As it was typed.
    case typed
    /// Neighbouring words written as one: `corn flakes`, `cornflakes`.
    case joined
    /// One word written as two: `peanutbutter`.
    case split
    /// Another word for the same in English.
    case synonym
    /// English words for German ones, compounds taken apart.
    case translation
    /// A slip of the keyboard forgiven.
    case correction
  }

  /// The normalized text.
  package let text: String
  /// Its words that count, normalized and in their order; at most `longest`.
  package let terms: [String]
  /// The words of the terms as they were typed, for showing.
  package let typed: [String]
  /// All readings; each term has its typed word at least.
  package private(set) var readings: [Reading] = []
  /// Terms that are whole words of the bank's names or of the lexicon: they are hardly the beginning of another word.
  package private(set) var wholeWords: Set<Int> = []
  /// Whether a vocabulary has been looked at for slips and words written together.
  private(set) var isComplete = false

  /// Words of a query that are looked for.
  package static let longest = 12
  /// Readings that a query may have; further ones are dropped.
  private static let most = 96

  /// The query with all meanings that are known without a bank; nothing of it where nothing but punctuation was typed.
  package init(_ text: String) {
    let words = SearchText.words(text)
    self.text = words.joined(separator: " ")
    let kept = words.filter { !NameWords.connectives.contains($0) }
    terms = Array((kept.isEmpty ? words : kept).prefix(Self.longest))
    typed = Self.shown(terms, of: text)
    for (place, term) in terms.enumerated() {
      add(Reading(terms: place..<(place + 1), words: [term], kind: .typed, cost: 0))
    }
    for place in terms.indices.dropLast() {
      let pair = place..<(place + 2)
      add(Reading(terms: pair, words: [terms[place] + terms[place + 1]], kind: .joined, cost: 0.02))
      // saft apfel: German says it in one word, whose last part came first here.
      add(Reading(terms: pair, words: [terms[place + 1] + terms[place]], kind: .joined, cost: 0.05))
    }
    addMeanings()
  }

  mutating func add(_ reading: Reading) {
    guard readings.count < Self.most,
      !readings.contains(where: { $0.terms == reading.terms && $0.words == reading.words })
    else { return }
    readings.append(reading)
  }

  mutating func markWhole(_ term: Int) { wholeWords.insert(term) }

  mutating func markComplete() { isComplete = true }

  /// Each term as it stands in the text; the normalized word where punctuation makes them differ.
  private static func shown(_ terms: [String], of text: String) -> [String] {
    var tokens: [String: String] = [:]
    for token in text.prefix(SearchText.longest).split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      let word = String(token)
      tokens[SearchText.normalize(word)] = word
    }
    return terms.map { tokens[$0] ?? $0 }
  }
}

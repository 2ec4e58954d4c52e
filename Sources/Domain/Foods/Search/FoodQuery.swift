/// What the user typed to find a food, as words with their possible meanings.
///
/// `Hähnchenbrust gegrillt` has the terms `hahnchenbrust` and `gegrillt`; the first may be read as it is, or as
/// `chicken` and `breast`, the second also as `grilled`. A food fits if one reading of each term matches.
package struct FoodQuery: Sendable {
  /// One meaning of a term or of neighboring terms.
  package struct Reading: Hashable, Sendable {
    /// The indices of one or more terms that have this meaning together.
    package let terms: Range<Int>
    /// One or more normalized words (`SearchText.words`), all of which a food's name must contain.
    package let words: [String]
    /// How the meaning was found.
    package let kind: Kind
    /// How much less likely this meaning is than the word as typed, from 0 (as typed) to 1.
    package let cost: Double
    /// For a compound, the word that says what kind of food it is: `tart` for Kirschtorte; nil for any other reading.
    package var head: String?
    /// The meaning as written in the lexicon, for display; nil if the reading is not from the lexicon.
    package var shown: String?
    /// The weight of the typing errors that the reading corrects (`SpellingDistance`); 0 except for corrections.
    package var typos = 0.0
    /// Whether the reading ignores an unknown part of a word: in Quirkkäse only Käse (cheese) is known.
    package var isPartial = false
    /// Whether the correction is so uncertain that only the user can decide, for instance because the typed word is
    /// short.
    package var isDoubtful = false

    /// Whether the reading also matches a longer word that begins with it: `chick` matches `chicken`.
    package var allowsBeginning: Bool {
      (kind == .typed || kind == .joined) && words.count == 1
        && (terms.lowerBound == 0 || !FoodQuery.isNumber(words[0]))
    }
  }

  /// How a reading was found.
  package enum Kind: Int, Hashable, Sendable {
    /// As it was typed.
    case typed
    /// Neighboring words joined into one: `corn flakes` as `cornflakes`.
    case joined
    /// One word split into its parts (`peanutbutter`), or reduced to its only known part, the last one.
    case split
    /// Another English word for the same food.
    case synonym
    /// English words for German ones, with compounds split.
    case translation
    /// A corrected typing error.
    case correction
  }

  /// The normalized text.
  package let text: String
  /// The significant words, normalized and in order; at most `longest`.
  package let terms: [String]
  /// Each term as it was typed, for display: `Hähnchenbrust` for `hahnchenbrust`.
  package let typed: [String]
  /// All readings; each term has at least its typed word.
  package private(set) var readings: [Reading] = []
  /// The indices of terms that are complete words in the bank's names or in the lexicon, and so are probably not the
  /// beginnings of longer words.
  package private(set) var wholeWords: Set<Int> = []
  /// Whether the readings that depend on the bank's vocabulary have been added (`complete`).
  private(set) var isComplete = false

  /// The maximum number of words of a query that are searched for.
  package static let longest = 12
  /// The maximum number of readings of a query; further readings are dropped.
  private static let maximumReadings = 96

  /// Creates the query with all meanings that are known without a bank; it is empty if only punctuation was typed.
  package init(_ text: String) {
    let words = SearchText.words(text)
    self.text = words.joined(separator: " ")
    let kept = words.filter { !NameWords.connectives.contains($0) }
    terms = Array((kept.isEmpty ? words : kept).prefix(Self.longest))
    typed = Self.shown(terms, of: text)
    for (place, term) in terms.enumerated() {
      add(Reading(terms: place..<(place + 1), words: [term], kind: .typed, cost: 0))
    }
    for place in terms.indices.dropLast() where !(Self.isNumber(terms[place]) && Self.isNumber(terms[place + 1])) {
      let pair = place..<(place + 2)
      add(Reading(terms: pair, words: [terms[place] + terms[place + 1]], kind: .joined, cost: 0.02))
      // For `saft apfel`: German has one word for this, with the two parts in reverse order (`apfelsaft`).
      add(Reading(terms: pair, words: [terms[place + 1] + terms[place]], kind: .joined, cost: 0.05))
    }
    addMeanings()
  }

  /// Whether a word is a number, which is not part of another one: the 0.2 l of a coffee have nothing to do with 20 %.
  private static func isNumber(_ word: String) -> Bool { word.utf8.allSatisfy { (0x30...0x39).contains($0) } }

  mutating func add(_ reading: Reading) {
    guard readings.count < Self.maximumReadings,
      !readings.contains(where: { $0.terms == reading.terms && $0.words == reading.words })
    else { return }
    readings.append(reading)
  }

  mutating func markWhole(_ term: Int) { wholeWords.insert(term) }

  mutating func markComplete() { isComplete = true }

  /// Each term as it was typed; a term that cannot be found in the text because of punctuation is shown as its
  /// normalized word.
  private static func shown(_ terms: [String], of text: String) -> [String] {
    var tokens: [String: String] = [:]
    for token in text.prefix(SearchText.longest).split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      let word = String(token)
      tokens[SearchText.normalize(word)] = word
    }
    return terms.map { tokens[$0] ?? $0 }
  }
}

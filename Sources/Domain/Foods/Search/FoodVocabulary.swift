/// The words of a bank's names: what a query asks to find out slips and words written together.
package protocol FoodVocabulary {
  /// In how many foods' names a normalized word occurs; 0 for one that no name has.
  func count(of word: String) throws -> Int
  /// Words that may be meant by one that is spelled wrong, the likeliest first: a few dozen at most; the query weighs them
  /// itself (`SpellingDistance`), so that what is too far off does no harm.
  func near(_ word: String) throws -> [String]
}

extension FoodQuery {
  /// Corrections of a term that are kept.
  private static let mostCorrections = 6
  /// Splits of a term that are kept.
  private static let mostSplits = 3

  /// Adds the meanings that depend on what the bank's names hold: corrections of words that it does not know, and words that
  /// were written together.
  package mutating func complete(from vocabulary: some FoodVocabulary) throws {
    guard !isComplete else { return }
    markComplete()
    let lexicon = FoodLexicon.shared
    for (place, term) in terms.enumerated() {
      let span = place..<(place + 1)
      let isMeant = readings.contains { $0.terms == span && $0.kind != .typed }
      let isKnown = try vocabulary.count(of: term) > 0
      if isKnown || lexicon.knows(term) { markWhole(place) }
      guard !isMeant, !isKnown else { continue }
      try addSplits(of: term, span, vocabulary)
      let letters = Array(term.utf8)
      let limit = SpellingDistance.allowed(letters: letters.count)
      var corrections: [(word: String, slips: Double)] = []
      func weigh(_ word: String) {
        // What goes on is no slip yet: somebody may still be typing.
        guard !word.hasPrefix(term), !corrections.contains(where: { $0.word == word }),
          let slips = SpellingDistance.between(letters, Array(word.utf8), limit: limit)
        else { return }
        corrections.append((word, slips))
      }
      for word in try vocabulary.near(term) { weigh(word) }
      for key in lexicon.keys where key.utf8.first == letters.first { weigh(key) }
      for (word, slips) in corrections.sorted(by: { ($0.slips, $0.word) < ($1.slips, $1.word) })
        .prefix(Self.mostCorrections)
      {
        add(Correction(word, for: term, slips: slips, others: terms.count - 1), for: span)
      }
      if !readings.contains(where: { $0.terms == span && $0.kind != .typed }) { addTail(of: term, span) }
    }
  }

  /// A word that may be meant by a misspelled term.
  struct Correction {
    let word: String
    let slips: Double
    let cost: Double
    let isDoubtful: Bool

    /// `others` are the query's further words: they bear a correction out (chiken brest).
    init(_ word: String, for term: String, slips: Double, others: Int) {
      self.word = word
      self.slips = slips
      let letters = term.utf8.count
      // Little in a long word, much in a short one.
      cost = 0.6 * slips / Double(max(1, letters))
      // One slip makes many a short word another one (beer and bear, Lauch and Lachs); fingers rarely slip on the first
      // letter (banana, Ananas); and one word may go on where another one ends (Beere, beer).
      let isShort = slips > 0.4 && letters <= (others > 0 || slips <= 0.7 ? 4 : 5)
      let isOther = term.utf8.first != word.utf8.first
      let goesOn = letters <= 6 && term.hasPrefix(word)
      // Churros are no cherries, however near the letters are.
      let isFar = slips > (letters < 9 ? 0.9 : 1.2)
      isDoubtful = isShort || isOther || goesOn || isFar || letters <= 3
    }
  }

  private mutating func add(_ correction: Correction, for span: Range<Int>) {
    add(
      Reading(
        terms: span, words: [correction.word], kind: .correction, cost: correction.cost, slips: correction.slips,
        isDoubtful: correction.isDoubtful))
    add(FoodLexicon.shared.meanings(of: correction.word), for: span, correction: correction)
  }

  /// Adds two words of the bank that were written as one, the longest ones first.
  private mutating func addSplits(
    of term: String, _ span: Range<Int>, _ vocabulary: some FoodVocabulary
  ) throws {
    guard (5...SpellingDistance.longest).contains(term.utf8.count), term.utf8.allSatisfy({ $0 < 0x80 }) else { return }
    var splits: [(words: [String], count: Int)] = []
    for cut in 2...(term.utf8.count - 3) {
      let first = SearchText.normalize(String(term.utf8.prefix(cut)) ?? "")
      let second = String(term.utf8.dropFirst(cut)) ?? ""
      let count = try min(vocabulary.count(of: first), vocabulary.count(of: second))
      if count > 0 { splits.append(([first, second], count)) }
    }
    for split in splits.sorted(by: { $0.count > $1.count }).prefix(Self.mostSplits) {
      add(Reading(terms: span, words: split.words, kind: .split, cost: 0.03))
    }
  }
}

/// The words in the names of a bank's foods; a query uses them to detect typing errors and joined words.
package protocol FoodVocabulary {
  /// The number of foods whose names contain a normalized word.
  func count(of word: String) throws -> Int
  /// A few dozen words at most that a misspelled word may mean, the most likely first.
  ///
  /// The query weighs these words itself (`SpellingDistance`), so words that are too different do no harm.
  func near(_ word: String) throws -> [String]
}

extension FoodQuery {
  /// The maximum number of corrections of a term.
  private static let maximumCorrections = 6
  /// The maximum number of splits that are tried for a term.
  private static let maximumSplits = 3

  /// Adds the readings that depend on the bank's names: corrections of words that no name contains, and splits of words
  /// that were typed as one.
  ///
  /// A word that no name in the bank contains is nevertheless not corrected if `isKnownElsewhere` returns true for it,
  /// since the word is then not a typing error.
  package mutating func complete(
    from vocabulary: some FoodVocabulary, isKnownElsewhere: (String) -> Bool = { _ in false }
  ) throws {
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
      guard !isKnownElsewhere(term) else { continue }
      let letters = Array(term.utf8)
      let limit = SpellingDistance.allowed(letters: letters.count)
      var corrections: [(word: String, typos: Double)] = []
      func weigh(_ word: String) {
        // A word that continues the term is not a correction: the user may still be typing.
        guard !word.hasPrefix(term), !corrections.contains(where: { $0.word == word }),
          let typos = SpellingDistance.between(letters, Array(word.utf8), limit: limit)
        else { return }
        corrections.append((word, typos))
      }
      for word in try vocabulary.near(term) { weigh(word) }
      for key in lexicon.keys where key.utf8.first == letters.first { weigh(key) }
      for (word, typos) in corrections.sorted(by: { ($0.typos, $0.word) < ($1.typos, $1.word) })
        .prefix(Self.maximumCorrections)
      {
        add(Correction(word, for: term, typos: typos, others: terms.count - 1), for: span)
      }
      if !readings.contains(where: { $0.terms == span && $0.kind != .typed }) { addTail(of: term, span) }
    }
  }

  /// A word that a misspelled term may mean.
  struct Correction {
    let word: String
    let typos: Double
    let cost: Double
    let isDoubtful: Bool

    /// Creates a correction; `others` is the number of other words in the query.
    ///
    /// Other words make a correction more likely (chiken brest).
    init(_ word: String, for term: String, typos: Double, others: Int) {
      self.word = word
      self.typos = typos
      let letters = term.utf8.count
      // The cost is small for a long word and large for a short one.
      cost = 0.6 * typos / Double(max(1, letters))
      // One typing error turns many short words into other words (beer and bear, Lauch and Lachs). The first letter is
      // rarely wrong, so a different one is often another word (banana, Ananas). The typed word may also be a known
      // word plus more letters (Beere, beer).
      let isShort = typos > 0.4 && letters <= (others > 0 || typos <= 0.7 ? 4 : 5)
      let isOther = term.utf8.first != word.utf8.first
      let goesOn = letters <= 6 && term.hasPrefix(word)
      // Churros are not cherries, however similar the letters are.
      let isFar = typos > (letters < 9 ? 0.9 : 1.2)
      isDoubtful = isShort || isOther || goesOn || isFar || letters <= 3
    }
  }

  private mutating func add(_ correction: Correction, for span: Range<Int>) {
    add(
      Reading(
        terms: span, words: [correction.word], kind: .correction, cost: correction.cost, typos: correction.typos,
        isDoubtful: correction.isDoubtful))
    add(FoodLexicon.shared.meanings(of: correction.word), for: span, correction: correction)
  }

  /// Adds readings of one typed word as two words that both occur in the bank's names: `peanut butter` for
  /// `peanutbutter`.
  ///
  /// The pair whose rarer word occurs in the most names comes first.
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
    for split in splits.sorted(by: { $0.count > $1.count }).prefix(Self.maximumSplits) {
      add(Reading(terms: span, words: split.words, kind: .split, cost: 0.03))
    }
  }
}

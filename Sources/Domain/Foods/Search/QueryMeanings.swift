/// Meanings from the lexicon for the words of a query.
extension FoodQuery {
  /// How much less likely another English word is than the word that was typed.
  private static let synonymCost = 0.05
  /// How much less likely a translation is than the word that was typed.
  private static let translationCost = 0.04
  /// How much less likely each further meaning of a word is than the meaning before it.
  private static let placeCost = 0.02

  /// Adds synonyms and translations of single terms, of two or three neighboring terms, and of compounds.
  mutating func addMeanings() {
    let lexicon = FoodLexicon.shared
    for length in 1...FoodLexicon.longestKey {
      for start in terms.indices where start + length <= terms.count {
        let span = start..<(start + length)
        add(lexicon.meanings(of: terms[span].joined(separator: " ")), for: span)
      }
    }
    for (place, term) in terms.enumerated() where !lexicon.knows(term) {
      let span = place..<(place + 1)
      let forms = lexicon.inflected(term)
      add(forms, for: span)
      if forms.isEmpty { addCompound(term, span) }
    }
  }

  /// Adds meanings of the terms in a span.
  mutating func add(_ meanings: [FoodLexicon.Meaning], for span: Range<Int>, correction: Correction? = nil) {
    for meaning in meanings {
      let base = meaning.isTranslation ? Self.translationCost : Self.synonymCost
      let kind: Kind = correction != nil ? .correction : meaning.isTranslation ? .translation : .synonym
      add(
        Reading(
          terms: span, words: meaning.words, kind: kind,
          cost: base + Self.placeCost * Double(meaning.position) + (correction?.cost ?? 0), shown: meaning.text,
          typos: correction?.typos ?? 0,
          isDoubtful: correction?.isDoubtful ?? false))
    }
  }

  /// If the first part of a compound is unknown, adds the meaning of its last part, so that similar foods are found:
  /// Quirkkäse is a kind of cheese.
  mutating func addTail(of term: String, _ span: Range<Int>) {
    guard let tail = FoodLexicon.shared.tail(of: term) else { return }
    add(Reading(terms: span, words: [tail], kind: .split, cost: 0.1, isPartial: true))
    for meaning in FoodLexicon.shared.meanings(of: tail) {
      add(
        Reading(
          terms: span, words: meaning.words, kind: .translation, cost: 0.1 + Self.placeCost * Double(meaning.position),
          shown: meaning.text, isPartial: true))
    }
  }

  /// Adds the meanings of a German compound.
  ///
  /// The combination of the most likely meanings of all parts comes first, then the combinations in which one part has
  /// another meaning.
  private mutating func addCompound(_ term: String, _ span: Range<Int>) {
    guard let parts = FoodLexicon.shared.parts(of: term) else { return }
    add(Reading(terms: span, words: parts, kind: .split, cost: 0.03, head: parts.last))
    let meanings = parts.map { FoodLexicon.shared.meanings(of: $0) }
    guard meanings.allSatisfy({ !$0.isEmpty }) else { return }
    let likeliest = meanings.map { $0[0] }
    var combinations = [likeliest]
    for place in meanings.indices {
      for other in meanings[place].dropFirst().prefix(3) {
        var changed = likeliest
        changed[place] = other
        combinations.append(changed)
      }
    }
    for (place, words) in combinations.enumerated() {
      add(
        Reading(
          terms: span, words: words.flatMap(\.words), kind: .translation,
          cost: Self.translationCost + 0.01 + (place > 0 ? Self.placeCost : 0), head: words.last?.words.last,
          shown: words.map(\.text).joined(separator: " + ")))
    }
  }
}

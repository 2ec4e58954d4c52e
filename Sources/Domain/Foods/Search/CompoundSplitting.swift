extension SearchText {
  /// The parts of a normalized German compound from left to right; nil if the word is not a compound.
  ///
  /// Each part is normalized and is a word that Larder knows.
  package static func compoundParts(of word: String) -> [String]? { FoodLexicon.shared.parts(of: word) }
}

/// Splits German compounds: `hähnchenbrust` into `hähnchen` and `brust`.
extension FoodLexicon {
  /// The parts of a normalized compound from left to right, each of them a word of the lexicon; nil if the word is not
  /// a compound.
  ///
  /// The split with the fewest parts is used. There may be a linking sound between two parts (Rind|er|hack,
  /// Linse|n|suppe), and a part may lack its final e (Erdbeer|marmelade).
  func parts(of compound: String) -> [String]? {
    let letters = Array(compound.utf8)
    guard (6...Self.longestCompound).contains(letters.count), letters.allSatisfy({ $0 < 0x80 }) else { return nil }
    // For each place in the word, the fewest parts into which the letters before it can be split.
    var best: [[String]?] = [[String]?](repeating: nil, count: letters.count + 1)
    best[0] = []
    for start in letters.indices {
      guard let before = best[start], before.count < Self.maximumParts else { continue }
      for end in (start + 2)...max(start + 2, letters.count) where end <= letters.count {
        guard let word = part(letters[start..<end], isLast: end == letters.count) else { continue }
        for next in Self.links(letters, after: end) where best[next].map({ $0.count > before.count + 1 }) ?? true {
          best[next] = before + [word]
        }
      }
    }
    return best[letters.count].flatMap { $0.count > 1 ? $0 : nil }
  }

  /// The longest German word of the lexicon with which a normalized word ends, after at least three other letters; nil
  /// if there is no such word.
  func tail(of word: String) -> String? {
    let letters = Array(word.utf8)
    guard (7...Self.longestCompound).contains(letters.count) else { return nil }
    for start in 3...(letters.count - 4) {
      if let tail = part(letters[start...], isLast: true), meanings(of: tail).contains(where: \.isTranslation) {
        return tail
      }
    }
    return nil
  }

  /// The maximum number of letters of a compound; longer words are not names of foods.
  private static let longestCompound = 40
  private static let maximumParts = 4

  /// The lexicon's word for a part of a compound, which may be another form of that word; nil if the lexicon has no such
  /// word.
  ///
  /// The last part may have a grammatical ending, and the other parts may lack a final e.
  private func part(_ letters: ArraySlice<UInt8>, isLast: Bool) -> String? {
    let text = String(decoding: letters, as: UTF8.self)
    // Of words with two letters, only `ei` (egg) and `ol` (oil) count.
    if letters.count < 3 { return ["ei", "ol"].contains(text) ? text : nil }
    if knows(text) { return text }
    if isLast { return letters.count > 4 ? stem(of: text) : nil }
    return knows(text + "e") ? text + "e" : nil
  }

  /// The places at which the next part may begin: immediately, or after a linking sound.
  private static func links(_ letters: [UInt8], after end: Int) -> [Int] {
    guard end < letters.count else { return [end] }
    var places = [end]
    for link in ["n", "en", "s", "es", "e", "er"] {
      let next = end + link.utf8.count
      if next < letters.count, letters[end..<next].elementsEqual(link.utf8) { places.append(next) }
    }
    return places
  }
}

internal import Domain
internal import Reference

/// Corrects several typing errors in a name at once: `scambled egs`, `chiken tika masla`.
///
/// Each word that no table has may be one of several similar words, even if it is short. The corrected name counts only
/// if it is the name of a food, and no other name is about as similar.
struct NameRepair {
  let tables: OpenTables
  /// Whether a word is spelled correctly.
  let isKnown: (String) throws -> Bool
  /// Whether a name is that of a food.
  let isName: (String) throws -> Bool

  /// The maximum number of similar words that are tried in place of one word.
  private static let mostMeant = 5
  /// The maximum number of names that are looked up.
  private static let mostNames = 150
  private static let words = 2...6
  /// The minimum number of letters of a word that may be misspelled.
  private static let fewestLetters = 3

  private struct Meaning {
    let name: String
    let distance: Double
  }

  /// The name that a misspelled name means; nil if no name is similar, or if several are about equally similar.
  ///
  /// Also nil if all words are known, since the name is then another food.
  func repaired(_ name: String) throws -> String? {
    let typed = name.split(separator: " ").map(String.init)
    guard Self.words.contains(typed.count) else { return nil }
    let areKnown = try typed.map(isSpelled)
    guard areKnown.contains(false) else { return nil }
    // In `spagetti carbonarra`, some table's name has the first word too.
    for keepsKnown in [true, false] {
      let found = try names(
        zip(typed, areKnown).map { word, isKnown in
          isKnown && keepsKnown ? [Meaning(name: word, distance: 0)] : meanings(of: word, isKnown: isKnown)
        })
      if let best = Self.clearest(found) { return best }
      guard found.isEmpty else { return nil }
    }
    let known = Set(zip(typed, areKnown).filter(\.1).flatMap { SearchText.words($0.0) })
    let near = LikeNames.near(name).filter { known.isSubset(of: SearchText.words($0.word)) }
    return Self.clearest(near.map { Meaning(name: $0.word, distance: $0.distance) })
  }

  /// The names of foods that have one of the given meanings in the place of each word.
  private func names(_ words: [[Meaning]]) throws -> [Meaning] {
    guard words.reduce(1, { min($0 * $1.count, Self.mostNames + 1) }) <= Self.mostNames else { return [] }
    var names = [Meaning(name: "", distance: 0)]
    for meanings in words {
      names = names.flatMap { start in
        meanings.map { meaning in
          Meaning(
            name: start.name.isEmpty ? meaning.name : "\(start.name) \(meaning.name)",
            distance: start.distance + meaning.distance)
        }
      }
    }
    return try names.filter { try isName($0.name) }
  }

  /// Whether a word is spelled correctly, or is too short or too strange to be corrected.
  private func isSpelled(_ word: String) throws -> Bool {
    let term = SearchText.normalize(word)
    return try term.count < Self.fewestLetters || !term.allSatisfy { $0.isASCII && $0.isLetter } || isKnown(term)
      || tables.knows(term)
  }

  /// The words that a typed word may mean, the most similar first; among them the word itself if it is known.
  private func meanings(of word: String, isKnown: Bool) -> [Meaning] {
    let term = SearchText.normalize(word)
    let letters = Array(term.utf8)
    let limit = SpellingDistance.limit(letters: letters.count)
    let near = tables.bank.vocabulary.near(term).compactMap { meant -> Meaning? in
      guard meant != term, meant.utf8.first == letters.first else { return nil }
      return SpellingDistance.between(letters, Array(meant.utf8), limit: limit).map {
        Meaning(name: meant, distance: $0)
      }
    }
    let nearest = near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(Self.mostMeant)
    return (isKnown ? [Meaning(name: word, distance: 0)] : []) + nearest
  }

  /// The name with the smallest distance; nil if there is none, or if another name is about as similar and no other
  /// form of it.
  private static func clearest(_ meanings: [Meaning]) -> String? {
    let sorted = meanings.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best = sorted.first else { return nil }
    let isRivalled = sorted.dropFirst().contains { other in
      other.distance < best.distance + SpellingRepair.lead
        && SearchText.words(other.name) != SearchText.words(best.name)
    }
    return isRivalled ? nil : best.name
  }
}

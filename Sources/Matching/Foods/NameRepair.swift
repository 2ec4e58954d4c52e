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

  private typealias Meaning = (word: String, distance: Double)

  /// The name that a misspelled name means; nil if no name is similar, or if several are about equally similar.
  ///
  /// Also nil if all words are known, since the name is then another food.
  func repaired(_ name: String) throws -> String? {
    let typed = name.split(separator: " ").map(String.init)
    if typed.count == 1 { return try compound(typed[0]) }
    guard Self.words.contains(typed.count) else { return nil }
    let areKnown = try typed.map(isSpelled)
    guard areKnown.contains(false) else { return nil }
    let words = zip(typed, areKnown).map { word, isKnown in
      isKnown ? [Meaning(word: word, distance: 0)] : similar(to: word)
    }
    if let found = try named(words) { return Self.clearest(found) }
    // In `spagetti carbonarra`, some table's name has the first word too.
    let others = zip(words, zip(typed, areKnown)).map { $1.1 ? $0 + similar(to: $1.0) : $0 }
    if let found = try named(others) { return Self.clearest(found) }
    let known = Set(zip(typed, areKnown).filter(\.1).flatMap { SearchText.words($0.0) })
    return Self.clearest(LikeNames.near(name).filter { known.isSubset(of: SearchText.words($0.word)) })
  }

  /// The compound that a misspelled one means: `Hähnchenschnitzel` for `Hänchenschnizel`; nil if no compound of two
  /// similar words is the name of a food, or if several are about equally similar.
  private func compound(_ word: String) throws -> String? {
    let letters = Array(word.plainLetters)
    guard (Self.fewestOfCompound...Self.mostOfCompound).contains(letters.count),
      letters.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }), try !isSpelled(word)
    else { return nil }
    let hyphen = letters.firstIndex(of: "-")
    let places = hyphen.map { $0...$0 } ?? Self.fewestOfPart...letters.count - Self.fewestOfPart
    var found: [Meaning] = []
    for place in places {
      let parts = [letters[..<place], letters[place...].drop { $0 == "-" }].map { String($0) }
      guard parts.allSatisfy({ $0.count >= Self.fewestOfPart }) else { continue }
      let meanings = try parts.map {
        try tables.knows($0) || isKnown($0) ? [Meaning(word: $0, distance: 0)] : similar(to: $0)
      }
      for start in meanings[0].prefix(Self.mostOfPart) {
        // A part that is spelled correctly keeps its umlauts.
        let keepsStart = start.distance == 0 && word.count == letters.count
        for end in meanings[1].prefix(Self.mostOfPart) where start.distance + end.distance > 0 {
          let name = (keepsStart ? String(word.prefix(place)) : start.word) + end.word
          if try isName(name) { found.append((name, start.distance + end.distance)) }
        }
      }
    }
    return Self.clearest(found)
  }

  /// How many letters a misspelled compound may have.
  private static let fewestOfCompound = 8
  private static let mostOfCompound = 30
  /// The minimum number of letters of each of its two words.
  private static let fewestOfPart = 4
  /// The maximum number of similar words that are tried in place of each.
  private static let mostOfPart = 3

  /// The names of foods that have one of the given words in each place; nil if there are none, or too many to look up.
  private func named(_ words: [[Meaning]]) throws -> [Meaning]? {
    guard words.reduce(1, { min($0 * $1.count, Self.mostNames + 1) }) <= Self.mostNames else { return nil }
    let names = words.dropFirst().reduce(words[0]) { starts, next in
      starts.flatMap { start in next.map { ("\(start.word) \($0.word)", start.distance + $0.distance) } }
    }
    let found = try names.filter { try isName($0.word) }
    return found.isEmpty ? nil : found
  }

  /// Whether a word is spelled correctly, or is too short or too strange to be corrected.
  private func isSpelled(_ word: String) throws -> Bool {
    let term = SearchText.normalize(word)
    return try term.count < Self.fewestLetters || !term.allSatisfy { $0.isASCII && $0.isLetter } || isKnown(term)
      || tables.knows(term)
  }

  /// The other words that a typed word may mean, the most similar first.
  private func similar(to word: String) -> [Meaning] {
    let term = SearchText.normalize(word)
    let near = tables.near(term).filter { $0.word != term }
    return Array(near.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(Self.mostMeant))
  }

  private static func clearest(_ names: [Meaning]) -> String? {
    SpellingRepair.clearest(names) { SearchText.words($0) == SearchText.words($1) }
  }
}

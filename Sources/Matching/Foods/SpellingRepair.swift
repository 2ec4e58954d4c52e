internal import Domain
internal import Reference

/// Corrects typing errors in an unknown name: `Gukrensalat`, `cream chese bagle`.
///
/// A word is corrected only if no name in the tables contains it, and if one other word is clearly more similar than
/// all others. The corrected name counts only if it is the name of a food.
struct SpellingRepair {
  private let tables: OpenTables
  private var vocabulary: ReferenceVocabulary { tables.bank.vocabulary }

  init(_ tables: OpenTables) { self.tables = tables }

  /// The maximum number of words in a name that is corrected.
  private static let maximumWords = 6
  /// The minimum number of letters of a misspelled word that may be corrected to any word of the tables, unless two
  /// letters are exchanged.
  private static let fewestLetters = 5

  /// In a name of at least this many words, a word may remain unchanged although no table has it:
  /// `chiken tikka masala`.
  private static let fewestForUnknown = 3

  /// The name with its misspelled words corrected; nil if no word was corrected.
  ///
  /// Also nil if the name has more than six words, or if a misspelled word cannot be corrected and has only four
  /// letters, or is in a name of fewer than three words that the tables do not know with it.
  ///
  /// Words of the foods that the name may mean (`offered`) are preferred to others.
  func repaired(_ name: String, offered: [FoodMatch], isKnown: (String) throws -> Bool) rethrows -> String? {
    let words = name.split(separator: " ").map(String.init)
    // Computed only for a misspelled word, since most names have none.
    lazy var near = Set(
      offered.prefix(Self.mostOffered).flatMap { match in
        match.matched.lowercased().split { !$0.isLetter }.map(String.init)
      })
    guard words.count <= Self.maximumWords else { return nil }
    var repaired = words
    var needsName = false
    for (place, word) in words.enumerated() {
      guard let term = try misspelled(word, isKnown: isKnown) else { continue }
      let isLong = term.count >= Self.fewestOffered
      let offered =
        isLong ? Self.offered(by: term, among: near) ?? Self.offered(by: word.plainLetters, among: near) : nil
      if let meant = offered ?? exchanged(word.plainLetters) ?? undoubled(word.plainLetters, among: near) {
        repaired[place] = meant
        continue
      }
      guard isLong else { continue }
      // A word that no table has may still be right: the `tikka` of `chiken tikka masala`.
      guard term.count >= Self.fewestLetters else { return nil }
      if let meant = meant(by: term) {
        repaired[place] = meant
      } else if words.count < Self.fewestForUnknown {
        needsName = true
      }
    }
    // The `korma` of `chiken korma` is in no table; `chicken korma` is a listed name.
    if needsName, tables.like(repaired.joined(separator: " ")) == nil { return Self.clearest(LikeNames.near(name)) }
    return repaired == words ? nil : repaired.joined(separator: " ")
  }

  /// The word that a misspelled word means; nil if the word is spelled correctly, or if it is not clear which word is
  /// meant.
  func correction(of word: String, isKnown: (String) throws -> Bool) rethrows -> String? {
    guard let term = try misspelled(word, isKnown: isKnown) else { return nil }
    if term.count >= Self.fewestLetters, let meant = meant(by: term) {
      return Self.inflected(meant, as: word.plainLetters)
    }
    return exchanged(word.plainLetters)
  }

  /// A word of the tables, which is a singular, with the ending that brings it nearest to the typed word: `kartoffeln` for
  /// `kartofeln`.
  private static func inflected(_ word: String, as typed: String) -> String {
    let letters = Array(typed.utf8)
    let forms =
      word.last == "y" ? [word, word.dropLast() + "ies"] : ["", "n", "s", "en", "es", "e", "er"].map { word + $0 }
    let near = forms.map { ($0, SpellingDistance.between(letters, Array($0.utf8), limit: farthest) ?? .infinity) }
    return near.min { $0.1 < $1.1 }?.0 ?? word
  }

  /// More than the distance of any correction with its ending.
  private static let farthest = 6.0

  /// The word that a single word means in which a letter was typed twice or two were exchanged: `Kässe`, `rcie`; nil if
  /// the word is spelled correctly, or if it is not clear which word is meant.
  func slip(in word: String, isKnown: (String) throws -> Bool) rethrows -> String? {
    guard let term = try misspelled(word, isKnown: isKnown) else { return nil }
    let letters = Array(term.utf8)
    let doubled = tables.near(term).filter { meant, distance in
      distance <= SpellingDistance.doubled && meant.utf8.count == letters.count - 1
        && meant.utf8.count >= Self.fewestOffered
    }
    return doubled.count == 1 ? doubled[0].word : exchanged(word.plainLetters)
  }

  /// The search term of a word of letters that no name in the tables or the household's bank has; nil for any other word.
  private func misspelled(_ word: String, isKnown: (String) throws -> Bool) rethrows -> String? {
    let term = SearchText.normalize(word)
    guard term.allSatisfy({ $0.isASCII && $0.isLetter }), vocabulary.count(of: term) == 0, try !isKnown(term) else {
      return nil
    }
    return term
  }

  /// The word in the offered foods' names that a misspelled word means; nil if no word is similar, or if two words are
  /// about equally similar.
  private static func offered(by term: String, among words: Set<String>) -> String? {
    let letters = Array(term.utf8)
    return clearest(
      words.compactMap { word -> (word: String, distance: Double)? in
        let other = Array(word.plainLetters.utf8)
        guard other.first == letters.first, other.count >= fewestMeant else { return nil }
        let limit = letters.sorted() == other.sorted() ? anagram : SpellingDistance.limit(letters: letters.count)
        return SpellingDistance.between(letters, other, limit: limit).map { (word, $0) }
      })
  }

  /// The word or name with the smallest spelling distance; nil if there is none, or if another one is about equally
  /// similar and, by `isSame`, not another form of it.
  static func clearest(
    _ near: [(word: String, distance: Double)],
    isSame: (String, String) -> Bool = { isOtherForm($0.plainLetters, of: $1.plainLetters) }
  ) -> String? {
    SpellingDistance.clearest(near, isSame: isSame)
  }

  /// The maximum number of offered foods whose words are compared.
  private static let mostOffered = 5
  /// The minimum number of letters of a misspelled word that may be corrected to a word of an offered food.
  private static let fewestOffered = 4
  /// The minimum number of letters that a word of an offered food must have to be taken as the correction.
  private static let fewestMeant = 3
  /// The largest spelling distance to a correction that has the same letters in another order.
  private static let anagram = 2.0

  /// The word that a misspelled word means; nil if no word is similar, or if several words are about equally similar.
  private func meant(by term: String) -> String? {
    let letters = Array(term.utf8)
    let near = tables.near(term).filter { word, distance in
      // `Kässe` has one letter twice.
      word.utf8.count >= Self.fewestLetters
        || word.utf8.count == Self.fewestOffered && distance <= SpellingDistance.doubled
    }.map { word, distance in
      (word: word, distance: distance, uses: vocabulary.count(of: word))
    }.sorted { ($0.distance, -$0.uses, $0.word) < ($1.distance, -$1.uses, $1.word) }
    guard let best = near.first, best.uses >= Self.common else { return nil }
    let isAnagram = letters.sorted() == best.word.utf8.sorted()
    guard letters.count > Self.fewestLetters || best.distance <= SpellingDistance.doubled || isAnagram else {
      return nil
    }
    let isRivalled = near.dropFirst().contains { other in
      other.distance < best.distance + SpellingDistance.lead && other.uses * Self.majority > best.uses
        && !Self.isOtherForm(other.word, of: best.word)
    }
    return isRivalled ? nil : best.word
  }

  /// The word that a word of four letters means, of which two next to each other are exchanged, as in `rcie`; nil if
  /// there is no such word, or if it is not clear which one is meant.
  private func exchanged(_ typed: String) -> String? {
    let letters = Array(typed.utf8)
    guard letters.count == Self.lettersOfExchange, letters.allSatisfy(Self.isLetter) else { return nil }
    return mostUsed(
      letters.indices.dropLast().map { place in
        var other = letters
        other.swapAt(place, place + 1)
        return other
      }, of: letters)
  }

  /// The word that a word of three letters means, one of which has to be doubled, as in `egs`; nil if there is no such
  /// word among those of the offered foods, or if it is not clear which one is meant.
  private func undoubled(_ typed: String, among near: Set<String>) -> String? {
    let letters = Array(typed.utf8)
    guard letters.count == Self.lettersOfDoubling, letters.allSatisfy(Self.isLetter) else { return nil }
    let spellings = letters.indices.dropFirst().map { Array(letters[...$0] + letters[$0...]) }
    guard let meant = mostUsed(spellings, of: letters), case let term = SearchText.normalize(meant),
      near.contains(where: { SearchText.normalize($0) == term })
    else { return nil }
    return meant
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  /// The everyday word among several spellings; nil if none is one, or if another one is used nearly as often.
  private func mostUsed(_ spellings: [[UInt8]], of typed: [UInt8]) -> String? {
    let others = spellings.filter { $0 != typed && $0.first == typed.first }.map { letters in
      let word = String(decoding: letters, as: UTF8.self)
      return (word: word, uses: vocabulary.count(of: SearchText.normalize(word)))
    }.filter { $0.uses >= Self.everyday }.sorted { $0.uses > $1.uses }
    guard let best = others.first, others.dropFirst().allSatisfy({ $0.uses * Self.majority <= best.uses }) else {
      return nil
    }
    return best.word
  }

  /// The number of letters of a word of which two may be exchanged; longer ones are found by their spelling distance.
  private static let lettersOfExchange = 4
  /// The number of letters of a word of which one may have to be doubled; longer ones are found by their spelling
  /// distance.
  private static let lettersOfDoubling = 3
  /// A word is a correction of such a short one only if at least this many foods have it in their names.
  private static let everyday = 20

  /// Whether one word is the other one in the plural, as Erdbeeren is of Erdbeere, so that both mean the same food.
  private static func isOtherForm(_ word: String, of other: String) -> Bool {
    let (short, long) = word.utf8.count < other.utf8.count ? (word, other) : (other, word)
    return long.hasPrefix(short) && ["n", "s", "en", "es"].contains(String(long.dropFirst(short.count)))
  }

  /// A word is a possible correction only if at least this many foods have it in their names.
  private static let common = 2
  /// If another word is about as similar, the most similar word is chosen only if at least this many times as many
  /// foods have it in their names as have the other word.
  private static let majority = 8
}

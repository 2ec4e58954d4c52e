/// The meanings of grocery words, from the lexicon tables: the English words that descriptions of foods use.
struct FoodLexicon: Sendable {
  /// One meaning of a word.
  struct Meaning: Hashable, Sendable {
    /// Normalized words, all of which must match.
    let words: [String]
    /// The meaning as written in the table.
    let text: String
    /// Whether the word is German; otherwise the meaning is another English word.
    let isTranslation: Bool
    /// The position among the meanings of the word: 0 is the most likely meaning.
    let position: Int
  }

  /// The lexicon with all tables, which are read once.
  static let shared = FoodLexicon()

  /// The phrases that the lexicon's tables list as meanings of a phrase; they are normalized only when needed.
  private struct Side: Sendable {
    let text: ArraySlice<UInt8>
    let isTranslation: Bool
  }

  private var sides: [String: [Side]] = [:]
  /// The maximum number of words of a phrase that the lexicon explains.
  static let longestKey = 3

  private init() {
    sides.reserveCapacity(2200)
    for table in LexiconTables.german {
      Self.readLines(of: table) { key, _, text in add(key, Side(text: text, isTranslation: true)) }
    }
    Self.readLines(of: LexiconTables.english) { key, isBothWays, text in
      add(key, Side(text: text, isTranslation: false))
      if isBothWays { add(text, Side(text: key, isTranslation: false)) }
    }
  }

  private mutating func add(_ key: ArraySlice<UInt8>, _ side: Side) {
    sides[SearchText.normalize(key), default: []].append(side)
  }

  private static func readLines(
    of table: String, _ body: (_ key: ArraySlice<UInt8>, _ isBothWays: Bool, _ text: ArraySlice<UInt8>) -> Void
  ) {
    for line in Array(table.utf8).split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let isMark = { (letter: UInt8) in letter == UInt8(ascii: "=") || letter == UInt8(ascii: ">") }
      guard let mark = line.firstIndex(where: isMark) else { continue }
      body(line[..<mark], line[mark] == UInt8(ascii: "="), line[(mark + 1)...])
    }
  }

  /// Whether the lexicon contains a normalized word, or several words separated by spaces.
  func knows(_ key: String) -> Bool { sides[key] != nil }

  /// All words of the lexicon, normalized.
  var keys: some Sequence<String> { sides.keys }

  /// The German words for each English word, keyed by the English word.
  fileprivate static let germanWords: [String: [String]] = {
    var words: [String: [String]] = [:]
    for key in shared.keys.sorted() where !key.contains(" ") {
      for meaning in shared.meanings(of: key) where meaning.isTranslation && meaning.words.count == 1 {
        words[meaning.words[0], default: []].append(key)
      }
    }
    return words
  }()

  /// The meanings of a normalized word, or of several words separated by spaces, the most likely first.
  func meanings(of key: String) -> [Meaning] {
    var meanings: [Meaning] = []
    for side in sides[key] ?? [] {
      for text in side.text.split(separator: UInt8(ascii: ",")) {
        let text = String(decoding: text, as: UTF8.self)
        let words = SearchText.words(text)
        let kept = words.filter { !NameWords.connectives.contains($0) }
        let meaning = Meaning(
          words: kept.isEmpty ? words : kept, text: text.split(separator: " ").joined(separator: " "),
          isTranslation: side.isTranslation, position: meanings.count)
        if !meaning.words.isEmpty, !meanings.contains(where: { $0.words == meaning.words }) { meanings.append(meaning) }
      }
    }
    return meanings
  }

  /// The meanings of a word after its German adjective or plural ending is removed: `gekochte`, `gekochtes`, `Nüssen`.
  func inflected(_ word: String) -> [Meaning] {
    stem(of: word).map(meanings) ?? []
  }

  /// The word of the lexicon of which `word` is a form, possibly `word` itself; nil if there is no such word.
  func stem(of word: String) -> String? {
    if knows(word) { return word }
    for ending in ["e", "er", "es", "em", "en", "n", "s"] where word.utf8.count > ending.utf8.count + 2 {
      if word.hasSuffix(ending) {
        let stem = String(word.dropLast(ending.utf8.count))
        if knows(stem) { return stem }
      }
    }
    return nil
  }
}

extension SearchText {
  /// The normalized German words whose translation is a normalized English word: `suppe` for `soup`.
  package static func german(_ word: String) -> [String] { FoodLexicon.germanWords[word] ?? [] }

  /// Whether a normalized word is one of the synonyms and German words that the search knows.
  package static func isListed(_ word: String) -> Bool { FoodLexicon.shared.knows(word) }
}

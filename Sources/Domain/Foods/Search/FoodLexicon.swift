/// What grocery words mean in the English of food descriptions: the lexicon tables, ready to be asked.
struct FoodLexicon: Sendable {
  /// One meaning of a word.
  struct Meaning: Hashable, Sendable {
    /// Normalized words, all of which have to be met.
    let words: [String]
    /// As the table writes it.
    let text: String
    /// Whether it is a German word's; else another English word for the same.
    let isTranslation: Bool
    /// Its place among the meanings of the word: 0 is the likeliest.
    let place: Int
  }

  /// The tables, read once.
  static let shared = FoodLexicon()

  /// A line's other side, normalized only when it is asked for.
  private struct Side: Sendable {
    let text: ArraySlice<UInt8>
    let isTranslation: Bool
  }

  private var sides: [String: [Side]] = [:]
  /// Words that a key may have.
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

  /// Whether a normalized word, or several with spaces between, has a line.
  func knows(_ key: String) -> Bool { sides[key] != nil }

  /// All normalized words that have a line.
  var keys: some Sequence<String> { sides.keys }

  /// The meanings of a normalized word, or of several with spaces between, likeliest first.
  func meanings(of key: String) -> [Meaning] {
    var meanings: [Meaning] = []
    for side in sides[key] ?? [] {
      for text in side.text.split(separator: UInt8(ascii: ",")) {
        let text = String(decoding: text, as: UTF8.self)
        let words = SearchText.words(text)
        let kept = words.filter { !NameWords.connectives.contains($0) }
        let meaning = Meaning(
          words: kept.isEmpty ? words : kept, text: text.split(separator: " ").joined(separator: " "),
          isTranslation: side.isTranslation, place: meanings.count)
        if !meaning.words.isEmpty, !meanings.contains(where: { $0.words == meaning.words }) { meanings.append(meaning) }
      }
    }
    return meanings
  }

  /// The meanings of a word with the endings of German adjectives and plurals off: `gekochte`, `gekochtes`, `Nüssen`.
  func inflected(_ word: String) -> [Meaning] {
    stem(of: word).map(meanings) ?? []
  }

  /// The word of a line that this one is a form of, itself perhaps; nil where there is none.
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

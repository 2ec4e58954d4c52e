/// The words of a food's name in UTF-8, which is processed much faster than characters.
struct NameWords {
  struct Word {
    /// The range of the word's letters in the name's letters.
    let letters: Range<Int>
    /// The index of the part of the name that contains the word; 0 before the first comma.
    let part: Int
    /// How much the word says about the food.
    let kind: WordClass
    /// Whether the word is a brand, which is recognized by its capitals.
    let isBrand: Bool
    /// Whether the word begins with a digit.
    let isNumber: Bool
  }

  /// The normalized words, each followed by a space.
  let letters: [UInt8]
  let words: [Word]

  /// The maximum number of words of a name that are considered; matches are stored as the bits of an integer.
  static let longest = 64

  init(_ name: String) {
    let (letters, starts, brands) = SearchText.parts(name)
    var words: [Word] = []
    var (start, part, brand) = (0, 0, 0)
    for end in letters.indices where letters[end] == UInt8(ascii: " ") && words.count < Self.longest {
      while part < starts.count, starts[part] <= start { part += 1 }
      while brand < brands.count, brands[brand] < start { brand += 1 }
      words.append(
        Word(
          letters: start..<end, part: part, kind: WordClass.of(letters[start..<end]),
          isBrand: brand < brands.count && brands[brand] == start, isNumber: letters[start] <= UInt8(ascii: "9")))
      start = end + 1
    }
    self.letters = letters
    self.words = words
  }

  /// Words that join other words and need not match.
  ///
  /// Only `without` must match, since otherwise `pizza without cheese` would be cheese pizza.
  static let connectives: Set = [
    "and", "with", "in", "of", "from", "the", "und", "mit", "aus", "im", "vom",
  ]

  func text(_ index: Int) -> String { String(decoding: letters[words[index].letters], as: UTF8.self) }

  /// The index of the word that says what the food is: the last word before a comma or a preposition (`Cooked rice`,
  /// `Tuna in water`).
  ///
  /// If the name begins with a category that was not typed, as USDA's names do (`Nuts, almonds`), the word is in the
  /// part after the category. `met` has one bit for each word of the name, which is set if the query matches that word.
  func head(_ met: UInt64) -> Int {
    var first = 0
    while first < words.count {
      var (end, core, isShelf) = (first, -1, true)
      while end < words.count, words[end].part == words[first].part {
        if core < 0, words[end].kind == .connective, !isOf(end) { core = end }
        if met & (1 << UInt64(end)) != 0 || words[end].kind != .shelf { isShelf = false }
        end += 1
      }
      if !isShelf || end == words.count { return core < 0 ? end - 1 : max(first, core - 1) }
      first = end
    }
    return 0
  }

  /// Whether the word is `of`, after which the food is named: cream of tomato soup is soup, and breast of turkey is
  /// turkey.
  private func isOf(_ index: Int) -> Bool { letters[words[index].letters].elementsEqual("of".utf8) }

  /// Whether the name's words, joined in order without spaces, are exactly these letters.
  func isJoined(_ other: [UInt8]) -> Bool {
    var place = 0
    for letter in letters where letter != UInt8(ascii: " ") {
      guard place < other.count, other[place] == letter else { return false }
      place += 1
    }
    return place == other.count
  }
}

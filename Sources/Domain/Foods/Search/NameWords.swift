/// A food's name as the words that count in a search, in UTF-8, which is much cheaper than characters.
struct NameWords {
  struct Word {
    /// Its letters among the name's.
    let letters: Range<Int>
    /// Which part of the name it stands in: 0 before the first comma.
    let part: Int
  }

  /// The normalized words, each with a space behind it.
  let letters: [UInt8]
  let words: [Word]

  /// Names are looked at to here: hits are kept as bits.
  static let longest = 64

  init(_ name: String) {
    let (letters, starts) = SearchText.parts(name)
    var words: [Word] = []
    var (start, part) = (0, 0)
    for end in letters.indices where letters[end] == UInt8(ascii: " ") && words.count < Self.longest {
      while part < starts.count, starts[part] <= start { part += 1 }
      words.append(Word(letters: start..<end, part: part))
      start = end + 1
    }
    self.letters = letters
    self.words = words
  }

  /// Words that join others and are not asked for.
  static let connectives: Set = [
    "and", "with", "without", "in", "of", "from", "the", "und", "mit", "ohne", "aus", "im", "vom",
  ]

  func text(_ index: Int) -> String { String(decoding: letters[words[index].letters], as: UTF8.self) }

  /// The place of the word that says what the food is: the last one before a comma or a preposition (`Cooked rice`, `Tuna in
  /// water`); where USDA begins with a shelf (`Nuts, almonds`), of the part behind it.
  func head(_ met: UInt64) -> Int {
    var part = 0
    while true {
      let places = words.indices.filter { words[$0].part == part }
      guard let first = places.first, let last = places.last else { break }
      let isShelf = places.allSatisfy { met & (1 << UInt64($0)) == 0 && WordClass.of(text($0)) == .shelf }
      if isShelf, words.contains(where: { $0.part > part }) {
        part += 1
        continue
      }
      let core = places.firstIndex { Self.connectives.contains(text($0)) }.map { places[$0] }
      return core.map { max(first, $0 - 1) } ?? last
    }
    return 0
  }

  /// Whether the name's words, one behind the other, are these letters and nothing else; spaces do not matter.
  func isJoined(_ other: [UInt8]) -> Bool {
    var place = 0
    for letter in letters where letter != UInt8(ascii: " ") {
      guard place < other.count, other[place] == letter else { return false }
      place += 1
    }
    return place == other.count
  }
}

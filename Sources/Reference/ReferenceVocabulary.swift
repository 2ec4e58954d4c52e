internal import Domain

/// The words in the names of the open food tables, used to correct typing errors and split joined words in queries.
package struct ReferenceVocabulary: FoodVocabulary {
  let words: WordList

  /// How many foods have a normalized word in their names.
  package func count(of word: String) -> Int { words.entry(of: Array(word.utf8))?.names ?? 0 }

  /// The words of the names of foods that begin with normalized letters, in order.
  package func words(beginning letters: String) -> [String] {
    var found: [String] = []
    let start = Array(letters.utf8)
    var reader = words.reader(at: start)
    while let entry = reader.next(), reader.word.starts(with: start) || reader.word.lexicographicallyPrecedes(start) {
      if entry.names > 0, reader.word.starts(with: start) { found.append(String(decoding: reader.word, as: UTF8.self)) }
    }
    return found
  }

  /// Words that a misspelled word may mean, the most likely first, at most a few dozen.
  package func near(_ word: String) -> [String] {
    guard var scan = SpellingScan(word) else { return [] }
    var reader = words.reader
    while let entry = reader.next() {
      guard entry.names > 0, scan.lengths.contains(reader.word.count), !reader.word.contains(where: Self.isDigit) else {
        continue
      }
      reader.word.withUnsafeBufferPointer { scan.look(at: $0) }
    }
    return scan.likeliest(uses: count)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

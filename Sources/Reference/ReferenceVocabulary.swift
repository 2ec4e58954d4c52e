internal import Domain

/// The words in the names of the open food tables, used to correct typing errors and split joined words in queries.
package struct ReferenceVocabulary: FoodVocabulary {
  let words: WordList

  /// How many foods have a normalized word in their names.
  package func count(of word: String) -> Int { words.entry(of: Array(word.utf8))?.names ?? 0 }

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

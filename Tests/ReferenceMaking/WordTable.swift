import Domain
import Reference

/// The words of all names, with the rows that have them.
struct WordTable {
  /// The rows of a word, ascending.
  private struct Rows {
    var names: [Int] = []
    var parts: [Int] = []
  }

  private var rows: [String: Rows] = [:]
  private var compounds: [String: [String]] = [:]

  /// Adds the next row: its names as lists of words, and the words of its German names.
  mutating func add(_ names: [[String]], german: [String], row: Int) {
    let words = Set(names.joined())
    for word in words { rows[word, default: Rows()].names.append(row) }
    var parts: Set<String> = []
    for word in Set(german) { parts.formUnion(self.parts(of: word)) }
    for part in parts.subtracting(words) { rows[part, default: Rows()].parts.append(row) }
  }

  private mutating func parts(of word: String) -> [String] {
    if let known = compounds[word] { return known }
    let parts = SearchText.compoundParts(of: word) ?? []
    compounds[word] = parts
    return parts
  }

  var count: Int { rows.count }

  /// The sections `wordBlocks`, `words` and `postings`.
  var sections: (blocks: ByteWriter, words: ByteWriter, postings: ByteWriter) {
    var (blocks, words, postings) = (ByteWriter(), ByteWriter(), ByteWriter())
    var before: [UInt8] = []
    let sorted = rows.map { (word: Array($0.key.utf8), rows: $0.value) }.sorted {
      $0.word.lexicographicallyPrecedes($1.word)
    }
    for (index, entry) in sorted.enumerated() {
      if index % ReferenceLayout.block == 0 {
        blocks.number32(words.count)
        blocks.number32(postings.count)
        before = []
      }
      let shared = zip(before, entry.word).prefix { $0 == $1 }.count
      let start = postings.count
      for list in [entry.rows.names, entry.rows.parts] {
        for (place, row) in list.enumerated() { postings.varint(row - (place > 0 ? list[place - 1] : 0)) }
      }
      words.varint(shared)
      words.counted(entry.word.dropFirst(shared))
      words.varint(entry.rows.names.count)
      words.varint(entry.rows.parts.count)
      words.varint(postings.count - start)
      before = entry.word
    }
    return (blocks, words, postings)
  }
}

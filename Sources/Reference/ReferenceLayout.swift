/// How reference.bin is laid out; `ReferenceBank` reads it and `make reference` writes it.
///
/// All numbers are little-endian. A varint has seven bits a byte, the lowest first, and a high bit where more follow.
/// The file begins with `magic`, the five counts of `Count`, and the offsets of the sections from the file's start with
/// one more for their end, each in 32 bits.
package enum ReferenceLayout {
  /// The first bytes of the file; the last one is the version of the layout.
  package static let magic: [UInt8] = Array("LARDREF1".utf8)
  /// How many rows, words or texts share one entry of the section that says where they are.
  package static let block = 16
  /// What is added to a row's plainness, so that it is a byte.
  package static let plainnessBias = 128

  /// The counts in the file's head, in this order.
  package enum Count: Int, CaseIterable, Sendable {
    /// The foods.
    case rows
    /// The normalized words in the names of all foods.
    case words
    /// The pieces that texts consist of.
    case pieces
    /// The numbers of foods in the tables.
    case ids
    /// The groups into which whole names are sorted by their hash; a power of two.
    case buckets
  }

  /// The parts of the file, in this order.
  package enum Section: Int, CaseIterable, Sendable {
    /// Where in `rows` each block of rows begins, 32 bits each.
    case rowBlocks
    /// The foods, the plainest first, each with its length as a varint in front.
    case rows
    /// Where in `words` and in `postings` each block of words begins, twice 32 bits each.
    case wordBlocks
    /// The normalized words, sorted by their bytes.
    ///
    /// A word is the number of bytes that it shares with the word before it (0 in a block's first), the number of its
    /// other bytes, those bytes, how many foods have it in a name, how many only as a part of a compound, and how many
    /// bytes of `postings` these take.
    case words
    /// For each word the numbers of the rows that have it in a name, then of those that have it in a compound only,
    /// both ascending, as varints of the distance to the row before.
    case postings
    /// Where in `pieces` each block of pieces begins, 32 bits each.
    case pieceBlocks
    /// The pieces of texts, the most frequent first, each with its length as a varint in front.
    case pieces
    /// For each number in a table, in the order of `ReferenceID.code`: its row in 16 bits, and which of the row's
    /// numbers it is in 8 bits.
    case ids
    /// For each bucket, how many names are in the buckets before it, in 16 bits; one more for the end.
    case buckets
    /// The rows of the names in each bucket, ascending, 16 bits each.
    case names
  }

  /// The bytes before the first section.
  package static let headLength = magic.count + 4 * (Count.allCases.count + Section.allCases.count + 1)

  /// Where in the file a count stands.
  package static func place(of count: Count) -> Int { magic.count + 4 * count.rawValue }

  /// Where in the file the offset of a section stands; the next section's is its end.
  package static func place(of section: Section) -> Int {
    magic.count + 4 * (Count.allCases.count + section.rawValue)
  }

  /// The piece that stands at the end of a word instead of a further one: a comma.
  package static let comma = ","
}

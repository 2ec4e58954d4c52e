/// The layout of the file reference.bin, which `make reference` writes and `ReferenceBank` reads.
///
/// All numbers are little-endian. A varint has seven bits per byte, the lowest bits first; the high bit of a byte is
/// set if more bytes follow. The file begins with `magic` and the five counts of `Count`. Then come the offset of each
/// section from the start of the file and the offset of the end of the last section, 32 bits each.
package enum ReferenceLayout {
  /// The first bytes of the file; the last one is the version of the layout.
  package static let magic: [UInt8] = Array("LARDREF1".utf8)
  /// The number of rows, words or pieces in a block; only blocks have an entry in the index.
  package static let block = 16
  /// The number that is added to a food's `plainness` so that the result fits in an unsigned byte.
  package static let plainnessBias = 128

  /// The counts in the header of the file, in this order.
  package enum Count: Int, CaseIterable, Sendable {
    /// The number of foods.
    case rows
    /// The number of different normalized words in the names of all foods.
    case words
    /// The number of different pieces (words that text is composed of).
    case pieces
    /// The number of food ids.
    case ids
    /// The number of hash buckets for whole names; a power of two.
    case buckets
  }

  /// The sections of the file, in this order.
  package enum Section: Int, CaseIterable, Sendable {
    /// The offset in `rows` of each block of rows, 32 bits each.
    case rowBlocks
    /// The foods, the most everyday first, each preceded by its length as a varint.
    case rows
    /// The offsets in `words` and in `postings` of each block of words, 32 bits each.
    case wordBlocks
    /// The normalized words, sorted by their bytes.
    ///
    /// Each word is stored as the number of leading bytes that it shares with the word before it (0 for the first in a
    /// block), the number of its other bytes, and those bytes. Then come the number of foods with the word in a name,
    /// the number of foods with the word only as a part of a compound, and the number of bytes that the word's rows
    /// take in `postings`.
    case words
    /// For each word, the rows that have it in a name, then the rows that have it only in a compound.
    ///
    /// Both lists are ascending. Each row is stored as a varint of its difference from the row before.
    case postings
    /// The offset in `pieces` of each block of pieces, 32 bits each.
    case pieceBlocks
    /// The pieces (words that text is composed of), the most frequent first, each preceded by its length as a varint.
    case pieces
    /// For each food id, in the order of `ReferenceID.code`: its row in 16 bits, and its index among the row's ids in 8
    /// bits.
    case ids
    /// For each bucket, the number of names in all buckets before it, in 16 bits; one more entry after the last bucket
    /// marks the end.
    case buckets
    /// For each name in a bucket, its row in 16 bits; ascending within a bucket.
    case names
  }

  /// The number of bytes before the first section.
  package static let headLength = magic.count + 4 * (Count.allCases.count + Section.allCases.count + 1)

  /// The offset of a count in the file.
  package static func place(of count: Count) -> Int { magic.count + 4 * count.rawValue }

  /// The offset in the file of the header entry that says where a section begins; the entry after it says where the
  /// section ends.
  package static func place(of section: Section) -> Int {
    magic.count + 4 * (Count.allCases.count + section.rawValue)
  }

  /// The piece that is joined to the word before it without a space: a comma.
  package static let comma = ","
}

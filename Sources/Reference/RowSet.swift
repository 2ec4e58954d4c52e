/// A set of rows with one bit for each row.
///
/// All 21,000 rows take less than 3 kB, and an intersection or union takes less than a microsecond.
///
/// The bits are in the order of the rows, which are sorted by `ReferenceFood.plainness`: row 0 is the most everyday
/// food.
struct RowSet {
  private var bits: [UInt64]

  init(rows: Int) { bits = [UInt64](repeating: 0, count: (rows + 63) / 64) }

  mutating func insert(_ row: Int) { bits[row >> 6] |= 1 << UInt64(row & 63) }

  mutating func formUnion(_ other: RowSet) {
    for index in bits.indices { bits[index] |= other.bits[index] }
  }

  mutating func formIntersection(_ other: RowSet) {
    for index in bits.indices { bits[index] &= other.bits[index] }
  }

  /// The lowest row numbers in the set, at most `limit`.
  func first(_ limit: Int) -> [Int] {
    var rows: [Int] = []
    for (index, word) in bits.enumerated() where word != 0 {
      var word = word
      while word != 0 {
        guard rows.count < limit else { return rows }
        rows.append(index << 6 | word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return rows
  }
}

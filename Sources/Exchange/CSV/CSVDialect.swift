/// How a file of separated values is written.
package struct CSVDialect: Equatable, Sendable {
  /// What double quotes mean.
  package enum Quotes: Equatable, Sendable {
    /// They enclose a field, which may hold separators, line ends and doubled quotes (RFC 4180).
    case enclosing
    /// They are letters like any other, and a line end always ends the record: Open Food Facts.
    case literal
  }

  /// The byte between two fields: a comma, a semicolon, a tab or a vertical bar.
  package var separator: UInt8
  /// What double quotes mean.
  package var quotes = Quotes.enclosing

  /// A dialect with quotes that enclose.
  package init(separator: UInt8, quotes: Quotes = .enclosing) {
    self.separator = separator
    self.quotes = quotes
  }

  /// The dialect that the first line of a file speaks for: its most frequent separator outside quotes.
  static func found(in line: UnsafeBufferPointer<UInt8>) -> CSVDialect {
    let separators: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]
    var counts = [Int](repeating: 0, count: separators.count)
    var isQuoted = false
    for byte in line {
      if byte == 0x22 { isQuoted.toggle() }
      if !isQuoted, let index = separators.firstIndex(of: byte) { counts[index] += 1 }
    }
    // `max` takes the last of equals; the first is the commoner one.
    let best = separators.indices.reversed().max { counts[$0] < counts[$1] } ?? 0
    return CSVDialect(separator: separators[best])
  }
}

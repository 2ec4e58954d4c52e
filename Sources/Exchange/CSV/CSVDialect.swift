/// The syntax of a file with separated values.
package struct CSVDialect: Equatable, Sendable {
  /// What double quotes mean.
  package enum Quotes: Equatable, Sendable {
    /// They enclose a field, which may contain separators, line breaks and doubled quotes (RFC 4180).
    case enclosing
    /// Quotation marks are ordinary characters, and a line break always ends the record, as in Open Food Facts.
    case literal
  }

  /// The byte between two fields: a comma, a semicolon, a tab or a vertical bar.
  package var separator: UInt8
  /// What double quotes mean.
  package var quotes = Quotes.enclosing

  /// Creates a dialect; by default, its quotes enclose fields.
  package init(separator: UInt8, quotes: Quotes = .enclosing) {
    self.separator = separator
    self.quotes = quotes
  }

  /// Guesses the dialect from the first line of a file.
  ///
  /// The separator is the comma, semicolon, tab or vertical bar, whichever is the most frequent outside quotes.
  static func found(in line: UnsafeBufferPointer<UInt8>) -> CSVDialect {
    let separators: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]
    var counts = [Int](repeating: 0, count: separators.count)
    var isQuoted = false
    for byte in line {
      if byte == 0x22 { isQuoted.toggle() }
      if !isQuoted, let index = separators.firstIndex(of: byte) { counts[index] += 1 }
    }
    // `max` returns the last of equal elements, but the first one is the more common separator.
    let best = separators.indices.reversed().max { counts[$0] < counts[$1] } ?? 0
    return CSVDialect(separator: separators[best])
  }
}

package import Domain

/// Reads a table of separated values record by record, using memory that does not grow with the file.
///
/// A damaged record is refused with a reason and reading continues with the next line, so an unclosed quote does not
/// affect other records.
package final class CSVReader: RecordReader {
  /// The maximum size of a record in bytes.
  static let longestRecord = 1 << 20

  /// The names of the columns in the first line, without surrounding space.
  package private(set) var header: [String] = []
  /// The syntax of the file.
  package private(set) var dialect = CSVDialect(separator: 0x2C)
  /// The line at which the current record begins, from 1.
  package private(set) var line = 1
  /// The minimum number of fields in a record; by default, the number of columns in the header.
  package var minimumFields = 0
  private let window: ByteWindow
  private var scanner = CSVScanner(dialect: CSVDialect(separator: 0x2C), lineEnd: 0x0A)
  private var fields = CSVFields(capacity: 0)
  private var text = FieldText()
  private var nextLine = 1
  private var recordStart = 0

  /// Reads the header.
  ///
  /// `name` is the file's name in messages; `quotes` says what quotes in the file mean. Throws `badFile` if the file is
  /// empty or not text.
  package init(_ source: any ByteSource, name: String, quotes: CSVDialect.Quotes = .enclosing) throws(LarderError) {
    window = ByteWindow(try TextBytes(source, name: name))
    try findDialect(quotes, name: name)
    fields = CSVFields(capacity: 4096)
    guard case .record = try next(isHeader: true) else {
      throw LarderError(
        .badFile, "\(ImportFile.quoted(name)) has no line with the names of its columns",
        hint: "the first line names the columns")
    }
    header = (0..<min(fields.count, 4096)).map { text($0)?.text ?? "" }
    while header.count > 1, header.last == "" { header.removeLast() }
    fields = CSVFields(capacity: header.count)
    minimumFields = header.count
  }

  /// The share of the file that has been read: 0 to 1.
  package var progress: Double { window.progress }

  /// Reads the next record and makes it the current one.
  ///
  /// Throws if the rest of the file cannot be read, as in a damaged archive.
  package func next() throws(LarderError) -> ReadResult { try next(isHeader: false) }

  /// A field of the current record without surrounding space; nil if it is empty or there is no such column.
  package func text(_ column: Int) -> FieldText.DecodedText? {
    bytes(column).flatMap { text.read($0.bytes, hasDoubledQuotes: $0.hasDoubledQuotes) }
  }

  /// A field of the current record as a number.
  package func number(_ column: Int, _ mark: DecimalMark = .point) -> ImportNumber {
    bytes(column).map { ImportNumber.read($0.bytes, mark) } ?? .empty
  }

  /// The bytes of a field in the current record, without enclosing quotes but with doubled quotes unchanged.
  func bytes(_ column: Int) -> (bytes: UnsafeBufferPointer<UInt8>, hasDoubledQuotes: Bool)? {
    guard let field = fields[column] else { return nil }
    let bytes = window[recordStart + Int(field.start)..<recordStart + Int(field.end)]
    guard dialect.quotes == .literal, let inside = Self.enclosed(bytes) else { return (bytes, field.hasDoubledQuotes) }
    return (inside, true)
  }

  /// The bytes of a field without the quotes around it, for files in which quotes are otherwise ordinary characters.
  ///
  /// Nil if the field does not begin and end with a quote, or if it contains a quote that is not doubled.
  private static func enclosed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    guard bytes.count >= 2, bytes.first == 0x22, bytes.last == 0x22 else { return nil }
    let inside = UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1])
    var run = 0
    for byte in inside {
      if byte == 0x22 {
        run += 1
      } else if run % 2 == 1 {
        return nil
      } else {
        run = 0
      }
    }
    return run % 2 == 0 ? inside : nil
  }

  /// A refusal of the current record, with its original text.
  package func refusal(_ reason: String) -> RefusedRecord {
    RefusedRecord(line: line, text: text.cut(window[recordStart..<max(recordStart, window.start)]), reason: reason)
  }

  private func next(isHeader: Bool) throws(LarderError) -> ReadResult {
    while true {
      line = nextLine
      let bytes = window[window.start..<window.end]
      switch scanner.scan(bytes, isWhole: window.isAtEnd, into: &fields) {
      case .incomplete:
        guard window.count <= Self.longestRecord else { return try skipLine("the line is longer than a megabyte") }
        _ = try window.fill()
      case .damaged(let reason): return try skipLine(reason)
      case .record(let next):
        guard window.count > 0 else { return .end }
        let isCut = window.isAtEnd && bytes[next - 1] != scanner.lineEnd
        let lines = bytes[..<next].count { $0 == scanner.lineEnd }
        if isBlank {
          advance(next, lines: lines)
          continue
        }
        if !isHeader, let reason = fieldCountProblem(isCut: isCut) {
          guard lines > 1 else {
            advance(next, lines: lines)
            return .refused(refusal(reason))
          }
          return try skipLine("a quote is opened but not closed")
        }
        advance(next, lines: lines)
        return .record
      }
    }
  }

  private var isBlank: Bool {
    fields.count == 1 && (fields[0].map { $0.start == $0.end } ?? true)
  }

  /// Says how the number of fields in the record differs from what the header requires; nil if the number is right.
  private func fieldCountProblem(isCut: Bool) -> String? {
    if fields.count < (isCut ? header.count : minimumFields) {
      return isCut
        ? "the file ends in this line: \(fields.count) of \(header.count) columns"
        : "\(fields.count) columns, the header has \(header.count)"
    }
    return fields.hasMore ? "\(fields.count) columns, the header has \(header.count): a separator inside a field?" : nil
  }

  private func advance(_ count: Int, lines: Int) {
    recordStart = window.start
    window.start += count
    nextLine += lines
  }

  /// Refuses only the line in which the record begins; reading continues with the line after it.
  private func skipLine(_ reason: String) throws(LarderError) -> ReadResult {
    recordStart = window.start
    let shown = window[window.start..<min(window.end, window.first(scanner.lineEnd, from: window.start) ?? window.end)]
    let refused = RefusedRecord(line: line, text: text.cut(shown), reason: reason)
    try window.skip(behind: scanner.lineEnd)
    recordStart = window.start
    fields.clear()
    nextLine += 1
    return .refused(refused)
  }

  /// Finds out, from the first line that is not blank, which byte ends lines and which byte separates fields.
  ///
  /// A first line such as `sep=;`, which Excel writes, states the separator.
  private func findDialect(_ quotes: CSVDialect.Quotes, name: String) throws(LarderError) {
    while window.count < ByteWindow.chunkSize, try window.fill() {}
    while window.count > 0, [0x0A, 0x0D, 0x20].contains(window.base[window.start]) {
      if window.base[window.start] == 0x0A { nextLine += 1 }
      window.start += 1
    }
    guard window.count > 0 else {
      throw LarderError(.badFile, "\(ImportFile.quoted(name)) is empty", hint: "use a table with a header line")
    }
    if window.first(0x0A, from: window.start) == nil, window.first(0x0D, from: window.start) != nil {
      scanner.lineEnd = 0x0D
    }
    let end = window.first(scanner.lineEnd, from: window.start) ?? window.end
    let first = window[window.start..<end]
    if first.count <= 6, String(decoding: first.prefix(4), as: UTF8.self).lowercased() == "sep=", first.count > 4 {
      dialect = CSVDialect(separator: first[4], quotes: quotes)
      window.start = min(end + 1, window.end)
      nextLine += 1
    } else {
      dialect = CSVDialect.found(in: first)
      // Quotes are ordinary characters only in tables with tabs; otherwise a comma in a quoted name would split the
      // name.
      dialect.quotes = dialect.separator == 0x09 ? quotes : .enclosing
    }
    scanner.dialect = dialect
  }
}

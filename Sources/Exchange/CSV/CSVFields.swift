/// The positions of the fields in a record; one list is used for all records.
///
/// The list stores at most as many fields as the header has columns. Further fields are only counted.
struct CSVFields {
  /// The position of a field's bytes, and whether they contain doubled quotes.
  struct Field {
    /// The offset of the field's first byte from the start of the record, after the opening quote if there is one.
    var start: Int32
    var end: Int32
    /// Whether the field contains doubled quotes (`""`), each of which stands for one quote (`"`).
    var hasDoubledQuotes: Bool
  }

  private(set) var fields: [Field]
  /// The number of fields in the record, including those that are not stored.
  private(set) var count = 0
  /// Whether there is a non-empty field after the stored ones.
  private(set) var hasMore = false

  /// Creates an empty list with room for `capacity` fields.
  init(capacity: Int) { fields = Array(repeating: Field(start: 0, end: 0, hasDoubledQuotes: false), count: capacity) }

  mutating func clear() {
    count = 0
    hasMore = false
  }

  @inline(__always)
  mutating func append(_ start: Int, _ end: Int, hasDoubledQuotes: Bool = false) {
    if count < fields.count {
      fields[count] = Field(start: Int32(start), end: Int32(end), hasDoubledQuotes: hasDoubledQuotes)
    } else if end > start {
      hasMore = true
    }
    count += 1
  }

  /// The field in a column; nil if the record has no such field.
  subscript(column: Int) -> Field? { column >= 0 && column < min(count, fields.count) ? fields[column] : nil }
}

/// Finds the fields of a record at the beginning of a range of bytes.
struct CSVScanner {
  /// The result of a scan.
  enum Outcome {
    /// A record was found; `next` is the offset after its line break.
    case record(next: Int)
    /// More bytes have to be read first.
    case incomplete
    /// The record cannot be read, for the given reason; the next line may be readable.
    case damaged(String)
  }

  /// The maximum size of a quoted field in bytes; if a field is longer, its closing quote is assumed to be missing.
  static let longestQuoted = 1 << 16

  var dialect: CSVDialect
  /// The byte that ends lines: LF, or CR in files from old Macs.
  var lineEnd: UInt8

  /// Finds the fields of the record at the beginning of `bytes`; `isWhole` says that the end of `bytes` is the end of
  /// the file.
  func scan(_ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool, into fields: inout CSVFields) -> Outcome {
    fields.clear()
    let separator = dialect.separator
    let end = bytes.count
    var index = 0
    while true {
      if dialect.quotes == .enclosing, let quote = openingQuote(bytes, index) {
        switch quoted(bytes, quote, isWhole: isWhole, into: &fields) {
        case .record(let next): index = next
        case let other: return other
        }
      } else {
        let start = index
        while index < end {
          let byte = bytes[index]
          if byte == separator || byte == lineEnd { break }
          index += 1
        }
        let endsLine = index == end ? isWhole : bytes[index] == lineEnd
        let hasReturn = lineEnd == 0x0A && endsLine && index > start && bytes[index - 1] == 0x0D
        fields.append(start, hasReturn ? index - 1 : index)
      }
      guard index < end else {
        return isWhole ? .record(next: index) : .incomplete
      }
      if bytes[index] == lineEnd { return .record(next: index + 1) }
      index += 1
    }
  }

  /// The offset of the double quote that opens the field at `start`, possibly after spaces; nil if the field is not
  /// quoted.
  @inline(__always)
  private func openingQuote(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    return index < bytes.count && bytes[index] == 0x22 ? index : nil
  }

  /// Scans a field from its opening quote on; the outcome contains the offset of the separator or line break after the
  /// field.
  private func quoted(
    _ bytes: UnsafeBufferPointer<UInt8>, _ quote: Int, isWhole: Bool, into fields: inout CSVFields
  ) -> Outcome {
    var index = quote + 1
    var hasDoubled = false
    while true {
      while index < bytes.count, bytes[index] != 0x22 { index += 1 }
      guard index - quote <= Self.longestQuoted else { return .damaged("a quote is opened but not closed") }
      guard index + 1 < bytes.count || isWhole else { return .incomplete }
      guard index < bytes.count else { return .damaged("a quote is opened but not closed") }
      if index + 1 < bytes.count, bytes[index + 1] == 0x22 {
        hasDoubled = true
        index += 2
        continue
      }
      break
    }
    let end = index
    index += 1
    while index < bytes.count, bytes[index] == 0x20 || (bytes[index] == 0x0D && lineEnd != 0x0D) { index += 1 }
    guard index < bytes.count || isWhole else { return .incomplete }
    guard index == bytes.count || bytes[index] == dialect.separator || bytes[index] == lineEnd else {
      return .damaged("text follows a closing quote: quotes inside a field are written twice")
    }
    fields.append(quote + 1, end, hasDoubledQuotes: hasDoubled)
    return .record(next: index)
  }
}

import Domain

/// Reads a CSV file of an export record by record, as in RFC 4180, except that a line may also end with a single line
/// feed.
final class CSVInput {
  /// The file, and the line at which the current record begins, for messages.
  private(set) var place: String
  private let bytes: ByteInput

  /// The maximum number of fields that a record may have.
  private static let mostFields = 200

  init(_ source: any ByteSource, name: String) throws(LarderError) {
    bytes = try ByteInput(source, name: name)
    place = bytes.place
  }

  var progress: Double { bytes.progress }
  /// The number of bytes that have been read.
  var offset: Int { bytes.offset }

  /// Creates an error with the line of the current record.
  func error(_ problem: String) -> LarderError {
    LarderError(.badFile, "\(place): \(problem)", outcome: .nothing(.imported))
  }

  /// The fields of the next record, without quotes; nil at the end.
  func next() throws(LarderError) -> [String]? {
    place = bytes.place
    guard try bytes.next() != nil else { return nil }
    var fields: [String] = []
    while true {
      fields.append(try bytes.next() == 0x22 ? try quoted() : try plain())
      guard fields.count <= Self.mostFields else { throw error("there are more than \(Self.mostFields) columns") }
      switch try bytes.next() {
      case 0x2C: bytes.skip()
      case 0x0D:
        bytes.skip()
        guard try bytes.next() == 0x0A else { throw error("a carriage return stands outside of quotes") }
        bytes.skip()
        return fields
      case 0x0A:
        bytes.skip()
        return fields
      case nil: return fields
      default: throw error("something follows the quote that ends a cell")
      }
    }
  }

  private func plain() throws(LarderError) -> String {
    var read: [UInt8] = []
    try bytes.take(into: &read) { $0 != 0x2C && $0 != 0x0A && $0 != 0x0D && $0 != 0x22 }
    guard try bytes.next() != 0x22 else { throw error("a quote stands in the middle of a cell") }
    return try bytes.text(read)
  }

  private func quoted() throws(LarderError) -> String {
    bytes.skip()
    var read: [UInt8] = []
    while true {
      try bytes.take(into: &read) { $0 != 0x22 }
      guard try bytes.next() != nil else { throw error("the file ends before the quote that closes a cell") }
      bytes.skip()
      guard try bytes.next() == 0x22 else { return try bytes.text(read) }
      bytes.skip()
      read.append(0x22)
    }
  }
}

import Domain

/// Reads a file with one JSON text per line, using memory that does not grow with the file.
final class JSONLinesReader: RecordReader {
  /// The longest line that is read, in bytes; products with many pictures have lines of several hundred thousand bytes.
  static let longestLine = 1 << 23

  /// The number of the current line, from 1.
  private(set) var line = 0
  private let window: ByteWindow
  private var text = FieldText()
  private var range = 0..<0

  /// Creates a reader at the beginning of a file; `name` is the file's name in messages.
  init(_ source: any ByteSource, name: String) throws(LarderError) {
    window = ByteWindow(try TextBytes(source, name: name))
  }

  /// The share of the file that has been read: 0 to 1.
  var progress: Double { window.progress }

  /// A scanner at the beginning of the current line, valid until the next line is read.
  var scanner: JSONScanner { JSONScanner(window[range]) }

  /// Goes to the next line that is not blank.
  func next() throws(LarderError) -> ReadResult {
    var searched = 0
    while true {
      if let end = window.first(0x0A, from: window.start + searched) {
        range = window.start..<end
        window.start = end + 1
      } else if window.isAtEnd {
        guard window.count > 0 else { return .end }
        range = window.start..<window.end
        window.start = window.end
      } else {
        guard window.count <= Self.longestLine else { return try skip() }
        searched = window.count
        _ = try window.fill()
        continue
      }
      line += 1
      searched = 0
      if !range.allSatisfy({ window.base[$0] <= 0x20 }) { return .record }
    }
  }

  /// A refusal of the current line, with its original text.
  func refusal(_ reason: String) -> RefusedRecord {
    RefusedRecord(line: line, text: text.cut(window[range]), reason: reason)
  }

  private func skip() throws(LarderError) -> ReadResult {
    line += 1
    let shown = text.cut(window[window.start..<window.end])
    try window.skip(behind: 0x0A)
    return .refused(
      RefusedRecord(line: line, text: shown, reason: "the line is longer than \(Self.longestLine >> 20) megabytes"))
  }
}

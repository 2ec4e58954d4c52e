import Reference

/// The pieces of all texts, numbered by how often they occur, so that most take one or two bytes.
///
/// A generic compressor would make the file a third smaller, but its output depends on the library's version, and then
/// nobody could check that the file is what the table says.
struct PieceTable {
  private(set) var pieces: [String] = []
  private var numbers: [String: Int] = [:]

  init(_ texts: [String]) {
    var counts: [String: Int] = [:]
    for text in texts {
      for piece in Self.pieces(of: text) { counts[piece, default: 0] += 1 }
    }
    pieces = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    for (number, piece) in pieces.enumerated() { numbers[piece] = number }
  }

  /// The words between the spaces; a comma at a word's end is a piece of its own.
  static func pieces(of text: String) -> [String] {
    text.split(separator: " ").flatMap { word in
      word.last == "," && word.count > 1 ? [String(word.dropLast()), ReferenceLayout.comma] : [String(word)]
    }
  }

  /// Whether the reader makes the same text of the pieces.
  static func keeps(_ text: String) -> Bool {
    !text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.contains("  ") && !text.contains(" ,")
      && !text.hasPrefix(ReferenceLayout.comma) && !text.contains(",, ") && !text.hasSuffix(",,")
  }

  func write(_ text: String, to writer: inout ByteWriter) {
    let numbers = Self.pieces(of: text).compactMap { self.numbers[$0] }
    writer.varint(numbers.count)
    for number in numbers { writer.varint(number) }
  }
}

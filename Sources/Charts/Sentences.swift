internal import Text

/// The text form of a chart: what a screen reader reads aloud.
enum Sentences {
  /// Sentences as lines no wider than the canvas; each of `paragraphs` starts a line.
  static func lines(_ paragraphs: [String], on canvas: Canvas) -> [StyledLine] {
    paragraphs.filter { !$0.isEmpty }.flatMap { canvas.show($0).wrapped(to: canvas.width) }.map { StyledLine($0) }
  }

  /// A span of days as it is said: `2–8 Nov` is `2 to 8 Nov`.
  static func spoken(_ text: String) -> String {
    text.split(separator: "–", omittingEmptySubsequences: false).map { part in
      part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    }.map { String($0) }.joined(separator: " to ")
  }
}

package import Text

/// The sign and the ink of a judgement beside its word, so that it never depends on colour alone.
package enum LevelSign: Sendable, CaseIterable {
  case good
  case moderate
  /// More than there should be.
  case high
  /// Less than there should be.
  case low
  case unknown

  /// One character in Unicode; in ASCII `ok`, or one or two exclamation marks.
  package func glyph(on canvas: Canvas) -> String {
    switch self {
    case .good: canvas.isASCII ? "ok" : "●"
    case .moderate: canvas.isASCII ? "!" : "◆"
    case .high: canvas.isASCII ? "!!" : "▲"
    case .low: canvas.isASCII ? "!!" : "▼"
    case .unknown: "?"
    }
  }

  /// The ink, if there are colours.
  package var ink: Ink {
    switch self {
    case .good: .green
    case .moderate: .yellow
    case .high, .low: .red
    case .unknown: .faint
    }
  }
}

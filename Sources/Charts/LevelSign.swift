package import Text

/// The sign and the color next to the word of a judgment, such as `HIGH`; the signs differ even without color.
package enum LevelSign: Sendable, CaseIterable {
  case good
  case moderate
  /// The value is higher than it should be.
  case high
  /// The value is lower than it should be.
  case low
  case unknown

  /// The sign: one character in Unicode; in ASCII, `ok`, `!`, `!!` or `?`.
  package func glyph(on canvas: Canvas) -> String {
    switch self {
    case .good: canvas.isASCII ? "ok" : "●"
    case .moderate: canvas.isASCII ? "!" : "◆"
    case .high: canvas.isASCII ? "!!" : "▲"
    case .low: canvas.isASCII ? "!!" : "▼"
    case .unknown: "?"
    }
  }

  /// The color of the sign, on a canvas with colors.
  package var ink: Ink {
    switch self {
    case .good: .green
    case .moderate: .yellow
    case .high, .low: .red
    case .unknown: .faint
    }
  }
}

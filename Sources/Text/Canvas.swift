/// The characters that may be used for drawing.
package enum GlyphSet: Sendable {
  case unicode
  /// Only letters, digits and punctuation of ASCII, both for drawings and for text from data.
  case ascii
}

/// What a report is drawn on: its width, its glyphs, and the reader's options.
///
/// ```
/// let screen = Canvas(width: 132)
/// screen.show("Käse\u{7} 1–2 €")  // "Käse 1–2 €"
/// let plain = Canvas(width: 20, glyphs: .ascii)
/// plain.width  // 40
/// plain.show("Käse\u{7} 1–2 €")  // "Kaese 1-2 EUR"
/// ```
package struct Canvas: Sendable {
  /// The width in terminal cells, at least 40.
  package let width: Int
  /// The characters for drawing; with `ascii`, text from data is converted to ASCII too.
  package let glyphs: GlyphSet
  /// Whether reports are sentences instead of drawings (`--accessible`).
  package let isAccessible: Bool
  /// The units in which the reader wants weights; energy and nutrients are always in kcal, grams and milligrams, as on
  /// labels.
  package let weights: WeightUnits
  /// The number of lines of the terminal window; nil if the output does not go to a window.
  package let rows: Int?
  /// Whether the report is written to a page, which may be longer than a screen.
  package let isPage: Bool

  /// Creates a canvas; a width of less than 40 becomes 40.
  package init(
    width: Int = 80, glyphs: GlyphSet = .unicode, isAccessible: Bool = false, weights: WeightUnits = .metric,
    rows: Int? = nil, isPage: Bool = false
  ) {
    self.width = max(40, width)
    self.glyphs = glyphs
    self.isAccessible = isAccessible
    self.weights = weights
    self.rows = rows
    self.isPage = isPage
  }

  /// The number of lines that a report can have in a window of 24 lines if the prompt takes one line.
  package static let usualLines = 23

  /// The number of lines that a report can have in the window if the prompt takes one line; at least `usualLines`.
  package var linesBesidePrompt: Int { max(Self.usualLines, (rows ?? 0) - 1) }

  /// Whether all output has to be ASCII.
  package var isASCII: Bool { glyphs == .ascii }

  /// Makes text from data safe for this canvas: without harmful characters, and in ASCII if the canvas requires it.
  package func show(_ text: String) -> String {
    isASCII ? SafeText.ascii(SafeText.visible(text)) : SafeText.visible(text)
  }
}

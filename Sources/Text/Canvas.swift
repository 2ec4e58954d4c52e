/// The characters that may be used for drawing.
package enum GlyphSet: Sendable {
  case unicode
  /// Only letters, digits and punctuation of ASCII, both for drawings and for texts from data.
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
  /// The characters for drawing; with `ascii`, texts from data are converted to ASCII too.
  package let glyphs: GlyphSet
  /// Whether reports are sentences instead of drawings (`--accessible`).
  package let isAccessible: Bool
  /// The reader's units of weight; energy and nutrients are in kcal, grams and milligrams whatever the units, as on
  /// labels.
  package let weights: WeightUnits
  /// The lines of the window; nil if the report goes to no window.
  package let rows: Int?
  /// Whether the report becomes a page, which may be longer than a screen.
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

  /// The lines that a window of 24 rows leaves beside the prompt.
  package static let usualLines = 23

  /// The lines that the window leaves beside the prompt; one that is unknown or low counts as one of 24 rows.
  package var linesBesidePrompt: Int { max(Self.usualLines, (rows ?? 0) - 1) }

  /// Whether all output has to be ASCII.
  package var isASCII: Bool { glyphs == .ascii }

  /// Makes text from data safe for this canvas: without harmful characters, and in ASCII if the canvas requires it.
  package func show(_ text: String) -> String {
    isASCII ? SafeText.ascii(SafeText.visible(text)) : SafeText.visible(text)
  }
}

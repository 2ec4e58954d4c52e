/// Which characters may be drawn with.
package enum GlyphSet: Sendable {
  case unicode
  /// Letters, digits and punctuation of ASCII only, in drawings and in data.
  case ascii
}

/// What a report is drawn on: its width, its glyphs, and what its reader can see and weighs in.
package struct Canvas: Sendable {
  /// Width in terminal cells, 40 at least.
  package let width: Int
  /// What may be drawn with, and whether data is folded to ASCII.
  package let glyphs: GlyphSet
  /// Sentences instead of drawings (`--accessible`).
  package let isAccessible: Bool
  /// What its reader weighs in; energy and nutrients are in kcal, grams and milligrams for everybody, as on labels.
  package let weights: WeightUnits

  /// A canvas; a width of less than 40 is taken as 40.
  package init(
    width: Int = 80, glyphs: GlyphSet = .unicode, isAccessible: Bool = false, weights: WeightUnits = .metric
  ) {
    self.width = max(40, width)
    self.glyphs = glyphs
    self.isAccessible = isAccessible
    self.weights = weights
  }

  /// Whether all that is written has to be ASCII.
  package var isASCII: Bool { glyphs == .ascii }

  /// Text from data made fit for this canvas: harmless, and folded to ASCII where the canvas is.
  package func show(_ text: String) -> String {
    isASCII ? SafeText.ascii(SafeText.visible(text)) : SafeText.visible(text)
  }
}

package import Text

/// A chart that fits into a line of text, next to words that say what it shows.
package protocol InlineChart: Sendable {
  /// The widths, in cells, at which the drawing can be read.
  var widths: ClosedRange<Int> { get }
  /// A short legend for the same line of text: `P 16  C 50  F 34 %`; empty if the drawing has no parts.
  var key: String { get }
  /// The drawing in words, for readers who do not see it: `protein 16 %, carbs 50 %, fat 34 %`.
  ///
  /// Empty if the text next to the drawing says enough.
  var words: String { get }
  /// The drawing at a width within `widths`.
  func line(on canvas: Canvas, width: Int) -> StyledLine
  /// The drawing without words, as high as a line of text; its description is empty if `words` says the same.
  var inlineImage: VectorImage { get }
}

extension InlineChart {
  /// The words followed by `unit`, which says what the shares are parts of:
  /// `protein 16 %, carbs 50 %, fat 34 % of kcal`; empty if there are no words.
  package func words(unit: String) -> String { words.isEmpty || unit.isEmpty ? words : "\(words) \(unit)" }
}

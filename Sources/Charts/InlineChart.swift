package import Text

/// A chart that fits into a line of text, beside words that say what it shows.
package protocol InlineChart: Sendable {
  /// The widths, in cells, at which the drawing can be read.
  var widths: ClosedRange<Int> { get }
  /// A short key to the parts of the drawing, for the same line: `P 16  C 50  F 34 %`; empty if it has no parts.
  var key: String { get }
  /// The same in words, for readers who do not see the drawing: `protein 16 %, carbs 50 %, fat 34 %`; empty if the
  /// words beside the drawing say enough.
  var words: String { get }
  /// The drawing at a width within `widths`.
  func line(on canvas: Canvas, width: Int) -> StyledLine
  /// The drawing without words, as high as a line of text; its description is empty if `words` says the same.
  var inlineImage: VectorImage { get }
}

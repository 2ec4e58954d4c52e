package import Text

/// Numbers that can be looked at: one value with a drawing, sentences, a table of its numbers, and a vector image.
package protocol Chart: Sendable {
  /// The chart as the canvas wants it: a drawing for its width and glyphs, or sentences; no line wider than the canvas.
  func lines(on canvas: Canvas) -> [StyledLine]
  /// Every number that the chart shows, for the tables of HTML pages; JSON and CSV have the commands' own fields.
  var table: ChartTable { get }
  /// The chart as shapes, for SVG and HTML.
  var image: VectorImage { get }
}

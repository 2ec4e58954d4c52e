package import Text

/// A chart of numbers: it has a drawing, sentences, a table of its numbers, and a vector image.
package protocol Chart: Sendable {
  /// Returns the chart as lines no wider than the canvas: a drawing or, on an accessible canvas, sentences.
  func lines(on canvas: Canvas) -> [StyledLine]
  /// Every number that the chart shows, for the tables of HTML pages; JSON and CSV have their own fields instead.
  var table: ChartTable { get }
  /// The chart as shapes, for SVG and HTML.
  var image: VectorImage { get }
}

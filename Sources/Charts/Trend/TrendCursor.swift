package import Text

extension TrendChart {
  /// The smallest number of rows for the line in a low window.
  private static let fewest = 3

  /// Returns the chart as at most `lines` lines, with the tallest plot that fits.
  ///
  /// If there is no room even for a plot of three rows, the lines at the top are left out, so that the axis is visible.
  package func lines(fitting lines: Int, on canvas: Canvas) -> [StyledLine] {
    let most = max(Self.fewest, min(height ?? Self.tallest, lines))
    let drawn = limited(to: most).lines(on: canvas)
    if drawn.count <= lines { return drawn }
    // Only the rows of the plot depend on the height, and they are counted without drawing them.
    let rows = rowCount(height: most) ?? 0
    let fitting = stride(from: most - 1, through: Self.fewest, by: -1).first { height in
      drawn.count - rows + (rowCount(height: height) ?? rows) <= lines
    }
    return Array(limited(to: fitting ?? Self.fewest).lines(on: canvas).suffix(max(0, lines)))
  }

  /// The number of points, each one cell wide, that fit on a canvas beside an axis with labels of up to six digits.
  package static func room(on canvas: Canvas) -> Int { canvas.width - 10 }
}

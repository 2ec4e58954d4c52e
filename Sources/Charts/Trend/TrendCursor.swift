package import Text

extension TrendChart {
  /// The most rows of a line in a tall window, and the fewest in a low one.
  private static let (mostRows, fewestRows) = (30, 3)

  /// Returns the chart in exactly as many rows as a window has for it, or in fewer.
  ///
  /// The line gets the most rows with which the chart has at most `lines` lines. If there is no room even for three, the
  /// lines at the top are left out, so that the axis is visible.
  package func lines(fitting lines: Int, on canvas: Canvas) -> [StyledLine] {
    let most = max(Self.fewestRows, min(height ?? Self.mostRows, lines))
    var drawn: [StyledLine] = []
    for height in stride(from: most, through: Self.fewestRows, by: -1) {
      drawn = limited(to: height).lines(on: canvas)
      if drawn.count <= lines { return drawn }
    }
    return Array(drawn.suffix(max(0, lines)))
  }

  /// How many points a canvas has room for, one cell each, beside an axis with labels of up to six digits.
  package static func room(on canvas: Canvas) -> Int { canvas.width - 10 }
}

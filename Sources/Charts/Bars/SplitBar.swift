package import Text

/// One bar that is split into the shares of its parts.
package struct SplitBar: InlineChart {
  let shares: [Double]
  let parts: [SplitBars.Part]

  /// Creates a bar from a share, 0 to 1, for each part; nil if the sum of the shares is zero.
  package init?(_ shares: [Double], of parts: [SplitBars.Part]) {
    guard let known = Shares(shares) else { return nil }
    self.shares = known.parts
    self.parts = parts
  }

  package var widths: ClosedRange<Int> { 10...35 }

  package var key: String {
    zip(parts, SplitBars.percents(shares)).map { "\($0.name) \($1)" }.joined(separator: ", ") + " %"
  }

  package var words: String {
    zip(parts, SplitBars.percents(shares)).map { "\($0.name) \($1) %" }.joined(separator: ", ")
  }

  package func line(on canvas: Canvas, width: Int) -> StyledLine {
    SplitBars.bar(shares, width: width, glyphs: canvas.glyphs, letters: parts.map(\.letter))
  }
}

/// Lines of an image, each with a horizontal bar between columns of text.
struct BarLines {
  typealias Shape = VectorImage.Shape

  /// A line with a bar, or with a mark and words instead of a bar.
  struct Line {
    /// The text that is shown when the line is pointed at.
    let title: String
    /// Whether a gap separates this line from the one above it.
    var isApart = false
    /// Draws the bar from `y` down, `height` pixels high.
    let bar: (_ y: Double, _ height: Double) -> [Shape]
  }

  let lines: [Line]
  let columns: ImageColumns
  /// The scale above the bars; nil if there is no scale.
  let axis: BarAxis?
  let goalLabel: String?
  /// The height of a line, in pixels.
  var height = 27.0
  /// The height of a bar, in pixels.
  var thickness = 17.0
  /// The gap above a line that is set apart, in pixels.
  var gap = 0.0

  /// Draws the lines below their scale.
  func draw(on sheet: inout ImageSheet) {
    let top = sheet.y + 21
    let (tops, end) = places(from: top + 3)
    let bottom = end + 3
    sheet.draw(columns.headings(baseline: top - 7))
    if let axis {
      sheet.draw(axis.grid(top: top, bottom: bottom, goalLabel: goalLabel, within: columns.scaleRange))
    }
    for (index, line) in lines.enumerated() {
      let y = tops[index]
      let area = Shape.area(
        x: ImageSheet.left - 6, y: y, width: ImageSheet.right - ImageSheet.left + 12,
        height: height + columns.heightBelow(index))
      let bar = line.bar(y + (height - thickness) / 2, thickness)
      let texts = columns.row(index, baseline: y + height / 2 + 4.5) + columns.rowBelow(index, y: y + height)
      sheet.draw([.titled(line.title, [area] + bar + texts)])
    }
    if let axis { sheet.draw(axis.goalLine(top: top, bottom: bottom)) }
    sheet.y = bottom + 14
  }

  /// The top of each line, and the bottom of the last line, in pixels.
  private func places(from start: Double) -> (tops: [Double], end: Double) {
    var y = start
    let tops = lines.enumerated().map { index, line in
      if index > 0, line.isApart { y += gap }
      defer { y += height + columns.heightBelow(index) }
      return y
    }
    return (tops, y)
  }
}

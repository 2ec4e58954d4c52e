extension TrendChart {
  /// The line over its days with the goal, and the previous period as a lighter, dashed line.
  package var image: VectorImage {
    var sheet = ImageSheet(heading)
    if allValues.isEmpty {
      sheet.words(emptyText)
      goalFigure.map { sheet.words("\(goalLabel.capitalizedFirst) \($0)") }
    } else {
      sheet.legend(legend)
      TrendImagePlot(self, y: sheet.y).draw(on: &sheet)
    }
    sheet.footer([summary, namesExtremes ? extremes : [], differences()])
    for mention in shownMentions { sheet.footer(mention.imageLines.map { [$0] }) }
    return sheet.image(of: self, title: heading.line)
  }

  private var legend: [ImageSheet.Entry] {
    guard let before else { return [] }
    return [
      .init(mark: .stroke(.series, isDashed: false), words: before.nowName),
      .init(mark: .stroke(.before, isDashed: true), words: before.legendName),
    ]
  }
}

extension TrendChart.Mention {
  /// The first of several lists of names that fits into two lines of an image; if none fits, the number of names.
  fileprivate var imageLines: [String] {
    lines(
      { names in
        let parts = ["\(label):"] + names.dropLast().map { $0 + "," } + names.suffix(1)
        return TextExtent.lines(
          of: parts, to: ImageSheet.right - ImageSheet.left, size: ImageSheet.textSize, separator: " ")
      }, count: { [$0] })
  }
}

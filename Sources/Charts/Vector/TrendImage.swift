extension TrendChart {
  /// The line over its days with its goal; the period before as a lighter, dashed one.
  package var image: VectorImage {
    var sheet = ImageSheet(heading)
    if allValues.isEmpty {
      sheet.words(emptyText)
      goalFigure.map { sheet.words("\(goalLabel.capitalizedFirst) \($0)") }
    } else {
      sheet.legend(legend)
      TrendImagePlot(self, y: sheet.y).draw(on: &sheet)
    }
    sheet.footer([summary, namesExtremes ? extremes : []])
    for mention in mentions { sheet.footer(mention.imageLines.map { [$0] }) }
    return sheet.image(of: self, title: heading.line)
  }

  private var legend: [ImageSheet.Entry] {
    guard let before else { return [] }
    let isEmpty = before.values.allSatisfy { $0 == nil }
    return [
      .init(mark: .stroke(.series, isDashed: false), words: before.nowName),
      .init(mark: .stroke(.before, isDashed: true), words: before.name + (isEmpty ? ", no log" : "")),
    ]
  }
}

extension TrendChart.Mention {
  /// The first choice that two lines of an image hold, else the count.
  fileprivate var imageLines: [String] {
    for names in choices {
      let parts = ["\(label):"] + names.dropLast().map { $0 + "," } + names.suffix(1)
      let lines = TextExtent.lines(
        of: parts, to: ImageSheet.right - ImageSheet.left, size: ImageSheet.textSize, separator: " ")
      if lines.count <= Self.mostLines { return lines }
    }
    return choices.isEmpty || count.isEmpty ? [] : [count]
  }
}

extension TrendChart {
  /// The line over its days with its goal; the period before as a lighter, dashed one.
  package var image: VectorImage {
    var sheet = ImageSheet(heading)
    if allValues.isEmpty {
      sheet.words(emptyText)
      goal.map { sheet.words("\(goalLabel.capitalizedFirst) \(figure($0))") }
    } else {
      sheet.legend(legend)
      TrendImagePlot(self, y: sheet.y).draw(on: &sheet)
    }
    sheet.footer([summary, namesExtremes ? extremes : []])
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

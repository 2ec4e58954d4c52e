import Charts

/// A chart of the matrix: its file of pictures, and how it is made of each case's data.
struct MatrixChart: Sendable {
  /// The name of its file under `Fixtures/charts`, without the ending.
  let file: String
  let ascii: ASCIIForm
  let chart: @Sendable (ChartCase) -> any Chart

  /// What its picture in ASCII is to the one in Unicode.
  enum ASCIIForm: Sendable {
    /// The same picture with other glyphs, cell by cell.
    case sameCells
    /// A picture of its own: digits instead of blocks, another legend, wider signs.
    case ownPicture
  }

  init(_ file: String, ascii: ASCIIForm = .sameCells, _ chart: @escaping @Sendable (ChartCase) -> any Chart) {
    self.file = file
    self.ascii = ascii
    self.chart = chart
  }

  /// What is recorded of a case: all widths with the normal data, and with the others what they change.
  ///
  /// The normal picture in ASCII is in `Fixtures/readers`.
  func canvases(_ drawn: ChartCase) -> [DrawnOn] {
    if drawn == .normal { return DrawnOn.everyWidth }
    return ascii == .ownPicture ? [.middle, .ascii, .sentences] : DrawnOn.once
  }

  /// The seven cases as pictures.
  var pictures: [Picture] { ChartCase.allCases.map { Picture($0.rawValue, on: canvases($0), chart($0)) } }
}

/// Every chart there is, with the data of seven cases.
enum ChartMatrix {
  static let charts = [
    MatrixChart("trend", trend), MatrixChart("trend-before", trendBefore), MatrixChart("day-bars", dayBars),
    MatrixChart("compared-bars", comparedBars), MatrixChart("amount-bars", amountBars),
    MatrixChart("split-bars", splitBars), MatrixChart("gauges", gauges),
    MatrixChart("month-heatmap", ascii: .ownPicture, monthHeatmap),
    MatrixChart("spark-rows", ascii: .ownPicture, sparkRows),
    MatrixChart("sparkline", ascii: .ownPicture, sparkline),
    MatrixChart("marker-bars", ascii: .ownPicture, markerBars),
  ]
}

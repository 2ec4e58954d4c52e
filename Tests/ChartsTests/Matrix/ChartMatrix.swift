import Charts

/// A chart of the matrix: its file of pictures, and how it is made of each case's data.
struct MatrixChart: Sendable {
  /// The name of its file under `Fixtures/charts`, without the ending.
  let file: String
  let chart: @Sendable (ChartCase) -> any Chart

  init(_ file: String, _ chart: @escaping @Sendable (ChartCase) -> any Chart) {
    self.file = file
    self.chart = chart
  }

  /// The seven cases as pictures.
  var pictures: [Picture] { ChartCase.allCases.map { Picture($0.rawValue, chart($0).lines) } }
}

/// Every chart there is: each is drawn at three widths in two glyph sets with the data of seven cases.
enum ChartMatrix {
  static let charts = [
    MatrixChart("trend", trend), MatrixChart("trend-before", trendBefore), MatrixChart("day-bars", dayBars),
    MatrixChart("compared-bars", comparedBars), MatrixChart("amount-bars", amountBars),
    MatrixChart("split-bars", splitBars), MatrixChart("gauges", gauges), MatrixChart("month-heatmap", monthHeatmap),
    MatrixChart("spark-rows", sparkRows), MatrixChart("sparkline", sparkline), MatrixChart("marker-bars", markerBars),
  ]
}

import Charts

/// A chart of the matrix with the data of one case.
struct ImageCase: Sendable, CustomStringConvertible {
  let name: String
  let data: ChartCase
  let chart: any Chart

  var description: String { "\(name), \(data.rawValue)" }

  /// Every chart with every kind of data.
  static let all: [ImageCase] = ChartMatrix.charts.flatMap { chart in
    ChartCase.allCases.map { ImageCase(name: chart.file, data: $0, chart: chart.chart($0)) }
  }
}

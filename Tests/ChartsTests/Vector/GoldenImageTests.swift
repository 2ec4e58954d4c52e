import Charts
import Foundation
import Testing

/// The files of images under Fixtures/charts/vector; open them in a browser, in light and in dark.
///
/// `LARDER_RECORD=1 swift test --filter ChartsTests` writes them anew; look at each changed one before it is committed.
@Suite struct GoldenImageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Fixtures/charts/vector"
  ).standardizedFileURL

  private static let normal = ImageSamples.cases[0]

  private static let charts: [(name: String, chart: any Chart)] = [
    ("trend", Samples.energyTrend), ("trend-fortnight", Samples.fortnight), ("day-bars", Samples.week()),
    (
      "trend-before",
      Samples.trend(
        Array(Samples.eightWeeks[28...]), summary: ["mean 2,003", "last month 2,179 (-176)"],
        before: Array(Samples.eightWeeks[..<28]))
    ),
    ("split-bars", Samples.weekOfMacros), ("gauges", Samples.today),
    ("compared-bars", ImageSamples.comparedBars(normal)), ("amount-bars", AmountBarsTests.eightWeeks),
    ("month", MonthHeatmapTests.month), ("spark-rows", SparklineTests.household),
    ("sparkline", ImageSamples.sparkline(normal)), ("hostile", ImageSamples.dayBars(ImageSamples.cases[9])),
  ]

  @Test func files() throws {
    for (name, chart) in Self.charts {
      let file = Self.folder.appending(path: name + ".svg")
      let drawn = chart.image.svg
      if ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1" {
        try drawn.write(to: file, atomically: true, encoding: .utf8)
      } else {
        let recorded = try String(contentsOf: file, encoding: .utf8)
        #expect(drawn == recorded, "\(name).svg (set LARDER_RECORD=1 to record it anew)")
      }
    }
  }
}

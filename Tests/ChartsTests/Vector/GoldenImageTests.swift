import Charts
import Expect
import Foundation
import Testing

/// The files of images under Fixtures/charts/vector; open them in a browser, in light and in dark.
///
/// `LARDER_RECORD=1 swift test --filter ChartsTests` writes them again; look at each changed one before you commit it.
@Suite struct GoldenImageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Fixtures/charts/vector"
  ).standardizedFileURL

  /// Each chart with its normal data; one with names that are wide or mean harm.
  private static let images: [(name: String, image: VectorImage)] =
    ImageCase.all.filter { $0.data == .normal }.map { ($0.name, $0.chart.image) }
    + ImageCase.all.filter { $0.data == .wideNames && $0.name == "compared-bars" }.map {
      ("\($0.name)-wide-names", $0.chart.image)
    }
    + [
      ("trend-fortnight", Samples.fortnight.image), ("spark-rows-many-figures", Samples.manyFigures.image),
      ("gauges-beyond", Samples.gaugesBeyond.image), ("marker-bars-beyond", Samples.markersBeyond.image),
    ]
    + ImageCase.all.filter { $0.data == .negative && ["compared-bars", "amount-bars"].contains($0.name) }.map {
      ("\($0.name)-negative", $0.chart.image)
    }

  @Test func files() throws {
    for (name, image) in Self.images {
      let file = Self.folder.appending(path: name + ".svg")
      let drawn = image.svg
      if ProcessInfo.processInfo.environment["LARDER_RECORD"] == "1" {
        try drawn.write(to: file, atomically: true, encoding: .utf8)
      } else {
        let recorded = try String(contentsOf: file, encoding: .utf8)
        expect(drawn, equals: recorded, "\(name).svg (set LARDER_RECORD=1 to record it anew)")
      }
    }
  }
}

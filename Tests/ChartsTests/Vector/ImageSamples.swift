import Figures
import Text

@testable import Charts

/// Cases of images that no chart of the matrix has.
extension Samples {
  static let sevenDigits = (0..<10).map { Figure.text(1_234_560 + Double($0)) }

  /// Rows with more figures than fit beside their days.
  static var manyFigures: SparkRows {
    SparkRows(
      heading: heading(nil), figureTitles: (0..<10).map { "n\($0)" },
      rows: ["Dad", "Mum"].map {
        .init(name: $0, series: ChartCase.normal.week, figures: sevenDigits, word: .over)
      })
  }

  /// A supply that is exceeded, a limit beyond the axis, a goal that is met, and an amount below zero.
  static var gaugesBeyond: Gauges {
    Gauges(rows: [
      .init(name: "energy", value: 3000, limit: 2000, unit: "kcal", kind: .supply),
      .init(name: "sodium", value: 3900, limit: 2300, unit: "mg", kind: .limit),
      .init(name: "protein", value: 115, limit: 110, unit: "g", kind: .goal),
      .init(name: "fat", value: -8, limit: 60, unit: "g", kind: .goal),
    ])
  }

  /// Amounts beyond the axis, between the thresholds and below zero.
  static var markersBeyond: MarkerBars {
    markers([
      marker("sodium", 5200, of: 2000, unit: "mg", .init(.high, "HIGH")),
      marker("sugar", 96.2, of: 90, second: 1.8, decimals: 1, .init(.moderate, "MODERATE")),
      marker("fiber", -0.4, of: 30, second: 0.8, decimals: 1, .init(.low, "LOW"), direction: .atLeast),
    ])
  }
}

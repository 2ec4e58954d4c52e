import Charts
import Text

extension ChartMatrix {
  /// A week's health markers.
  @Sendable static func markerBars(_ drawn: ChartCase) -> any Chart {
    typealias Row = MarkerBars.Row
    let rows: [Row] =
      switch drawn {
      case .normal: MarkerDays.rows
      case .empty: []
      case .onePoint: [Samples.marker("sodium", 1999, of: 2000, unit: "mg", .init(.good, "GOOD"))]
      case .equal: ["sodium", "sugar"].map { Samples.marker($0, 50, of: 50, .init(.good, "GOOD")) }
      case .huge:
        [
          Samples.marker("sodium", 1e15, of: 2000, unit: "mg", .init(.high, "HIGH")),
          Samples.marker("fiber", 3, of: 2.5e15, .init(.low, "LOW"), direction: .atLeast),
          Samples.marker("sugar", 1e15, of: 1e15, .init(.good, "GOOD")),
        ]
      case .negative:
        [
          Samples.marker("sodium", -320, of: 2000, unit: "mg", .init(.good, "GOOD")),
          Samples.marker("fiber", -0.4, of: 30, decimals: 1, .init(.low, "LOW"), direction: .atLeast),
          Samples.marker("sugar", 48, of: -50, .init(.unknown, "CANNOT TELL")),
        ]
      case .wideNames:
        WideNames.all.enumerated().map { index, name in
          Samples.marker(
            name, Double(index) * 450, of: 2000, unit: index == 0 ? "グラム" : "mg",
            .init(index > 5 ? .high : .good, index == 6 ? "高い" : "GOOD"))
        }
      }
    return MarkerBars(
      heading: Heading(
        title: drawn.name("Health markers", 0), unit: "% of limit", subject: drawn.name("Dad", 1),
        period: "2–8 Nov 2026", coverage: drawn == .empty ? nil : "mean of 6 logged days"),
      rows: rows,
      words: .init(
        limit: drawn.name("limit, of fiber at least", 2), second: "120 %: HIGH beyond; fiber 80 %: LOW below"),
      footer: drawn == .normal ? [MarkerDays.footer] : [])
  }
}

/// The normal markers: means of a week, and their limits.
enum MarkerDays {
  static let rows = [
    Samples.marker("sodium", 2416, of: 2000, unit: "mg", .init(.high, "HIGH")),
    Samples.marker("sat. fat", 21.5, of: 22, decimals: 1, .init(.good, "GOOD")),
    Samples.marker("sugar", 96.2, of: 90, decimals: 1, .init(.moderate, "MODERATE")),
    Samples.marker("fiber", 19.4, of: 30, second: 0.8, decimals: 1, .init(.low, "LOW"), direction: .atLeast),
  ]
  static let footer = "sodium: over on 3 of 6 days, largest source instant ramen, 1,820 mg"
}

import Charts
import Figures
import Text

extension Samples {
  /// The markers in charts.md: too much sodium, too little fiber, and sugar within the limit, of which all may be free
  /// sugar.
  static var markers: MarkerBars {
    markers([
      marker("sodium", 2416, of: 2000, unit: "mg", .init(.high, "HIGH")),
      marker("sat. fat", 21.5, of: 22, decimals: 1, .init(.good, "GOOD")),
      marker("sugar", 48.1, of: 90, second: 0.5, decimals: 1, .init(.unknown, "CANNOT TELL")),
      marker("fiber", 19.4, of: 30, second: 0.8, decimals: 1, .init(.low, "LOW"), direction: .atLeast),
    ])
  }

  /// Markers under the words of the program.
  static func markers(_ rows: [MarkerBars.Row]) -> MarkerBars {
    MarkerBars(
      heading: Heading(
        title: "Health markers", unit: "% of limit", subject: "Dad", period: "2–8 Nov 2026",
        coverage: "mean of 6 logged days"),
      rows: rows,
      words: .init(limit: "limit, of fiber at least", second: "120 %: HIGH beyond; fiber 80 %: LOW below"),
      footer: rows.isEmpty
        ? []
        : ["sodium: over on 3 of 6 days, largest source instant ramen, 1,820 mg", "limits: adults, `explain sodium`"])
  }

  static func marker(
    _ name: String, _ amount: Double?, of limit: Double?, unit: String = "g", second: Double? = 1.2, decimals: Int = 0,
    _ verdict: MarkerBars.Verdict? = nil, direction: MarkerBars.Direction = .atMost
  ) -> MarkerBars.Row {
    MarkerBars.Row(
      name: name, fullName: name, amount: amount, figure: amount.map { Figure.text($0, decimals: decimals) } ?? "",
      limit: limit.flatMap { MarkerBars.Limit($0, figure: Figure.text($0), second: second) }, unit: unit,
      direction: direction, verdict: verdict)
  }
}

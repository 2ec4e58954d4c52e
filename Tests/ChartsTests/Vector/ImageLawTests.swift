import Expect
import TestSupport
import Testing

@testable import Charts

/// For any data, a longer bar in an image means a higher value, and each value above zero has a bar.
@Suite struct ImageLawTests {
  /// The total width of each row's rectangles, except those below all bars.
  private static func widths(_ image: VectorImage) -> [Double] {
    image.shapes.compactMap { shape in
      guard case .titled(_, let shapes) = shape else { return nil }
      return shapes.reduce(0) { sum, shape in
        guard case .rectangle(_, _, let width, _, let role, _) = shape, role != .grid else { return sum }
        return sum + width
      }
    }
  }

  @Test(arguments: SplitMix64.seeds) func longerIsMore(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<40 {
      let size: Double = [1.0, 40, 2500, 1e6, 1e15].randomElement(using: &random) ?? 1
      let values: [Double] = [0, size] + (0..<6).map { _ in Double.random(in: 0...size, using: &random) }
      let goal = Bool.random(using: &random) ? nil : values.randomElement(using: &random)
      let heading = Samples.heading(nil)
      let charts: [any Chart] = [
        DayBars(
          unit: "kcal", goal: goal, noteHeading: nil,
          rows: values.map { .init(name: "r", fullName: "r", state: .value($0)) }, sentenceHeading: "r"),
        AmountBars(
          heading: heading, rowName: "week",
          rows: values.map { .init(name: "r", fullName: "r", amount: .value($0), figure: "1") }),
        Gauges(
          rows: values.map { .init(name: "r", value: $0, limit: size * 0.9, unit: "g", decimals: 9, kind: .limit) }),
        Samples.markers(values.map { Samples.marker("r", $0, of: size * 0.9) }),
      ]
      for chart in charts {
        let place = "seed \(seed), round \(round), \(type(of: chart))"
        let widths = Self.widths(chart.image)
        expect(widths.count, equals: values.count, "\(place)")
        let drawn = zip(values, widths).sorted { $0.0 < $1.0 }
        for (value, width) in drawn where (value > 0) != (width > 0) { Issue.record("\(place): \(value) has \(width)") }
        for (lower, higher) in zip(drawn, drawn.dropFirst()) where lower.1 > higher.1 + 1e-6 {
          Issue.record("\(place): \(lower.0) is longer than \(higher.0)")
        }
      }
    }
  }
}

import Expect
import Testing
import Text

@testable import Charts

/// A value that is no number, or that no axis could hold, is drawn like one that was not logged.
@Suite struct NoNumberTests {
  private static let canvases =
    [40, 80, 132].flatMap { [Canvas(width: $0), Canvas(width: $0, glyphs: .ascii)] }
    + [Canvas(isAccessible: true)]

  /// Each chart with an observation between two values.
  private static let charts: [(name: String, make: @Sendable (Observation) -> any Chart)] = [
    (
      "day bars",
      { odd in
        let rows = [.value(1871), odd, .value(2352)].enumerated().map { index, state in
          DayBars.Row(name: Samples.weekdays[index], fullName: Samples.fullWeekdays[index], state: state)
        }
        return DayBars(unit: "kcal", goal: 2200, noteHeading: nil, rows: rows, sentenceHeading: "Energy.")
      }
    ),
    (
      "compared bars",
      { odd in
        let rows = [(odd, .value(2010)), (.value(1871), odd), (odd, odd)].enumerated().map { index, states in
          ComparedBars.Row(
            name: Samples.weekdays[index], fullName: Samples.fullWeekdays[index], now: states.0, before: states.1)
        }
        return ComparedBars(heading: Samples.heading(nil), rows: rows, goal: 2000)
      }
    ),
    (
      "amount bars",
      { odd in
        let rows = [.value(84.2), odd, .value(-3)].enumerated().map { index, amount in
          AmountBars.Row(
            name: Samples.weekStarts[index], fullName: Samples.weekStarts[index], amount: amount, figure: "9")
        }
        return AmountBars(heading: Samples.heading(nil), rowName: "week", rows: rows)
      }
    ),
    (
      "month",
      { odd in
        let days = [.value(1871), odd, .value(2352)].enumerated().map { index, state in
          MonthHeatmap.Day(number: index + 1, name: Samples.weekdays[index], state: state, verdict: nil)
        }
        return MonthHeatmap(
          heading: Samples.heading(nil), weekdays: Samples.weekdays, weeks: [.init(label: "W40", days: days)],
          figureSize: 100, words: .init(under: "under", slightlyOver: "over", over: "far over", figures: "hundreds"))
      }
    ),
    ("sparkline", { Sparkline(name: "Energy", unit: "kcal", series: [.value(1871), $0, .value(2352)]) }),
    (
      "spark rows",
      { odd in
        SparkRows(
          heading: Samples.heading(nil), figureTitles: [],
          rows: [.init(name: "Dad", series: [.value(1871), odd, .value(2352)], figures: [])])
      }
    ),
    ("trend", { trend([1871, $0.value, 2352]) }),
    (
      "trend before",
      { trend([1871, $0.value, 2352], .init(name: "last", nowName: "this", values: [$0.value, 2010, 1900])) }
    ),
    ("markers", { Samples.markers([Samples.marker("sodium", 1999, of: 2000), oddMarker($0.value)]) }),
  ]

  private static func trend(_ values: [Double?], _ before: TrendChart.PreviousPeriod? = nil) -> TrendChart {
    let points = values.indices.map { TrendChart.Point(name: Samples.weekdays[$0], tick: nil, value: values[$0]) }
    return TrendChart(
      heading: Samples.heading(nil), points: points, groups: [], goal: 2000, summary: [], before: before)
  }

  private static func oddMarker(_ amount: Double?) -> MarkerBars.Row {
    MarkerBars.Row(
      name: "sugar", fullName: "sugar", amount: amount, figure: "9", limit: .init(50, figure: "50"), unit: "g",
      direction: .atMost)
  }

  @Test(arguments: charts.map(\.name)) func isDrawnAsMissing(name: String) throws {
    let chart = try require(Self.charts.first { $0.name == name })
    let missing = chart.make(.missing)
    for odd in [Double.nan, .infinity, -.infinity, 1e101, -1e300] {
      for canvas in Self.canvases {
        let place = "\(name), \(odd), width \(canvas.width)"
        expect(chart.make(.value(odd)).lines(on: canvas), equals: missing.lines(on: canvas), "\(place)")
        // A number in the same place is drawn as one.
        expect(chart.make(.value(40)).lines(on: canvas) != missing.lines(on: canvas), "\(place)")
      }
    }
  }

  /// A share that is no number is a share of nothing.
  @Test func aShareIsNothing() {
    for odd in [Double.nan, .infinity, -.infinity] {
      for canvas in Self.canvases {
        let (drawn, nothing) = (Samples.macros([row([0.5, odd, 0.5])]), Samples.macros([row([0.5, 0, 0.5])]))
        expect(drawn.lines(on: canvas), equals: nothing.lines(on: canvas), "\(odd), width \(canvas.width)")
      }
    }
    func row(_ shares: [Double]) -> SplitBars.Row { .init(name: "Mon 2", shares: shares, total: 1800) }
  }
}

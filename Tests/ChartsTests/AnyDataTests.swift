import Expect
import TestSupport
import Testing
import Text

@testable import Charts

/// Rules that hold for every picture, whatever the data, the width and the glyphs.
@Suite struct AnyDataTests {
  private static let odd: [Double] = [
    0, -0.0, 1, -1, 0.001, 1e15, -1e15, 1e16, 1e99, 1e300, -1e308, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
    2000, 2000,
  ]
  private static let names = [
    "Mon 2", "", "寿司の日", "a very long name of a day", "e\u{301}\u{1B}[31m", "🥕", "Mon\n3",
    "</title><script>alert('1')</script> & \"x\" ]]> \u{0}\u{7}\u{202E} -->",
  ]

  private static func value(_ random: inout SplitMix64) -> Double? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: nil
    case 2: odd.randomElement(using: &random)
    default: Double.random(in: -100...3000, using: &random)
    }
  }

  private static func name(_ random: inout SplitMix64) -> String { names.randomElement(using: &random) ?? "" }

  private static func trend(_ random: inout SplitMix64) -> TrendChart {
    let points = (0..<Int.random(in: 0...150, using: &random)).map { index in
      TrendChart.Point(
        name: name(&random), tick: index % 7 == 0 ? name(&random) : nil, value: value(&random), isToCome: index > 140,
        metGoal: index % 3 == 0 ? true : nil)
    }
    let groups = stride(from: 0, to: points.count, by: 7).map {
      TrendChart.Group(name: name(&random), range: $0..<($0 + 7))
    }
    return TrendChart(
      heading: Heading(
        title: name(&random), unit: "kcal", subject: name(&random), period: "2–8 Nov", coverage: name(&random)),
      points: points, groups: Bool.random(using: &random) ? groups : [], goal: value(&random), goalLabel: name(&random),
      decimals: Int.random(in: 0...2, using: &random), height: [nil, 0, 1, 4, 30].randomElement(using: &random) ?? nil,
      summary: [name(&random), name(&random)],
      before: Bool.random(using: &random)
        ? nil
        : .init(
          name: name(&random), nowName: name(&random),
          values: (0..<Int.random(in: 0...200, using: &random)).map { _ in value(&random) }))
  }

  private static func dayBars(_ random: inout SplitMix64) -> DayBars {
    let rows = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      DayBars.Row(
        name: name(&random), fullName: name(&random), state: value(&random).map { .value($0) } ?? .missing,
        note: name(&random),
        word: Bool.random(using: &random) ? .over : nil)
    }
    return DayBars(
      unit: name(&random), goal: value(&random), decimals: 1, noteHeading: name(&random), rows: rows,
      sentenceHeading: name(&random))
  }

  private static func splitBars(_ random: inout SplitMix64) -> SplitBars {
    let parts = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      SplitBars.Part(name: name(&random), letter: String(name(&random).prefix(1)), note: name(&random))
    }
    let rows = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      SplitBars.Row(name: name(&random), shares: parts.map { _ in value(&random) ?? 0 }, total: value(&random))
    }
    return SplitBars(
      title: name(&random), subject: name(&random), period: name(&random), parts: parts, rows: rows,
      totalUnit: name(&random),
      footer: name(&random))
  }

  private static func gauges(_ random: inout SplitMix64) -> Gauges {
    Gauges(
      rows: (0..<Int.random(in: 0...6, using: &random)).map { index in
        .init(
          name: name(&random), value: value(&random) ?? 0, limit: value(&random), unit: name(&random),
          decimals: index % 2,
          kind: index % 3 == 0 ? .goal : .limit, unknown: index % 4)
      })
  }

  private static func observation(_ random: inout SplitMix64) -> Observation {
    value(&random).map { .value($0) } ?? [.missing, .partial, .unknown, .toCome].randomElement(using: &random)
      ?? .missing
  }

  private static func heading(_ random: inout SplitMix64) -> Heading {
    Heading(title: name(&random), unit: name(&random), subject: name(&random), period: name(&random))
  }

  private static func amountBars(_ random: inout SplitMix64) -> AmountBars {
    let rows = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      AmountBars.Row(
        name: name(&random), fullName: name(&random), amount: observation(&random), figure: name(&random),
        note: name(&random))
    }
    return AmountBars(
      heading: heading(&random), rowName: name(&random), rows: rows, missing: name(&random), summary: [name(&random)])
  }

  private static func month(_ random: inout SplitMix64) -> MonthHeatmap {
    let weeks = (0..<Int.random(in: 0...7, using: &random)).map { _ in
      MonthHeatmap.Week(
        label: name(&random),
        days: (0..<Int.random(in: 0...9, using: &random)).map { index in
          index == 2
            ? nil
            : MonthHeatmap.Day(
              number: Int.random(in: -3...200, using: &random), name: name(&random), state: observation(&random),
              verdict: MonthHeatmap.Verdict.allCases.randomElement(using: &random))
        })
    }
    return MonthHeatmap(
      heading: heading(&random), weekdays: (0..<Int.random(in: 0...9, using: &random)).map { _ in name(&random) },
      weeks: weeks, figureSize: value(&random) ?? 100, decimals: 1,
      words: .init(under: name(&random), slightlyOver: name(&random), over: name(&random), figures: name(&random)),
      summary: [name(&random)])
  }

  private static func comparedBars(_ random: inout SplitMix64) -> ComparedBars {
    let rows = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      ComparedBars.Row(
        name: name(&random), fullName: name(&random), now: observation(&random), before: observation(&random),
        word: Bool.random(using: &random) ? RowWord(name(&random)) : nil)
    }
    return ComparedBars(
      heading: heading(&random), nowName: name(&random), beforeName: name(&random), rows: rows, goal: value(&random),
      decimals: 1, footer: [name(&random)])
  }

  private static func sparkline(_ random: inout SplitMix64) -> Sparkline {
    Sparkline(
      name: name(&random), unit: name(&random),
      series: (0..<Int.random(in: 0...300, using: &random)).map { _ in observation(&random) }, decimals: 1)
  }

  private static func sparkRows(_ random: inout SplitMix64) -> SparkRows {
    let rows = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      SparkRows.Row(
        name: name(&random), series: (0..<Int.random(in: 0...70, using: &random)).map { _ in observation(&random) },
        figures: (0..<Int.random(in: 0...4, using: &random)).map { _ in name(&random) }, word: RowWord(name(&random)))
    }
    return SparkRows(
      heading: heading(&random), seriesTitle: name(&random), figureTitles: [name(&random), name(&random)],
      dayNames: names, rows: rows, scaling: Bool.random(using: &random) ? .perRow : .shared(nil),
      summary: [name(&random)])
  }

  private static func markerBars(_ random: inout SplitMix64) -> MarkerBars {
    let rows = (0..<Int.random(in: 0...6, using: &random)).map { index in
      MarkerBars.Row(
        name: name(&random), fullName: name(&random), amount: value(&random), figure: name(&random),
        limit: value(&random).flatMap { MarkerBars.Limit($0, figure: name(&random), second: value(&random)) },
        unit: name(&random), direction: index % 3 == 0 ? .atLeast : .atMost,
        verdict: LevelSign.allCases.randomElement(using: &random).map { .init($0, name(&random)) })
    }
    return MarkerBars(
      heading: heading(&random), rows: rows, words: .init(limit: name(&random), second: name(&random)),
      footer: [name(&random)])
  }

  /// One of each chart, by its name.
  static func charts(_ random: inout SplitMix64) -> [(name: String, chart: any Chart)] {
    [
      ("trend", trend(&random)), ("day bars", dayBars(&random)), ("split bars", splitBars(&random)),
      ("gauges", gauges(&random)), ("amount bars", amountBars(&random)), ("month", month(&random)),
      ("compared bars", comparedBars(&random)), ("marker bars", markerBars(&random)),
      ("sparkline", sparkline(&random)), ("spark rows", sparkRows(&random)),
    ]
  }

  @Test(arguments: SplitMix64.seeds) func picturesKeepTheRules(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<30 {
      let width = Int.random(in: 40...200, using: &random)
      for (name, chart) in Self.charts(&random) {
        for canvas in [
          Canvas(width: width), Canvas(width: width, glyphs: .ascii), Canvas(width: width, isAccessible: true),
        ] {
          for line in chart.lines(on: canvas) {
            if let fault = Self.fault(of: line, on: canvas) {
              Issue.record(
                "seed \(seed), round \(round), \(name), width \(width): \(fault): \(line.plain.debugDescription)")
            }
          }
        }
      }
    }
  }

  static func fault(of line: StyledLine, on canvas: Canvas) -> String? {
    let plain = line.plain
    if line.cells > canvas.width { return "\(line.cells) cells" }
    if canvas.isASCII, !plain.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return "not ASCII" }
    if plain.unicodeScalars.contains("\u{2800}") { return "an empty braille cell" }
    if plain.unicodeScalars.contains(where: { $0.value < 0x20 }) { return "a control character" }
    if plain.contains("nan") || plain.contains("inf") { return "no number" }
    if withoutColour(line.rendered(colour: .ansi16)) != plain { return "colour changes the picture" }
    return nil
  }

  /// The text without `ESC [ ... m`.
  private static func withoutColour(_ text: String) -> String {
    var result = ""
    var isInSequence = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" {
        isInSequence = true
      } else if !isInSequence {
        result.unicodeScalars.append(scalar)
      } else if scalar == "m" {
        isInSequence = false
      }
    }
    return result
  }

  @Test func colourIsThere() {
    let rendered = Samples.week().lines(on: Canvas()).map { $0.rendered(colour: .ansi16) }.joined()
    for code in ["[36m█", "[33m▒", "[32m┊"] { expect(rendered.contains("\u{1B}\(code)")) }
  }
}

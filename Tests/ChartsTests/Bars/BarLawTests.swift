import Charts
import Expect
import TestSupport
import Testing
import Text

/// Laws for any data: the same data gives the same picture, a longer bar is a higher value, and a day without a value
/// has no bar.
@Suite struct BarLawTests {
  private static let canvases = [40, 60, 80, 132, 200].flatMap {
    [Canvas(width: $0), Canvas(width: $0, glyphs: .ascii)]
  }

  /// Realistic values of similar size, with a third of the days missing.
  private static func observations(_ count: Int, from least: Double, _ random: inout SplitMix64) -> [Observation] {
    let size: Double = [1, 40, 2500, 1e6, 1e15].randomElement(using: &random) ?? 1
    return (0..<count).map { _ in
      switch Int.random(in: 0..<9, using: &random) {
      case 0: .missing
      case 1: .unknown
      case 2: .toCome
      case 3: .value(0)
      default: .value(Double.random(in: (least * size)...size, using: &random))
      }
    }
  }

  /// The cells of bars in the line of a row: full, and an eighth of each part of one; those to the left count as
  /// negative.
  private static func length(_ line: String) -> Int {
    let eighths: [Character: Int] = [
      "█": 8, "▒": 8, "░": 8, "#": 8, "%": 8, "=": 8, "▉": 7, "▊": 6, "▋": 5, "▌": 4, "▍": 3, "▎": 2, "▏": 1, "▐": 4,
    ]
    return line.reduce(0) { $0 + (eighths[$1] ?? 0) }
  }

  /// The lines of the rows that are called `r0`, `r1` and so on.
  private static func rows(_ lines: [String], count: Int) -> [String] {
    (0..<count).compactMap { index in lines.first { $0.drop { $0 == " " }.hasPrefix("r\(index) ") } }
  }

  private static func expectOrdered(
    _ observations: [Observation], _ lines: [String], sides: Bool = false, hasRoom: Bool,
    _ place: @autoclosure () -> String
  ) {
    guard lines.count == observations.count else {
      Issue.record("\(place()): \(lines.count) rows of \(observations.count)")
      return
    }
    let drawn = zip(observations, lines).compactMap { observation, line -> (value: Double, length: Int)? in
      let length = length(line)
      guard case .value(let value) = observation else {
        if length > 0 { Issue.record("\(place()): a bar for no value: \(line)") }
        return nil
      }
      if value == 0, length > 0 { Issue.record("\(place()): a bar for zero: \(line)") }
      return (value, sides && value < 0 ? -length : value < 0 ? 0 : length)
    }.sorted { $0.value < $1.value }
    // If one row has a bar, or if there is room, every value above zero has one.
    if hasRoom || drawn.contains(where: { $0.length > 0 }) {
      for bar in drawn where bar.value > 0 && bar.length == 0 {
        Issue.record("\(place()): no bar for \(bar.value)")
      }
    }
    for (lower, higher) in zip(drawn, drawn.dropFirst()) where lower.length > higher.length {
      Issue.record("\(place()): \(lower.value) is longer than \(higher.value)")
    }
  }

  @Test(arguments: SplitMix64.seeds) func longerIsMore(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<20 {
      let days = Self.observations(8, from: round.isMultiple(of: 2) ? 0 : -0.5, &random)
      let known = ChartMatrix.values(days).compactMap { $0 }
      let goal = Bool.random(using: &random) ? nil : known.randomElement(using: &random)
      let bars = DayBars(
        unit: "kcal", goal: goal, noteHeading: nil,
        rows: days.enumerated().map { .init(name: "r\($0)", fullName: "r\($0)", state: $1) }, sentenceHeading: "")
      let compared = ComparedBars(
        heading: Samples.heading(nil),
        rows: days.enumerated().map {
          .init(name: "r\($0)", fullName: "r\($0)", now: $1, before: days.reversed()[$0])
        }, goal: goal)
      let amounts = AmountBars(
        heading: Samples.heading(nil), rowName: "week",
        rows: days.enumerated().map { .init(name: "r\($0)", fullName: "r\($0)", amount: $1, figure: "1") })
      for canvas in Self.canvases {
        let place = "seed \(seed), round \(round), width \(canvas.width)"
        let hasRoom = canvas.width >= 80
        func lines(_ chart: any Chart) -> [String] { chart.lines(on: canvas).map(\.plain) }
        Self.expectOrdered(days, Self.rows(lines(bars), count: 8), hasRoom: hasRoom, "\(place), day bars")
        Self.expectOrdered(days, Self.rows(lines(compared), count: 8), hasRoom: hasRoom, "\(place), compared bars")
        Self.expectOrdered(
          days, Self.rows(lines(amounts), count: 8), sides: true, hasRoom: hasRoom, "\(place), amount bars")
      }
    }
  }

  /// Markers within the axis: a longer bar is a larger share, and none is empty.
  @Test(arguments: SplitMix64.seeds) func aLongerMarkerIsMore(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<20 {
      let days = (0..<8).map { _ in Observation.value(Double(Int.random(in: 0...2500, using: &random))) }
      let second = [nil, 0.5, 1.2].randomElement(using: &random) ?? nil
      let markers = Samples.markers(
        ChartMatrix.values(days).enumerated().map { Samples.marker("r\($0)", $1, of: 2000, unit: "mg", second: second) }
      )
      for canvas in Self.canvases {
        // The lines of heading and footer begin with no row's name; a figure's `%` is a bar's glyph in ASCII.
        let lines = Self.rows(markers.lines(on: canvas).map(\.plain), count: 8).map { line in
          line.replacing(" %", with: "")
        }
        Self.expectOrdered(
          days, lines, hasRoom: canvas.width >= 60, "seed \(seed), round \(round), width \(canvas.width), marker bars")
      }
    }
  }

  /// A gauge is full if, and only if, its value has reached the limit.
  @Test(arguments: SplitMix64.seeds) func aFullGaugeIsAReachedLimit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<100 {
      let values = (0..<6).map { _ in Double(Int.random(in: -100...2600, using: &random)) }
      let gauges = Gauges(
        rows: values.enumerated().map {
          .init(name: "r\($0)", value: $1, limit: 2000, unit: "kcal", kind: .limit)
        })
      for canvas in Self.canvases {
        let lines = Self.rows(gauges.lines(on: canvas).map(\.plain), count: 6)
        let place = "seed \(seed), round \(round), width \(canvas.width)"
        let bars = lines.map { Self.inside($0, isASCII: canvas.isASCII) }
        let lengths = bars.map(Self.length)
        for lower in values.indices {
          for higher in values.indices where values[lower] <= values[higher] && lengths[lower] > lengths[higher] {
            Issue.record("\(place): \(values[lower]) is longer than \(values[higher])")
          }
        }
        for (value, bar) in zip(values, bars) where (value >= 2000) != bar.allSatisfy({ "█#".contains($0) }) {
          Issue.record("\(place): \(value) is drawn as \(bar)")
        }
      }
    }
  }

  /// The cells of a gauge within its frame.
  private static func inside(_ line: String, isASCII: Bool) -> String {
    let (start, end): (Character, Character) = isASCII ? ("[", "]") : ("▕", "▏")
    let bar = line.prefix { $0 != "%" }
    guard let first = bar.firstIndex(of: start), let last = bar.lastIndex(of: end), first < last else { return "" }
    return String(bar[bar.index(after: first)..<last])
  }

  /// A sparkline's cells: a level for each value, higher for a higher one, and a mark, not a level, for each other
  /// day.
  @Test(arguments: SplitMix64.seeds) func levelsRiseWithValues(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<60 {
      let days = Self.observations(Int.random(in: 1...60, using: &random), from: -1, &random)
      for (canvas, levels) in [(Canvas(), "▁▂▃▄▅▆▇█"), (Canvas(glyphs: .ascii), "0123456789")] {
        let cells = Array(Sparkline(name: "", unit: "", series: days).line(on: canvas).plain)
        expect(cells.count, equals: days.count, "seed \(seed), round \(round)")
        let known = zip(cells, days).compactMap { cell, day -> (value: Double, level: Int)? in
          let level = Array(levels).firstIndex(of: cell)
          guard case .value(let value) = day else {
            expect(level, equals: nil, "seed \(seed), round \(round): a level for \(day)")
            return nil
          }
          return level.map { (value, $0) }
        }.sorted { $0.value < $1.value }
        expect(known.count, equals: ChartMatrix.values(days).compactMap { $0 }.count, "seed \(seed), round \(round)")
        expect(zip(known, known.dropFirst()).allSatisfy { $0.level <= $1.level }, "seed \(seed), round \(round)")
      }
    }
  }

  /// Created again from the same data and drawn again, a chart is the same, and no line is too wide.
  @Test(arguments: ChartMatrix.charts.map(\.file)) func theSameDataIsTheSamePicture(file: String) throws {
    let chart = try require(ChartMatrix.charts.first { $0.file == file })
    for drawn in ChartCase.allCases {
      for width in stride(from: 40, through: 200, by: 8) {
        for glyphs in [GlyphSet.unicode, .ascii] {
          let canvas = Canvas(width: width, glyphs: glyphs)
          let lines = chart.chart(drawn).lines(on: canvas)
          expect(lines, equals: chart.chart(drawn).lines(on: canvas), "\(drawn.rawValue), \(width)")
          for line in lines {
            if let fault = AnyDataTests.fault(of: line, on: canvas) {
              Issue.record("\(drawn.rawValue), width \(width): \(fault): \(line.plain)")
            }
          }
        }
      }
    }
  }
}

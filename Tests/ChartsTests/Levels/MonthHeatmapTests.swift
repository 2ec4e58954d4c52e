import Charts
import Expect
import Testing
import Text

/// The month as a calendar: pictures, and what a reader can take from them.
@Suite struct MonthHeatmapTests {
  /// October 2026 begins on a Thursday; kcal of its days in order.
  private static let october: [Observation] =
    [2130, 2105, 2398, 2118, 2055, 2310, 2398].map { .value($0) } + [.missing, .missing, .unknown]
    + [2422, 1968, 1892, 1906, 2088, 2301, 2279, 2425].map { .value($0) }
    + [2110, 2120, 2095, 2144, 2108, nil, 2047, 1677, 2008, 1730, 1761].map { $0.map { .value($0) } ?? .missing }
    + [.toCome, .toCome]

  private static func verdict(_ state: Observation) -> MonthHeatmap.Verdict? {
    guard case .value(let value) = state else { return nil }
    return value < 1800 ? .under : value <= 2040 ? .met : value <= 2200 ? .slightlyOver : .over
  }

  /// A month whose first day is in the column `offset`.
  private static func chart(
    _ states: [Observation], offset: Int = 3, weekdays: [String] = Samples.weekdays, scale: LevelScale? = nil,
    label: String = "W", summary: [String] = [], namesDays: Bool = true
  ) -> MonthHeatmap {
    let days = states.enumerated().map { index, state in
      MonthHeatmap.Day(
        number: index + 1, name: "\(weekdays[(index + offset) % 7]) \(index + 1)", state: state,
        verdict: verdict(state))
    }
    let cells = [MonthHeatmap.Day?](repeating: nil, count: states.isEmpty ? 0 : offset) + days
    let weeks = stride(from: 0, to: cells.count, by: 7).map {
      MonthHeatmap.Week(label: "\(label)\(40 + $0 / 7)", days: Array(cells[$0..<min($0 + 7, cells.count)]))
    }
    return MonthHeatmap(
      heading: Heading(
        title: "Energy", unit: "kcal", per: "day", subject: "Dad", period: "October 2026", coverage: "goal 2,000"),
      weekdays: weekdays, weeks: weeks, scale: scale, figureSize: 100,
      words: .init(
        under: "under 90%", slightlyOver: "over goal by 2–10%", over: "over by more than 10%",
        figures: "number = hundreds of kcal"), summary: summary, namesDays: namesDays)
  }

  private static let month = chart(
    october, summary: ["mean 2,095", "September 2,121 (-26)", "goal met on 13 of 25 days"])

  @Test func pictures() throws {
    let sundays = ["Sun"] + Samples.weekdays.dropLast()
    try GoldenFile.check(
      [
        Picture(
          "weeks from Sunday, a scale that is given",
          Self.chart(Self.october, offset: 4, weekdays: sundays, scale: LevelScale(low: 1600, high: 2600))),
        Picture("labels by day", Self.chart(Array(Self.october.prefix(9)), label: "Oct ")),
        Picture("no weeks", Self.chart([])),
      ], against: "month-heatmap-cases.txt")
  }

  /// The contents of the cells of the ASCII calendar, by the number of the day.
  private static func cells(_ chart: MonthHeatmap) -> [Int: (figure: Substring, sign: Character?)] {
    var cells: [Int: (Substring, Character?)] = [:]
    for line in chart.lines(on: Canvas(glyphs: .ascii)).map(\.plain) where line.hasPrefix("W4") {
      let row = Array(line.prefix(53))
      for start in stride(from: 5, to: row.count, by: 7) {
        let cell = String(row[start..<min(start + 6, row.count)]).split(separator: " ")
        guard cell.count == 2, let day = Int(cell[0]) else { continue }
        let sign = cell[1].last.flatMap { "+^v".contains($0) ? $0 : nil }
        cells[day] = (sign == nil ? cell[1] : cell[1].dropLast(), sign)
      }
    }
    return cells
  }

  @Test func everyDayCanBeRead() throws {
    let cells = Self.cells(Self.month)
    expect(cells.count, equals: 31)
    for (index, state) in Self.october.enumerated() {
      let cell = try require(cells[index + 1])
      switch state {
      case .value(let value):
        expect(Int(cell.figure), equals: Int((value / 100).rounded()), "day \(index + 1)")
        expect(
          cell.sign, equals: (value < 1800 ? "v" : value <= 2040 ? nil : value <= 2200 ? "+" : "^"), "day \(index + 1)")
      case .missing: expect(cell.figure, equals: "-")
      case .partial: expect(cell.figure, equals: "~")
      case .unknown: expect(cell.figure, equals: "?")
      case .toCome: expect(cell.figure, equals: ">")
      }
    }
  }

  @Test(arguments: [40, 80, 132]) func theNumbersOfMarkedDaysAreExact(width: Int) {
    let lines = Self.month.lines(on: Canvas(width: width, glyphs: .ascii)).map(\.plain)
    let text = lines.joined(separator: "\n")
    expect(text.contains("highest 2,425 (Sun 18)"))
    for marked in ["v 26: 1,677", "28: 1,730", "^ 3: 2,398", "18: 2,425", "+ 1: 2,130"] {
      expect(text.contains(marked))
    }
    expect(text.contains("(-26)"))
  }

  /// On a screen that shows more than the calendar, the signs stay and the figures of single days are left out.
  @Test(arguments: [40, 80]) func theNumbersOfDaysCanBeLeftOut(width: Int) {
    let canvas = Canvas(width: width)
    let brief = Self.chart(Self.october, summary: ["mean 2,095"], namesDays: false).lines(on: canvas).map(\.plain)
    let whole = Self.chart(Self.october, summary: ["mean 2,095"]).lines(on: canvas).map(\.plain)
    expect(brief.contains("mean 2,095") && brief.count < whole.count)
    expect(!brief.contains { $0.contains("highest") || $0.contains("2,398") })
    expect(brief.contains { $0.contains("▲ over by more than 10%") })
  }

  @Test func theMeanOfAWeekLeavesItsGapsOut() {
    for width in [40, 80] {
      let lines = Self.month.lines(on: Canvas(width: width)).map(\.plain)
      expect(lines.contains { $0.hasPrefix("W41") && $0.hasSuffix("2,296") })
    }
  }

  @Test func levelsRiseWithValues() {
    let scale = LevelScale(fitting: [1677, 2425])
    expect(scale, equals: LevelScale(low: 1600, high: 2600))
    let chart = Self.chart([1600, 1724, 1725, 2474, 2475, 9000, -5].map { .value($0) }, offset: 0, scale: scale)
    let row = chart.lines(on: Canvas()).map(\.plain).first { $0.hasPrefix("W40") } ?? ""
    expect(row.filter { "▁▂▃▄▅▆▇█".contains($0) }, equals: "▁▁▁▁▂▂▇▇████▁▁")
  }

  @Test(arguments: [(0.0, 0.0), (1.0, 1.0), (5, 4), (.nan, 1), (0, .infinity)])
  func aScaleThatIsNoneIsRefused(low: Double, high: Double) { expect(LevelScale(low: low, high: high), equals: nil) }
}

import Expect
import Testing
import Text

@testable import Charts

/// Rows of groups, labels of few points, and heights that fit a screen.
@Suite struct TrendGroupTests {
  /// Weeks with their means, in groups of two whose means over days the caller gives.
  private static func months(_ wholes: [(name: String, mean: Double?, logged: Int)]) -> TrendChart {
    let points = wholes.indices.flatMap { month in
      [2000, 1000].map { value in
        TrendChart.Point(name: "week \(month)", value: wholes[month].mean == nil ? nil : value)
      }
    }
    let groups = wholes.enumerated().map { month, whole in
      TrendChart.Group(
        name: whole.name, range: (2 * month)..<(2 * month + 2),
        whole: .init(mean: whole.mean, logged: whole.logged, passed: 14))
    }
    return TrendChart(
      heading: Samples.heading(nil), points: points, groups: groups, groupName: "month", pointName: "week", goal: 2000,
      summary: [])
  }

  /// Six days of 2,000 and one of 1,000 are 13,000 through 7: 1,857; the mean of the weeks' means would be 1,500.
  @Test func aGroupsMeanIsThatOfItsDays() {
    let chart = Self.months([("Sep 2026", 13000.0 / 7, 7), ("Oct 2026", nil, 0)])
    let lines = chart.lines(on: Canvas(width: 40)).map(\.plain)
    expect(lines.contains { $0.hasPrefix("Sep 2026") && $0.hasSuffix("1,857 7/14") })
    expect(lines.contains { $0.contains("goal 2,000") })
    expect(!lines.contains { $0.contains("1,500") })
    expect(lines[0].contains("mean of each month"))
  }

  /// Three weights between 72 and 74 kg lie at both ends and in the middle of 24 cells, since bars from zero would be
  /// alike: 40 cells without `1 Nov │`, ` 72.0` and ` 1/1` are 24.
  @Test func levelsAreDotsBetweenTheirEnds() {
    let points = [("1 Nov", 72.0), ("2 Nov", 74), ("3 Nov", 73)].map { TrendChart.Point(name: $0, value: $1) }
    let chart = TrendChart(
      heading: Samples.heading(nil), points: points, groups: [], goal: nil, decimals: 1, isLevel: true, summary: [])
    let rows = TrendRows(chart, on: Canvas(width: 40)).lines.map(\.plain).filter { $0.contains("Nov │") }
    let dots = rows.map { row in row.drop { $0 != "│" }.dropFirst().prefix { $0 != "●" }.count }
    expect(dots, equals: [0, 23, 12])
  }

  /// What is logged without a value is not called "nothing".
  @Test(arguments: [
    (unknown: true, toCome: false, "What is logged in this period has no known value."),
    (unknown: false, toCome: false, "Nothing is logged in this period."),
    (unknown: false, toCome: true, "All of it is to come."),
  ]) func aChartWithoutValuesSaysWhy(unknown: Bool, toCome: Bool, text: String) {
    let point = TrendChart.Point(name: "Mon 16 Nov", value: nil, isToCome: toCome, isUnknown: unknown)
    let chart = TrendChart(
      heading: Samples.heading(nil), points: [point], groups: [], groupName: "week", pointName: "day", goal: nil,
      summary: [])
    expect(chart.lines(on: Canvas()).map(\.plain).contains(text))
  }

  @Test func groupsWithoutALogAreOneRow() {
    let names = ["Jan 2025", "Feb 2025", "Mar 2025", "Apr 2025"]
    let chart = Self.months(names.enumerated().map { ($1, $0 == 3 ? 2000.0 : nil, $0 == 3 ? 9 : 0) })
    let lines = chart.lines(on: Canvas(width: 40)).map(\.plain)
    expect(lines.contains("Jan – Mar 2025  no log"))
    expect(lines.count { $0.contains("no log") }, equals: 1)
  }

  @Test(arguments: [
    ("Jan 2025", "Aug 2025", "Jan – Aug 2025"), ("Nov 2025", "Feb 2026", "Nov 2025 – Feb 2026"),
    ("Mon 23 Nov", "Mon 30 Nov", "Mon 23 – Mon 30 Nov"), ("2025", "2026", "2025 – 2026"), ("a", "a", "a – a"),
  ])
  func namesShareTheirEnds(first: String, last: String, both: String) {
    expect(SpokenRuns.span(first, last, joinedBy: " – "), equals: both)
  }

  @Test func runsEndWhereTheWordsChange() {
    expect(SpokenRuns.runs(of: ["a", "a", nil, nil, "a", "b", "b"]), equals: [0..<2, 2..<3, 3..<4, 4..<5, 5..<7])
    let days = [("Mon 2 Nov", "no log"), ("Tue 3 Nov", "no log"), ("Wed 4 Nov", nil), ("Thu 5 Nov", "to come")]
    expect(
      SpokenRuns.sentences(days) { "day \($0)." }, equals: ["Mon 2 to Tue 3 Nov no log.", "day 2.", "day 3."])
  }

  private static func labelled(_ labels: [String], width: Int) -> String {
    let points = labels.map { TrendChart.Point(name: $0, label: $0, value: 100) }
    let chart = TrendChart(heading: Samples.heading(nil), points: points, groups: [], goal: nil, summary: [])
    return chart.lines(on: Canvas(width: width, glyphs: .ascii)).map(\.plain).first {
      $0.hasPrefix("        " + labels[0])
    } ?? ""
  }

  /// The axis starts in the ninth cell; three points have eight cells each, twelve four.
  @Test func eachOfFewPointsHasItsName() {
    expect(Self.labelled(["Sep", "Oct", "Nov"], width: 80), equals: "        Sep     Oct     Nov")
    expect(
      Self.labelled(["26 Oct", "2 Nov", "9 Nov", "16 Nov"], width: 80), equals: "        26 Oct  2 Nov   9 Nov   16 Nov"
    )
    let year = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    expect(Self.labelled(year, width: 80), equals: "        " + year.joined(separator: " "))
  }

  @Test(arguments: [23, 20, 18]) func aChartFitsItsScreen(lines: Int) {
    let canvas = Canvas(width: 80)
    let chart = Samples.energyTrend
    expect(chart.fitted(to: lines, on: canvas).lines(on: canvas).count <= lines)
    // What is named in words under the line stays.
    expect(chart.fitted(to: 18, on: canvas).lines(on: canvas).map(\.plain).contains { $0.hasPrefix("no log") })
  }

  /// Eight levels of 300 hold 848 to 2,896: from 600, the last multiple below, to 600 + 2,400.
  @Test(arguments: [
    (848.0, 2896.0, 600.0, 3000.0), (0, 24, 0, 24), (0, 25, 0, 32), (100, 390, 80, 400), (1, 8.9, 1, 9),
  ])
  func levelsFitTheirValues(low: Double, high: Double, first: Double, last: Double) {
    let scale = LevelScale(fitting: [low, high])
    expect(scale.low == first && scale.high == last)
    expect(scale.level(of: high, outOf: 8) - scale.level(of: low, outOf: 8) >= 4)
  }
}

import Charts
import Expect
import Figures
import Foundation
import Testing
import Text

/// Rows of level glyphs: pictures, and what a reader can take from them.
@Suite struct SparklineTests {
  private static func observations(_ values: [Double?]) -> [Observation] {
    values.map { $0.map { .value($0) } ?? .missing }
  }

  private static func spark(_ values: [Observation], scale: LevelScale? = nil, decimals: Int = 0) -> Sparkline {
    Sparkline(name: "Energy", unit: "kcal", series: values, scale: scale, decimals: decimals)
  }

  private static let week: [Observation] = observations([1784, 2192, 1935, nil, 2120]) + [.unknown, .toCome]

  private static func heading(_ title: String, _ subject: String) -> Heading {
    Heading(title: title, unit: "kcal", per: "day", subject: subject, period: "2–8 Nov 2026")
  }

  private static let household = SparkRows(
    heading: heading("Energy", "household"), seriesTitle: "MTWTFSS",
    figureTitles: ["mean", "goal", "logged"], dayNames: Samples.weekdays,
    rows: [
      .init(name: "Dad", series: week, figures: ["2,008", "2,000", "4/5"], word: RowWord(.met, "met")),
      .init(
        name: "👩‍🍳 Maria-Magdalena von und zu Hohenzollern", series: observations([1650, 1702, 1810, 1688, 1590, nil]),
        figures: ["1,688", "1,900", "5/5"], word: .under),
      .init(name: "寿司の日", series: observations([2480, nil, 2611]), figures: ["2,546", "2,200", "2/5"], word: .over),
      .init(name: "Mia", series: [.missing, .missing, .toCome], figures: ["", "1,400", "0/2"]),
    ], summary: ["household 6,242 of 7,500 kcal a day"])

  private static let weeks = SparkRows(
    heading: Heading(
      title: "Energy", unit: "kcal", per: "day", subject: "Dad", period: "14 Sep – 8 Nov 2026",
      coverage: "8 weeks, one row per week"),
    figureTitles: ["mean", "days"],
    rows: (0..<8).map { week in
      let days = Array(Samples.eightWeeks[(week * 7)..<(week * 7 + 7)])
      let values = days.compactMap { $0 }
      return SparkRows.Row(
        name: Samples.weekStarts[week], series: observations(days),
        figures: [Figure.text(values.reduce(0, +) / Double(values.count)), "\(values.count)/7"],
        word: week == 7 ? RowWord("this week") : nil)
    })

  @Test func sparklines() throws {
    try GoldenFile.check(
      [
        Picture("a week", Self.spark(Self.week)),
        Picture(
          "longer than a line", on: DrawnOn.everyWidth,
          Self.spark((0..<150).map { .value(Double(1500 + $0 * 37 % 900)) })),
        Picture("no days", Self.spark([])),
        Picture("decimals", Self.spark(Self.observations([0.5, 0.25, 1.05]), decimals: 2)),
      ], against: "sparkline-cases.txt")
  }

  @Test func rows() throws {
    let shapes = SparkRows(
      heading: Self.heading("All", "Dad"), figureTitles: ["mean"],
      rows: [
        .init(name: "energy", series: Self.week, figures: ["2,008"]),
        .init(name: "fiber", series: Self.observations([19.4, 28, 31, 12.5]), figures: ["22.7"]),
      ], scaling: .perRow)
    let given = SparkRows(
      heading: Self.heading("Energy", "Dad"), figureTitles: [],
      rows: [.init(name: "week", series: Self.week, figures: [])],
      scaling: .shared(LevelScale(low: 1800, high: 2000)))
    let huge = SparkRows(
      heading: Self.heading("Energy", "Dad"), figureTitles: ["mean", "total"],
      rows: [
        .init(
          name: "week", series: Self.observations([1e15, -1e15]),
          figures: ["1,000,000,000,000,000", "-2,000,000,000,000,000"], word: .over)
      ])
    try GoldenFile.check(
      [
        Picture("a household", on: DrawnOn.everyWidth, Self.household), Picture("weeks at a glance", Self.weeks),
        Picture("each on its own scale", shapes), Picture("a scale that is given", given),
        Picture("huge", on: [.narrow], huge),
        Picture("no rows", SparkRows(heading: Self.heading("Energy", "Dad"), figureTitles: ["mean"], rows: [])),
      ], against: "spark-rows-cases.txt")
  }

  /// The rows of a drawing by their first word: the glyphs, and the texts after them.
  private static func reading(_ chart: SparkRows, width: Int, of name: String) -> [String] {
    let lines = chart.lines(on: Canvas(width: width, glyphs: .ascii)).map(\.plain)
    return lines.first { $0.hasPrefix(name + " ") }?.split(separator: " ").map(String.init) ?? []
  }

  @Test(arguments: [40, 80, 132]) func everyWeekCanBeRead(width: Int) throws {
    for (index, start) in Samples.weekStarts.enumerated() {
      let words = Self.reading(Self.weeks, width: width, of: start)
      let days = Array(Samples.eightWeeks[(index * 7)..<(index * 7 + 7)])
      let glyphs = Array(try require(words.dropFirst(2).first))
      expect(glyphs.count, equals: 7)
      expect(glyphs.indices.filter { glyphs[$0] == "-" }, equals: days.indices.filter { days[$0] == nil })
      let highest = days.indices.max { (days[$0] ?? 0) < (days[$1] ?? 0) }
      expect(glyphs.max(), equals: glyphs[try require(highest)])
      expect(words.contains("\(days.compactMap { $0 }.count)/7"))
    }
  }

  @Test(arguments: [40, 80, 132]) func aLongNameIsCutByCells(width: Int) {
    let drawn: [(GlyphSet, String, [String])] = [
      (.unicode, "…", ["MTWTFSS", "▂▄▃·▄?›", "▂▂▃▂▁·", "▆·▇", "··›"]),
      (.ascii, "...", ["MTWTFSS", "243-4?>", "11211-", "6-7", "-->"]),
    ]
    for (glyphs, ellipsis, series) in drawn {
      let lines = Self.household.lines(on: Canvas(width: width, glyphs: glyphs)).map(\.plain)
      expect(lines.count { $0.contains(ellipsis) }, equals: 1)
      let starts = series.map { text in
        lines.compactMap { line in line.range(of: text).map { String(line[..<$0.lowerBound]).cells } }.first
      }
      expect(starts.allSatisfy { $0 != nil } && Set(starts).count == 1, "\(starts)")
    }
  }

  /// Ten levels of 100 from 1,600 to 2,600.
  @Test func digitsAreTheTensOfTheScale() {
    let values = Self.observations([1600, 1699, 1700, 2599, 2600, 1, 9999])
    let line = Self.spark(values, scale: LevelScale(low: 1600, high: 2600)).line(on: Canvas(glyphs: .ascii))
    expect(line.plain, equals: "0019909")
    expect(
      Self.spark(Self.week).line(on: Canvas(glyphs: .ascii)).plain.map { $0.isNumber },
      equals: [
        true, true, true, false, true, false, false,
      ])
  }
}
